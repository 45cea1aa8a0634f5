import { LABELS } from "@limpid/contract";
import { HEADER_ROW } from "../../../ui/grid/position.ts";
import { listChanges } from "../model/outbox.ts";
import type { Action } from "./action.ts";
import { goToPlace } from "./go-to-place.ts";

/** Changes are gone through in the order they were made, since that is how they are remembered. */
export const nextChange: Action = {
  id: "next-change",
  label: LABELS.gotoNextChange,
  isEnabled: (job) => listChanges(job.outbox.get()).length > 0,
  run: (job) => {
    const changes = listChanges(job.outbox.get());
    const index = (job.shownChange.current + 1) % changes.length;
    const change = changes[index];
    job.shownChange.current = index;
    if (change === undefined) return;
    const place = { row: change.row ?? HEADER_ROW, column: change.column ?? 0 };
    goToPlace(job, place, LABELS.showingChange(index + 1, changes.length));
  },
};
