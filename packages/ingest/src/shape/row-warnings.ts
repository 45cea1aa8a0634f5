/** What looks odd among the rows of a table that was read: names repeated in the middle, titles of sections, totals. */
import { type Column, type Table, textAt } from "@limpid/table";
import { isTotalCell, isValueCell } from "./cell-look.ts";
import { isFilled } from "./filled.ts";
import type { Layout } from "./layout.ts";
import type { WarningList } from "./warning-list.ts";

/** `names` are those of the file, before they were made different from each other. */
export function addRowWarnings(warnings: WarningList, table: Table, names: readonly string[]): void {
  for (const row of findRepeatedNames(table.columns, names))
    warnings.add("rows repeat the header", row, () => `Row ${row + 1} repeats the names of the columns`);
  for (const row of findSections(table)) {
    const title = textAt(table.columns[0] as Column, row);
    warnings.add("rows look like titles of sections", row, () => `Row ${row + 1} looks like a title: "${title}"`);
  }
  const last = table.rowCount - 1;
  if (last > 0 && table.columns.slice(0, 2).some((column) => isTotalCell(textAt(column, last))))
    warnings.add("", last, () => `Row ${last + 1} looks like a row of totals`);
}

export function warnOfOtherTables(warnings: WarningList, { others }: Layout): void {
  for (const { line, title } of others) {
    const message = (): string => `Another table begins in line ${line} and was left out: ${title}`;
    warnings.add("tables were left out", null, message);
  }
}

/** Looked up by the codes of the names: a table of a million rows has few rows to compare. */
function findRepeatedNames(columns: readonly Column[], names: readonly string[]): number[] {
  const named = columns.flatMap((column, index) => {
    const name = names[index]?.trim() ?? "";
    return name === "" ? [] : [{ codes: column.codes, code: column.dict.findIndex((text) => text.trim() === name) }];
  });
  const [first] = named;
  if (first === undefined || named.length < 2 || named.some(({ code }) => code < 0)) return [];
  const rows: number[] = [];
  for (let row = first.codes.indexOf(first.code); row >= 0; row = first.codes.indexOf(first.code, row + 1)) {
    if (named.every(({ codes, code }) => codes[row] === code)) rows.push(row);
  }
  return rows;
}

/** Rows with a text in the first column alone, in a table that is otherwise well filled. */
function findSections({ columns, rowCount }: Table): number[] {
  const [first, ...rest] = columns;
  if (first === undefined || rest.length < 2) return [];
  const blanks = rest.map(({ dict, codes }) => ({ codes, blank: dict.map((text) => !isFilled(text)) }));
  const rows: number[] = [];
  for (let row = 0; row < rowCount; row++) {
    if (blanks.every(({ codes, blank }) => blank[codes[row] ?? 0])) rows.push(row);
  }
  const isRare = rows.length * 5 <= rowCount;
  return isRare ? rows.filter((row) => isFilled(textAt(first, row)) && !isValueCell(textAt(first, row))) : [];
}
