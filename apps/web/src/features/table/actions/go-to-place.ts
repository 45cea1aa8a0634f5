/** Shows a place in the cleaned data, where issues and changes are, and says which it is. */

import { postMessage } from "../../../lib/messages.ts";
import type { Position } from "../../../ui/grid/position.ts";
import { changeView, type TableSession } from "../data/table-session.ts";
import { PHONE } from "../parts/use-is-phone.ts";

export function goToPlace(table: TableSession, place: Position, message: string): void {
  // Without a grid, on a phone, the details show the cell.
  const { hasDetails, panel, originalColumns } = table.view.get();
  // On a phone a panel would cover it.
  const isCovered = table.grid.current === null || window.matchMedia(PHONE).matches;
  const stillOriginal = new Set(originalColumns);
  stillOriginal.delete(place.column);
  changeView(table, {
    active: place,
    reviewed: null,
    panel: isCovered ? null : panel,
    hasDetails: hasDetails || table.grid.current === null,
    originalColumns: stillOriginal,
  });
  table.grid.current?.goTo(place);
  postMessage(message);
}
