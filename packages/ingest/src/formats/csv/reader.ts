/** Delimited text: CSV, TSV and their relatives. Detects how the file is written, then reads all of it. */
import {
  type IngestChoices,
  type IngestionParameters,
  type IngestOptions,
  type IngestOutcome,
  NOTHING_ELSE,
  type Reader,
  refused,
} from "../../reader.ts";
import { findLayout } from "../../shape/find-layout.ts";
import { isIndexColumn } from "../../shape/is-index-column.ts";
import type { Layout } from "../../shape/layout.ts";
import { inDigits } from "../../shape/limits.ts";
import { isNamed } from "../../shape/overflow.ts";
import { addRowWarnings, warnOfOtherTables } from "../../shape/row-warnings.ts";
import { nameColumns } from "../../shape/titles.ts";
import { WarningList } from "../../shape/warning-list.ts";
import { clutterLines, linesOf, rangeOf } from "./block-lines.ts";
import { checkHead } from "./check-head.ts";
import { ColumnSet } from "./column-set.ts";
import { detectDialect } from "./detect-dialect.ts";
import { lineNumberAt } from "./line-number.ts";
import { findPrologue } from "./prologue.ts";
import { BLOCK_ROWS, LAYOUT_ROWS, readBody, TAIL_BYTES } from "./read-body.ts";
import { RowBlock } from "./row-block.ts";
import { readSource, type SourceText } from "./source-text.ts";
import { Tokenizer } from "./tokenizer.ts";
import { warnOfRepairs } from "./warn-of-repairs.ts";

const NUL = 0;
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
  if (!tokenizer.isDone) warnings.add("", null, () => `Lines after line ${footer.at(-1)?.line} are not shown`);
  const named = layout.names.findLastIndex((name) => name.trim() !== "") + 1;
  const overflow = isNamed(layout) ? columns.dropOverflow(dialect.delimiter) : [];
  const built = columns.build((count) => nameColumns(layout.names, count), named);
  const table = { columns: built, rowCount: columns.rowCount };
  addRowWarnings(warnings, table, layout.names);
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
    table,
    parameters,
    choices: { encoding: source.encoding, ...dialect, skiprows, headerRows: layout.headerRows },
    selectable: NOTHING_ELSE,
    clutter: [...preamble, ...overflow, ...footer],
    warnings: warnings.list(),
  };
}

function isVisible(byte: number): boolean {
  return byte > 32;
}

function layOut(head: RowBlock, { skiprows, headerRows }: IngestChoices): Layout {
  const rows = rangeOf(0, Math.min(head.rowCount, LAYOUT_ROWS));
  const texts = rows.map((row) => head.texts(row));
  return findLayout(texts, { skiprows, headerRows }, { lines: linesOf(head, rows), isCounted: true });
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
  warnOfOtherTables(warnings, layout);
}

function lineTerminator(lineEnds: Readonly<Record<string, number>>): string {
  const used = Object.entries(lineEnds).filter(([, count]) => count > 0);
  return used.length > 1 ? "mixed" : (used[0]?.[0] ?? "\\n");
}
