/** A table from rows of texts, for formats that already know where a cell ends: sheets, and lists of lists. */
import { tableFromRows } from "@limpid/table";
import {
  type ClutterLine,
  type IngestionParameters,
  type IngestLimits,
  type IngestOutcome,
  NOTHING_ELSE,
  refused,
} from "../reader.ts";
import { hasText } from "./filled.ts";
import { countFooterRows } from "./find-footer.ts";
import { findLayout } from "./find-layout.ts";
import { isIndexColumn } from "./is-index-column.ts";
import type { Layout, LayoutChoices, LayoutHints, Rows } from "./layout.ts";
import { cellTooLong, checkSize } from "./limits.ts";
import { nameColumns } from "./titles.ts";

const LAYOUT_ROWS = 200;

/** `found` holds what the format knows; header, index and skiprows are found here, or taken from the choices. */
export function readGrid(
  grid: Rows,
  found: IngestionParameters,
  limits: IngestLimits,
  choices: LayoutChoices = {},
  hints: LayoutHints = {},
): IngestOutcome {
  if (!grid.some(hasText)) return refused("empty", "There is no data in the file");
  const layout = findLayout(grid.slice(0, LAYOUT_ROWS), choices, hints);
  const { firstRow, headerRows, names } = layout;
  const filled = grid.slice(firstRow + headerRows).filter(hasText);
  const width = filled.reduce((most, row) => Math.max(most, row.length), names.length);
  const body = filled.slice(0, filled.length - countFooterRows(filled, width));

  const problem = checkSize(width, body.length, limits) ?? checkCells(body, limits);
  if (problem !== undefined) return problem;
  const table = tableFromRows(nameColumns(names, width), body);
  const index = isIndexColumn(table.columns[0], names[0]);
  return {
    kind: "table",
    table,
    parameters: { ...found, header: headerRows > 0, index, skiprows: firstRow },
    choices: { skiprows: firstRow, headerRows },
    selectable: NOTHING_ELSE,
    clutter: clutterOf(grid, layout),
    warnings: [],
  };
}

function clutterOf(grid: Rows, { firstRow }: Layout): ClutterLine[] {
  const above = grid.slice(0, firstRow).map((row, index) => ({ line: index + 1, text: row.join("\t") }));
  return above.filter(({ text }) => text.trim() !== "");
}

function checkCells(rows: Rows, { maxCellCharacters }: IngestLimits): ReturnType<typeof checkSize> {
  const row = rows.findIndex((cells) => cells.some((cell) => cell.length > maxCellCharacters));
  return row < 0 ? undefined : cellTooLong(row, maxCellCharacters);
}
