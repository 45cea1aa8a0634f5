/** A column's values as small numbers, so that rows can be compared and counted quickly. */
import type { Column } from "@limpid/table";

/** No data is a value like any other: where a group leaves a cell blank, blank is what is expected. */
export const NO_DATA = 0;

export interface EncodedColumn {
  readonly title: string;
  /** Whether the column's class knows the text, so that it is no typo, however rare. */
  readonly knows: (text: string) => boolean;
  /** Canonical texts by code; the first is that of no data. */
  readonly texts: readonly string[];
  /** How the first cell of each code is written. */
  readonly written: readonly string[];
  /** A code a row. */
  readonly codes: Int32Array;
  /** 1 for each row whose cell is doubtful: its code is that of what it probably means. */
  readonly doubtful: Uint8Array;
  /** Rows of each code. */
  readonly counts: readonly number[];
}

/** What a value means as far as its column alone can tell. */
export interface Meaning {
  /** The canonical text, or what it probably means; null for no data. */
  readonly text: string | null;
  readonly isDoubtful: boolean;
}

export interface ColumnSource {
  readonly column: Column;
  readonly knows: (text: string) => boolean;
  /** By the code of the value in the column as it was read. */
  readonly meaningOf: (code: number) => Meaning;
}

const NOT_SEEN = -1;

/** The first rows of a column. Each different value is looked at once. */
export function encodeColumn({ column, knows, meaningOf }: ColumnSource, rowCount: number): EncodedColumn {
  const { title, dict } = column;
  const codeOfText = new Map<string, number>();
  const codeOf = new Int32Array(dict.length).fill(NOT_SEEN);
  const isDoubtful = new Uint8Array(dict.length);
  const texts = [""];
  const counts = [0];
  const written = [""];
  const codes = new Int32Array(rowCount);
  const doubtful = new Uint8Array(rowCount);
  const look = (source: number): number => {
    const meaning = meaningOf(source);
    if (meaning.isDoubtful) isDoubtful[source] = 1;
    const { text } = meaning;
    if (text === null) return NO_DATA;
    const known = codeOfText.get(text);
    if (known !== undefined) return known;
    const code = texts.push(text) - 1;
    counts.push(0);
    written.push(dict[source] ?? "");
    codeOfText.set(text, code);
    return code;
  };
  for (let row = 0; row < rowCount; row++) {
    const source = column.codes[row] ?? 0;
    let code = codeOf[source] ?? NOT_SEEN;
    if (code === NOT_SEEN) {
      code = look(source);
      codeOf[source] = code;
    }
    codes[row] = code;
    doubtful[row] = isDoubtful[source] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return { title, knows, texts, written, codes, doubtful, counts };
}
