/** Defines the interface of a rule, and the tests that rules run on a line. */
import type { LexedLine, Phrase, Token } from "../lexer.ts";
import type { Sense } from "../lexicon.ts";
import type { Piece, Slot, SlotComponent, Stretch } from "../plan.ts";

/** Proposes readings of the tokens from `at` on. Rules see shapes: every digit reads 9, so only lengths count. */
export interface Rule {
  readonly name: string;
  readonly propose: (line: LexedLine, at: number) => readonly Piece[];
}

/** Returns the number at `at` if it has `min` to `max` digits. */
export function numberAt(line: LexedLine, at: number, min: number, max: number): Token | undefined {
  const token = line.tokens[at];
  if (token === undefined || token.kind !== "number") return undefined;
  return token.text.length >= min && token.text.length <= max ? token : undefined;
}

export function isMark(line: LexedLine, at: number, marks: string): boolean {
  const token = line.tokens[at];
  return token !== undefined && token.kind === "mark" && marks.includes(token.text);
}

/** Returns the index of the next token that is no space. */
export function skipSpace(line: LexedLine, at: number): number {
  return line.tokens[at]?.kind === "space" ? at + 1 : at;
}

/** Returns the characters from one token up to another. */
export function makeStretch({ tokens }: LexedLine, first: number, next: number): Stretch {
  return { start: tokens[first]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 };
}

export function makeSlot(component: SlotComponent, token: Token): Slot {
  return { component, start: token.start, end: token.end };
}

/** Prior of a rare sense of a word that also has a common one. */
export const SHADOWED_PRIOR = 0.0002;

type Role = Sense["role"];

/** Returns the senses of one role that start at `at`, and the end of the phrase: the longest one that has any. */
export function sensesAt<R extends Role>(
  line: LexedLine,
  at: number,
  role: R,
): { readonly senses: readonly Extract<Sense, { role: R }>[]; readonly next: number } {
  for (let phrase: Phrase | undefined = line.phrases[at]; phrase !== undefined; phrase = phrase.shorter) {
    const senses = phrase.senses.filter((sense): sense is Extract<Sense, { role: R }> => sense.role === role);
    if (senses.length > 0) return { senses, next: phrase.next };
  }
  return { senses: [], next: line.phrases[at]?.next ?? at };
}

const CODE_LIKE = /^[\x21-\x7e]{1,4}$/;

/** Short words of rare languages are more likely codes or words of another language. */
export function isRareCode(line: LexedLine, at: number, sense: Sense): boolean {
  return sense.rare && (!line.isLenient || CODE_LIKE.test(line.tokens[at]?.text ?? ""));
}
