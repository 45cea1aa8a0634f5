/** What the network is told of a value: how it looks by itself, how it lies among the others, what class the column is. */
import type { Entity } from "@limpid/entities";
import type { CountedValue } from "@limpid/table";
import { codeLook, isOneOfMore, missingTokenOf, readWords } from "@limpid/text";
import { type ColumnProfile, formOf, type ValueForm } from "./column-profile.ts";
import type { Place } from "./number-range.ts";

/** Groups of classes, one input each. */
const GROUPS = "id number measure datetime geo person org contact finance code category text".split(" ");

/** Inputs that a list of tokens decides; training leaves them out now and then, so that the others must do. */
export const LEXICON_INPUTS = 4;
/** Inputs that lists of words decide, behind those. */
export const WORD_INPUTS = 6;

/** What is asked of one value of a column. */
export interface Candidate {
  readonly value: CountedValue;
  readonly profile: ColumnProfile;
  readonly entity: Pick<Entity, "care" | "goodTokens" | "group" | "recognise">;
  /** "no <header>" and the like, in small letters. */
  readonly headerTokens: ReadonlySet<string>;
}

export const MISSING_INPUTS = [
  ...["plain token", "weak token", "more tokens", "header token"],
  ...["phrase", "negation", "state", "object", "bare negation", "known words"],
  ...["sheet error", "nines", "zero", "repeated digit", "negative code", "limit", "run", "default date"],
  ...["signs", "repeated sign", "placeholder", "bracketed", "one character", "short", "length", "capitals", "small"],
  ...["rows", "distinct", "repeats of others", "rest numbers", "rest dates", "rest text", "rest capitals"],
  ...["kind", "kind break", "shape", "style", "shape break", "script break", "shares word"],
  ...["length score", "words of others", "more words"],
  ...["repetition", "share of rows", "beside most frequent", "once", "repeated among unique"],
  ...[
    "beyond",
    "gap",
    "below all",
    "above all",
    "outer",
    "only negative",
    "code outside",
    "code inside",
    "code repeated",
    "rest whole",
  ],
  ...["good token", "exact care", "recognised", "others recognised", "recognised less", "good in style"],
  ...GROUPS.map((group) => `group ${group}`),
] as const;

const NOWHERE: Place = { beyond: 0, gap: 0, isBelowAll: false, isAboveAll: false, isOuter: false };

export function missingFeatures(candidate: Candidate): Float32Array {
  const { value, profile, entity, headerTokens } = candidate;
  const { text } = value;
  const folded = text.toLowerCase();
  const token = missingTokenOf(text);
  const words = readWords(text);
  const form = formOf(text);
  const isInside = profile.base.has(text);
  const kind = profile.shareOfKind(form.quantity.kind, isInside);
  const shape = profile.shareOfShape(form, isInside);
  const style = profile.shareOfStyle(form.style, isInside);
  const recognised = entity.recognise(text);
  const isGood = entity.goodTokens.has(folded);
  return Float32Array.from([
    ...bits(token === "plain", token === "weak", isOneOfMore(text), headerTokens.has(folded)),
    ...bits(words.isPhrase, words.hasNegation, words.hasState, words.hasObject, words.isBareNegation),
    words.known,
    ...lookInputs(text, words.isSheetError),
    ...bits(text.length === 1, text.length <= 3),
    Math.log1p(text.length) / 4,
    ...bits(form.style === "capitals", form.style === "small"),
    Math.min(1, Math.log10(1 + profile.rows) / 5),
    Math.min(1, Math.log10(1 + profile.distinct) / 5),
    profile.distinct / Math.max(1, profile.rows),
    profile.shareOfKind("number", isInside),
    profile.shareOfKind("date", isInside),
    profile.shareOfKind("text", isInside),
    profile.shareOfStyle("capitals", isInside),
    kind,
    kind < 0.1 ? 1 - kind : 0,
    shape,
    style,
    ...bits(shape === 0, form.script === "other" && profile.shareOfScript("other", isInside) < 0.1),
    ...bits(profile.sharesWord(form, isInside)),
    profile.lengthScore(form.length) / 4,
    Math.log1p(profile.meanWords) / 2,
    Math.max(-1, Math.min(1, (form.words.length - profile.meanWords) / 4)),
    ...repetition(value, profile),
    ...placeInputs(form, value, profile, isInside),
    ...bits(isGood, entity.care === "exact"),
    recognised,
    profile.recognised,
    Math.max(-1, profile.recognised - recognised),
    isGood ? style : 0,
    ...GROUPS.map((group) => (group === entity.group ? 1 : 0)),
  ]);
}

/** Where the quantity of a value lies among the others of its kind. */
export function placeOf({ quantity }: ValueForm, profile: ColumnProfile, isInside: boolean): Place {
  if (quantity.kind === "text") return NOWHERE;
  const range = quantity.kind === "number" ? profile.numbers : profile.dates;
  return range.count === 0 ? NOWHERE : range.place(quantity.value, isInside);
}

function lookInputs(text: string, isSheetError: boolean): readonly number[] {
  const look = codeLook(text);
  return bits(
    isSheetError,
    look.isNines,
    look.isZero,
    look.isRepeatedDigit,
    look.isNegativeCode,
    look.isLimit,
    look.isRun,
    look.isDefaultDate,
    look.isSigns,
    look.isRepeatedSign,
    look.isPlaceholder,
    look.isBracketed,
  );
}

/** How often the value occurs, measured by the others. */
function repetition({ count }: CountedValue, profile: ColumnProfile): readonly number[] {
  const others = Math.max(1, profile.distinct - 1);
  const mean = Math.max(1, (profile.rows - count) / others);
  const most = Math.max(1, count === profile.mostRows ? profile.secondMostRows : profile.mostRows);
  const isUnique = others > 2 && mean < 1.5;
  return [
    clamp(Math.log(count / mean) / 4),
    count / Math.max(1, profile.rows),
    clamp(Math.log(count / most) / 4),
    ...bits(count === 1),
    isUnique ? Math.min(1, Math.log(count) / 3) : 0,
  ];
}

function placeInputs(
  form: ValueForm,
  { text, count }: CountedValue,
  profile: ColumnProfile,
  isInside: boolean,
): readonly number[] {
  const place = placeOf(form, profile, isInside);
  const { quantity } = form;
  const look = codeLook(text);
  const isCode =
    look.isNines || look.isNegativeCode || look.isRepeatedDigit || look.isLimit || look.isZero || look.isDefaultDate;
  const isOutside = place.isBelowAll || place.isAboveAll;
  const isMeasured = quantity.kind !== "text" && profile.shareOfKind(quantity.kind, isInside) > 0.5;
  const isOnlyNegative = quantity.kind === "number" && quantity.value < 0 && profile.numbers.smallest >= 0;
  return [
    Math.min(1, Math.log1p(place.beyond) / 6),
    Math.min(1, Math.log1p(place.gap) / 6),
    ...bits(place.isBelowAll, place.isAboveAll, place.isOuter, isOnlyNegative && isMeasured),
    ...bits(isCode && isMeasured && isOutside, isCode && isMeasured && !isOutside),
    isCode && isMeasured && isOutside ? Math.min(1, Math.log(count) / 3) : 0,
    profile.numbers.count === 0 ? 0 : profile.numbers.whole,
  ];
}

function clamp(value: number): number {
  return Math.max(-1, Math.min(1, value));
}

function bits(...flags: readonly boolean[]): readonly number[] {
  return flags.map(Number);
}
