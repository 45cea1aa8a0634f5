/** Exports the table and its issues as an Excel workbook. Each cell has a type of its own, and rows are streamed. */
import type { ValueType } from "@limpid/table";
import { writeXlsxStream } from "hucre/xlsx";
import { ISSUE_TITLES, issueRows } from "./excel/issue-rows.ts";
import { nameSheets } from "./excel/name-sheets.ts";
import { planSheets, type SheetPlan } from "./excel/sheet-plan.ts";
import type { SheetCell, SheetColumn, TypedSource } from "./typed-source.ts";

interface Style {
  readonly font?: { readonly name: string; readonly size: number; readonly bold: boolean };
  readonly numFmt?: string;
}

/** Column definition in the form of the writer. */
interface Written {
  readonly width: number;
  readonly style?: Style;
}

/** Column definitions for each kind of cell. */
interface Looks {
  readonly title: Written;
  readonly text: Written;
  readonly number: Written;
  /** Used for empty cells and truth values. */
  readonly plain: Written;
}

const TITLE: Style = { font: { name: "Calibri", size: 11, bold: true } };
/** Keeps number-like text as text, also after somebody edits the cell. */
const TEXT: Style = { numFmt: "@" };
/** Widths in characters. Excel shows a date that does not fit as a row of signs. */
const WIDTHS: Readonly<Record<ValueType, number>> = {
  text: 20,
  integer: 12,
  number: 12,
  boolean: 10,
  date: 12,
  datetime: 24,
};
const MAX_WIDTH = 40;
const MAX_CELL_CHARACTERS = 32_767;
const ESCAPE_LOOKALIKE = /_(?=x[0-9A-Fa-f]{4}_)/g;
const NOT_IN_XML = /[\uFFFE\uFFFF]/g;

/** Holds the compressed workbook in memory, because its sheets are renamed at the end. */
export async function exportExcel(source: TypedSource, maxSheetRows?: number): Promise<Uint8Array> {
  const plan = planSheets(source.rowCount, source.issues.atMost, maxSheetRows);
  const looks = looksOf(source.columns);
  const columns = looks.map(({ plain }) => plain);
  const stream = writeXlsxStream(readSheets(source, plan, new Placer(looks, columns)), {
    name: "Table",
    columns,
    freezePane: { rows: 1 },
    maxRowsPerSheet: plan.rowsPerSheet,
    repeatHeaders: false,
  });
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return nameSheets(Buffer.concat(chunks), plan.names);
}

/** Every sheet gets as many columns as the widest one needs. */
function looksOf(columns: readonly SheetColumn[]): Looks[] {
  const count = Math.max(columns.length, ISSUE_TITLES.length);
  return Array.from({ length: count }, (_, index) => {
    const { title, type, decimals } = columns[index] ?? { title: "", type: "text", decimals: null };
    const plain = { width: Math.min(MAX_WIDTH, Math.max(WIDTHS[type], title.length + 2)) };
    const numFmt = numberFormat(type, decimals);
    const number = numFmt === undefined ? plain : { ...plain, style: { numFmt } };
    return { title: { ...plain, style: TITLE }, text: { ...plain, style: TEXT }, number, plain };
  });
}

async function* readSheets(
  source: TypedSource,
  { rowsPerSheet, filling }: SheetPlan,
  placer: Placer,
): AsyncGenerator<SheetCell[]> {
  const titles = source.columns.map(({ title }) => title);
  let row = 0;
  for await (const batch of source.batches) {
    for (const cells of batch) {
      if (row++ % (rowsPerSheet - 1) === 0) yield placer.titles(titles);
      yield placer.cells(cells);
    }
  }
  if (row === 0) yield placer.titles(titles);
  for (let index = 0; index < filling; index++) yield [];
  yield placer.titles(ISSUE_TITLES);
  for await (const issue of issueRows(source, rowsPerSheet - 1)) yield placer.issue(issue);
}

/**
 * Sets the styles of each row before it is written, because the writer knows only column styles and reads them for each
 * row.
 */
class Placer {
  constructor(
    private readonly looks: readonly Looks[],
    private readonly columns: Written[],
  ) {}

  titles(titles: readonly string[]): string[] {
    for (const [index, { title }] of this.looks.entries()) this.columns[index] = title;
    return titles.map(toText);
  }

  cells(cells: readonly SheetCell[]): SheetCell[] {
    return cells.map((cell, index) => {
      const look = this.looks[index];
      if (typeof cell === "string") {
        if (look !== undefined) this.columns[index] = look.text;
        return toText(cell);
      }
      if (look !== undefined) this.columns[index] = typeof cell === "number" ? look.number : look.plain;
      return cell;
    });
  }

  /** Places the cells of an issue; its numbers are row numbers. */
  issue(cells: readonly SheetCell[]): SheetCell[] {
    const placed = this.cells(cells);
    const [first] = this.looks;
    if (first !== undefined) this.columns[0] = first.plain;
    return placed;
  }
}

/** Returns undefined if numbers are shown with their own digits. */
function numberFormat(type: ValueType, decimals: number | null): string | undefined {
  const fraction = decimals === null || decimals === 0 ? "" : `.${"0".repeat(decimals)}`;
  if (type === "date") return "yyyy-mm-dd";
  if (type === "datetime") return `yyyy-mm-dd hh:mm:ss${fraction}`;
  return decimals === null ? undefined : `0${fraction}`;
}

function toText(value: string): string {
  const text = value.replace(NOT_IN_XML, "\uFFFD").replace(ESCAPE_LOOKALIKE, "_x005F_");
  return text.length > MAX_CELL_CHARACTERS ? `${text.slice(0, MAX_CELL_CHARACTERS - 1)}…` : text;
}
