/** What is edited here while a reply is under way: the server may not have known of it, and it must not disappear. */
import type { CellReply, ColumnReply } from "@limpid/contract";
import { applyArea } from "../model/area.ts";
import { applyChange } from "../model/cell-edit.ts";
import { type EditBody, isHold, isOfArea, isOfCell, type Outbox, type OutboxEntry } from "../model/outbox.ts";
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
  return edits.reduce<readonly ColumnReply[]>((current, { column, body }) => {
    const before = column === null ? undefined : current[column];
    if (column === null || before === undefined || body.action !== "edit_column_title") return current;
    return current.with(column, { ...before, title: String(body.value) });
  }, columns);
}

/** `row`: its number. */
export function withEdits(cells: CleanRow, row: number, edits: Outbox): CleanRow {
  return edits.reduce<CleanRow>((current, entry) => {
    const { column, body, refusal } = entry;
    if (isOfArea(body)) return applyArea(current, row, body);
    const cell = column === null || entry.row !== row ? undefined : current[column];
    return cell === undefined || column === null ? current : current.with(column, edited(cell, body, refusal));
  }, cells);
}

function edited(cell: CellReply, body: EditBody, refusal: string | undefined): CellReply {
  if (isHold(body)) return body.step.cell?.[body.undone ? "before" : "after"] ?? cell;
  return isOfCell(body) ? applyChange(cell, { ...body, refusal }) : cell;
}
