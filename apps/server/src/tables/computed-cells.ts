/** The cells of computed columns, behind those of the file. They follow what their source shows, edits included. */
import type { CleanPageReply } from "@limpid/contract";
import type { ComputedColumn, TableRecord } from "@limpid/store";
import type { Context } from "../context.ts";
import { computedCellToWire } from "../wire/cell.ts";
import { columnReading } from "./column-reading.ts";

type Rows = CleanPageReply["data"];
type Parts = Readonly<Record<string, string>>;

export async function withComputedCells(
  context: Pick<Context, "blobs" | "workers">,
  table: TableRecord,
  rows: Rows,
  computed: readonly ComputedColumn[],
): Promise<Rows> {
  if (computed.length === 0) return rows;
  const partsBySource = new Map<number, readonly Parts[]>();
  for (const source of new Set(computed.map((column) => column.source)))
    partsBySource.set(source, await readParts(context, table, rows, source));
  return rows.map((row, index) => {
    const made = computed.flatMap(({ source, component, ordinal }) => {
      const cell = row.cells[source];
      if (cell === undefined) return [];
      const parts = partsBySource.get(source)?.[index] ?? {};
      const text = Object.hasOwn(parts, component) ? parts[component] || null : null;
      const place = { tableId: table.id, row: row.idx, column: table.numColumns + ordinal };
      return computedCellToWire(place, cell, text ?? null);
    });
    return { ...row, cells: [...row.cells, ...made] };
  });
}

/** Of the cells of a column, in the order of the rows; none of a cell without data. */
async function readParts(
  context: Pick<Context, "blobs" | "workers">,
  table: TableRecord,
  rows: Rows,
  source: number,
): Promise<readonly Parts[]> {
  const reading = columnReading(context, table, source);
  if (reading === undefined) return [];
  const cells = rows.map(({ cells: of }) => ({
    raw: of[source]?.raw_input ?? "",
    output: of[source]?.output ?? "",
  }));
  const read = await context.workers.call("readParts", { reading, cells }, { topic: table.id });
  return rows.map(({ cells: of }, index) => (of[source]?.has_data === true ? (read[index] ?? {}) : {}));
}
