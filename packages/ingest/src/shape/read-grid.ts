/** Builds a table from rows of texts, for formats with explicit cells: sheets, and lists of lists. */
import { type Amount, type FurtherTable, type ReadBalance, tableFromRows } from "@limpid/table";
import { hasText } from "@limpid/text";
import {
  type ClutterLine,
  type IngestionParameters,
  type IngestLimits,
  type IngestOutcome,
  NOTHING_ELSE,
  refused,
} from "../reader.ts";
import { addAmounts, measureRows, measureTable, NOTHING, subtractAmount } from "./balance.ts";
import { type FilledRows, fillMerged } from "./fill-merged.ts";
import { countFooterRows } from "./find-footer.ts";
import { findLayout } from "./find-layout.ts";
import { isIndexColumn } from "./is-index-column.ts";
import type { LayoutChoices, LayoutHints, OtherTable, Rows } from "./layout.ts";
import { cellTooLong, checkCharacters, checkSize, inDigits } from "./limits.ts";
import { describeHeader } from "./reading-doubts.ts";
import { addRowWarnings, warnOfOtherTables } from "./row-warnings.ts";
import { type LinedRow, splitOverflow } from "./split-overflow.ts";
import { nameColumns, warnOfRepeatedNames } from "./titles.ts";
import { warnOfClutter, warnOfDoubt, warnOfFooter, warnOfNotes } from "./warn-of-clutter.ts";
import { WarningList } from "./warning-list.ts";

/** `found` holds what the format knows; header, index and skiprows are detected here or taken from the choices. */
export function readGrid(
  grid: Rows,
  found: IngestionParameters,
  limits: IngestLimits,
  choices: LayoutChoices = {},
  hints: LayoutHints = {},
): IngestOutcome {
  if (!grid.some(hasText)) return refused("empty", "There is no data in the file");
  const layout = findLayout(grid, choices, hints);
  const { firstRow, headerRows, names, endRow } = layout;
  const bodyRow = firstRow + headerRows;
  const end = endRow - countFooterRows(grid.slice(bodyRow, endRow), names.length || layout.width);
  const warnings = new WarningList();
  const { merged = "filled" } = choices;
  const fillable = fillMerged(grid, hints.merges ?? [], bodyRow, end);
  const filled = merged === "filled" ? fillable : { rows: grid, cells: 0, characters: 0 };
  const { body, overflow, left } = splitOverflow(rowsBetween(filled.rows, bodyRow, end, hints), layout, warnings);
  const width = body.reduce((most, row) => Math.max(most, row.length), names.length);

  const problem = checkSize(width, body.length, limits) ?? checkCells(body, limits);
  if (problem !== undefined) return problem;
  const table = tableFromRows(nameColumns(names, width), body);
  const notes = layout.noteRows.flatMap((row) => clutterOf(grid, row, row + 1, hints));
  const footer = clutterOf(grid, end, grid.length, hints);
  const clutter = [...clutterOf(grid, 0, firstRow, hints), ...notes, ...overflow, ...footer];
  warnOfNotes(warnings, notes);
  warnOfDoubt(warnings, layout);
  warnOfRepeatedNames(warnings, names);
  if (filled.cells > 0) warnings.add("", null, () => filledMessage(filled.cells));
  warnOfOtherTables(warnings, layout);
  if (layout.others.length === 0) warnOfFooter(warnings, footer);
  addRowWarnings(warnings, table, names);
  if (layout.others.length === 0) warnOfClutter(warnings, clutter, table.rowCount);
  const index = isIndexColumn(table.columns[0], names[0]);
  const skiprows = lineOf(firstRow, hints) - 1;
  const head = measureRows(grid.slice(firstRow, bodyRow));
  const noted = measureRows(layout.noteRows.map((row) => grid[row]));
  const balance: ReadBalance = {
    file: measureRows(grid),
    table: addAmounts(subtractAmount(head, noted), withoutFilled(measureTable(table), filled)),
    clutter: addAmounts(measureRows(grid.slice(0, firstRow)), noted, left, measureRows(grid.slice(end))),
    leftOut: NOTHING,
  };
  const complete = { skiprows, headerRows, ...(fillable.cells > 0 && { merged }) };
  return {
    kind: "table",
    table,
    parameters: { ...found, header: headerRows > 0, index, skiprows },
    choices: complete,
    selectable: {
      ...NOTHING_ELSE,
      tables: layout.others.map(toFurtherTable),
      balance,
      ...describeHeader(complete, layout, hasText(grid[firstRow - 1] ?? [])),
    },
    clutter,
    warnings: warnings.list(),
  };
}

function filledMessage(cells: number): string {
  return `Filled ${cells === 1 ? "1 cell" : `${inDigits(cells)} cells`} that a merged cell covers, with its value`;
}

/** Filled cells are not in the file. */
function withoutFilled({ rows, characters }: Amount, filled: FilledRows): Amount {
  return { rows, characters: characters - filled.characters };
}

function toFurtherTable({ line, names, rowCount }: OtherTable): FurtherTable {
  return { place: `line ${inDigits(line)}`, titles: names, rowCount, choices: { skiprows: line - 1 } };
}

function lineOf(row: number, { lines }: LayoutHints): number {
  return lines?.[row] ?? row + 1;
}

/** Returns the rows with text from `first` to before `end`. */
function rowsBetween(grid: Rows, first: number, end: number, hints: LayoutHints): LinedRow[] {
  const rows = grid.slice(first, end).map((cells, index) => ({ line: lineOf(first + index, hints), cells }));
  return rows.filter(({ cells }) => hasText(cells));
}

/** Returns each row as one line. */
function clutterOf(grid: Rows, first: number, end: number, hints: LayoutHints): ClutterLine[] {
  return rowsBetween(grid, first, end, hints).map(({ line, cells }) => ({ line, text: cells.join("\t").trimEnd() }));
}

function checkCells(rows: Rows, limits: IngestLimits): ReturnType<typeof checkSize> {
  let characters = 0;
  for (const [row, cells] of rows.entries()) {
    for (const cell of cells) {
      if (cell.length > limits.maxCellCharacters) return cellTooLong(row, limits.maxCellCharacters);
      characters += cell.length;
    }
  }
  return checkCharacters(characters, limits);
}
