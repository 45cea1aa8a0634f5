/** Opens a panel to the left of the grid; where there is no room for two drawers, the details make way. */
import { changeView, type TableSession } from "../data/table-session.ts";
import type { ViewState } from "../model/view-state.ts";

const ROOM_FOR_TWO = "(min-width: 1100px)";

export function openPanel(
  table: TableSession,
  panel: Pick<ViewState, "panel"> & Partial<Pick<ViewState, "profiled">>,
): void {
  const { hasDetails } = table.view.get();
  changeView(table, { ...panel, hasDetails: hasDetails && window.matchMedia(ROOM_FOR_TWO).matches });
}
