/** Rows as they cross the wire: original ones, and cleaned ones with the edits of people laid over them. */
import type { CleanPageReply, IngestPageReply } from "@limpid/contract";
import type { CellEdit } from "@limpid/edits";
import { rowId, type Verdict } from "@limpid/table";
import { cellToWire, compactCellToWire, rawCellToWire } from "./cell.ts";

/** What cells say of their table. */
export interface WireTable {
  readonly tableId: string;
  /** Holds for each column the class that cleans it, if its values are addresses. */
  readonly linkClasses: readonly (string | undefined)[];
}

/** A cell that people have edited, with its edits in the order they were made. */
interface EditedCell {
  readonly row: number;
  readonly column: number;
  readonly edits: readonly CellEdit[];
}

interface NumberedRow {
  readonly row: number;
  readonly verdicts: readonly Verdict[];
}

/** Rows that follow one another. */
export function rowsFrom(firstRow: number, rows: readonly (readonly Verdict[])[]): readonly NumberedRow[] {
  return rows.map((verdicts, offset) => ({ row: firstRow + offset, verdicts }));
}

export function rowsToWire(
  { tableId, linkClasses }: WireTable,
  rows: readonly NumberedRow[],
  editedCells: readonly EditedCell[],
): CleanPageReply["data"] {
  const edited = new Map(editedCells.map(({ row, column, edits }) => [`${row},${column}`, edits]));
  return rows.map(({ row, verdicts }) => {
    const cells = verdicts.map((verdict, column) =>
      cellToWire({ tableId, row, column, linkClass: linkClasses[column] }, verdict, edited.get(`${row},${column}`)),
    );
    return { id: rowId(tableId, row), idx: row, cells };
  });
}

interface IngestRows {
  readonly tableId: string;
  readonly firstRow: number;
  /** Writes cells without the fields that only cleaned cells have. */
  readonly isCompact?: boolean | undefined;
}

/** Rows that follow one another. */
export function ingestRowsToWire(
  rows: readonly (readonly string[])[],
  { tableId, firstRow, isCompact = false }: IngestRows,
): IngestPageReply["data"] {
  const toWire = isCompact ? compactCellToWire : rawCellToWire;
  return rows.map((texts, offset) => {
    const row = firstRow + offset;
    const cells = texts.map((raw, column) => toWire({ tableId, row, column }, raw));
    return { id: rowId(tableId, row), idx: row, cells };
  });
}
