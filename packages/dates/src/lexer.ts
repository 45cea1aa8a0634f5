/** Cuts a normalised line into numbers, words, spaces and single marks. */
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
}

/** A line as rules see it. `phrases[i]` is what starts at token i. */
export interface LexedLine {
  readonly tokens: readonly Token[];
  readonly phrases: readonly (Phrase | undefined)[];
}

const TOKEN = /([0-9]+)|([\p{L}\p{M}]+)|( +)|(.)/gsu;
/** More than a date with weekday, time, zone and filler words ever needs. */
const MAX_TOKENS = 48;
/** Scripts that put no space between words: the label of a day and the weekday after it are one run of letters. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hangul}\p{scx=Hira}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;
/** "terça-feira", "a. m.": names have at most three words, with marks between them. */
const LONGEST_NAME = 6;

/** Undefined when the line holds a word nobody knows, or too much: it is then no date. */
export function lexLine(line: string, lexicon: Lexicon): LexedLine | undefined {
  const tokens: Token[] = [];
  for (const match of line.matchAll(TOKEN)) {
    if (tokens.length === MAX_TOKENS) return undefined;
    tokens.push(...splitUnspaced(toToken(match), lexicon));
  }
  const phrases = tokens.map((token, index) =>
    token.kind === "word" ? findPhrase(line, tokens, index, lexicon) : undefined,
  );
  return isCovered(tokens, phrases) ? { tokens, phrases } : undefined;
}

function toToken(match: RegExpExecArray): Token {
  const kind =
    match[1] !== undefined ? "number" : match[2] !== undefined ? "word" : match[3] !== undefined ? "space" : "mark";
  return { kind, text: match[0], start: match.index, end: match.index + match[0].length };
}

/** The longest known word first, as long as the rest is known too. */
function splitUnspaced(token: Token, lexicon: Lexicon): readonly Token[] {
  const { kind, text, start, end } = token;
  if (kind !== "word" || !UNSPACED.test(text) || lexicon.lookup(text) !== undefined) return [token];
  for (let cut = text.length - 1; cut > 0; cut--) {
    if (lexicon.lookup(text.slice(0, cut)) === undefined) continue;
    const rest = splitUnspaced({ kind, text: text.slice(cut), start: start + cut, end }, lexicon);
    if (rest.every((part) => lexicon.lookup(part.text) !== undefined)) {
      return [{ kind, text: text.slice(0, cut), start, end: start + cut }, ...rest];
    }
  }
  return [token];
}

function findPhrase(line: string, tokens: readonly Token[], first: number, lexicon: Lexicon): Phrase | undefined {
  for (let last = Math.min(first + LONGEST_NAME, tokens.length - 1); last >= first; last--) {
    if (tokens[last]?.kind !== "word") continue;
    const senses = lexicon.lookup(line.slice(tokens[first]?.start, tokens[last]?.end));
    if (senses !== undefined) return { senses, next: last + 1 };
  }
  return undefined;
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
