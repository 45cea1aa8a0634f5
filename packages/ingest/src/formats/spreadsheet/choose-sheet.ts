/** Chooses the sheet with the table: the first one with data that is not a cover page of notes. */
import { isFilled } from "@limpid/text";
import type { Sheet } from "./sheet.ts";

interface Measured {
  readonly sheet: Sheet;
  readonly filled: number;
  /** Number of rows with at least two cells. */
  readonly tableRows: number;
  readonly columns: number;
}

export const NOTE_NAMES =
  /^(?:read ?me|cover|about|info|information|notes?|index|contents|toc|legend|glossary|instructions?|metadata|change ?log|deckblatt|inhalt|hinweise|titel|sommaire|notice|couverture|portada|notas|indice|capa)\b/i;
/** A list of names and values, as on a cover page, is small beside the table. */
const COVER_COLUMNS = 2;
const COVER_SHARE = 0.05;

/** Returns the sheet to read; undefined if all sheets are empty. */
export function chooseSheet(sheets: readonly Sheet[]): Sheet | undefined {
  const measured = sheets.map(measure).filter(({ filled }) => filled > 0);
  const most = measured.reduce((largest, { filled }) => Math.max(largest, filled), 0);
  const best = measured.find((each) => !isCover(each, most)) ?? measured[0];
  return best?.sheet;
}

function measure(sheet: Sheet): Measured {
  let filled = 0;
  let tableRows = 0;
  let columns = 0;
  // forEach skips the gaps of a sparse list.
  sheet.rows.forEach((row) => {
    let inRow = 0;
    row?.forEach((cell) => {
      if (isFilled(cell)) inRow++;
    });
    filled += inRow;
    if (inRow > 1) tableRows++;
    columns = Math.max(columns, inRow);
  });
  return { sheet, filled, tableRows, columns };
}

function isCover({ sheet, filled, tableRows, columns }: Measured, most: number): boolean {
  if (filled === most) return false;
  if (NOTE_NAMES.test(sheet.name)) return true;
  const isSmall = filled < most * COVER_SHARE;
  return isSmall && (tableRows < 2 || columns <= COVER_COLUMNS);
}
