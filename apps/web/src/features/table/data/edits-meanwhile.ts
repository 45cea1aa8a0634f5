/** What is edited here while a reply is under way: the server may not have known of it, and it must not disappear. */
import type { ColumnReply } from "@limpid/contract";
import type { Outbox, OutboxEntry } from "../model/outbox.ts";
import { shownKind } from "../model/screen-edit.ts";
import type { CleanRow } from "../model/table-data.ts";
import type { TableSession } from "./table-session.ts";

/** Call it together with a request. The function it returns finds edits that were unsaved then or were made since. */
export function watchEdits(table: TableSession): () => Outbox {
  const saved = new Set(table.outbox.get().flatMap(({ id, progress }) => (progress.kind === "saved" ? [id] : [])));
  const isShown = ({ id, progress, isProposal }: OutboxEntry): boolean =>
    progress.kind !== "refused" && isProposal !== true && !saved.has(id);
  return () => table.outbox.get().filter(isShown);
}

export function withTitles(columns: readonly ColumnReply[], edits: Outbox): readonly ColumnReply[] {
  return edits.reduce((current, { edit }) => shownKind(edit).inColumns?.(current, edit) ?? current, columns);
}

/** `row`: its number. */
export function withEdits(cells: CleanRow, row: number, edits: Outbox): CleanRow {
  return edits.reduce(
    (current, { edit, refusal }) => shownKind(edit).inRow?.(current, row, edit, refusal) ?? current,
    cells,
  );
}
