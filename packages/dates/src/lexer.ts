/** Splits a normalised line into numbers, words, spaces and single marks. */
import type { Lexicon, Sense } from "./lexicon.ts";

export interface Token {
  readonly kind: "number" | "word" | "space" | "mark";
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A known word or name; `next` is the index of the token after it. */
export interface Phrase {
  readonly senses: readonly Sense[];
  readonly next: number;
  /** Phrase from the same token that ends sooner: "de" of "de november". */
  readonly shorter?: Phrase;
}

/** A line as rules see it. `phrases[i]` starts at token i. */
export interface LexedLine {
  readonly tokens: readonly Token[];
  readonly phrases: readonly (Phrase | undefined)[];
  /** Whether every word is known. */
  readonly isKnown: boolean;
  /** Whether rules for lines of date text apply. */
  readonly isLenient: boolean;
}

export interface LexOptions {
  readonly maxTokens: number;
  /** Whether truncated words count, and unknown ones stay as noise. */
  readonly isLenient: boolean;
}

/** Letters of another script begin a new word: "PMకి". */
const TOKEN = /([0-9]+)|((?:\p{Script=Latin}\p{M}*)+|(?:(?!\p{Script=Latin})[\p{L}\p{M}])+)|( +)|(.)/gsu;
/** Scripts without spaces between words: the label of a day and the weekday after it are one run of letters. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hangul}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;
/** Longer runs of letters are text and are not split. */
const MAX_RUN_LENGTH = 60;

/** Returns undefined if the line has too many tokens to be a date. */
export function lexLine(line: string, lexicon: Lexicon, options: LexOptions): LexedLine | undefined {
  const tokens: Token[] = [];
  for (const match of line.matchAll(TOKEN)) {
    if (tokens.length >= options.maxTokens) return undefined;
    const token = toToken(match);
    const isRun = token.kind === "word" && UNSPACED.test(token.text);
    tokens.push(...(isRun ? splitRun(token, lexicon, options.isLenient) : [token]));
  }
  const phrases = tokens.map((token, index) =>
    token.kind === "word" ? findPhrase(line, tokens, index, { lexicon, isLenient: options.isLenient }) : undefined,
  );
  return { tokens, phrases, isKnown: isCovered(tokens, phrases), isLenient: options.isLenient };
}

function toToken(match: RegExpExecArray): Token {
  const kind =
    match[1] !== undefined ? "number" : match[2] !== undefined ? "word" : match[3] !== undefined ? "space" : "mark";
  return { kind, text: match[0], start: match.index, end: match.index + match[0].length };
}

/** Splits off the longest known word while the rest is known too; if lenient, otherwise known words at both ends. */
function splitRun(token: Token, lexicon: Lexicon, isLenient: boolean): readonly Token[] {
  if (token.text.length > MAX_RUN_LENGTH) return [token];
  const parts = splitWhole(token, lexicon);
  if (parts.length > 1 || !isLenient || lexicon.lookup(token.text) !== undefined) return parts;
  return splitEnds(token, lexicon);
}

function splitWhole(token: Token, lexicon: Lexicon): readonly Token[] {
  const { text, start } = token;
  if (lexicon.lookup(text) !== undefined) return [token];
  for (let cut = text.length - 1; cut > 0; cut--) {
    if (lexicon.lookup(text.slice(0, cut)) === undefined) continue;
    const rest = splitWhole(cutToken(token, start + cut, token.end), lexicon);
    if (rest.every((part) => lexicon.lookup(part.text) !== undefined)) {
      return [cutToken(token, start, start + cut), ...rest];
    }
  }
  return [token];
}

function splitEnds(token: Token, lexicon: Lexicon): readonly Token[] {
  const { text, start, end } = token;
  for (let cut = Math.min(text.length - 1, MAX_END_LENGTH); cut > 0; cut--) {
    if (lexicon.lookup(text.slice(0, cut)) === undefined) continue;
    return [cutToken(token, start, start + cut), cutToken(token, start + cut, end)];
  }
  for (let cut = Math.max(1, text.length - MAX_END_LENGTH); cut < text.length; cut++) {
    if (lexicon.lookup(text.slice(cut)) === undefined) continue;
    return [cutToken(token, start, start + cut), cutToken(token, start + cut, end)];
  }
  return [token];
}

function cutToken(token: Token, start: number, end: number): Token {
  return { kind: "word", text: token.text.slice(start - token.start, end - token.start), start, end };
}

function findPhrase(
  line: string,
  tokens: readonly Token[],
  first: number,
  { lexicon, isLenient }: { readonly lexicon: Lexicon; readonly isLenient: boolean },
): Phrase | undefined {
  const token = tokens[first];
  if (token === undefined) return undefined;
  const reach = token.start + lexicon.longest(token.text) + ROOM_FOR_DOTS;
  let longest: Phrase | undefined;
  for (let last = lastWithin(tokens, first, reach); last >= first; last--) {
    if (tokens[last]?.kind !== "word") continue;
    const senses = lexicon.lookup(line.slice(token.start, tokens[last]?.end));
    if (senses === undefined) continue;
    if (longest !== undefined) return { ...longest, shorter: { senses, next: last + 1 } };
    longest = { senses, next: last + 1 };
    if (!isLenient) break;
  }
  if (longest !== undefined) return longest;
  const senses = isLenient ? lexicon.complete(token.text) : undefined;
  return senses === undefined ? undefined : { senses, next: first + 1 };
}

/**
 * Names of several words continue after the first; "a. m." is also stored as "a.m", so matches may be slightly longer.
 */
const ROOM_FOR_DOTS = 4;
const MAX_END_LENGTH = 6;

function lastWithin(tokens: readonly Token[], first: number, reach: number): number {
  let last = first;
  while (last + 1 < tokens.length && (tokens[last + 1]?.end ?? 0) <= reach) last++;
  return last;
}

function isCovered(tokens: readonly Token[], phrases: readonly (Phrase | undefined)[]): boolean {
  let known = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== "word") continue;
    const phrase = phrases[index];
    if (phrase !== undefined) known = Math.max(known, phrase.next);
    else if (index >= known) return false;
  }
  return true;
}
