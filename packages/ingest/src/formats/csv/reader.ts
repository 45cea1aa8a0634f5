/** Reads delimited text such as CSV and TSV. It first detects how the file is written. */
import type { Table } from "@limpid/table";
import {
  type IngestChoices,
  type IngestionParameters,
  type IngestOptions,
  type IngestOutcome,
  NOTHING_ELSE,
  type Reader,
  type Refused,
  refused,
} from "../../reader.ts";
import { warnOfBalance } from "../../shape/balance.ts";
import { findLayout } from "../../shape/find-layout.ts";
import { isIndexColumn } from "../../shape/is-index-column.ts";
import type { Layout } from "../../shape/layout.ts";
import { inDigits, tooManyBytes } from "../../shape/limits.ts";
import { isNamed } from "../../shape/overflow.ts";
import { describeDoubts } from "../../shape/reading-doubts.ts";
import { addRowWarnings, warnOfOtherTables } from "../../shape/row-warnings.ts";
import { nameColumns, warnOfRepeatedNames } from "../../shape/titles.ts";
import { isEmptyRow, warnOfClutter, warnOfDoubt, warnOfFooter, warnOfNotes } from "../../shape/warn-of-clutter.ts";
import { WarningList } from "../../shape/warning-list.ts";
import { findByteOrderMark, findWideUnicode } from "../../sniff/find-unicode.ts";
import { isUtf8Source } from "../../sniff/plain-utf8.ts";
import { warnOfDecoding } from "../../sniff/warn-of-decoding.ts";
import { addUpRows } from "./balance.ts";
import { clutterLines, findLineNumbers, listRange } from "./block-lines.ts";
import { checkHead } from "./check-head.ts";
import { ColumnSet } from "./column-set.ts";
import { findMark } from "./comment-rows.ts";
import { countControls } from "./count-controls.ts";
import { type Detected, detectDialect, type KnownDialect } from "./detect-dialect.ts";
import { takeFarRows } from "./far-rows.ts";
import { joinBrokenRows } from "./join-broken-rows.ts";
import { findPairFormat } from "./key-value-lines.ts";
import { countLineEnds, lineNumberAt } from "./line-number.ts";
import { findOtherQuotes, isCutBySecond, mendDelimiters, warnOfOddLines } from "./mend-odd-rows.ts";
import { OddRows } from "./odd-rows.ts";
import { findPrologue, type Prologue } from "./prologue.ts";
import { BLOCK_ROWS, LAYOUT_ROWS, readBody, TAIL_BYTES } from "./read-body.ts";
import { readPairLines } from "./read-pairs.ts";
import { findRewriting, type Rewritten } from "./rewrite-text.ts";
import { RowBlock } from "./row-block.ts";
import { skipLines } from "./skip-lines.ts";
import { readSource, type SourceText } from "./source-text.ts";
import { splitOtherHeader } from "./split-other-header.ts";
import { Tokenizer } from "./tokenizer.ts";
import { warnOfRepairs } from "./warn-of-repairs.ts";

/** Matches names of workbooks, whose downloads sometimes contain an error message instead. */
const SPREADSHEET_NAME = /\.(?:xls|xlsx|xlsm|xlsb|ods|fods)$/i;
const HEAD_BYTES = 16 * 1024;
/** Shown for a file of one column, which has no delimiter. */
const USUAL_DELIMITER = ",";

export const csvReader: Reader = {
  id: "csv",
  title: "CSV",
  extensions: ["csv", "tsv", "txt"],
  reads: [
    "Text in columns: any single character between them, several (`||`), or blanks that align them, also a single one and beside empty cells. The delimiter is found by how regular the rows become and how much their cells look like values.",
    "Cells in single or double quotes, doubled or escaped by a backslash. A quote closes only before a delimiter or a line end; one that never closes is text. Every repair is a warning with its row.",
    "Titles, comments, settings, summaries, `sep=` and CSVY front matter above the table; names in one row or in several, which are joined, also behind a `#`; tables without names; notes, sources and totals below. Lines that are not part of the table are kept and shown.",
    "One column whose texts contain delimiters; tables drawn with bars; rows quoted as a whole; the joined keys of Eurostat, which are cut; lines of pairs (`a=1,b=2`, logfmt, LTSV); logs of web servers and Zeek, ARFF, files of loggers. Rows of units, types or questions below the names, and comments between rows, are no rows but notes.",
    "Of several tables in a file the first real one, with a warning that lists the others. Rows of other widths are kept as they are. SDMX-CSV.",
  ],
  obeys: ["encoding", "delimiter", "quote", "escape", "skiprows", "headerRows"],
  readsBytes: (bytes, { encoding }) => isUtf8Source(bytes, encoding),
  sniff: () => 0.5,
  read: (bytes, options) =>
    isBinary(bytes, options.choices) ? refuseBinary() : readCsv(readSource(bytes, options.choices.encoding), options),
};

