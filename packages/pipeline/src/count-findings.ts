/** What cleaning found in some rows of a table, in numbers and in a sentence. */
import { type CleanColumn, type CleanTable, isOpen } from "@limpid/table";
import { count } from "./count-noun.ts";

export interface Findings {
  readonly rowCount: number;
  readonly changed: number;
  readonly open: number;
}

export function countFindings({ columns, rowCount }: CleanTable): Findings {
  let changed = 0;
  let open = 0;
  for (const column of columns) {
    changed += countRows(column, ({ raw, output }) => output !== null && output !== raw);
    open += countRows(column, isOpen);
  }
  return { rowCount, changed, open };
}

export function addFindings(parts: readonly Findings[]): Findings {
  const sum = (field: keyof Findings): number => parts.reduce((total, part) => total + part[field], 0);
  return { rowCount: sum("rowCount"), changed: sum("changed"), open: sum("open") };
}

/** To be said after the description of a table of so many rows. */
export function describeFindings({ rowCount, changed, open }: Findings, rowsOfTable: number): string {
  if (rowCount === 0) return "";
  const scope = rowCount < rowsOfTable ? `In the first ${count(rowCount, "row")} ` : "";
  return `${scope}${count(changed, "cell")} changed, ${count(open, "cell")} to look at.`;
}

function countRows(column: CleanColumn, matches: (verdict: CleanColumn["verdicts"][number]) => boolean): number {
  const hit = column.verdicts.map(matches);
  let rows = 0;
  for (const code of column.codes) if (hit[code]) rows++;
  return rows;
}
