/** Gives many cells values, as one batch. What the class of a column refuses is kept, and marked. */
import type { EditCellsReply } from "@limpid/contract";
import type { TableRecord } from "@limpid/database";
import { outputEdit } from "@limpid/edits";
import type { CellValue } from "@limpid/worker-protocol";
import type { CleaningContext } from "../context.ts";
import { findRefusals } from "../edits/check-edit.ts";
import { madeBy } from "../edits/made-by.ts";
import type { Caller } from "../session.ts";
import { submitEdit } from "./submit-edit.ts";

interface Values {
  readonly caller: Caller;
  readonly table: TableRecord;
  readonly batch: string;
  readonly ip: string;
  readonly cells: readonly CellValue[];
}

export async function submitValues(
  { caller, table, batch, ip, cells }: Values,
  context: CleaningContext,
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
  const edit = { ...madeBy(caller, table.id), kind: "cells", batch, edits } as const;
  const { version } = await submitEdit({ edit, table, isOwn: true, ip }, context);
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
