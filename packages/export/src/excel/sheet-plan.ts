/**
 * The writer has one stream of rows, and begins another sheet after a number of them. So the rows of the table and those
 * of the issues follow each other, and rows without cells fill up the sheet between them.
 */

/** Excel's own limits, with the titles. */
const MAX_SHEET_ROWS = 1_048_576;
const TABLE = "Table";
const ISSUES = "Issues";

export interface SheetPlan {
  /** With the titles. */
  readonly rowsPerSheet: number;
  /** Rows without cells behind the last one of the table. */
  readonly filling: number;
  /** In the order of the sheets. */
  readonly names: readonly string[];
}

export function planSheets(rowCount: number, issueCount: number, maxSheetRows = MAX_SHEET_ROWS): SheetPlan {
  // A table without issues has a row that says so.
  const rowsPerSheet = Math.min(maxSheetRows, 1 + Math.max(rowCount, issueCount, 1));
  const sheets = Math.max(1, Math.ceil(rowCount / (rowsPerSheet - 1)));
  const names = Array.from({ length: sheets }, (_, index) => (index === 0 ? TABLE : `${TABLE}_${index + 1}`));
  return { rowsPerSheet, filling: sheets * (rowsPerSheet - 1) - rowCount, names: [...names, ISSUES] };
}
