/**
 * Computes the features of the missing-data model: how a value looks, how it compares with the others, and the class of
 * the column.
 */
import { findMissingToken, isRareToken, type MissingToken, readWords, sentinelShape } from "@limpid/text";
import { type ColumnProfile, type ValueForm, valueForm } from "./column-profile.ts";
import type { Place } from "./number-range.ts";

/** Groups of classes; each is one feature. */
const GROUPS = "id number measure datetime geo person org contact finance code category text".split(" ");

/** The part of an entity class that the model uses. */
export interface CandidateClass {
  readonly group: string;
  readonly care: string;
  /** Lower-case texts that look like missing-data tokens but may be real values of the class. */
  readonly allowedTokens: ReadonlySet<string>;
  readonly recognise: (text: string) => number;
  /** Whether a text is certainly a value of the class. */
  readonly has: (text: string) => boolean;
}

/** A value of a column that may represent missing data. */
export interface Candidate {
  readonly value: { readonly text: string; readonly count: number };
  readonly profile: ColumnProfile;
  readonly entity: CandidateClass;
  /** Lower-case texts such as "no <header>". */
  readonly headerTokens: ReadonlySet<string>;
}

/** Facts about a candidate, computed once for all features. */
interface Evidence extends Omit<Candidate, "value"> {
  readonly text: string;
  readonly count: number;
  readonly folded: string;
  readonly token: MissingToken | undefined;
  readonly words: ReturnType<typeof readWords>;
  readonly look: ReturnType<typeof sentinelShape>;
  readonly form: ValueForm;
  /** The value is part of the sample that it is compared with. */
  readonly isInside: boolean;
  readonly kindShare: number;
  readonly shapeShare: number;
  readonly styleShare: number;
  readonly place: Place;
  /** Whether both the value and most others are numbers, or both dates. */
  readonly isMeasured: boolean;
  readonly isSentinel: boolean;
  readonly isOutside: boolean;
  /** Cells per value: the mean of the other values, and the largest count among them. */
  readonly meanOfOthers: number;
  readonly mostOfOthers: number;
  readonly isAmongUnique: boolean;
  readonly recognised: number;
  readonly isGoodToken: boolean;
}

type Feature = readonly [name: string, value: (evidence: Evidence) => number | boolean];

/** Features from lists of tokens. Training sometimes leaves them out, so that the model does not rely on them alone. */
const TOKEN_FEATURES: readonly Feature[] = [
  ["plain token", ({ token }) => token === "plain"],
  ["weak token", ({ token }) => token === "weak"],
  ["more tokens", ({ text }) => isRareToken(text)],
  ["header token", ({ headerTokens, folded }) => headerTokens.has(folded)],
];

/** Features from lists of words. */
const WORD_FEATURES: readonly Feature[] = [
  ["phrase", ({ words }) => words.isPhrase],
  ["negation", ({ words }) => words.hasNegation],
  ["state", ({ words }) => words.hasState],
  ["object", ({ words }) => words.hasObject],
  ["bare negation", ({ words }) => words.isBareNegation],
  ["known words", ({ words }) => words.known],
];

const LOOK_FEATURES: readonly Feature[] = [
  ["sheet error", ({ words }) => words.isSheetError],
  ["nines", ({ look }) => look.isNines],
  ["zero", ({ look }) => look.isZero],
  ["repeated digit", ({ look }) => look.isRepeatedDigit],
  ["negative code", ({ look }) => look.isNegativeCode],
  ["limit", ({ look }) => look.isLimit],
  ["run", ({ look }) => look.isRun],
  ["default date", ({ look }) => look.isDefaultDate],
  ["signs", ({ look }) => look.isSigns],
  ["repeated sign", ({ look }) => look.isRepeatedSign],
  ["placeholder", ({ look }) => look.isPlaceholder],
  ["bracketed", ({ look }) => look.isBracketed],
  ["one character", ({ text }) => text.length === 1],
  ["short", ({ text }) => text.length <= 3],
  ["length", ({ text }) => Math.log1p(text.length) / 4],
  ["capitals", ({ form }) => form.style === "capitals"],
  ["small", ({ form }) => form.style === "small"],
];

const COLUMN_FEATURES: readonly Feature[] = [
  ["rows", ({ profile }) => Math.min(1, Math.log10(1 + profile.rows) / 5)],
  ["distinct", ({ profile }) => Math.min(1, Math.log10(1 + profile.distinct) / 5)],
  ["repeats of others", ({ profile }) => profile.distinct / Math.max(1, profile.rows)],
  ["rest numbers", ({ profile, isInside }) => profile.shareOfKind("number", isInside)],
  ["rest dates", ({ profile, isInside }) => profile.shareOfKind("date", isInside)],
  ["rest text", ({ profile, isInside }) => profile.shareOfKind("text", isInside)],
  ["rest capitals", ({ profile, isInside }) => profile.shareOfStyle("capitals", isInside)],
];

const COMPARED_FEATURES: readonly Feature[] = [
  ["kind", ({ kindShare }) => kindShare],
  ["kind break", ({ kindShare }) => (kindShare < 0.1 ? 1 - kindShare : 0)],
  ["shape", ({ shapeShare }) => shapeShare],
  ["style", ({ styleShare }) => styleShare],
  ["shape break", ({ shapeShare }) => shapeShare === 0],
  [
    "script break",
    ({ form, profile, isInside }) => form.script === "other" && profile.shareOfScript("other", isInside) < 0.1,
  ],
  ["shares word", ({ profile, form, isInside }) => profile.sharesWord(form, isInside)],
  ["length score", ({ profile, form }) => profile.lengthScore(form.length) / 4],
  ["words of others", ({ profile }) => Math.log1p(profile.meanWords) / 2],
  ["more words", ({ form, profile }) => clamp((form.words.length - profile.meanWords) / 4)],
];

