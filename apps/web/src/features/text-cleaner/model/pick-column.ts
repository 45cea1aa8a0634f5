/** Takes one column of lines with tabs, such as those copied from a spreadsheet; null takes whole lines. */
export function pickColumn(lines: readonly string[], column: number | null): readonly string[] {
  return column === null ? lines : lines.map((line) => (line.split("\t")[column] ?? "").trim());
}

export function countColumns(lines: readonly string[]): number {
  return lines.reduce((most, line) => Math.max(most, line.split("\t").length), 1);
}
