/** An Excel workbook of one sheet, written as a stream. Values are typed only where Excel holds them exactly. */
import type { ValueType } from "@limpid/table";
import { writeXlsxStream } from "hucre/xlsx";
import type { ExportSource } from "./export-source.ts";
import { hasFewDigits, readBoolean, readDate, readSafeNumber } from "./typed-value.ts";

type CellValue = string | number | boolean | Date | null;

/** `@` keeps what looks like a number as text, also after somebody edits the cell. */
const FORMATS: Readonly<Record<ValueType, string>> = {
  text: "@",
  integer: "0",
  number: "General",
  boolean: "General",
  date: "yyyy-mm-dd",
  datetime: "yyyy-mm-dd hh:mm:ss",
};
const TITLE_FONT = { name: "Calibri", size: 11, bold: true } as const;
const SHEET_NAME = "Table";
const MAX_CELL_CHARACTERS = 32_767;
/** Before this day Excel counts a 29 February 1900 that never was. */
const FIRST_DAY = Date.UTC(1900, 2, 1);
const ESCAPE_LOOKALIKE = /_(?=x[0-9A-Fa-f]{4}_)/g;
const NOT_IN_XML = /[\uFFFE\uFFFF]/g;

export async function* exportExcel(source: ExportSource): AsyncGenerator<Uint8Array, void> {
  const columns: Column[] = source.columns.map(() => ({ style: { font: TITLE_FONT } }));
  const stream = writeXlsxStream(readRows(source, columns), {
    name: SHEET_NAME,
    columns,
    freezePane: { rows: 1 },
  });
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

interface Column {
  style: { font: typeof TITLE_FONT } | { numFmt: string };
}

/** The writer knows styles of columns only, and looks at them row by row: they change once the titles are written. */
async function* readRows(source: ExportSource, columns: readonly Column[]): AsyncGenerator<CellValue[]> {
  yield source.columns.map(({ title }) => toText(title));
  const types = source.columns.map(({ type }) => type);
  for (const [index, column] of columns.entries()) column.style = { numFmt: FORMATS[types[index] ?? "text"] };
  for await (const rows of source.batches) {
    for (const row of rows) yield row.map((value, index) => toCell(value, types[index] ?? "text"));
  }
}

function toCell(value: string | null, type: ValueType): CellValue {
  if (value === null) return null;
  switch (type) {
    case "text":
      return toText(value);
    case "integer":
    case "number":
      return (hasFewDigits(value) ? readSafeNumber(value) : undefined) ?? toText(value);
    case "boolean":
      return readBoolean(value) ?? toText(value);
    case "date":
    case "datetime":
      return toDay(value) ?? toText(value);
  }
}

function toDay(value: string): Date | undefined {
  const date = readDate(value);
  return date !== undefined && date.getTime() >= FIRST_DAY ? date : undefined;
}

function toText(value: string): string {
  const text = value.replace(NOT_IN_XML, "\uFFFD").replace(ESCAPE_LOOKALIKE, "_x005F_");
  return text.length > MAX_CELL_CHARACTERS ? `${text.slice(0, MAX_CELL_CHARACTERS - 1)}…` : text;
}
