/** Recognises comments between the rows of a table. */
import type { ClutterLine } from "../../reader.ts";
import type { RowBlock } from "./row-block.ts";

/** First bytes of `#`, `//`, `--` and `%`. */
const STARTS: ReadonlySet<number> = new Set([0x23, 0x2f, 0x2d, 0x25]);
const MARK = /^(?:#+|\/\/+|--(?!-)|%+)/;
/** Without comments above the table, only a mark with words behind it is one. */
const CERTAIN = /^(?:#+|\/\/+|--|%%)\s+\p{L}/u;

/** Returns the mark of the first comment above the table; undefined if there is none. */
export function findMark(preamble: readonly ClutterLine[]): string | undefined {
  const mark = preamble.map(({ text }) => MARK.exec(text)?.[0]).find((each) => each !== undefined);
  return mark?.startsWith("#") === true ? "#" : mark;
}

/** Whether the row, which has another width than the table, is a comment. */
export function isCommentLine(block: RowBlock, row: number, mark: string | undefined): boolean {
  if (!STARTS.has(block.bytes[block.starts.at(row)] ?? 0)) return false;
  const line = block.line(row);
  return mark !== undefined && line.startsWith(mark) ? true : CERTAIN.test(line);
}
