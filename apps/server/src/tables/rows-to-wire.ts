/** Cleaned rows with the edits of people laid over them, as they cross the wire. */
import type { CleanPageReply } from "@limpid/contract";
import { entityClasses } from "@limpid/pipeline";
import type { EditOverlay, TableRecord } from "@limpid/store";
import { rowId, type Verdict } from "@limpid/table";
import { cellToWire } from "../wire/cell.ts";

const LINKS: ReadonlySet<string> = new Set(entityClasses.filter(({ isLink }) => isLink).map(({ id }) => id));

/** The class that cleans the column, where its values are addresses. */
function linkClassOf({ clean }: TableRecord["columns"][number]): string | undefined {
  const id = clean?.entity.cleanedAs?.id ?? clean?.entity.predictedClass;
  return id !== undefined && LINKS.has(id) ? id : undefined;
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
  { id: tableId, columns }: TableRecord,
  rows: readonly NumberedRow[],
  overlay: EditOverlay,
): CleanPageReply["data"] {
  const linkClasses = columns.map(linkClassOf);
  const edited = new Map(overlay.cells.map(({ row, column, edits }) => [`${row},${column}`, edits]));
  return rows.map(({ row, verdicts }) => {
    const cells = verdicts.map((verdict, column) =>
      cellToWire({ tableId, row, column, linkClass: linkClasses[column] }, verdict, edited.get(`${row},${column}`)),
    );
    return { id: rowId(tableId, row), idx: row, cells };
  });
}
