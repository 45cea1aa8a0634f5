import { LABELS } from "@limpid/contract";
import { HEADER_ROW } from "../../../ui/grid/position.ts";
import { changedNow } from "../data/use-changed.ts";
import { planTour } from "../model/shown-rows.ts";
import type { Action } from "./action.ts";
import { goToPlace } from "./go-to-place.ts";

export const nextChange: Action = {
  id: "next-change",
  label: LABELS.gotoNextChange,
  isEnabled: (table) => changedNow(table).places.length > 0,
  run: (table) => {
    const changed = changedNow(table);
    const all = changed.places.map(({ row, column }) => ({ row: row ?? HEADER_ROW, column }));
    const { places, order } = planTour(table.rows.get().rows, all);
    const index = (table.shownChange.current + 1) % places.length;
    const place = places[index]?.place;
    table.shownChange.current = index;
    if (place === undefined) return;
    goToPlace(table, place, LABELS.showingChange(index + 1, order === null ? changed.count : places.length));
  },
};
