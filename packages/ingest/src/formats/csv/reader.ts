/** Delimited text: CSV, TSV and their relatives. Detects how the file is written, then reads all of it. */
import {
  type ClutterLine,
  type IngestionParameters,
  type IngestOptions,
  type IngestOutcome,
  NOTHING_ELSE,
  type Reader,
  type Refused,
  refused,
} from "../../reader.ts";
import { countFooterRows, MAX_FOOTER_ROWS } from "../../shape/find-footer.ts";
import { findLayout } from "../../shape/find-layout.ts";
import { isIndexColumn } from "../../shape/is-index-column.ts";
import { inDigits } from "../../shape/limits.ts";
import { nameColumns } from "../../shape/titles.ts";
import { WarningList } from "../../shape/warning-list.ts";
import { type DecodedText, decodeText } from "../../sniff/encoding.ts";
import { ColumnSet } from "./column-set.ts";
import { detectDialect } from "./detect-dialect.ts";
import { lineNumberAt } from "./line-number.ts";
import { RowBlock } from "./row-block.ts";
import { Tokenizer } from "./tokenizer.ts";

const BLOCK_ROWS = 4096;
const LAYOUT_ROWS = 200;
/** The last block holds at least this much of the end, so that a footer lies in one block. */
const TAIL_CHARACTERS = 16 * 1024;

export const csvReader: Reader = {
  id: "csv",
  title: "CSV",
  extensions: ["csv", "tsv", "txt"],
  sniff: () => 0.5,
  read: (bytes, options) => readCsv(decodeText(bytes), options),
};

function readCsv(decoded: DecodedText, options: IngestOptions): IngestOutcome {
  const { text } = decoded;
  if (text.includes("\0")) return refused("binary", "This is a binary file, not a table: its text has NUL bytes");
  if (text.trim() === "") return refused("empty", "The file is empty");

  const dialect = detectDialect(text);
  const tokenizer = new Tokenizer(text, dialect);
  const warnings = new WarningList();
  const block = new RowBlock();
  tokenizer.fill(block, BLOCK_ROWS, TAIL_CHARACTERS);
  const start = findStart(block, text);
  const skiprows = lineNumberAt(text, block.starts.at(start.firstRow)) - 1;
  const preamble = clutterLines(block, 0, start.firstRow, text);

  const columns = new ColumnSet(text, start.width, options.limits, warnings);
  const footer = readBody(tokenizer, block, start, columns, text);
  if ("kind" in footer) return footer;

  addFileWarnings(warnings, decoded, tokenizer);
  if (columns.blankRows > 0) warnings.add("", null, () => `Empty rows left out: ${inDigits(columns.blankRows)}`);
  const built = columns.build((width) => nameColumns(start.names, width), start.named);
  const parameters: IngestionParameters = {
    compression: "none",
    fileType: "csv",
    encoding: decoded.encoding,
    delimiter: dialect.delimiter,
    lineTerminator: lineTerminator(tokenizer.lineEnds),
    header: start.header,
    quoting: tokenizer.quotedCells > 0 ? dialect.quote : "none",
    index: isIndexColumn(built[0], start.names[0]),
    skiprows,
    sheet: "",
  };
  const table = { columns: built, rowCount: columns.rowCount };
  const choices = {
    encoding: decoded.encoding,
    delimiter: dialect.delimiter,
    quote: dialect.quote,
    escape: dialect.quote,
    skiprows,
    headerRows: start.header ? 1 : 0,
  };
  const clutter = [...preamble, ...footer];
  return { kind: "table", table, parameters, choices, selectable: NOTHING_ELSE, clutter, warnings: warnings.list() };
}

interface TableStart {
  readonly firstRow: number;
  readonly header: boolean;
  readonly names: readonly string[];
  /** How many columns have a name, not counting empty ones at the end. */
  readonly named: number;
  readonly width: number;
}

function findStart(head: RowBlock, text: string): TableStart {
  const sample = Array.from({ length: Math.min(head.rowCount, LAYOUT_ROWS) }, (_, row) => head.texts(row, text));
  const { firstRow, header } = findLayout(sample);
  const names = header ? (sample[firstRow] ?? []) : [];
  const named = names.findLastIndex((name) => name.trim() !== "") + 1;
  return { firstRow, header, names, named, width: header ? names.length : usualWidth(sample.slice(firstRow)) };
}

/** The width most rows have; the larger one of two that are equally frequent. */
function usualWidth(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(row.length, (counts.get(row.length) ?? 0) + 1);
  const [usual] = [...counts].sort(([a, rowsOfA], [b, rowsOfB]) => rowsOfB - rowsOfA || b - a);
  return usual?.[0] ?? 1;
}

/** Reads all rows into the columns, block by block; the lines below the table come back as clutter. */
function readBody(
  tokenizer: Tokenizer,
  block: RowBlock,
  start: TableStart,
  columns: ColumnSet,
  text: string,
): readonly ClutterLine[] | Refused {
  let first = start.firstRow + (start.header ? 1 : 0);
  for (;;) {
    const last = tokenizer.isDone ? endOfTable(block, first, start.width, text) : block.rowCount;
    const problem = columns.addRows(block, first, last);
    if (problem !== undefined) return problem;
    if (tokenizer.isDone) return clutterLines(block, last, block.rowCount, text);
    tokenizer.fill(block, BLOCK_ROWS, TAIL_CHARACTERS);
    first = 0;
  }
}

/** The row after the last one of the table: below it are empty lines and notes. */
function endOfTable(block: RowBlock, first: number, width: number, text: string): number {
  let last = block.rowCount;
  while (last > first && block.isBlank(last - 1)) last--;
  const from = Math.max(first, last - MAX_FOOTER_ROWS - 1);
  const rows = Array.from({ length: last - from }, (_, index) => block.texts(from + index, text));
  return last - countFooterRows(rows, width);
}

function clutterLines(block: RowBlock, first: number, last: number, text: string): ClutterLine[] {
  if (first >= last) return [];
  let line = lineNumberAt(text, block.starts.at(first));
  const lines: ClutterLine[] = [];
  for (let row = first; row < last; row++) {
    const content = text.slice(block.starts.at(row), block.ends.at(row));
    if (content !== "") lines.push({ line, text: content });
    line += lineNumberAt(content, content.length);
  }
  return lines;
}

function addFileWarnings(warnings: WarningList, { text, replaced }: DecodedText, { unclosed }: Tokenizer): void {
  for (const place of unclosed) {
    const message = (): string => `A quote in line ${lineNumberAt(text, place)} is never closed; it is read as text`;
    warnings.add("quotes are never closed", null, message);
  }
  if (replaced > 0)
    warnings.add("", null, () => `Characters that could not be decoded and show as \ufffd: ${replaced}`);
}

function lineTerminator(lineEnds: Readonly<Record<string, number>>): string {
  const used = Object.entries(lineEnds).filter(([, count]) => count > 0);
  return used.length > 1 ? "mixed" : (used[0]?.[0] ?? "\\n");
}
