import { LABELS } from "@limpid/contract";
import { HEADER_ROW } from "../../../ui/grid/position.ts";
import { changedNow } from "../data/use-changed.ts";
import { tourOf } from "../model/shown-rows.ts";
import type { Action } from "./action.ts";
import { goToPlace } from "./go-to-place.ts";

export const nextChange: Action = {
  id: "next-change",
  label: LABELS.gotoNextChange,
  isEnabled: (job) => changedNow(job).places.length > 0,
  run: (job) => {
    const changed = changedNow(job);
    const all = changed.places.map(({ row, column }) => ({ row: row ?? HEADER_ROW, column }));
    const { places, order } = tourOf(job.rows.get().rows, all);
    const index = (job.shownChange.current + 1) % places.length;
    const place = places[index]?.place;
    job.shownChange.current = index;
    if (place === undefined) return;
    goToPlace(job, place, LABELS.showingChange(index + 1, order === null ? changed.count : places.length));
  },
};
