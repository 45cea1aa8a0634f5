/** The cells of computed columns, behind those of the file. They follow what their source shows, edits included. */
import type { CleanPageReply } from "@limpid/contract";
import { computedCellToWire } from "./cell.ts";

type Rows = CleanPageReply["data"];

/** A column that shows a component of what another one holds. */
interface ComputedColumn {
  readonly source: number;
  readonly component: string;
  readonly ordinal: number;
}

/** A cell with data: its text as it was read, and as it is now. */
interface CellTexts {
  readonly raw: string;
  readonly output: string;
}

type Parts = Readonly<Record<string, string>>;

export interface ComputedCells {
  readonly tableId: string;
  /** Counts the columns of the file only. */
  readonly columnCount: number;
  readonly computed: readonly ComputedColumn[];
  /** The components of cells of a column. */
  readonly readParts: (source: number, cells: readonly CellTexts[]) => Promise<readonly Parts[]>;
}

export async function withComputedCells(
  rows: Rows,
  { tableId, columnCount, computed, readParts }: ComputedCells,
): Promise<Rows> {
  if (computed.length === 0) return rows;
  const partsBySource = new Map<number, readonly Parts[]>();
  for (const source of new Set(computed.map((column) => column.source)))
    partsBySource.set(source, await readParts(source, textsOf(rows, source)));
  return rows.map((row, index) => {
    const made = computed.flatMap(({ source, component, ordinal }) => {
      const cell = row.cells[source];
      if (cell === undefined) return [];
      const parts = cell.has_data ? (partsBySource.get(source)?.[index] ?? {}) : {};
      const text = Object.hasOwn(parts, component) ? parts[component] || null : null;
      return computedCellToWire({ tableId, row: row.idx, column: columnCount + ordinal }, cell, text ?? null);
    });
    return { ...row, cells: [...row.cells, ...made] };
  });
}

function textsOf(rows: Rows, column: number): readonly CellTexts[] {
  return rows.map(({ cells }) => ({ raw: cells[column]?.raw_input ?? "", output: cells[column]?.output ?? "" }));
}
