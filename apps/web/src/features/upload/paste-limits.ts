/** What the paste area does with much text. */
import { LIMITS } from "@limpid/contract";

export function countRows(text: string): number {
  return text === "" ? 0 : text.split(/\r\n|\r|\n/).length;
}

/** Few rows are shown in large type. */
export function pasteFontPx(text: string): number {
  return countRows(text) <= LIMITS.pastedRowsInLargeType ? LIMITS.pastedLargePx : LIMITS.pastedSmallPx;
}

/** The text as it would be after the insertion. */
export function insertText(text: string, insertion: string, selection: readonly [start: number, end: number]): string {
  return text.slice(0, selection[0]) + insertion + text.slice(selection[1]);
}

export const isOverLimit = (text: string): boolean => text.length > LIMITS.pasteCharacters;
