/**
 * Reads the sheets of an OpenDocument spreadsheet from its content.xml or its flat form (ODF 1.3 part 3, §9). It uses
 * its own code on a streaming parser: values are taken as stored, and large repetitions are counted before they are
 * expanded.
 */
import { SaxesParser, type SaxesTagPlain } from "saxes";
import type { Merge } from "../../shape/layout.ts";
import { isTypedValue, openDocumentText } from "./open-document-cell.ts";
import type { Sheet } from "./sheet.ts";

export class SheetTooLarge extends Error {}
/** The message names the cause and the place. */
export class DamagedSheet extends Error {}

/** Largest number of cells created by repetition attributes. */
const MAX_REPEATED_CELLS = 10_000_000;
const MAX_COLUMNS = 16_384;
const MAX_ROWS = 10_000_000;
const TYPED_ROWS = 500;
const CHUNK = 1 << 20;
/** Cached copies of sheets in other files, which formulas refer to. */
const EXTERNAL = /^'(?:file|https?):/;

interface OpenCell {
  readonly attributes: Readonly<Record<string, string>>;
  readonly isCovered: boolean;
  readonly paragraphs: string[];
}

export function readOpenDocument(xml: string): Sheet[] {
  const reader = new ContentReader();
  const parser = new SaxesParser({});
  parser.on("doctype", () => {
    throw new DamagedSheet("it declares a document type");
  });
  parser.on("error", ({ message }) => {
    throw new DamagedSheet(message.replace(/^(\d+):(\d+): /, "line $1, column $2: "));
  });
  parser.on("opentag", (tag) => reader.open(tag));
  parser.on("closetag", (tag) => reader.close(tag.name));
  parser.on("text", (text) => reader.text(text));
  parser.on("cdata", (text) => reader.text(text));
  for (let at = 0; at < xml.length; at += CHUNK) parser.write(xml.slice(at, at + CHUNK));
  parser.close();
  return reader.sheets;
}

class ContentReader {
  readonly sheets: Sheet[] = [];
  private readonly hiddenStyles = new Set<string>();
  private style = "";
  private sheet: SheetBuilder | undefined;
  private cell: OpenCell | undefined;
  private paragraph: string | undefined;
  /** Depth within a note or a drawing, whose paragraphs do not belong to the cell. */
  private asideDepth = 0;

  open({ name, attributes }: SaxesTagPlain): void {
    switch (name) {
      case "style:style":
        this.style = attributes["style:name"] ?? "";
        return;
      case "style:table-properties":
        if (attributes["table:display"] === "false") this.hiddenStyles.add(this.style);
        return;
      case "table:table":
        this.sheet ??= new SheetBuilder(attributes["table:name"] ?? "", attributes["table:style-name"] ?? "");
        return;
      case "table:table-row":
        this.sheet?.startRow(countOf(attributes, "table:number-rows-repeated"), isHidden(attributes));
        return;
      case "table:table-column":
        this.sheet?.addColumns(countOf(attributes, "table:number-columns-repeated"), isHidden(attributes));
        return;
      case "table:table-cell":
      case "table:covered-table-cell":
        this.cell = { attributes, isCovered: name === "table:covered-table-cell", paragraphs: [] };
        return;
      default:
        this.openText(name, attributes);
    }
  }

  private openText(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.cell === undefined) return;
    if (isAside(name)) this.asideDepth++;
    else if (this.asideDepth > 0) return;
    else if (name === "text:p" || name === "text:h") this.paragraph = "";
    else if (this.paragraph === undefined) return;
    else if (name === "text:s") this.paragraph += " ".repeat(Math.min(countOf(attributes, "text:c"), 1000));
    else if (name === "text:tab") this.paragraph += "\t";
    else if (name === "text:line-break") this.paragraph += "\n";
  }

  text(text: string): void {
    if (this.paragraph !== undefined && this.asideDepth === 0) this.paragraph += text.replace(/\s+/g, " ");
  }

  close(name: string): void {
    switch (name) {
      case "table:table":
        this.closeSheet();
        return;
      case "table:table-row":
        this.sheet?.endRow();
        return;
      case "table:table-cell":
      case "table:covered-table-cell":
        if (this.cell !== undefined) this.sheet?.addCell(this.cell);
        this.cell = undefined;
        return;
      case "text:p":
      case "text:h":
        if (this.asideDepth > 0 || this.paragraph === undefined) return;
        this.cell?.paragraphs.push(this.paragraph);
        this.paragraph = undefined;
        return;
      default:
        if (this.cell !== undefined && isAside(name)) this.asideDepth--;
    }
  }

  private closeSheet(): void {
    const sheet = this.sheet;
    this.sheet = undefined;
    if (sheet === undefined || EXTERNAL.test(sheet.name) || this.hiddenStyles.has(sheet.style)) return;
    this.sheets.push(sheet.build());
  }
}

