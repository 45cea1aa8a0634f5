import { LABELS } from "@limpid/contract";
import { HEADER_ROW } from "../../../ui/grid/position.ts";
import { changedNow } from "../data/use-changed.ts";
import { placeOfRow } from "../model/shown-rows.ts";
import type { Action } from "./action.ts";
import { goToPlace } from "./go-to-place.ts";

export const nextChange: Action = {
  id: "next-change",
  label: LABELS.gotoNextChange,
  isEnabled: (job) => changedNow(job).places.length > 0,
  run: (job) => {
    const { places: all, count: countOfAll } = changedNow(job);
    // Those of the rows shown, where there are any.
    const { rows } = job.rows.get();
    const shown = all.filter(({ row }) => row === null || placeOfRow(rows, row) !== null);
    const [places, count] = rows === null || shown.length === 0 ? [all, countOfAll] : [shown, shown.length];
    const index = (job.shownChange.current + 1) % places.length;
    const place = places[index];
    job.shownChange.current = index;
    if (place === undefined) return;
    const { row, column } = place;
    goToPlace(job, { row: row ?? HEADER_ROW, column }, LABELS.showingChange(index + 1, count));
  },
};
