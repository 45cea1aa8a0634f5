/** The place of a mistake, for people and for the editor. */

export interface Place {
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

const WORD = /^(?:"(?:[^"]|"")*"?|'(?:[^']|'')*'?|[\p{L}\p{N}_$]+|\S)/u;

export function findPlace(query: string, position: number): Place {
  const lines = query.slice(0, position).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** The word at the position; at the end of the query the last character. */
export function wordAt(query: string, position: number): Span {
  const from = Math.min(position, query.length);
  const word = WORD.exec(query.slice(from))?.[0] ?? "";
  if (word === "") return { from: Math.max(0, from - 1), to: from };
  return { from, to: from + word.length };
}
