/** The clipboard's table format: tabs and line ends, quoted as spreadsheets do. */
import type { Area } from "./position.ts";

/** A selection larger than this is cut, so that "select all" on a million rows cannot freeze the page. */
const MAX_CELLS = 200_000;

export function toTsv(area: Area, textAt: (row: number, column: number) => string): string {
  const width = area.lastColumn - area.firstColumn + 1;
  const lastRow = Math.min(area.lastRow, area.firstRow + Math.max(1, Math.floor(MAX_CELLS / width)) - 1);
  const lines: string[] = [];
  for (let row = area.firstRow; row <= lastRow; row += 1) {
    const cells = Array.from({ length: width }, (_, index) => quote(textAt(row, area.firstColumn + index)));
    lines.push(cells.join("\t"));
  }
  return lines.join("\n");
}

function quote(text: string): string {
  return /[\t\r\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
