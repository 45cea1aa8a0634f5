/** What people have changed, as far as the server knows. */
import type { EditLogReply } from "@limpid/contract";
import { isUnsaved, type Outbox } from "./outbox.ts";
import { editedHere, isKnownHere, type TableData } from "./table-data.ts";

export const NO_LOG: EditLogReply = {
  version: 0,
  changed: 0,
  changed_places: [],
  step_count: 0,
  steps: [],
  undo: [],
  redo: [],
};

export type ChangedPlace = EditLogReply["changed_places"][number];

export interface Changes {
  /** Titles first, then cells in reading order. */
  readonly places: readonly ChangedPlace[];
  readonly count: number;
}

/** Loaded rows show what differs; for all other rows the server's list counts. */
export function listChanges(data: TableData, log: EditLogReply, outbox: Outbox): Changes {
  const titles = changedTitles(log, outbox);
  const elsewhere = log.changed_places.filter(({ row }) => row !== null && !isKnownHere(data, row));
  const cells = [...editedHere(data), ...elsewhere];
  cells.sort((one, other) => (one.row ?? 0) - (other.row ?? 0) || one.column - other.column);
  const places = [...[...titles].map((column) => ({ row: null, column })), ...cells];
  const isCut = log.changed_places.length < log.changed;
  return { places, count: isCut ? Math.max(log.changed, places.length) : places.length };
}

export function changedTitles(log: EditLogReply, outbox: Outbox): ReadonlySet<number> {
  const saved = log.changed_places.flatMap(({ row, column }) => (row === null ? column : []));
  const waiting = outbox.flatMap((entry) =>
    isUnsaved(entry) && entry.edit.kind === "title" ? entry.edit.place.column : [],
  );
  return new Set([...saved, ...waiting]);
}
