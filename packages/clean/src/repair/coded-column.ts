/** A column's values as small numbers, so that rows can be compared and counted quickly. */

/** No data is a value like any other: where a group leaves a cell blank, blank is what is expected. */
export const NO_DATA = 0;

export interface CodedColumn {
  readonly title: string;
  /** Whether the column's class knows the text, so that it is no slip, however rare. */
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

export interface ColumnSource {
  readonly title: string;
  readonly knows: (text: string) => boolean;
  /** The canonical text of a row, or what it probably means; null for no data. */
  readonly textAt: (row: number) => string | null;
  readonly isDoubtful: (row: number) => boolean;
  readonly rawAt: (row: number) => string;
}

export function codeColumn({ title, knows, textAt, isDoubtful, rawAt }: ColumnSource, rowCount: number): CodedColumn {
  const codeOf = new Map<string, number>();
  const texts = [""];
  const counts = [0];
  const written = [""];
  const codes = new Int32Array(rowCount);
  const doubtful = new Uint8Array(rowCount);
  for (let row = 0; row < rowCount; row++) {
    const text = textAt(row);
    let code = text === null ? NO_DATA : codeOf.get(text);
    if (code === undefined) {
      code = texts.push(text ?? "") - 1;
      counts.push(0);
      written.push(rawAt(row));
      codeOf.set(text ?? "", code);
    }
    codes[row] = code;
    if (isDoubtful(row)) doubtful[row] = 1;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return { title, knows, texts, written, codes, doubtful, counts };
}
