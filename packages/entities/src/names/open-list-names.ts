/**
 * Classes of names that nobody has a list of: every plausible text is one. Only spellings are brought together, by what
 * the column itself shows.
 */

import { findMissingToken, foldName } from "@limpid/text";
import type { TitlePattern } from "../columns/header-words.ts";
import { defineEntity, type Entity, type EntityGroup, type EntityRole, type TextCare } from "../entity.ts";
import { confirmed, invalid, missing, type Outcome, rewritten } from "../outcome.ts";
import type { Prefilter } from "../prefilters/prefilter.ts";
import { type Alike, learnSpellings, type NameSpellings, respell } from "./name-case.ts";
import { LETTER, nameShape } from "./name-shape.ts";
import { frequentNames, type NameKnowledge, rename } from "./rename.ts";
import { decideSpellings } from "./spelling-groups.ts";

interface OpenListNames {
  readonly id: string;
  readonly title: string;
  readonly group: EntityGroup;
  readonly headers: readonly TitlePattern[];
  readonly maxLength?: number;
  readonly care?: TextCare;
  readonly role?: EntityRole;
  readonly isPersonal?: boolean;
  readonly prefilter?: Prefilter;
  readonly allowedTokens?: readonly string[];
  /** False where a number may be a name ("1984" for a book). */
  readonly needsLetters?: boolean;
  readonly recognise: (text: string) => number;
  /** True where a name belongs to one thing: a token of missing data is a name only if it stands alone. */
  readonly isUnique?: boolean;
  /** "bearers" where a name that differs by a letter is another one's. */
  readonly alike?: Alike;
  /** Whether a folded word, or a folded whole name, is in the lists: it is no typo, and may be written with a capital. */
  readonly isKnown?: (folded: string) => boolean;
  /** Other names of the same thing, folded: of several the column writes the most frequent one. */
  readonly otherNames?: (folded: string) => readonly string[];
  readonly componentsOf?: (text: string) => Readonly<Record<string, string>>;
}

interface OpenEvidence {
  readonly spellings: NameSpellings;
  /** Known names so frequent that others may be a slip of them. */
  readonly frequent: readonly string[];
}

const nothingKnown = () => false;
const noNames = () => [];
const noComponents = () => ({});
const MAX_LENGTH = 120;

export function defineOpenListNames(names: OpenListNames): Entity {
  const {
    isKnown = nothingKnown,
    otherNames = noNames,
    componentsOf = noComponents,
    maxLength = MAX_LENGTH,
    alike = "words",
    isUnique = false,
    needsLetters = true,
    ...rest
  } = names;
  return defineEntity<OpenEvidence>({
    ...rest,
    type: "text",
    takesAnyText: true,
    maxLength,
    has: (text) => isKnown(foldName(text)),
    learn: (values, hints) => {
      const spellings = learnSpellings(values, hints, alike);
      return { spellings, frequent: alike === "bearers" ? [] : frequentNames(spellings, isKnown) };
    },
    describe: ({ spellings }) => describeStyle(spellings),
    settings: ({ spellings }) => decideSpellings(spellings.groups),
    clean: (text, evidence) => {
      if (needsLetters && !hasLetters(text)) return invalid("Contains no letters.");
      if (!needsLetters && !/[\p{L}\p{N}]/u.test(text)) return invalid("Contains neither letters nor digits.");
      return cleanName(text, evidence, { isKnown, otherNames, componentsOf, isUnique });
    },
  });
}

function describeStyle({ style }: NameSpellings): readonly string[] {
  return style === "capitals" ? ["Written in capitals, so left unchanged."] : [];
}

function cleanName(
  text: string,
  { spellings, frequent }: OpenEvidence,
  { componentsOf, isUnique, ...known }: NameKnowledge & Required<Pick<OpenListNames, "componentsOf" | "isUnique">>,
): Outcome {
  if (isUnique && saysNothing(text, spellings)) return missing(`"${text}" means no data.`);
  if (isMissingName(text, spellings))
    return missing(`"${text}" means no data: names of the column begin with a capital.`);
  const better = respell(text, spellings, known.isKnown) ?? rename(text, spellings, frequent, known);
  if (better === undefined) return confirmed(text, componentsOf(text));
  const { output, why, rule, prob } = better;
  return rewritten(text, output, { why, rule, prob, components: componentsOf(output) });
}

const PROPER = /^\p{Lu}\p{Ll}+$/u;

/** People and towns are called Null, Na and Nan; programs write NULL, na and NaN. */
export function isMissingName(text: string, { style }: NameSpellings): boolean {
  return style !== "capitals" && style !== "small" && !PROPER.test(text) && findMissingToken(text) !== undefined;
}

function saysNothing(text: string, { counts }: NameSpellings): boolean {
  return findMissingToken(text) !== undefined && (!PROPER.test(text) || (counts.get(text) ?? 1) > 1);
}

/** Signs of other kinds make no name invalid, so a long text is looked at for its letters alone. */
function hasLetters(text: string): boolean {
  return (nameShape(text) & LETTER) !== 0 || /\p{L}/u.test(text);
}