/** DOS programs end a text with this byte. */
const DOS_END = 0x1a;

/** Detects binary files before the costly search for an encoding; zeros may be part of UTF-16. */
function isBinary(bytes: Uint8Array, { encoding }: IngestChoices): boolean {
  const isWide = findByteOrderMark(bytes) !== undefined || findWideUnicode(bytes) !== undefined;
  return encoding === undefined && !isWide && countControls(bytes).isBinary;
}

function refuseBinary(): Refused {
  return refused("binary", "This is a binary file, not a table: its text has control characters");
}

function readCsv(text: SourceText, options: IngestOptions): IngestOutcome {
  const { choices, limits } = options;
  const original = text.bytes.at(-1) === DOS_END ? { ...text, bytes: text.bytes.subarray(0, -1) } : text;
  const pairs = isFree(choices) ? findPairFormat(headOf(original.bytes)) : undefined;
  const isLarge = original.bytes.length > limits.maxDecodedBytes;
  if (pairs !== undefined && !isLarge) return readPairLines(original, pairs, options);
  const rewrite = findRewriting(original.bytes, choices.delimiter);
  if (isLarge && (pairs ?? rewrite) !== undefined)
    return tooManyBytes(limits.maxDecodedBytes, "; only CSV with plain rows may have more");
  return readRows(original, options, rewrite?.());
}

