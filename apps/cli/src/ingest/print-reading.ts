/** A reading for a person at a terminal: how the file was read, its first rows, and what was odd. */
import type { FurtherTable, IngestedTable, IngestionParameters, ReadBalance } from "@limpid/ingest";
import { rowTexts } from "./describe-reading.ts";

const PREVIEW_ROWS = 5;
const CELL_CHARACTERS = 24;
const PREVIEW_COLUMNS = 8;

/** The words of the screen for the same things. */
const TITLES: Readonly<Record<keyof IngestionParameters, string>> = {
  compression: "compression",
  fileType: "file_type",
  encoding: "encoding",
  delimiter: "column delimiter",
  lineTerminator: "line terminator",
  header: "Has header row",
  quoting: "quoting",
  index: "First column is index",
  skiprows: "Rows with clutter",
  sheet: "sheet",
};

export function printReading(reading: IngestedTable): string {
  const { parameters, clutter, warnings } = reading;
  const width = Math.max(...Object.values(TITLES).map((title) => title.length));
  const lines = (Object.keys(TITLES) as (keyof IngestionParameters)[])
    .filter((key) => parameters[key] !== "")
    .map((key) => `${TITLES[key].padEnd(width)}  ${valueText(parameters[key])}`);
  return [
    ...lines,
    "",
    `${reading.table.rowCount} rows × ${reading.table.columns.length} columns`,
    ...preview(reading.table),
    ...section(
      "Skipped lines",
      clutter.map(({ line, text }) => `${line}: ${text}`),
    ),
    ...section(
      "Warnings",
      warnings.map(({ message }) => message),
    ),
    ...section(
      "Not certain",
      (reading.selectable.alternatives ?? []).map(
        ({ parameter, taken, other }) => `${parameter}: ${taken} or ${other}`,
      ),
    ),
    ...section("Rows", balanceLines(reading.selectable.balance)),
    ...section("Sheets", reading.selectable.sheets),
    ...section("Other tables", (reading.selectable.tables ?? []).map(tableLine)),
    ...section("Files in the archive", reading.selectable.entries),
    ...section("Records", reading.selectable.recordPaths),
    "",
  ].join("\n");
}

function valueText(value: string | number | boolean): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === "\t" ? "\\t" : String(value);
}

function balanceLines(balance: ReadBalance | undefined): string[] {
  if (balance === undefined) return [];
  const { file, table, clutter, leftOut } = balance;
  const rows = `${file.rows} with text: ${table.rows} in the table, ${clutter.rows} skipped, ${leftOut.rows} not read`;
  return leftOut.characters > 0 ? [rows, `${leftOut.characters} of ${file.characters} characters not read`] : [rows];
}

function tableLine({ place, titles, rowCount, appends }: FurtherTable): string {
  const names = titles.slice(0, PREVIEW_COLUMNS).map(cellText).join(", ");
  return `${place}: ${rowCount} rows: ${names}${appends === undefined ? "" : " (same columns)"}`;
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ["", `${title}:`, ...lines.map((line) => `  ${line}`)];
}

function preview(table: IngestedTable["table"]): string[] {
  const shown = table.columns.slice(0, PREVIEW_COLUMNS);
  const titles = shown.map(({ title }) => title);
  const rows = Array.from({ length: Math.min(PREVIEW_ROWS, table.rowCount) }, (_, row) =>
    rowTexts(table, row).slice(0, PREVIEW_COLUMNS),
  );
  const grid = [titles, ...rows].map((row) => row.map(cellText));
  const widths = titles.map((_, column) => Math.max(...grid.map((row) => (row[column] ?? "").length)));
  const more = table.columns.length > shown.length ? "  …" : "";
  const lines = grid.map((row) => `${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join("  ")}${more}`);
  return lines.map((line) => line.trimEnd());
}

/** One line, cut to a width. Control signs would move the terminal's cursor. */
function cellText(text: string): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
  const signs = [...line];
  return signs.length <= CELL_CHARACTERS ? line : `${signs.slice(0, CELL_CHARACTERS - 1).join("")}…`;
}
