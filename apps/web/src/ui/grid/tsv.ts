/** The clipboard's table formats: tabs and line ends, quoted as spreadsheets do, and HTML. */
import type { Area } from "./position.ts";

/** `block[row][column]` */
export type Block = readonly (readonly string[])[];

type TextAt = (row: number, column: number) => string;

export function toTsv(area: Area, textAt: TextAt): string {
  return toBlock(area, textAt)
    .map((texts) => texts.map(quote).join("\t"))
    .join("\n");
}

/** Spreadsheets take this before the text: zeros in front and what looks like a formula stay text. */
export function toHtml(area: Area, textAt: TextAt): string {
  const rows = toBlock(area, textAt).map((texts) => `<tr>${texts.map(toCell).join("")}</tr>`);
  return `<meta charset="utf-8"><table>${rows.join("")}</table>`;
}

/** A last line end ends the last row, and is no other one. */
export function fromTsv(text: string): Block {
  const rows: string[][] = [];
  let cells: string[] = [];
  // A field is quoted as a whole, with its quotes doubled, or runs to the next tab or line end.
  for (const [, quoted, plain = "", end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r?\n|\r|$)/g,
  )) {
    cells.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === "\t") continue;
    const isAfterLastEnd =
      end === "" && rows.length > 0 && cells.length === 1 && cells[0] === "" && quoted === undefined;
    if (!isAfterLastEnd) rows.push(cells);
    cells = [];
    if (end === "") break;
  }
  return rows;
}

function toBlock({ firstRow, lastRow, firstColumn, lastColumn }: Area, textAt: TextAt): Block {
  return Array.from({ length: lastRow - firstRow + 1 }, (_, row) =>
    Array.from({ length: lastColumn - firstColumn + 1 }, (__, column) => textAt(firstRow + row, firstColumn + column)),
  );
}

function quote(text: string): string {
  return /[\t\r\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const AS_TEXT = /^[-+]?0\d|^\d{12,}$|^[=+@]/;

function toCell(text: string): string {
  const style = AS_TEXT.test(text) ? ` style="mso-number-format:'\\@'"` : "";
  return `<td${style}>${escapeHtml(text).replaceAll(/\r?\n/g, "<br>")}</td>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
