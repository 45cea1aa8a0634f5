/**
 * Classes of names that nobody has a list of: every plausible text is one. Only spellings are brought together, by what
 * the column itself shows.
 */
import { defineEntity, type Entity, type EntityExamples } from "../entity.ts";
import { confirmed, invalid, missing, type Outcome, rewritten } from "../outcome.ts";
import type { Gate } from "./gate.ts";
import { missingTokenOf } from "./missing-tokens.ts";
import { gatherSpellings, type NameSpellings, respell } from "./names-case.ts";
import { LETTER, shapeOf } from "./names-shape.ts";
import { decideSpellings } from "./spelling-groups.ts";

interface OpenNames {
  readonly id: string;
  readonly title: string;
  readonly group: string;
  readonly headers: readonly RegExp[];
  readonly longest?: number;
  readonly gate?: Gate;
  readonly goodTokens?: readonly string[];
  /** False where a number may be a name ("1984" for a book). */
  readonly needsLetters?: boolean;
  readonly recognise: (text: string) => number;
  /** Whether a folded word, or a folded whole name, is known well enough to be written with a capital. */
  readonly isKnown?: (folded: string) => boolean;
  readonly componentsOf?: (text: string) => Readonly<Record<string, string>>;
  readonly examples: EntityExamples;
}

const nothingKnown = () => false;
const noComponents = () => ({});
const LONGEST = 120;

export function defineOpenNames(names: OpenNames): Entity {
  const {
    isKnown = nothingKnown,
    componentsOf = noComponents,
    longest = LONGEST,
    needsLetters = true,
    ...rest
  } = names;
  return defineEntity<NameSpellings>({
    ...rest,
    type: "text",
    longest,
    gather: gatherSpellings,
    explain: explainStyle,
    decide: ({ groups }) => decideSpellings(groups),
    clean: (text, spellings) => {
      if (needsLetters && !hasLetters(text)) return invalid("No letters in it.");
      if (!needsLetters && !/[\p{L}\p{N}]/u.test(text)) return invalid("Neither letters nor digits in it.");
      return cleanName(text, spellings, isKnown, componentsOf);
    },
  });
}

function explainStyle({ style }: NameSpellings): readonly string[] {
  return style === "capitals" ? ["Written in capitals: left so."] : [];
}

function cleanName(
  text: string,
  spellings: NameSpellings,
  isKnown: (folded: string) => boolean,
  componentsOf: (text: string) => Readonly<Record<string, string>>,
): Outcome {
  if (isMissingName(text, spellings))
    return missing(`"${text}" stands for no data: names of the column begin with a capital.`);
  const better = respell(text, spellings, isKnown);
  if (better === undefined) return confirmed(text, componentsOf(text));
  const { output, why, rule, prob } = better;
  return rewritten(text, output, { why, rule, prob, components: componentsOf(output) });
}

const PROPER = /^\p{Lu}\p{Ll}+$/u;

/** People and towns are called Null, Na and Nan; programs write NULL, na and NaN. */
export function isMissingName(text: string, { style }: NameSpellings): boolean {
  return style !== "capitals" && style !== "small" && !PROPER.test(text) && missingTokenOf(text) !== undefined;
}

/** Signs of other kinds make no name invalid, so a long text is looked at for its letters alone. */
function hasLetters(text: string): boolean {
  return (shapeOf(text) & LETTER) !== 0 || /\p{L}/u.test(text);
}
