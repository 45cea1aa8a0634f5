/**
 * Describes what is known of a studied table without its rows: all that is needed to clean rows of it wherever they lie, in
 * whatever parts and order, and rows that the study has not seen by what it says of their columns.
 */
import { countCodes, type Table, textAt } from "@limpid/table";
import type { Remark, RowFindings } from "../detector.ts";
import type { StudiedColumn, StudiedTable } from "../studied-table.ts";
import { rowKey } from "./row-key.ts";

/** What the other rows say of a cell. */
export interface CellRemark {
  readonly column: number;
  readonly remark: Remark;
}

export interface PortableStudy {
  /** Rows of the table that was studied. */
  readonly rowCount: number;
  readonly columns: readonly StudiedColumn[];
  /** Cells for each column and text as it was read, for texts in more than one cell. */
  readonly counts: readonly ReadonlyMap<string, number>[];
  /** Findings by the key of the row. */
  readonly remarks: ReadonlyMap<string, readonly CellRemark[]>;
}

interface Portable {
  readonly study: PortableStudy;
  /** Findings that hold for one of several equal rows only, and so for none wherever it lies. */
  readonly leftOut: number;
}

export function portableStudy(table: Table, { rowCount, columns, findings }: StudiedTable): Portable {
  const { remarks, leftOut } = remarksByKey(table, findings ?? []);
  return { study: { rowCount, columns, counts: table.columns.map(countRepeating), remarks }, leftOut };
}

function countRepeating(column: Table["columns"][number]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [code, cells] of countCodes(column).entries()) if (cells > 1) counts.set(column.dict[code] ?? "", cells);
  return counts;
}

/**
 * No detector looks at the place of a row, so that equal rows have equal findings. If one does so all the same, only the
 * findings that equal rows share are kept.
 */
function remarksByKey(table: Table, findings: readonly RowFindings[]) {
  const remarks = new Map<string, readonly CellRemark[]>();
  let leftOut = 0;
  const byRow = remarksByRow(findings);
  if (byRow.size === 0) return { remarks, leftOut };
  const keyOf = (row: number): string => rowKey(table.columns.map((column) => textAt(column, row)));
  for (const [row, own] of byRow) remarks.set(keyOf(row), own);
  for (let row = 0; row < table.rowCount; row++) {
    const key = keyOf(row);
    const known = remarks.get(key);
    const own = byRow.get(row);
    if (known === undefined || known === own) continue;
    const said = new Set((own ?? []).map((one) => JSON.stringify(one)));
    const kept = known.filter((one) => said.has(JSON.stringify(one)));
    leftOut += Math.max(known.length, said.size) - kept.length;
    if (kept.length < known.length) remarks.set(key, kept);
  }
  return { remarks, leftOut };
}

function remarksByRow(findings: readonly RowFindings[]): ReadonlyMap<number, readonly CellRemark[]> {
  const byRow = new Map<number, CellRemark[]>();
  for (const [column, found] of findings.entries())
    for (const [row, remark] of found) {
      const known = byRow.get(row);
      if (known === undefined) byRow.set(row, [{ column, remark }]);
      else known.push({ column, remark });
    }
  return byRow;
}
