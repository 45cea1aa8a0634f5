/**
 * What says "no value" where a file is read, before it is known what its columns are. The same text may stand for nothing
 * in a cell and for a truth value in another place, so that each place takes other tokens of the list.
 */
import { MISSING_TOKENS } from "../../data/generated/missing-tokens.ts";

/** In any cell, in the cells below a row that may hold names, or beside truth values. */
export type TokenPlace = "cell" | "header" | "flag";

const MAX_LENGTH = Math.max(...MISSING_TOKENS.map(([text]) => text.length));
const TOKENS: Readonly<Record<TokenPlace, ReadonlySet<string>>> = {
  cell: tokensOf("cell"),
  header: tokensOf("header"),
  flag: tokensOf("flag"),
};
/** Runs of signs: above the cells of a column only such as a person draws, of one sign. */
const SIGNS: Readonly<Record<TokenPlace, RegExp | undefined>> = {
  cell: /^[-–.?*]+$/,
  header: /^(?:-+|\.+|\?+|\*+)$/,
  flag: undefined,
};

/** `text` is trimmed. */
export function saysNoValue(text: string, place: TokenPlace): boolean {
  if (text.length <= MAX_LENGTH && TOKENS[place].has(text.toLowerCase())) return true;
  return SIGNS[place]?.test(text) ?? false;
}

function tokensOf(place: TokenPlace): ReadonlySet<string> {
  return new Set(MISSING_TOKENS.flatMap(([text, , , , ingest]) => (ingest.split(" ").includes(place) ? [text] : [])));
}
