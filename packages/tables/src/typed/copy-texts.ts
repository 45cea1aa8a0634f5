/**
 * Writes a cleaned table as CSV or JSON without passing its rows through JavaScript. DuckDB's own CSV cannot
 * distinguish no data from an empty text, so each row is built as one text, and these texts are copied.
 */
import type { DuckDBConnection } from "@duckdb/node-api";
import { CSV_DELIMITERS, type CsvDelimiter } from "@limpid/contract";
import { produceDurably } from "@limpid/files";
import { identifier, literal, withDuckDb } from "../parquet/duckdb.ts";
import { describeParquet, type StoredColumn } from "../parquet/row-source.ts";
import { textExpression } from "../parquet/text-expression.ts";
import { jsonCell } from "./json-cells.ts";

export interface CsvForm {
  readonly titles: readonly string[];
  /** "excel" adds an apostrophe before text that a spreadsheet would run as a formula. */
  readonly escape: "none" | "excel";
  readonly hasBom: boolean;
  readonly delimiter: CsvDelimiter;
}

/** Rows to copy. */
export interface CsvRows {
  /** Path of their Parquet file. */
  readonly path: string;
  /** FROM clause of the cells, in the order of the rows. */
  readonly from: string;
  readonly cells: readonly CsvCell[];
}

interface Copy extends Pick<CsvRows, "path" | "from"> {
  readonly outPath: string;
  /** An SQL expression. */
  readonly row: string;
  readonly before: string;
  readonly between: string;
  readonly after: string;
  /** Content of the file if there are no rows. */
  readonly empty: string;
}

/** An expression for the text of a cell. */
export interface CsvCell {
  readonly text: string;
  /** Whether it may be any text, or only the printed form of a typed value. */
  readonly isText: boolean;
}

const BOM = "\uFEFF";
const NEWLINE = "\r\n";
/** Matches the same characters as JavaScript's `\s`. */
const SPACE =
  "\\t\\n\\x0B\\f\\r \\x{A0}\\x{1680}\\x{2000}-\\x{200A}\\x{2028}\\x{2029}\\x{202F}\\x{205F}\\x{3000}\\x{FEFF}";
const FORMULA_START = "^[=+\\-@\\t\\r\\x00]";
const NUMBER = `^[+-]?\\d[\\d.,${SPACE}]*([eE][+-]?\\d+)?%?$`;
const PHONE = `^\\+[\\d${SPACE}().\\-/]+$`;

/** A leading sign belongs to numbers and telephone numbers; before anything else it may start a formula. */
const disarmed = (text: string): string => `case when regexp_matches(${text}, '${FORMULA_START}')
  and not (regexp_matches(${text}, '${NUMBER}') or regexp_matches(${text}, '${PHONE}')) then '''' || ${text} else ${text} end`;
const field = (text: string, delimiter: string): string => `coalesce(case
  when ${text} = '' or regexp_matches(${text}, '["${delimiter}\\r\\n]|^[${SPACE}]|[${SPACE}]$')
  then '"' || replace(${text}, '"', '""') || '"' else ${text} end, '')`;
/**
 * DuckDB prepares each expression separately, which takes seconds for thousands; below this number separate expressions
 * run faster than a list.
 */
const MAX_EXPRESSIONS = 200;

/** Writes the same file as `exportCsv`. */
export async function copyToCsv(path: string, outPath: string, form: CsvForm): Promise<void> {
  await withDuckDb(async (connection) => {
    const stored = await describeParquet(connection, path);
    await copyCells(
      connection,
      { path, from: rowsOf(path), cells: stored.map((column) => csvCell(column)) },
      outPath,
      form,
    );
  });
}

/** Expects one cell for each title. */
export async function copyCells(
  connection: DuckDBConnection,
  { path, from, cells }: CsvRows,
  outPath: string,
  form: CsvForm,
): Promise<void> {
  const names = form.titles.map((title) => ({ text: literal(title.replaceAll("\0", "\uFFFD")), isText: true }));
  const header = (form.hasBom ? BOM : "") + (await readText(connection, csvRow(names, form)));
  const row = csvRow(cells, form);
  const empty = header + NEWLINE;
  await copyRows(connection, { path, from, outPath, row, before: empty, between: NEWLINE, after: NEWLINE, empty });
}

