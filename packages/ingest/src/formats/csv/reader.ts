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
import { isFilled } from "../../shape/filled.ts";
import { countFooterRows, MAX_FOOTER_ROWS } from "../../shape/find-footer.ts";
import { findLayout } from "../../shape/find-layout.ts";
import { isIndexColumn } from "../../shape/is-index-column.ts";
import type { Layout } from "../../shape/layout.ts";
import { inDigits } from "../../shape/limits.ts";
import { nameColumns } from "../../shape/titles.ts";
import { WarningList } from "../../shape/warning-list.ts";
import { checkHead } from "./check-head.ts";
import { ColumnSet } from "./column-set.ts";
import { detectDialect } from "./detect-dialect.ts";
import { countLineEnds, lineNumberAt } from "./line-number.ts";
import { findPrologue } from "./prologue.ts";
import { RowBlock } from "./row-block.ts";
import { readSource, type SourceText } from "./source-text.ts";
import { Tokenizer } from "./tokenizer.ts";
import { warnOfRepairs } from "./warn-of-repairs.ts";

const BLOCK_ROWS = 1024;
const LAYOUT_ROWS = 200;
/** The last block holds at least this much of the end, so that a footer lies in one block. */
const TAIL_BYTES = 16 * 1024;
const NUL = 0;
/** A narrower header may well be short of a name. */
const NAMED_WIDTH = 3;
/** What is shown for a file of one column, which has no delimiter. */
const USUAL_DELIMITER = ",";

export const csvReader: Reader = {
  id: "csv",
  title: "CSV",
  extensions: ["csv", "tsv", "txt"],
  reads: [
    "Text in columns: any single character between them, several (`||`), or runs of blanks. The delimiter is found by how regular the rows become and how much their cells look like values.",
    "Cells in single or double quotes, doubled or escaped by a backslash. A quote closes only before a delimiter or a line end; one that never closes is text. Every repair is a warning with its row.",
    "Titles, comments, `sep=` and CSVY front matter above the table; names in one row or in several, which are joined; tables without names; notes, sources and totals below. Lines that are not part of the table are kept and shown.",
    "Of several tables in a file the first real one, with a warning that lists the others. Rows of other widths are kept as they are. SDMX-CSV.",
  ],
  obeys: ["encoding", "delimiter", "quote", "escape", "skiprows", "headerRows"],
  sniff: () => 0.5,
  read: (bytes, options) => readCsv(readSource(bytes, options.choices.encoding), options),
};

function readCsv(source: SourceText, { choices, limits }: IngestOptions): IngestOutcome {
  const { bytes } = source;
  if (bytes.includes(NUL)) return refused("binary", "This is a binary file, not a table: its text has NUL bytes");
  if (!bytes.some(isVisible)) return refused("empty", "The file is empty");

  const prologue = findPrologue(bytes);
  const { dialect, width } = detectDialect(bytes.subarray(prologue.end), { ...prologue.says, ...choices });
  const tokenizer = new Tokenizer(bytes, dialect, { at: prologue.end, width });
  const warnings = new WarningList();
  const block = new RowBlock(bytes, dialect);
  tokenizer.fill(block, BLOCK_ROWS, TAIL_BYTES);
  const problem = checkHead(block, Math.min(block.rowCount, LAYOUT_ROWS), limits);
  if (problem !== undefined) return problem;
  const layout = layOut(block, choices);
  const skiprows = lineNumberAt(bytes, block.starts.at(layout.firstRow)) - 1;
  const preamble = [...prologue.clutter, ...clutterLines(block, 0, layout.firstRow)];
  const headerEnd = layout.firstRow + layout.headerRows;
  warnOfRepairs(warnings, block, rangeOf(layout.firstRow, headerEnd), null);

  const columns = new ColumnSet(block, { width: layout.width, limits, warnings });
  const footer = readBody(tokenizer, block, layout, columns);
  if ("kind" in footer) return footer;

  addFileWarnings(warnings, source, columns, layout);
  const named = layout.names.findLastIndex((name) => name.trim() !== "") + 1;
  const overflow = isNamed(layout) ? columns.dropOverflow(dialect.delimiter) : [];
  const built = columns.build((count) => nameColumns(layout.names, count), named);
  const parameters: IngestionParameters = {
    compression: "none",
    fileType: "csv",
    encoding: source.encoding,
    delimiter: dialect.delimiter || USUAL_DELIMITER,
    lineTerminator: lineTerminator(tokenizer.lineEnds),
    header: layout.headerRows > 0,
    quoting: tokenizer.quotedCells > 0 ? dialect.quote : "none",
    index: isIndexColumn(built[0], layout.names[0]),
    skiprows,
    sheet: "",
  };
  return {
    kind: "table",
    table: { columns: built, rowCount: columns.rowCount },
    parameters,
    choices: { encoding: source.encoding, ...dialect, skiprows, headerRows: layout.headerRows },
    selectable: NOTHING_ELSE,
    clutter: [...preamble, ...overflow, ...footer],
    warnings: warnings.list(),
  };
}

