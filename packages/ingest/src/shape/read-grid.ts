/** A table from rows of texts, for formats that already know where a cell ends: sheets, and lists of lists. */
import { tableFromRows } from "@limpid/table";
import { type IngestionParameters, type IngestLimits, type IngestOutcome, NOTHING_ELSE, refused } from "../reader.ts";
import { countFooterRows } from "./find-footer.ts";
import { countFilled, findLayout } from "./find-layout.ts";
import { isIndexColumn } from "./is-index-column.ts";
import { cellTooLong, checkSize } from "./limits.ts";
import { nameColumns } from "./titles.ts";

type Rows = readonly (readonly string[])[];

const LAYOUT_ROWS = 200;

/** `found` holds what the format knows; header, index and skiprows are found here. */
export function readGrid(grid: Rows, found: IngestionParameters, limits: IngestLimits): IngestOutcome {
  if (!grid.some((row) => countFilled(row) > 0)) return refused("empty", "There is no data in the file");
  const { firstRow, header } = findLayout(grid.slice(0, LAYOUT_ROWS));
  const names = header ? (grid[firstRow] ?? []) : [];
  const filled = grid.slice(firstRow + (header ? 1 : 0)).filter((row) => countFilled(row) > 0);
  const width = filled.reduce((most, row) => Math.max(most, row.length), names.length);
  const body = filled.slice(0, filled.length - countFooterRows(filled, width));

  const problem = checkSize(width, body.length, limits) ?? checkCells(body, limits);
  if (problem !== undefined) return problem;
  const table = tableFromRows(nameColumns(names, width), body);
  const parameters = {
    ...found,
    header,
    index: isIndexColumn(table.columns[0], names[0]),
    skiprows: firstRow,
  };
  const above = grid.slice(0, firstRow).map((row, index) => ({ line: index + 1, text: row.join("\t") }));
  const choices = { skiprows: firstRow, headerRows: header ? 1 : 0 };
  return {
    kind: "table",
    table,
    parameters,
    choices,
    selectable: NOTHING_ELSE,
    clutter: above.filter(({ text }) => text.trim() !== ""),
    warnings: [],
  };
}

function checkCells(rows: Rows, { maxCellCharacters }: IngestLimits): ReturnType<typeof checkSize> {
  const row = rows.findIndex((cells) => cells.some((cell) => cell.length > maxCellCharacters));
  return row < 0 ? undefined : cellTooLong(row, maxCellCharacters);
}