/** `mended` is the dialect that rows beyond the first ones have shown. */
function readRows(
  original: SourceText,
  options: IngestOptions,
  rewritten?: Rewritten,
  mended?: KnownDialect,
): IngestOutcome {
  const { fileName, choices, limits } = options;
  const source = { ...original, bytes: rewritten?.bytes ?? original.bytes };
  const { bytes } = source;
  const control = countControls(bytes);
  if (control.isBinary) return refuseBinary();
  if (!bytes.some(isVisible)) return refused("empty", "The file is empty");
  const skipped = skipLines(bytes, choices.skiprows ?? 0);
  if (skipped === undefined) return refused("no_table", `Nothing is left of the file below line ${choices.skiprows}`);

  const prologue = choices.skiprows !== undefined && choices.skiprows >= LAYOUT_ROWS ? skipped : findPrologue(bytes);
  const says = rewritten === undefined ? prologue.says : { delimiter: rewritten.delimiter };
  const detected = detectDialect(bytes.subarray(prologue.end), { ...says, ...choices, ...mended });
  const { dialect, width } = detected;
  const tokenizer = new Tokenizer(bytes, dialect, { at: prologue.end, width });
  const warnings = new WarningList();
  const block = new RowBlock(bytes, dialect);
  tokenizer.fill(block, BLOCK_ROWS, TAIL_BYTES);
  const problem = checkHead(block, Math.min(block.rowCount, LAYOUT_ROWS), limits);
  if (problem !== undefined) return problem;
  const layout = layOutBelow(prologue, bytes, choices) ?? layOut(block, detected, choices);
  const skiprows = lineNumberAt(bytes, block.starts.at(layout.firstRow)) - 1;
  const preamble = [...prologue.clutter, ...clutterLines(block, 0, layout.firstRow)];
  const headerEnd = layout.firstRow + layout.headerRows;
  warnOfRepairs(warnings, block, listRange(layout.firstRow, headerEnd), null);

  const bodyWidths = listRange(headerEnd, Math.min(block.rowCount, LAYOUT_ROWS)).map((row) => block.width(row));
  const notes = layout.noteRows.flatMap((row) => clutterLines(block, row, row + 1));
  const columns = new ColumnSet(block, { width: layout.width, mark: findMark(preamble), limits, warnings });
  const odd = new OddRows(width);
  const footer = readBody(tokenizer, block, layout, columns, odd);
  if ("kind" in footer) return footer;
  if (mended === undefined && odd.runCount > 0) {
    const file = { bytes, dialect, width };
    if (choices.delimiter === undefined && isCutBySecond(bytes, detected.second, odd))
      return readRows(original, options, rewritten, { delimiter: detected.second?.delimiter });
    const otherQuotes = findOtherQuotes(file, odd, { ...says, ...choices });
    if (otherQuotes !== undefined) return readRows(original, options, rewritten, otherQuotes);
    const mendedRows = mendDelimiters(file, odd) ?? joinBrokenRows(file, odd);
    if (mendedRows !== undefined) return readRows(original, options, mendedRows, dialect);
  }

  if (rewritten !== undefined && rewritten.message !== "") warnings.add("", null, () => rewritten.message);
  columns.blankRows = Math.max(0, columns.blankRows + footer.filter(isEmptyRow).length - (rewritten?.emptied ?? 0));
  addFileWarnings(warnings, { ...source, nuls: control.nuls }, columns, layout);
  warnOfNotes(warnings, notes);
  warnOfMissingNames(warnings, layout, bodyWidths);
  warnOfDoubt(warnings, layout);
  warnOfRepeatedNames(warnings, layout.names);
  if (layout.others.length === 0)
    warnOfFooter(warnings, warnOfOddLines(warnings, footer, { delimiter: dialect.delimiter, width }));
  if (!tokenizer.isDone) warnings.add("", null, () => `Lines after line ${footer.at(-1)?.line} are not shown`);
  const named = layout.names.findLastIndex((name) => name.trim() !== "") + 1;
  const overflow = isNamed(layout) ? columns.dropOverflow(dialect.delimiter) : [];
  const built = columns.build((count) => nameColumns(layout.names, count), named);
  const table = { columns: built, rowCount: columns.rowCount };
  if (isMessage(table, fileName)) {
    return refused("no_table", "This file has the name of a spreadsheet, but there is only a line of text in it");
  }
  addRowWarnings(warnings, table, layout.names);
  const clutter = [...preamble, ...notes, ...overflow, ...columns.comments, ...footer];
  if (layout.others.length === 0) warnOfClutter(warnings, clutter, table.rowCount);
  const balance = addUpRows({
    table,
    columns,
    names: layout.names,
    headerRows: layout.headerRows - layout.noteRows.length,
    lines: [...preamble, ...notes, ...columns.comments, ...footer],
    overflow,
    delimiter: dialect.delimiter,
    filledRows: odd.filledRows + prologue.clutter.filter(({ text }) => text.trim() !== "").length,
    rest: bytes.subarray(tokenizer.position),
  });
  for (const { message } of warnOfBalance(balance)) warnings.add("", null, () => message);
  const { gaps: _, ...writing } = dialect;
  const complete = { encoding: source.encoding, ...writing, skiprows, headerRows: layout.headerRows };
  const { delimiter } = dialect;
  const isChosen = choices.delimiter !== undefined || rewritten !== undefined || mended !== undefined;
  const doubts = describeDoubts({
    choices: complete,
    layout,
    delimiter,
    second: isChosen ? undefined : detected.second,
    isUnderLine: preamble.at(-1)?.line === skiprows,
  });
  const parameters: IngestionParameters = {
    compression: "none",
    fileType: isSdmx(layout.names) ? "sdmx-csv" : "csv",
    encoding: source.encoding,
    delimiter: dialect.delimiter || USUAL_DELIMITER,
    lineTerminator: lineTerminator(tokenizer.lineEnds),
    header: layout.headerRows > 0 || layout.names.length > 0,
    quoting: tokenizer.quotedCells > 0 ? dialect.quote : "none",
    index: isIndexColumn(built[0], layout.names[0]),
    skiprows,
    sheet: "",
  };
  return {
    kind: "table",
    table,
    parameters,
    choices: complete,
    selectable: { ...NOTHING_ELSE, balance, ...doubts },
    clutter: clutter.toSorted((one, other) => one.line - other.line),
    warnings: warnings.list(),
  };
}

