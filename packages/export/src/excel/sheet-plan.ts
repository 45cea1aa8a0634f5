/**
 * Plans which rows go on which sheet. The writer has one stream of rows and starts another sheet after a fixed number
 * of them, so the issues follow the table, and rows without cells fill the sheet between them.
 */

/** Excel's own limit, including the row of titles. */
const MAX_SHEET_ROWS = 1_048_576;
const TABLE = "Table";
const ISSUES = "Issues";

export interface SheetPlan {
  /** Rows of a sheet including the titles. */
  readonly rowsPerSheet: number;
  /** Number of empty rows after the last row of the table. */
  readonly filling: number;
  /** Names in the order of the sheets. */
  readonly names: readonly string[];
}

export function planSheets(rowCount: number, issueCount: number, maxSheetRows = MAX_SHEET_ROWS): SheetPlan {
  // A table without issues gets one row that says so.
  const rowsPerSheet = Math.min(maxSheetRows, 1 + Math.max(rowCount, issueCount, 1));
  const sheets = Math.max(1, Math.ceil(rowCount / (rowsPerSheet - 1)));
  const names = Array.from({ length: sheets }, (_, index) => (index === 0 ? TABLE : `${TABLE}_${index + 1}`));
  return { rowsPerSheet, filling: sheets * (rowsPerSheet - 1) - rowCount, names: [...names, ISSUES] };
}