class SheetBuilder {
  private readonly rows: string[][] = [];
  private readonly merges: Merge[] = [];
  private readonly typed = new Set<number>();
  private rowCount = 0;
  private repeatedCells = 0;
  private row: string[] = [];
  private column = 0;
  private rowRepeats = 1;
  private columnCount = 0;
  private readonly hidden = { rows: new Set<number>(), columns: new Set<number>() };
  private isRowHidden = false;

  constructor(
    readonly name: string,
    readonly style: string,
  ) {}

  addColumns(count: number, isHidden: boolean): void {
    const end = Math.min(this.columnCount + count, MAX_COLUMNS);
    if (isHidden) for (let column = this.columnCount; column < end; column++) this.hidden.columns.add(column);
    this.columnCount = end;
  }

  startRow(repeats: number, isHidden: boolean): void {
    this.isRowHidden = isHidden;
    this.row = [];
    this.column = 0;
    this.rowRepeats = repeats;
  }

  addCell({ attributes, isCovered, paragraphs }: OpenCell): void {
    const repeats = countOf(attributes, "table:number-columns-repeated");
    const text = isCovered ? "" : openDocumentText(attributes, paragraphs.join("\n"));
    if (text !== "") this.fill(text, repeats, isTypedValue(attributes));
    if (!isCovered) this.addMerge(attributes);
    this.column += repeats;
  }

  /** Repeated rows share one list. */
  endRow(): void {
    if (this.row.length > 0) {
      this.countRepeats(this.row.length * (this.rowRepeats - 1));
      if (this.rowCount + this.rowRepeats > MAX_ROWS) throw new SheetTooLarge();
      for (let repeat = 0; repeat < this.rowRepeats; repeat++) {
        this.rows[this.rowCount + repeat] = this.row;
        if (this.isRowHidden) this.hidden.rows.add(this.rowCount + repeat);
      }
    }
    this.rowCount += this.rowRepeats;
  }

  build(): Sheet {
    const { name, rows, merges, typed, hidden } = this;
    return { name, rows, merges, isTyped: (row, column) => typed.has(row * MAX_COLUMNS + column), notes: [], hidden };
  }

  private fill(text: string, repeats: number, isTyped: boolean): void {
    if (this.column + repeats > MAX_COLUMNS) throw new SheetTooLarge();
    this.countRepeats(repeats - 1);
    for (let column = this.column; column < this.column + repeats; column++) {
      this.row[column] = text;
      if (isTyped && this.rowCount < TYPED_ROWS) this.typed.add(this.rowCount * MAX_COLUMNS + column);
    }
  }

  private addMerge(attributes: Readonly<Record<string, string>>): void {
    const columns = countOf(attributes, "table:number-columns-spanned");
    const rows = countOf(attributes, "table:number-rows-spanned");
    if (columns * rows > 1) this.merges.push({ row: this.rowCount, column: this.column, rows, columns });
  }

  private countRepeats(cells: number): void {
    this.repeatedCells += cells;
    if (this.repeatedCells > MAX_REPEATED_CELLS) throw new SheetTooLarge();
  }
}

/** Rows that a filter leaves out are hidden too. */
function isHidden(attributes: Readonly<Record<string, string>>): boolean {
  const visibility = attributes["table:visibility"];
  return visibility === "collapse" || visibility === "filter";
}

function isAside(name: string): boolean {
  return name === "office:annotation" || name.startsWith("draw:");
}

function countOf(attributes: Readonly<Record<string, string>>, name: string): number {
  const count = Number.parseInt(attributes[name] ?? "1", 10);
  return Math.max(count, 1) || 1;
}
