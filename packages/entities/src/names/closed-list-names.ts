/**
 * Defines a class of things that have a name in every language, such as languages and currencies: a column in English
 * gets one English name for each; one in another language keeps its words.
 */

import type { CountedValue } from "@limpid/table";
import { foldText } from "@limpid/text";
import type { TitlePattern } from "../columns/header-words.ts";
import { someValues } from "../columns/some-values.ts";
import { defineEntity, type Entity, type EntityGroup } from "../entity.ts";
import { type Cleaned, confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";
import type { KnownName } from "./name-index.ts";

interface ClosedListNames {
  readonly id: string;
  readonly title: string;
  readonly group: EntityGroup;
  readonly headers: readonly TitlePattern[];
  readonly find: (folded: string) => KnownName | undefined;
  /** Does the same as `find`, without names so rare that they are other words more often. */
  readonly findCommon: (lowerCase: string) => KnownName | undefined;
  /** The code that a text is, where codes stray among names. */
  readonly codeOf: (text: string) => string | undefined;
  /** The English name of a code. */
  readonly englishName: (code: string) => string;
  readonly components: (code: string) => Cleaned["components"];
  /** Words that are right without being one thing ("dollar"). */
  readonly isGeneric?: (folded: string) => boolean;
  /** Names that say more than the English name of their code would ("Mandarin"). */
  readonly isVariety?: (folded: string) => boolean;
  /** The only known name a typing error away. */
  readonly findNear: (folded: string) => string | undefined;
  readonly what: string;
  readonly allowedTokens?: readonly string[];
}

interface NameEvidence {
  readonly english: number;
  readonly other: number;
  readonly codes: number;
  /** The column's own English spelling of a code, the most frequent. */
  readonly spellings: ReadonlyMap<string, CountedValue>;
}

const MAX_LENGTH = 120;
const MIN_NAME_LENGTH = 2;
const MAX_NAME_LENGTH = 40;
const BETWEEN = /\s*(?:[,;/&+|]|\s(?:and|und|et|y|e|en)\s)\s*/i;
const IN_BRACKETS = /\s*[([][^()[\]]*[)\]]\s*$/;

export function defineClosedListNames(thing: ClosedListNames): Entity {
  const { id, title, group, headers, findCommon, allowedTokens = [] } = thing;
  return defineEntity<NameEvidence>({
    id,
    title,
    group,
    headers,
    type: "text",
    hasOpenList: true,
    maxLength: MAX_LENGTH,
    prefilter: { minLength: MIN_NAME_LENGTH, maxLength: MAX_NAME_LENGTH, any: ["letter"] },
    allowedTokens,
    recognise: (text) => {
      if (text.length < MIN_NAME_LENGTH || text.length > MAX_NAME_LENGTH) return 0;
      return findCommon(text.toLowerCase()) === undefined ? 0 : 0.9;
    },
    has: (text) => lookUp(text, thing) !== undefined,
    learn: (values) => learnNames(values, thing),
    describe: ({ english, other }) =>
      other > english ? ["Names that are not English are kept in their language."] : [],
    clean: (text, evidence) => cleanName(text, evidence, thing),
  });
}

/** A code is a code before it is the name of a language that few have heard of. */
function lookUp(text: string, { find, findCommon, codeOf }: ClosedListNames): KnownName | undefined {
  const folded = foldText(text);
  return findCommon(folded) ?? (codeOf(text) === undefined ? find(folded) : undefined);
}

function learnNames(values: readonly CountedValue[], thing: ClosedListNames): NameEvidence {
  let english = 0;
  let other = 0;
  let codes = 0;
  const spellings = new Map<string, CountedValue>();
  for (const value of someValues(values)) {
    const known = lookUp(value.text, thing);
    if (known === undefined) {
      if (thing.codeOf(value.text) !== undefined) codes += value.count;
      continue;
    }
    if (!known.isEnglish) {
      other += value.count;
      continue;
    }
    english += value.count;
    const isProper = /^\p{Lu}.*\p{Ll}/u.test(value.text);
    if (isProper && (spellings.get(known.code)?.count ?? 0) < value.count) spellings.set(known.code, value);
  }
  return { english, other, codes, spellings };
}

function cleanName(text: string, evidence: NameEvidence, thing: ClosedListNames): Outcome {
  const { components, isGeneric = () => false, findNear, englishName, what } = thing;
  const folded = foldText(text);
  const known = lookUp(text, thing);
  if (known !== undefined) {
    const isKept = thing.isVariety?.(folded) ?? false;
    if (isKept || evidence.other > evidence.english) return confirmed(text, components(known.code));
    const output = evidence.spellings.get(known.code)?.text ?? englishName(known.code);
    return rewritten(text, output, {
      why: `Formatted like the rest of the column: ${output}.`,
      rule: "one-form",
      components: components(known.code),
    });
  }
  const stray = thing.codeOf(text);
  if (stray !== undefined) return fromCode(text, stray, evidence, thing);
  if (isGeneric(folded) || isSeveral(text, thing)) return confirmed(text);
  const near = findNear(folded);
  const code = near === undefined ? undefined : thing.find(near)?.code;
  return invalid(`Not a known ${what}.`, code === undefined ? [] : [englishName(code)]);
}

/** A code among English names becomes one; a column of codes, or of another language, keeps it. */
function fromCode(text: string, code: string, evidence: NameEvidence, thing: ClosedListNames): Outcome {
  const { english, other, codes, spellings } = evidence;
  const components = thing.components(code);
  if (english <= other + codes) return confirmed(text, components);
  const output = spellings.get(code)?.text ?? thing.englishName(code);
  return rewritten(text, output, {
    why: `Name instead of the code: ${output}.`,
    rule: "code",
    prob: 0.93,
    components,
  });
}

/** Several names in a cell, or one with a remark in brackets: right, and left as they are. */
function isSeveral(text: string, { find, isGeneric = () => false }: ClosedListNames): boolean {
  const parts = text.split(BETWEEN).map((part) => foldText(part.replace(IN_BRACKETS, "")));
  return parts.every((part) => find(part) !== undefined || isGeneric(part));
}
