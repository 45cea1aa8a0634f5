/** Finds the tables of a web page, even if it leaves tags unclosed. */
import { Parser } from "htmlparser2";
import type { Sheet } from "../spreadsheet/sheet.ts";
import { type MarkedHeader, TableBuilder } from "./table-builder.ts";

export interface PageTable {
  readonly sheet: Sheet;
  /** Header rows marked by the page. */
  readonly header: MarkedHeader | undefined;
  readonly filledCells: number;
  /** Number of rows with at least two cells. */
  readonly tableRows: number;
}

const NO_TEXT: ReadonlySet<string> = new Set(["script", "style", "template", "noscript", "svg", "select"]);
const BREAKS: ReadonlySet<string> = new Set(["br", "p", "div", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6"]);
const CHUNK = 1 << 20;
/** A page nests few tables; a hostile one nests them endlessly. */
const MAX_DEPTH = 100;

interface SpanAttributes {
  readonly colspan?: string;
  readonly rowspan?: string;
}

interface OpenTable {
  readonly builder: TableBuilder;
  readonly number: number;
  cell: { readonly isHeader: boolean; readonly columns: number; readonly rows: number } | undefined;
  inCaption: boolean;
  text: string;
}

export function readTables(html: string): PageTable[] {
  const page = new Page();
  const parser = new Parser({
    onopentag: (name, attributes) => page.open(name, attributes),
    onclosetag: (name) => page.close(name),
    ontext: (text) => page.text(text),
  });
  for (let at = 0; at < html.length; at += CHUNK) parser.write(html.slice(at, at + CHUNK));
  parser.end();
  return page.finish();
}

class Page {
  private readonly tables: { readonly number: number; readonly builder: TableBuilder }[] = [];
  private readonly stack: OpenTable[] = [];
  private silent = 0;
  private count = 0;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (NO_TEXT.has(name)) this.silent++;
    if (name === "table") this.openTable();
    const table = this.stack.at(-1);
    if (table === undefined) return;
    if (name === "td" || name === "th") openCell(table, name, attributes);
    else if (name === "tr") startRow(table);
    else if (name === "thead") table.builder.startHead();
    else if (name === "caption") table.inCaption = true;
    else if (BREAKS.has(name)) table.text += "\n";
  }

  text(text: string): void {
    const table = this.stack.at(-1);
    if (this.silent > 0 || table === undefined) return;
    if (table.cell !== undefined || table.inCaption) table.text += text.replace(/[ \t\r\n\f]+/g, " ");
  }

  close(name: string): void {
    if (NO_TEXT.has(name)) this.silent = Math.max(0, this.silent - 1);
    const table = this.stack.at(-1);
    if (table === undefined) return;
    if (name === "td" || name === "th") closeCell(table);
    else if (name === "tr") endRow(table);
    else if (name === "thead") table.builder.endHead();
    else if (name === "caption") closeCaption(table);
    else if (name === "table") this.closeTable(table);
    else if (BREAKS.has(name) && name !== "br") table.text += "\n";
  }

  finish(): PageTable[] {
    while (this.stack.length > 0) this.close("table");
    const names = new Set<string>();
    return this.tables
      .toSorted((a, b) => a.number - b.number)
      .map(({ number, builder }) => {
        const name = uniqueName(builder.caption, number, names);
        const sheet = builder.build(name);
        const { cells, rows } = builder.filled;
        return { sheet, header: builder.markedHeader(), filledCells: cells, tableRows: rows };
      });
  }

  private openTable(): void {
    if (this.stack.length >= MAX_DEPTH) throw new RangeError("tables are nested too deeply");
    this.count++;
    this.stack.push({ builder: new TableBuilder(), number: this.count, cell: undefined, inCaption: false, text: "" });
  }

  private closeTable(table: OpenTable): void {
    endRow(table);
    this.stack.pop();
    this.tables.push({ number: table.number, builder: table.builder });
  }
}

function startRow(table: OpenTable): void {
  endRow(table);
  table.builder.startRow();
}

function endRow(table: OpenTable): void {
  closeCell(table);
  table.builder.endRow();
}

function openCell(table: OpenTable, name: string, attributes: SpanAttributes): void {
  closeCell(table);
  table.cell = { isHeader: name === "th", columns: spanOf(attributes.colspan), rows: spanOf(attributes.rowspan) };
  table.text = "";
}

function closeCell(table: OpenTable): void {
  if (table.cell !== undefined) table.builder.addCell(table.cell, tidy(table.text));
  table.cell = undefined;
}

function closeCaption(table: OpenTable): void {
  table.builder.caption = tidy(table.text).replaceAll("\n", " ");
  table.inCaption = false;
  table.text = "";
}

/** Trims and collapses blanks as a browser does. No-break spaces stay between words. */
function tidy(text: string): string {
  const lines = text.split("\n").map((line) => line.replace(/ +/g, " ").trim());
  return lines.filter((line) => line !== "").join("\n");
}

function spanOf(value: string | undefined): number {
  const span = Number.parseInt(value ?? "1", 10);
  return Math.max(span, 1) || 1;
}

function uniqueName(caption: string, number: number, taken: Set<string>): string {
  const name = caption === "" || taken.has(caption) ? `Table ${number}` : caption;
  taken.add(name);
  return name;
}
