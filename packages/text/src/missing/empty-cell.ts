/**
 * Recognises "no value" while a file is read, before the columns are known. The same text may mean nothing in a cell
 * and a truth value elsewhere, so each place uses its own tokens of the list.
 */
import { MISSING_TOKENS } from "../../data/generated/missing-tokens.ts";

/** "cell" is any cell, "header" a cell below a row of possible names, and "flag" a cell beside truth values. */
export type TokenPlace = "cell" | "header" | "flag";

const MAX_LENGTH = Math.max(...MISSING_TOKENS.map(([text]) => text.length));
const TOKENS: Readonly<Record<TokenPlace, ReadonlySet<string>>> = {
  cell: tokensOf("cell"),
  header: tokensOf("header"),
  flag: tokensOf("flag"),
};
/** Runs of signs. Above a column only a line that a person draws from one sign counts. */
const SIGNS: Readonly<Record<TokenPlace, RegExp | undefined>> = {
  cell: /^[-–.?*]+$/,
  header: /^(?:-+|\.+|\?+|\*+)$/,
  flag: undefined,
};

/** Expects `text` to be trimmed. */
export function saysNoValue(text: string, place: TokenPlace): boolean {
  if (text.length <= MAX_LENGTH && TOKENS[place].has(text.toLowerCase())) return true;
  return SIGNS[place]?.test(text) ?? false;
}

function tokensOf(place: TokenPlace): ReadonlySet<string> {
  return new Set(MISSING_TOKENS.flatMap(([text, , , , ingest]) => (ingest.split(" ").includes(place) ? [text] : [])));
}
