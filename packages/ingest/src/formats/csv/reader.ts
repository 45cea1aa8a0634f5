/** Delimited text: CSV, TSV and their relatives. Detects how the file is written, then reads all of it. */
import {
  type ClutterLine,
  type IngestChoices,
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
import type { Layout } from "../../shape/layout.ts";
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
  const start = findStart(block, text, options.choices);
  const skiprows = lineNumberAt(text, block.starts.at(start.firstRow)) - 1;
  const preamble = clutterLines(block, 0, start.firstRow, text);

  const columns = new ColumnSet(text, start.width, options.limits, warnings);
  const footer = readBody(tokenizer, block, start, columns, text);
  if ("kind" in footer) return footer;

  addFileWarnings(warnings, decoded, tokenizer);
  if (columns.blankRows > 0) warnings.add("", null, () => `Empty rows left out: ${inDigits(columns.blankRows)}`);
  const named = start.names.findLastIndex((name) => name.trim() !== "") + 1;
  const built = columns.build((width) => nameColumns(start.names, width), named);
  const parameters: IngestionParameters = {
    compression: "none",
    fileType: "csv",
    encoding: decoded.encoding,
    delimiter: dialect.delimiter,
    lineTerminator: lineTerminator(tokenizer.lineEnds),
    header: start.headerRows > 0,
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
    headerRows: start.headerRows,
  };
  const clutter = [...preamble, ...footer];
  return { kind: "table", table, parameters, choices, selectable: NOTHING_ELSE, clutter, warnings: warnings.list() };
}

/** The first rows decide where the table begins; the lines they are on, what the choice of skipped lines means. */
function findStart(head: RowBlock, text: string, choices: IngestChoices): Layout {
  const count = Math.min(head.rowCount, LAYOUT_ROWS);
  const rows = Array.from({ length: count }, (_, row) => head.texts(row, text));
  let line = 1;
  const lines = rows.map((_, row) => {
    const previous = row === 0 ? "" : text.slice(head.starts.at(row - 1), head.starts.at(row));
    line += lineNumberAt(previous, previous.length) - 1;
    return line;
  });
  return findLayout(rows, choices, { lines });
}

/** Reads all rows into the columns, block by block; the lines below the table come back as clutter. */
function readBody(
  tokenizer: Tokenizer,
  block: RowBlock,
  start: Layout,
  columns: ColumnSet,
  text: string,
): readonly ClutterLine[] | Refused {
  let first = start.firstRow + start.headerRows;
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
