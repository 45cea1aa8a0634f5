/** Reads Excel workbooks of every version through the SheetJS parser, which throws arbitrary errors on damaged ones. */
import {
  type CellObject,
  CFB,
  type ParsingOptions,
  parse_xlscfb,
  parse_zip,
  read,
  set_cptable,
  type WorkBook,
  type WorkSheet,
} from "@e965/xlsx";
import { hasText } from "@limpid/text";
import type { Merge } from "../../shape/layout.ts";
import { inDigits } from "../../shape/limits.ts";
import { cellText } from "./cell-text.ts";
import { CODE_PAGES } from "./code-pages.ts";
import { countUncomputed, sheetParts } from "./count-uncomputed.ts";
import { findHidden, findHiddenRecords } from "./hidden-places.ts";
import { closeTexts, countTexts, countValues, type MendedSheet, mendContradictions } from "./mend-contradictions.ts";
import { DamagedSheet } from "./open-document.ts";
import type { Hidden, Sheet } from "./sheet.ts";
import type { Parts } from "./unpack-workbook.ts";

declare module "@e965/xlsx" {
  // The package exports these functions, but its types lack them.
  export function parse_zip(container: object, options: ParsingOptions): WorkBook;
  export function parse_xlscfb(stream: Uint8Array, options: ParsingOptions): WorkBook;
}

set_cptable(CODE_PAGES);

const OPTIONS: ParsingOptions = { dense: true, cellNF: true, cellHTML: false, cellFormula: false };
const SHARED_TEXTS = /(?:^|\/)sharedStrings\d*\.xml$/i;
/** Only the first rows are searched for names. */
const TYPED_ROWS = 500;
const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;

type Cells = readonly (readonly CellObject[] | undefined)[];

export function readOfficeParts(parts: Parts): Sheet[] {
  const first = parseOfficeParts(parts);
  const mended = mendSheets(first, parts);
  const isChanged = [...mended].some(([part, { part: other }]) => part !== other);
  const workbook = isChanged ? parseOfficeParts(replaceParts(parts, mended)) : first;
  const ofSheets = sheetParts(first, parts);
  const find = parts.has("xl/workbook.bin") ? findHiddenRecords : findHidden;
  const sheets = visibleSheets(workbook, (index) => {
    const part = ofSheets[index];
    const hidden = find(part);
    const contradictions = (part && mended.get(part)?.notes) ?? [];
    return { notes: [...contradictions, ...notesOf(part)], ...(hidden !== undefined && { hidden }) };
  });
  const [note] = [...mended.values()].flatMap(({ notes }) => notes);
  if (note !== undefined && !sheets.some(({ rows }) => rows.some((row) => row !== undefined && hasText(row))))
    throw new DamagedSheet(note);
  return sheets;
}

/** Only sheets that were not read whole are looked at closely. */
function mendSheets(workbook: WorkBook, parts: Parts): Map<Buffer, MendedSheet> {
  const mended = new Map<Buffer, MendedSheet>();
  if (parts.has("xl/workbook.bin")) return mended;
  const texts = [...parts].find(([name]) => SHARED_TEXTS.test(name))?.[1];
  for (const [index, part] of sheetParts(workbook, parts).entries()) {
    const sheet = sheetOf(workbook, workbook.SheetNames[index] ?? "");
    if (part !== undefined && !isWhole(sheet, part)) mended.set(part, mendContradictions(part, countTexts(texts)));
  }
  if (texts !== undefined && mended.size > 0) mended.set(texts, { part: closeTexts(texts), notes: [] });
  return mended;
}

function replaceParts(parts: Parts, mended: ReadonlyMap<Buffer, MendedSheet>): Parts {
  return new Map([...parts].map(([name, part]) => [name, mended.get(part)?.part ?? part]));
}

/** Whether every value of the part has a cell, every number is one, and every text is there. */
function isWhole(sheet: WorkSheet | undefined, part: Buffer): boolean {
  if (sheet === undefined) return false;
  let values = 0;
  for (const row of sheet["!data"] ?? [])
    for (const cell of row ?? []) {
      if (cell === undefined) continue;
      if ((cell.t === "n" && Number.isNaN(cell.v)) || (cell.t === "s" && cell.v === "")) return false;
      values++;
    }
  return countValues(part) <= values;
}

