/** Finds the tables below the first one, by another header among the rows. */

import { countFilled, hasText, isFilled, usedWidth } from "@limpid/text";
import { isNoName } from "./cell-look.ts";
import { headerScore } from "./has-header.ts";
import type { Rows } from "./layout.ts";
import { skipBlank } from "./marked-rows.ts";
import { isSameRow } from "./same-row.ts";
import { isOverValues } from "./sample-body.ts";

/** Log odds from which a row below a blank one is certainly a header. */
const SURE = 2;
const MAX_TITLES = 3;
const BODY_ROWS = 50;

export interface TableBelow {
  /** The row after the last one of the table above. */
  readonly endRow: number;
  readonly headerRow: number;
}

/**
 * Returns the first table that begins below `from`, which is below the header with these names. A page may repeat them,
 * or one of the rows that they are joined of.
 */
export function findTableBelow(
  rows: Rows,
  from: number,
  names: readonly string[],
  heads: Rows = [],
): TableBelow | undefined {
  if (names.length < 2) return undefined;
  const known = new Set(names.map((name) => name.trim()).filter((name) => name !== ""));
  let isData = false;
  for (let row = from; row < rows.length; row++) {
    const cells = rows[row] ?? [];
    if (hasText(cells)) {
      if (isData && isChangedHeader(cells, names, known)) return { endRow: row, headerRow: row };
      isData = true;
      continue;
    }
    const headerRow = isData ? findHeaderBelow(rows, row, names, known) : undefined;
    const isAgain = headerRow !== undefined && heads.some((head) => isSameRow(rows[headerRow] ?? [], head));
    if (headerRow !== undefined && !isAgain) return { endRow: row, headerRow };
    row = skipBlank(rows, row) - 1;
  }
  return undefined;
}

/** Whether the row repeats most of the names but differs by a column more or less. */
function isChangedHeader(row: readonly string[], names: readonly string[], known: ReadonlySet<string>): boolean {
  if (!known.has((row[0] ?? "").trim()) || isSameRow(row, names)) return false;
  const filled = row.filter(isFilled);
  const again = filled.filter((cell) => known.has(cell.trim()));
  return filled.length > 2 && again.length * 3 >= filled.length * 2 && again.length * 3 >= known.size * 2;
}

/** Looks below blank rows for optional titles, names that differ from those of the table above, and rows. */
function findHeaderBelow(
  rows: Rows,
  blank: number,
  names: readonly string[],
  known: ReadonlySet<string>,
): number | undefined {
  let row = skipBlank(rows, blank);
  for (let titles = 0; titles < MAX_TITLES && countFilled(rows[row] ?? []) === 1; titles++)
    row = skipBlank(rows, row + 1);
  const header = rows[row] ?? [];
  if (countFilled(header) < 2 || header.some(isNoName) || isSameRow(header, names)) return undefined;
  const body = bodyBelow(rows, row + 1);
  if (body.length === 0) return undefined;
  const isAnother = usedWidth(header) !== usedWidth(names) || header.some((cell) => known.has(cell.trim()));
  return isOverValues(header, body) || isAnother ? sureHeader(header, body, row) : undefined;
}

function sureHeader(header: readonly string[], body: Rows, row: number): number | undefined {
  const width = usedWidth(header);
  const fit = body.map((cells) => cells.slice(0, width));
  return headerScore(header.slice(0, width), fit) > SURE ? row : undefined;
}

function bodyBelow(rows: Rows, from: number): Rows {
  const some = rows.slice(from, from + BODY_ROWS);
  const blank = some.findIndex((row) => !hasText(row));
  return blank < 0 ? some : some.slice(0, blank);
}