/** Writes the same file as `exportJson`; the keys are those of the records. */
export async function copyToJson(path: string, outPath: string, keys: readonly string[]): Promise<void> {
  await withDuckDb(async (connection) => {
    const stored = await describeParquet(connection, path);
    const members = stored.flatMap(({ name, sqlType }, index) => [
      literal(`${index === 0 ? "{" : ","}${JSON.stringify(keys[index] ?? name)}:`),
      jsonCell(identifier(name), sqlType),
    ]);
    const row = `concat(${[...members, "'}'"].join(", ")})`;
    const [before, between, after] = ["[\n", ",\n", "\n]\n"];
    await copyRows(connection, { path, from: rowsOf(path), outPath, row, before, between, after, empty: "[]\n" });
  });
}

const rowsOf = (path: string): string => `read_parquet(${literal(path)})`;

/** `of` names the table that has the column, if others beside it may have one of the same name. */
export function csvCell({ name, sqlType }: StoredColumn, of?: string): CsvCell {
  const column = of === undefined ? identifier(name) : `${of}.${identifier(name)}`;
  return { text: textExpression(column, sqlType), isText: sqlType === "VARCHAR" };
}

/** Writes each row unchanged as a single field without quotes or escapes; with one field no delimiter is needed. */
async function copyRows(connection: DuckDBConnection, copy: Copy): Promise<void> {
  const { path, from, outPath, row, before, between, after, empty } = copy;
  const hasRows = (await readText(connection, `count(*) > 0`, rowsOf(path))) === "true";
  const frame = `prefix ${literal(before)}, new_line ${literal(between)}, suffix ${literal(after)}`;
  const [select, around] = hasRows ? [`${row} from ${from}`, `, ${frame}`] : [literal(empty.replace(/\n$/, "")), ""];
  const options = `format csv, header false, quote '', escape '', delimiter '\u0001'${around}`;
  await produceDurably(outPath, async (temporary) => {
    await connection.run(`copy (select ${select}) to ${literal(temporary)} (${options})`);
  });
}

async function readText(connection: DuckDBConnection, expression: string, from?: string): Promise<string> {
  const source = from === undefined ? "" : ` from ${from}`;
  const reader = await connection.runAndReadAll(`select cast(${expression} as varchar)${source}`);
  return String(reader.getRows()[0]?.[0]);
}

/** Returns an expression for the fields of all columns. */
function csvRow(cells: readonly CsvCell[], form: Pick<CsvForm, "escape" | "delimiter">): string {
  const row = cells.length > MAX_EXPRESSIONS ? rowOfList(cells, form) : rowOfFields(cells, form);
  // Readers would skip a line without characters, so a single empty field is quoted.
  return cells.length === 1 ? `coalesce(nullif(${row}, ''), '""')` : row;
}

/** The printed form of a number, day or truth value needs no quotes, and its sign starts no formula. */
function rowOfFields(cells: readonly CsvCell[], form: Pick<CsvForm, "escape" | "delimiter">): string {
  const delimiter = CSV_DELIMITERS[form.delimiter];
  const fields = cells.map(({ text, isText }) => {
    if (!isText) return `coalesce(${text}, '')`;
    return field(form.escape === "excel" ? `(${disarmed(text)})` : text, delimiter);
  });
  return `concat_ws('${delimiter}', ${fields.join(", ")})`;
}

function rowOfList(cells: readonly CsvCell[], form: Pick<CsvForm, "escape" | "delimiter">): string {
  const delimiter = CSV_DELIMITERS[form.delimiter];
  const list = `[${cells.map(({ text }) => text).join(", ")}]`;
  const safe = form.escape === "excel" ? `list_transform(${list}, lambda text: ${disarmed("text")})` : list;
  return `array_to_string(list_transform(${safe}, lambda text: ${field("text", delimiter)}), '${delimiter}')`;
}
