/** Reads all cells of a sheet as Limpid reads them, without looking for names: those of the table and of the skipped lines. */
import { ingest } from "@limpid/ingest";
import { textAt } from "@limpid/table";

export interface SheetCells {
  readonly cells: readonly string[];
  readonly sheets: readonly string[];
}

/** Returns the reason if the file is refused. Without a name the sheet is chosen. */
export async function readCells(bytes: Uint8Array, fileName: string, sheet?: string): Promise<SheetCells | string> {
  const choices = { skiprows: 0, headerRows: 0, merged: "empty", ...(sheet !== undefined && { sheet }) } as const;
  const outcome = await ingest(bytes, { fileName, choices });
  if (outcome.kind === "refused") return outcome.reason;
  const { columns, rowCount } = outcome.table;
  const cells = columns.flatMap((column) => Array.from({ length: rowCount }, (_, row) => textAt(column, row)));
  const clutter = outcome.clutter.flatMap(({ text }) => text.split("\t"));
  const others = await Promise.all(
    (outcome.selectable.tables ?? []).flatMap(({ choices: { area } }) =>
      area === undefined ? [] : [readArea(bytes, fileName, { ...choices, sheet: outcome.parameters.sheet, area })],
    ),
  );
  return {
    cells: [...cells, ...clutter, ...others.flat()].filter((text) => text !== ""),
    sheets: outcome.selectable.sheets,
  };
}

async function readArea(
  bytes: Uint8Array,
  fileName: string,
  choices: NonNullable<Parameters<typeof ingest>[1]>["choices"],
): Promise<string[]> {
  const outcome = await ingest(bytes, { fileName, ...(choices !== undefined && { choices }) });
  if (outcome.kind === "refused") return [];
  const { columns, rowCount } = outcome.table;
  return columns.flatMap((column) => Array.from({ length: rowCount }, (_, row) => textAt(column, row)));
}
