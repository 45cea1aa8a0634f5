/** Writes CSV as in RFC 4180, encoded in UTF-8. No data is an empty field; an empty text is a quoted empty field. */
import type { ValueType } from "@limpid/table";
import type { ExportRow, ExportSource } from "./export-source.ts";

export interface CsvOptions {
  /** "excel" adds a byte order mark, and an apostrophe before text that a spreadsheet would run as a formula. */
  readonly escape: "none" | "excel";
}

const BOM = "\uFEFF";
const NEWLINE = "\r\n";
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;
const FORMULA_START = /^[=+\-@\t\r\0]/;
const NUMBER = /^[+-]?\d[\d.,\s]*(e[+-]?\d+)?%?$/i;
const PHONE = /^\+[\d\s().\-/]+$/;

export async function* exportCsv(
  source: ExportSource,
  options: CsvOptions = { escape: "none" },
): AsyncGenerator<string, void> {
  const excel = options.escape === "excel";
  const titles = source.columns.map(({ title }) => title);
  const textTypes = titles.map((): ValueType => "text");
  const types = source.columns.map(({ type }) => type);
  yield (excel ? BOM : "") + formatRow(titles, textTypes, excel);
  for await (const rows of source.batches) {
    let text = "";
    for (const row of rows) text += formatRow(row, types, excel);
    yield text;
  }
}

function formatRow(row: ExportRow, types: readonly ValueType[], excel: boolean): string {
  const fields = row.map((value, index) => {
    if (value === null) return "";
    return quote(excel && types[index] === "text" ? disarm(value) : value);
  });
  // Readers would skip a line without characters, so a single empty field is quoted.
  const line = fields.length === 1 && fields[0] === "" ? '""' : fields.join(",");
  return line + NEWLINE;
}

function quote(value: string): string {
  return value === "" || NEEDS_QUOTES.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

/** A leading sign belongs to numbers and telephone numbers; before anything else it may start a formula. */
function disarm(value: string): string {
  return FORMULA_START.test(value) && !NUMBER.test(value) && !PHONE.test(value) ? `'${value}` : value;
}