/** Reads the records of an Excel 2 to 2003 workbook that `guardRecords` has checked; with the styles come the hidden columns. */
export function readRecords(records: Uint8Array): Sheet[] {
  const file = Buffer.from(records.buffer, records.byteOffset, records.byteLength);
  return visibleSheets(parse_xlscfb(file, { ...OPTIONS, cellStyles: true, type: "buffer" }));
}

export function readWorkbookText(text: string): Sheet[] {
  return visibleSheets(read(Buffer.from(text), { ...OPTIONS, type: "buffer" }));
}

/** Passes on the unpacked parts in the form of the parser's own unpacking. */
function parseOfficeParts(parts: Parts): WorkBook {
  const container = CFB.utils.cfb_new();
  for (const [name, content] of parts) {
    container.FullPaths.push(`Root Entry/${name}`);
    container.FileIndex.push({ name, type: 2, content, size: content.length });
  }
  return parse_zip(container, { ...OPTIONS });
}

/** Returns the visible sheets that can have cells: no charts, dialogs or macros. `factsOf` reads the part of a sheet. */
function visibleSheets(
  workbook: WorkBook,
  factsOf: (index: number) => Pick<Sheet, "notes" | "hidden"> = () => ({ notes: [] }),
): Sheet[] {
  const date1904 = workbook.Workbook?.WBProps?.date1904 === true;
  const visible = workbook.SheetNames.map((name, index) => ({ name, index, sheet: sheetOf(workbook, name) })).filter(
    ({ index }) => (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) === 0,
  );
  // The parser skips a sheet that it cannot read.
  const damaged = visible.flatMap(({ name, sheet }) => (sheet === undefined ? [name] : []));
  const sheets = visible.flatMap(({ name, index, sheet }) => {
    const isData = sheet !== undefined && (sheet["!type"] ?? "sheet") === "sheet";
    const { notes, hidden = hiddenIn(sheet) } = factsOf(index);
    const ofSheet = [...notes, ...damaged.map((other) => `The sheet "${other}" is damaged and was skipped`)];
    return isData
      ? [{ ...toSheet(name, sheet, date1904), notes: ofSheet, ...(hidden !== undefined && { hidden }) }]
      : [];
  });
  if (damaged[0] !== undefined && sheets.every(({ rows }) => rows.length === 0))
    throw new DamagedSheet(`its sheet "${damaged[0]}" cannot be read`);
  return sheets;
}

function hiddenIn(sheet: WorkSheet | undefined): Hidden | undefined {
  // A sparse list may be as long as a number of a file says: only its entries are visited.
  const places = (list: readonly { readonly hidden?: boolean }[] = []): Set<number> =>
    new Set(Object.entries(list).flatMap(([place, { hidden }]) => (hidden === true ? Number(place) : [])));
  const hidden = { rows: places(sheet?.["!rows"]), columns: places(sheet?.["!cols"]) };
  return hidden.rows.size + hidden.columns.size > 0 ? hidden : undefined;
}

/** A sheet named __proto__ has become the prototype of the list. */
function sheetOf({ Sheets: sheets }: WorkBook, name: string): WorkSheet | undefined {
  return name === "__proto__" || Object.hasOwn(sheets, name) ? sheets[name] : undefined;
}

function toSheet(name: string, sheet: WorkSheet, date1904: boolean): Omit<Sheet, "notes"> {
  const cells: Cells = within(sheet["!data"] ?? [], MAX_ROWS);
  return {
    name,
    rows: cells.map((row) => row && within(row, MAX_COLUMNS).map((cell) => cellText(cell, date1904))),
    merges: (sheet["!merges"] ?? []).map(toMerge),
    isTyped: (row, column) => row < TYPED_ROWS && isTypedCell(cells[row]?.[column]),
  };
}

/** Places beyond Excel's last one are an error, and a list that long takes minutes to traverse. */
function within<T>(list: readonly T[], most: number): readonly T[] {
  return list.length > most ? list.slice(0, most) : list;
}

function notesOf(part: Buffer | undefined): string[] {
  const count = countUncomputed(part);
  if (count === 0) return [];
  const formulas = count === 1 ? "1 formula has" : `${inDigits(count)} formulas have`;
  return [`${formulas} no stored result; the cells are empty until a spreadsheet program has saved the file`];
}

function isTypedCell(cell: CellObject | undefined): boolean {
  return cell?.t === "n" || cell?.t === "b";
}

function toMerge({ s: first, e: last }: NonNullable<WorkSheet["!merges"]>[number]): Merge {
  return { row: first.r, column: first.c, rows: last.r - first.r + 1, columns: last.c - first.c + 1 };
}
