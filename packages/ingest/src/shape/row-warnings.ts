/** Warns about odd rows of a table: repeated names, section titles, totals. */
import { type Column, type Table, textAt } from "@limpid/table";
import { isFilled } from "@limpid/text";
import { isRuleCell, isValueCell } from "./cell-look.ts";
import { findTotals } from "./find-totals.ts";
import type { Layout } from "./layout.ts";
import type { WarningList } from "./warning-list.ts";

/** A column of more texts is that of a database; lines are drawn in reports. */
const MAX_TEXTS = 100_000;
/** Lines begin with one of these. */
const SIGNS = "-=_~*+:–— ";

/** A text by its code in a column. */
interface Coded {
  readonly codes: Column["codes"];
  readonly code: number;
}

/** `names` are those of the file, before they were made unique. */
export function addRowWarnings(warnings: WarningList, table: Table, names: readonly string[]): void {
  for (const row of findRepeatedNames(table.columns, names))
    warnings.addStray("rows repeat the header", row, () => `Row ${row + 1} repeats the names of the columns`);
  for (const row of findSections(table)) {
    const title = textAt(table.columns[0] as Column, row);
    warnings.addStray("rows look like titles of sections", row, () => `Row ${row + 1} looks like a title: "${title}"`);
  }
  for (const row of findDrawnLines(table))
    warnings.addStray("rows are drawn lines", row, () => `Row ${row + 1} is a drawn line`);
  for (const row of findTotals(table))
    warnings.addStray("rows look like rows of totals", row, () => `Row ${row + 1} looks like a row of totals`);
}

export function warnOfOtherTables(warnings: WarningList, { others }: Layout): void {
  for (const { line, title } of others) {
    const message = (): string => `Another table begins in line ${line} and was skipped: ${title}`;
    warnings.add("tables were skipped", null, message);
  }
}

/** Finds rows by the codes of the names, so that few of a million rows have to be compared. */
function findRepeatedNames(columns: readonly Column[], names: readonly string[]): number[] {
  const named = findNames(columns, names);
  const [first] = named;
  if (first === undefined || named.length < 2) return [];
  const rows: number[] = [];
  for (let row = first.codes.indexOf(first.code); row >= 0; row = first.codes.indexOf(first.code, row + 1)) {
    if (named.every(({ codes, code }) => codes[row] === code)) rows.push(row);
  }
  return rows;
}

/** Returns the codes of the names in their columns; empty if a column does not contain its name. */
function findNames(columns: readonly Column[], names: readonly string[]): Coded[] {
  const found: Coded[] = [];
  for (const [index, { codes, dict }] of columns.entries()) {
    const name = names[index]?.trim() ?? "";
    if (name === "") continue;
    const code = dict.findIndex((text) => text.length >= name.length && text.trim() === name);
    if (code < 0) return [];
    found.push({ codes, code });
  }
  return found;
}

/** Returns rows of nothing but signs, as `=====` above totals. */
function findDrawnLines({ columns: [first, ...rest], rowCount }: Table): number[] {
  if (first === undefined || rest.length === 0 || first.dict.length > MAX_TEXTS) return [];
  const codes = new Set<number>();
  for (const [code, text] of first.dict.entries()) if (isDrawn(text)) codes.add(code);
  if (codes.size === 0) return [];
  const rows: number[] = [];
  for (let row = 0; row < rowCount; row++) if (codes.has(first.codes[row] ?? 0)) rows.push(row);
  const isLine = (row: number): boolean => {
    const texts = rest.map((column) => textAt(column, row)).filter(isFilled);
    return texts.length > 0 && texts.every(isDrawn);
  };
  return rows.length * 5 <= rowCount ? rows.filter(isLine) : [];
}

/** Two signs alone may mean a missing value. */
function isDrawn(text: string): boolean {
  return text.length > 2 && SIGNS.includes(text.charAt(0)) && isRuleCell(text);
}

/** Returns rows with text in the first column only, in a table that is otherwise well filled. */
function findSections({ columns, rowCount }: Table): number[] {
  const [first, ...rest] = columns;
  if (first === undefined || rest.length < 2) return [];
  const blanks: { readonly codes: Column["codes"]; readonly blank: ReadonlySet<number> }[] = [];
  for (const column of rest) {
    const blank = blankCodes(column);
    if (blank.size === 0) return [];
    blanks.push({ codes: column.codes, blank });
  }
  const rows: number[] = [];
  for (let row = 0; row < rowCount; row++) {
    if (blanks.every(({ codes, blank }) => blank.has(codes[row] ?? 0))) rows.push(row);
  }
  const isRare = rows.length * 5 <= rowCount;
  return isRare ? rows.filter((row) => isFilled(textAt(first, row)) && !isValueCell(textAt(first, row))) : [];
}

function blankCodes({ dict }: Column): Set<number> {
  const codes = new Set<number>();
  for (const [code, text] of dict.entries()) if (!isFilled(text)) codes.add(code);
  return codes;
}