const REPETITION_FEATURES: readonly Feature[] = [
  ["repetition", ({ count, meanOfOthers }) => clamp(Math.log(count / meanOfOthers) / 4)],
  ["share of rows", ({ count, profile }) => count / Math.max(1, profile.rows)],
  ["beside most frequent", ({ count, mostOfOthers }) => clamp(Math.log(count / mostOfOthers) / 4)],
  ["once", ({ count }) => count === 1],
  ["repeated among unique", ({ isAmongUnique, count }) => (isAmongUnique ? Math.min(1, Math.log(count) / 3) : 0)],
];

const PLACE_FEATURES: readonly Feature[] = [
  ["beyond", ({ place }) => Math.min(1, Math.log1p(place.beyond) / 6)],
  ["gap", ({ place }) => Math.min(1, Math.log1p(place.gap) / 6)],
  ["below all", ({ place }) => place.isBelowAll],
  ["above all", ({ place }) => place.isAboveAll],
  ["outer", ({ place }) => place.isOuter],
  ["only negative", (evidence) => evidence.isMeasured && isOnlyNegative(evidence)],
  ["code outside", ({ isSentinel, isMeasured, isOutside }) => isSentinel && isMeasured && isOutside],
  ["code inside", ({ isSentinel, isMeasured, isOutside }) => isSentinel && isMeasured && !isOutside],
  [
    "code repeated",
    ({ isSentinel, isMeasured, isOutside, count }) =>
      isSentinel && isMeasured && isOutside ? Math.min(1, Math.log(count) / 3) : 0,
  ],
  ["rest whole", ({ profile }) => (profile.numbers.count === 0 ? 0 : profile.numbers.whole)],
];

const CLASS_FEATURES: readonly Feature[] = [
  ["good token", ({ isGoodToken }) => isGoodToken],
  ["exact care", ({ entity }) => entity.care === "exact"],
  ["recognised", ({ recognised }) => recognised],
  ["others recognised", ({ profile }) => profile.recognised],
  ["recognised less", ({ profile, recognised }) => Math.max(-1, profile.recognised - recognised)],
  ["good in style", ({ isGoodToken, styleShare }) => (isGoodToken ? styleShare : 0)],
  ...GROUPS.map((group): Feature => [`group ${group}`, ({ entity }) => group === entity.group]),
];

const FEATURES: readonly Feature[] = [
  ...[...TOKEN_FEATURES, ...WORD_FEATURES, ...LOOK_FEATURES, ...COLUMN_FEATURES],
  ...[...COMPARED_FEATURES, ...REPETITION_FEATURES, ...PLACE_FEATURES, ...CLASS_FEATURES],
];

const MEASURES = FEATURES.map(([, value]) => value);

/** Number of features that training may leave out; they come first. */
export const TOKEN_INPUTS = TOKEN_FEATURES.length;
export const WORD_INPUTS = WORD_FEATURES.length;

/** Feature names in the order of the weights. */
export const MISSING_INPUTS: readonly string[] = FEATURES.map(([name]) => name);

export function missingFeatures(candidate: Candidate): Float32Array {
  const evidence = gatherEvidence(candidate);
  const features = new Float32Array(MEASURES.length);
  for (let at = 0; at < features.length; at++) features[at] = Number(MEASURES[at]?.(evidence));
  return features;
}

function gatherEvidence({ value: { text, count }, profile, entity, headerTokens }: Candidate): Evidence {
  const folded = text.toLowerCase();
  const form = valueForm(text);
  const look = sentinelShape(text);
  const isInside = profile.base.has(text);
  const place = findPlace(form, profile, isInside);
  const others = Math.max(1, profile.distinct - 1);
  const meanOfOthers = Math.max(1, (profile.rows - count) / others);
  return {
    text,
    count,
    folded,
    profile,
    entity,
    headerTokens,
    form,
    look,
    isInside,
    place,
    meanOfOthers,
    token: findMissingToken(text),
    words: readWords(text),
    kindShare: profile.shareOfKind(form.quantity.kind, isInside),
    shapeShare: profile.shareOfShape(form, isInside),
    styleShare: profile.shareOfStyle(form.style, isInside),
    isMeasured: form.quantity.kind !== "text" && profile.shareOfKind(form.quantity.kind, isInside) > 0.5,
    isSentinel: isSentinelLook(look),
    isOutside: place.isBelowAll || place.isAboveAll,
    mostOfOthers: Math.max(1, count === profile.mostRows ? profile.secondMostRows : profile.mostRows),
    isAmongUnique: others > 2 && meanOfOthers < 1.5,
    recognised: entity.recognise(text),
    isGoodToken: entity.allowedTokens.has(folded),
  };
}

const NOWHERE: Place = { beyond: 0, gap: 0, isBelowAll: false, isAboveAll: false, isOuter: false };

/** Returns where the quantity of a value lies among the others of its kind. */
export function findPlace({ quantity }: ValueForm, profile: ColumnProfile, isInside: boolean): Place {
  if (quantity.kind === "text") return NOWHERE;
  const range = quantity.kind === "number" ? profile.numbers : profile.dates;
  return range.count === 0 ? NOWHERE : range.place(quantity.value, isInside);
}

function isOnlyNegative({ form: { quantity }, profile }: Evidence): boolean {
  return quantity.kind === "number" && quantity.value < 0 && profile.numbers.smallest >= 0;
}

function isSentinelLook(look: ReturnType<typeof sentinelShape>): boolean {
  return (
    look.isNines || look.isNegativeCode || look.isRepeatedDigit || look.isLimit || look.isZero || look.isDefaultDate
  );
}

function clamp(value: number): number {
  return Math.max(-1, Math.min(1, value));
}