/** Whether every column has a name: a cell beyond them then belongs to none. */
function isNamed({ names, width }: Layout): boolean {
  return width >= NAMED_WIDTH && names.length === width && names.every(isFilled);
}

function isVisible(byte: number): boolean {
  return byte > 32;
}

function layOut(head: RowBlock, { skiprows, headerRows }: IngestChoices): Layout {
  const rows = rangeOf(0, Math.min(head.rowCount, LAYOUT_ROWS));
  const texts = rows.map((row) => head.texts(row));
  return findLayout(texts, { skiprows, headerRows }, { lines: linesOf(head, rows), isCounted: true });
}

/** The line, from 1, that each of these rows begins in. */
function linesOf(block: RowBlock, rows: readonly number[]): number[] {
  let line = 1;
  let at = 0;
  return rows.map((row) => {
    const start = block.starts.at(row);
    line += countLineEnds(block.bytes, at, start);
    at = start;
    return line;
  });
}

function rangeOf(first: number, last: number): number[] {
  return Array.from({ length: Math.max(last - first, 0) }, (_, index) => first + index);
}

/** Reads all rows into the columns, block by block; the lines below the table come back as clutter. */
function readBody(
  tokenizer: Tokenizer,
  block: RowBlock,
  layout: Layout,
  columns: ColumnSet,
): readonly ClutterLine[] | Refused {
  let first = layout.firstRow + layout.headerRows;
  const isCut = layout.endRow < Math.min(block.rowCount, LAYOUT_ROWS);
  if (isCut) return columns.addRows(first, layout.endRow) ?? clutterLines(block, layout.endRow, block.rowCount);
  for (;;) {
    const last = tokenizer.isDone ? endOfTable(block, first, layout.width) : block.rowCount;
    const problem = columns.addRows(first, last);
    if (problem !== undefined) return problem;
    if (tokenizer.isDone) return clutterLines(block, last, block.rowCount);
    tokenizer.fill(block, BLOCK_ROWS, TAIL_BYTES);
    first = 0;
  }
}

/** The row after the last one of the table: below it are empty lines and notes. */
function endOfTable(block: RowBlock, first: number, width: number): number {
  let last = block.rowCount;
  while (last > first && block.isBlank(last - 1)) last--;
  const from = Math.max(first, last - MAX_FOOTER_ROWS - 1);
  return (
    last -
    countFooterRows(
      rangeOf(from, last).map((row) => block.texts(row)),
      width,
    )
  );
}

function clutterLines(block: RowBlock, first: number, last: number): ClutterLine[] {
  const rows = rangeOf(first, last);
  const lines = linesOf(block, rows);
  const all = rows.map((row, index) => ({ line: lines[index] ?? 0, text: block.line(row) }));
  return all.filter(({ text }) => text !== "");
}

function addFileWarnings(
  warnings: WarningList,
  { replaced }: SourceText,
  { blankRows }: ColumnSet,
  layout: Layout,
): void {
  if (replaced > 0)
    warnings.add("", null, () => `Characters that could not be decoded and show as \ufffd: ${replaced}`);
  if (blankRows > 0) warnings.add("", null, () => `Empty rows left out: ${inDigits(blankRows)}`);
  for (const { line, title } of layout.others) {
    const name = title === "" ? "" : ` ("${title}")`;
    warnings.add("tables follow", null, () => `Another table begins in line ${line}${name}; it is not read`);
  }
}

function lineTerminator(lineEnds: Readonly<Record<string, number>>): string {
  const used = Object.entries(lineEnds).filter(([, count]) => count > 0);
  return used.length > 1 ? "mixed" : (used[0]?.[0] ?? "\\n");
}
