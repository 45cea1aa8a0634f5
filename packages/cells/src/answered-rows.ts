/** Rows as they are answered. Whoever reads them writes them, so that the web process only hands them on. */

export interface AnsweredRows {
  readonly rowCount: number;
  /** JSON, with a comma between each two. */
  readonly json: Uint8Array;
}

export function answeredRows(rows: readonly object[]): AnsweredRows {
  return { rowCount: rows.length, json: Buffer.from(rows.map((row) => JSON.stringify(row)).join(",")) };
}
