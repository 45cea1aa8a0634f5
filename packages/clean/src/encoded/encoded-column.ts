/**
 * A column's values as small numbers, so that rows can be compared and counted quickly. The numbers follow the order of
 * the texts, never that of the rows: whatever is decided by them is the same for the same rows in any order.
 */
import type { EntityRole } from "@limpid/entities";
import { type Column, countCodes } from "@limpid/table";
import { orderOfTexts } from "./order-of-texts.ts";

/** No data is a value like any other: where a group leaves a cell blank, blank is what is expected. */
export const NO_DATA = 0;

export interface EncodedColumn {
  readonly title: string;
  /** What its values are, as its class says. */
  readonly role: EntityRole;
  /** Whether the column's class knows the text, so that it is no typo, however rare. */
  readonly knows: (text: string) => boolean;
  /** Canonical texts by code, in ascending order; the first is that of no data. */
  readonly texts: readonly string[];
  /** How most cells of each code are written. */
  readonly written: readonly string[];
  /** A code a row. */
  readonly codes: Int32Array;
  /** Whether the cell of a row is doubtful: its code is that of what it probably means. */
  readonly isDoubtful: (row: number) => boolean;
  /** Rows of each code. */
  readonly counts: Int32Array;
}

/** What a value means as far as its column alone can tell. */
export interface Meaning {
  /** The canonical text, or what it probably means; null for no data. */
  readonly text: string | null;
  readonly isDoubtful: boolean;
}

export interface ColumnSource {
  readonly column: Column;
  readonly role: EntityRole;
  readonly knows: (text: string) => boolean;
  /** Codes by the code of the value in the column as it was read. */
  readonly meaningOf: (code: number) => Meaning;
}

/** Each different value is looked at once. */
export function encodeColumn(source: ColumnSource): EncodedColumn {
  const { column, role, knows } = source;
  const { forms, formOf, doubtful } = gatherForms(source);
  const [texts, written] = [[""], [""]];
  const codeOfForm = new Int32Array(forms.length);
  for (const place of orderOfTexts(forms.map(({ text }) => text))) {
    const form = forms[place];
    if (form === undefined) continue;
    codeOfForm[place] = texts.push(form.text) - 1;
    written.push(form.written);
  }
  const cellsOf = countCodes(column);
  const codeOf = new Int32Array(formOf.length);
  const counts = new Int32Array(texts.length);
  for (let source = 0; source < formOf.length; source++) {
    const form = formOf[source] ?? NO_FORM;
    const code = form === NO_FORM ? NO_DATA : (codeOfForm[form] ?? NO_DATA);
    codeOf[source] = code;
    counts[code] = (counts[code] ?? 0) + (cellsOf[source] ?? 0);
  }
  const codes = new Int32Array(column.codes.length);
  for (let row = 0; row < codes.length; row++) codes[row] = codeOf[column.codes[row] ?? 0] ?? NO_DATA;
  return {
    title: column.title,
    role,
    knows,
    texts,
    written,
    codes,
    isDoubtful: (row) => doubtful[column.codes[row] ?? 0] === 1,
    counts,
  };
}

/** The code of a text, found among the sorted ones; that of no data where the column does not have it. */
export function codeOfText({ texts }: EncodedColumn, text: string): number {
  let [low, high] = [NO_DATA + 1, texts.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const there = texts[middle] ?? "";
    if (there === text) return middle;
    if (there < text) low = middle + 1;
    else high = middle - 1;
  }
  return NO_DATA;
}

interface Form {
  readonly id: number;
  readonly text: string;
  written: string;
  /** Cells that are written so. */
  cells: number;
}

const NO_FORM = -1;

function gatherForms({ column, meaningOf }: ColumnSource) {
  const { dict } = column;
  const cellsOf = countCodes(column);
  const forms: Form[] = [];
  const formOfText = new Map<string, Form>();
  const formOf = new Int32Array(dict.length).fill(NO_FORM);
  const doubtful = new Uint8Array(dict.length);
  for (const [source, written] of dict.entries()) {
    const cells = cellsOf[source] ?? 0;
    if (cells === 0) continue;
    const { text, isDoubtful } = meaningOf(source);
    if (isDoubtful) doubtful[source] = 1;
    if (text === null || text === "") continue;
    const known = formOfText.get(text);
    const form = known ?? { id: forms.length, text, written, cells };
    formOf[source] = form.id;
    if (known === undefined) {
      forms.push(form);
      formOfText.set(text, form);
    } else if (cells > known.cells || (cells === known.cells && written < known.written)) {
      known.written = written;
      known.cells = cells;
    }
  }
  return { forms, formOf, doubtful };
}
