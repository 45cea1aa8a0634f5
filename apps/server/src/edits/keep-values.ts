/** Gives many cells values, as one batch. What the class of a column refuses is kept, and marked. */
import { type EditCellsReply, outputEdit } from "@limpid/contract";
import type { TableRecord } from "@limpid/database";
import type { CellValue } from "@limpid/worker-protocol";
import type { Caller } from "../session.ts";
import { type CheckContext, findRefusals } from "./check-edit.ts";
import { keepBatch } from "./keep-batch.ts";
import { madeBy } from "./made-by.ts";

interface Values {
  readonly caller: Caller;
  readonly table: TableRecord;
  readonly batch: string;
  readonly cells: readonly CellValue[];
}

export async function keepValues(
  { caller, table, batch, cells }: Values,
  context: CheckContext,
): Promise<EditCellsReply> {
  if (cells.length === 0) return { edit_uuid: batch, cells: 0, refused: 0, version: table.version };
  const refusals = new Map<number, ReadonlyMap<string, string>>();
  for (const [column, texts] of textsByColumn(cells))
    refusals.set(column, await findRefusals([...texts], table, column, context));
  const edits = cells.map(({ row, column, text }) => ({
    ...outputEdit(text),
    row,
    column,
    refusal: refusals.get(column)?.get(text),
  }));
  const version = await keepBatch({ ...madeBy(caller, table.id), batch, edits }, context);
  const refused = edits.filter(({ refusal }) => refusal !== undefined);
  const [first] = refused;
  return {
    edit_uuid: batch,
    cells: cells.length,
    refused: refused.length,
    version,
    ...(first?.refusal !== undefined && { refusal: first.refusal }),
  };
}

function textsByColumn(cells: readonly CellValue[]): ReadonlyMap<number, ReadonlySet<string>> {
  const columns = new Map<number, Set<string>>();
  for (const { column, text } of cells) {
    const texts = columns.get(column) ?? new Set();
    columns.set(column, texts);
    texts.add(text);
  }
  return columns;
}
