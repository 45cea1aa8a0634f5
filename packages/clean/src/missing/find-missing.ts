/** Whether a text says that there is no value: blank, a token such as N/A, or words such as "no email". */
import { type Entity, missingTokenOf } from "@limpid/entities";
import type { CountedValue } from "@limpid/table";

export interface MissingContext {
  readonly entity: Pick<Entity, "care" | "goodTokens" | "group">;
  /** "no <header>" and the like, in small letters. */
  readonly headerTokens: ReadonlySet<string>;
  /** Weak tokens that the column uses so often that they are one of its values. */
  readonly habitualTokens: ReadonlySet<string>;
}

/** A weak token in so large a share of the rows of a column of categories is a category. */
const HABITUAL = 0.1;
const NO_WORDS = [
  "no",
  "kein",
  "keine",
  "keinen",
  "sans",
  "pas de",
  "sin",
  "sem",
  "senza",
  "nessun",
  "nessuna",
  "geen",
  "without",
];

export function missingContext(entity: Entity, header: string, values: readonly CountedValue[]): MissingContext {
  return { entity, headerTokens: headerTokensOf(header), habitualTokens: habitualTokensOf(entity, values) };
}

/** Why the text counts as missing: "" for a blank cell, undefined when it has data. */
export function findMissing(
  text: string,
  { entity, headerTokens, habitualTokens }: MissingContext,
): string | undefined {
  if (text === "" || (text.length < 40 && text.trim() === "")) return "";
  if (entity.care === "exact" || text.length > 40) return undefined;
  const folded = text.toLowerCase();
  if (entity.goodTokens.has(folded) || habitualTokens.has(folded)) return undefined;
  if (missingTokenOf(text) === undefined && !headerTokens.has(folded)) return undefined;
  return `"${text}" stands for no data.`;
}

function headerTokensOf(header: string): ReadonlySet<string> {
  const name = header
    .slice(0, 40)
    .toLowerCase()
    .replace(/[_\s]+/g, " ")
    .trim();
  return new Set(name === "" ? [] : NO_WORDS.map((word) => `${word} ${name}`));
}

function habitualTokensOf(entity: Entity, values: readonly CountedValue[]): ReadonlySet<string> {
  if (entity.group !== "category") return new Set();
  const rows = values.reduce((sum, { count }) => sum + count, 0);
  const isToken = ({ text }: CountedValue): boolean => text === "" || missingTokenOf(text) !== undefined;
  // Where there is nothing else, there is no list of values that a token could belong to.
  if (values.every(isToken)) return new Set();
  const tokens = values.filter(({ text, count }) => missingTokenOf(text) === "weak" && count >= HABITUAL * rows);
  return new Set(tokens.map(({ text }) => text.toLowerCase()));
}
