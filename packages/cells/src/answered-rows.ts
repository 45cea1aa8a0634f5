/** Rows as replies hold them. The worker that reads them also writes them, and the web process only passes them on. */

export interface AnsweredRows {
  readonly rowCount: number;
  /** JSON, with a comma between each two. */
  readonly json: Uint8Array;
}

export function answeredRows(rows: readonly object[]): AnsweredRows {
  return { rowCount: rows.length, json: Buffer.from(rows.map((row) => JSON.stringify(row)).join(",")) };
}
