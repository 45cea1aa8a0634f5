/**
 * Sheets drawn as businesses lay them out, whose table is known: the share whose rows of names, first and last row of values are found.
 * Each is read as a workbook and as CSV.
 */
import { type CellObject, utils, write } from "@e965/xlsx";
import { ingest } from "@limpid/ingest";
import { textAt } from "@limpid/table";
import type { SheetCell } from "./sheets/draw-columns.ts";
import { type DrawnSheet, drawSheet, type SheetRow } from "./sheets/draw-sheet.ts";
import { scenario } from "./support/scenario.ts";

const FORMATS = ["xlsx", "csv"] as const;
type Format = (typeof FORMATS)[number];

export default scenario({
  title: "Business sheets",
  options: { sheets: 700, seed: 1, shown: 0 },
  measure: async ({ sheets, seed, shown }) => {
    const found: Found[] = [];
    for (let index = 0; index < sheets; index++) {
      const sheet = drawSheet(seed * 100_000 + index);
      for (const format of FORMATS) found.push(await judge(sheet, format, index));
    }
    for (const each of found.filter(({ fault }) => fault !== "").slice(0, shown)) show(each);
    const summary = FORMATS.map((format) =>
      summarise(
        format,
        found.filter((each) => each.format === format),
      ),
    );
    const traits = [...new Set(found.flatMap(({ sheet }) => sheet.traits))].toSorted();
    const byTrait = traits.map((trait) => {
      const own = found.filter(({ sheet }) => sheet.traits.includes(trait));
      return { "what the sheet has": trait, read: own.length, wrong: own.filter(({ fault }) => fault !== "").length };
    });
    return { page: [summary, byTrait], figures: summary };
  },
});

interface Found {
  readonly sheet: DrawnSheet;
  readonly format: Format;
  readonly index: number;
  readonly fault: string;
  readonly isAsked: boolean;
  readonly isSilent: boolean;
  /** The first and the last row that were read. */
  readonly ends: readonly (readonly string[])[];
}

async function judge(sheet: DrawnSheet, format: Format, index: number): Promise<Found> {
  const bytes = format === "csv" ? asCsv(sheet, index % 2 === 0 ? "," : ";") : asWorkbook(sheet);
  const outcome = await ingest(bytes, { fileName: `sheet.${format}` });
  const base = { sheet, format, index };
  if (outcome.kind === "refused") return { ...base, ends: [], fault: "refused", isAsked: false, isSilent: false };
  const { table, parameters, choices, warnings, selectable } = outcome;
  const rowAt = (row: number): string[] => table.columns.map((column) => textAt(column, row));
  const skiprows = parameters.skiprows ?? 0;
  const lastHeader = skiprows + (choices.headerRows ?? 0) - 1;
  const faults = [
    ...(filledFrom(sheet.rows, skiprows) === sheet.headerRow ? [] : [`names begin in row ${skiprows}`]),
    ...(sheet.lastHeaderRows.includes(lastHeader) ? [] : [`names end in row ${lastHeader}`]),
    ...(sheet.firstRows.some((row) => isSame(sheet.rows[row]?.slice(0, sheet.width), rowAt(0))) ? [] : ["first row"]),
    ...(sheet.lastRows.some((row) => isSame(sheet.rows[row]?.slice(0, sheet.width), rowAt(table.rowCount - 1)))
      ? []
      : ["last row"]),
  ];
  const isAsked = (selectable.alternatives ?? []).length > 0;
  const ends = [rowAt(0), rowAt(table.rowCount - 1)];
  return { ...base, ends, fault: faults.join(", "), isAsked, isSilent: !isAsked && warnings.length === 0 };
}

/** Returns the first row with text from here on. */
function filledFrom(rows: readonly SheetRow[], from: number): number {
  const length = rows.slice(from).findIndex((row) => row.some((cell) => cell !== null));
  return from + Math.max(0, length);
}

/** Compares the texts and numbers of two rows, whatever the notation of a number. */
function isSame(row: SheetRow | undefined, texts: readonly string[]): boolean {
  const own = (row ?? []).filter((cell) => cell !== null && cell !== "").map((cell) => digitsOf(String(cell)));
  const read = texts.filter((text) => text !== "").map(digitsOf);
  return own.length > 0 && own.join("\t") === read.slice(0, own.length).join("\t") && read.length <= own.length + 1;
}

/** Leaves out what groups digits, and tells no decimal comma from a point. */
function digitsOf(text: string): string {
  return text.replace(/(?<=\d)[.,](?=\d)/g, "");
}

function asCsv({ rows }: DrawnSheet, delimiter: string): Uint8Array {
  const width = Math.max(...rows.map(({ length }) => length));
  const lines = rows.map((row) =>
    Array.from({ length: width }, (_, column) => quoted(written(row[column] ?? "", delimiter), delimiter)).join(
      delimiter,
    ),
  );
  return new TextEncoder().encode(`${lines.join("\r\n")}\r\n`);
}

/** Semicolons come with decimal commas and thousands in points, as spreadsheets of many countries write them. */
function written(cell: string | number, delimiter: string): string {
  if (typeof cell !== "number" || Math.abs(cell) < 10_000) return String(cell);
  return cell.toLocaleString(delimiter === ";" ? "de" : "en", { maximumFractionDigits: 3 });
}

function quoted(text: string, delimiter: string): string {
  return /[\n"]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
}

function asWorkbook({ rows, spans }: DrawnSheet): Uint8Array {
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map(toCell)));
  sheet["!merges"] = spans.map(({ row, column, columns }) => ({
    s: { r: row, c: column },
    e: { r: row, c: column + columns - 1 },
  }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, "Sheet1");
  return new Uint8Array(write(book, { type: "array", bookType: "xlsx" }) as ArrayBuffer);
}

function toCell(cell: SheetCell): CellObject | null {
  if (cell === null) return null;
  return typeof cell === "number" ? { t: "n", v: cell } : { t: "s", v: cell };
}

function summarise(format: Format, found: readonly Found[]): object {
  const wrong = found.filter(({ fault }) => fault !== "");
  return {
    format,
    sheets: found.length,
    right: found.length - wrong.length,
    "right, %": (100 * (found.length - wrong.length)) / found.length,
    "names wrong": wrong.filter(({ fault }) => fault.includes("names")).length,
    "first or last row wrong": wrong.filter(({ fault }) => /first row|last row/.test(fault)).length,
    "wrong and asked about": wrong.filter(({ isAsked }) => isAsked).length,
    "wrong without a word": wrong.filter(({ isSilent }) => isSilent).length,
    "right and asked about": found.filter(({ fault, isAsked }) => fault === "" && isAsked).length,
  };
}

function show({ sheet, format, index, fault, ends }: Found): void {
  console.log(`\n${index} ${format}: ${fault} [${sheet.traits.join(", ")}]`);
  const { headerRow, lastHeaderRows, firstRows, lastRows } = sheet;
  console.log(`names ${headerRow} to ${lastHeaderRows.join()}, values ${firstRows.join()} to ${lastRows.join()}`);
  for (const row of ends) console.log(`read\t${row.join(" | ")}`);
  const last = Math.max(...lastRows);
  for (const [row, cells] of sheet.rows.entries())
    if (row < Math.max(...firstRows) + 3 || row > last - 2)
      console.log(`${row}\t${cells.map((cell) => String(cell ?? "")).join(" | ")}`);
}