/**
 * SDMX-CSV 1.0 begins with the data flow; 2.0 with the kind of structure, which may name the separator within cells.
 */
function isSdmx([first = "", second = "", ...others]: readonly string[]): boolean {
  if (first === "DATAFLOW") return second !== "" && others.length > 0;
  return /^STRUCTURE(?:\[.\])?$/.test(first) && second === "STRUCTURE_ID";
}

function isMessage({ columns, rowCount }: Table, fileName: string): boolean {
  const lines = rowCount + (columns[0]?.title === "column_1" ? 0 : 1);
  return columns.length === 1 && lines <= 1 && SPREADSHEET_NAME.test(fileName);
}

function isVisible(byte: number): boolean {
  return byte > 32;
}

/** Whether a person has not chosen how rows are cut. */
function isFree({ delimiter, skiprows, headerRows }: IngestChoices): boolean {
  return delimiter === undefined && skiprows === undefined && headerRows === undefined;
}

/** Returns whole lines from the beginning of the file. */
function headOf(bytes: Uint8Array): string {
  const head = new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES));
  return bytes.length > HEAD_BYTES ? head.slice(0, head.lastIndexOf("\n") + 1) : head;
}

/** Returns the layout of rows whose names stand in the head of the file, unless a person has chosen another one. */
function layOutBelow(
  { names, end }: Prologue,
  bytes: Uint8Array,
  { skiprows, headerRows = 0 }: IngestChoices,
): Layout | undefined {
  const isChosen = skiprows !== undefined && skiprows !== countLineEnds(bytes, 0, end);
  if (names === undefined || isChosen || headerRows > 0) return undefined;
  const endRow = Number.POSITIVE_INFINITY;
  return {
    firstRow: 0,
    headerRows: 0,
    names,
    noteRows: [],
    headerOdds: Number.POSITIVE_INFINITY,
    width: names.length,
    endRow,
    others: [],
  };
}

function layOut(head: RowBlock, detected: Detected, { skiprows, headerRows }: IngestChoices): Layout {
  const rows = listRange(0, Math.min(head.rowCount, LAYOUT_ROWS));
  const texts = splitOtherHeader(
    rows.map((row) => head.texts(row)),
    detected,
  );
  const end = head.ends.at(rows.length - 1);
  const farRows = head.rowCount > rows.length ? takeFarRows(head.bytes, end, detected) : [];
  const rowsInFile = Math.round((rows.length * head.bytes.length) / Math.max(1, end));
  return findLayout(
    texts,
    { skiprows, headerRows },
    { lines: findLineNumbers(head, rows), isCounted: true, rowsInFile, farRows },
  );
}

/**
 * Warns if all rows have one cell more than there are names, and it is empty: a delimiter between two names may be
 * missing, and all names behind it would be above the wrong column.
 */
function warnOfMissingNames(warnings: WarningList, { names }: Layout, widths: readonly number[]): void {
  const count = names.length;
  if (count < 2 || widths.length === 0 || !widths.every((width) => width === count + 1)) return;
  warnings.add("", null, () => `There are ${inDigits(count)} names, but all rows have ${inDigits(count + 1)} cells`);
}

function addFileWarnings(
  warnings: WarningList,
  { nuls, ...source }: SourceText & { readonly nuls: number },
  { blankRows, keptBlankRows }: ColumnSet,
  layout: Layout,
): void {
  for (const { message } of warnOfDecoding(source)) warnings.add("", null, () => message);
  if (nuls > 0) warnings.add("", null, () => `NUL characters kept in cells: ${inDigits(nuls)}`);
  if (blankRows > 0) warnings.add("", null, () => `Empty rows skipped: ${inDigits(blankRows)}`);
  if (keptBlankRows > 0)
    warnings.add("", null, () => `Empty lines kept as rows without a value: ${inDigits(keptBlankRows)}`);
  warnOfOtherTables(warnings, layout);
}

function lineTerminator(lineEnds: Readonly<Record<string, number>>): string {
  const used = Object.entries(lineEnds).filter(([, count]) => count > 0);
  return used.length > 1 ? "mixed" : (used[0]?.[0] ?? "\\n");
}
