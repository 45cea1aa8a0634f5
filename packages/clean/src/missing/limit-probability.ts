/** What the model may not say, whatever it has learnt: rules that protect good values. */

import { type Candidate, findPlace, type ValueForm, valueForm } from "@limpid/models";
import { findMissingToken, isListedToken, readQuantity, readWords, sentinelShape } from "@limpid/text";
import type { Suspect } from "./column-signs.ts";

/** Probabilities beyond which a rule does not let a value go. */
const GOOD = 0.1;
const AMID_OTHERS = 0.3;
/** The highest probability of a token in a column of nothing else. */
const ALL_TOKENS = 0.95;
/** Flagged, not taken away. */
const FLAGGED = 0.89;
const NOTHING = new Set(
  "none|no|keine|keiner|kein|aucun|aucune|ninguno|ninguna|nessuno|nessuna|geen|nenhum|nenhuma|ingen".split("|"),
);
const UNKNOWN = new Set(
  [
    "unknown|not known|unbekannt|inconnu|inconnue|desconocido|desconocida|desconhecido|desconhecida|sconosciuto|sconosciuta",
    "onbekend|not applicable|does not apply|nicht zutreffend|trifft nicht zu|non applicable|sans objet|no aplica",
    "não se aplica|não aplicável|non applicabile|niet van toepassing",
  ]
    .join("|")
    .split("|"),
);
/** A number so many times the largest of the others is hardly one of them. */
const FAR = 5;
/** Share of the cells that one of two answers has. */
const MIN_ANSWER = 0.05;
/** A class that is this sure of the other values refuses one that it does not recognise; single letters and ages may be much else. */
const RECOGNISED = 0.25;
const CODE = /^\p{Lu}{2,5}$/u;
/** A value this far from both neighbours, in distances of the quartiles, is not between them. */
const LONELY = 2;
/** A value this near to the others, in the same measure, continues where they end. */
const NEAR = 0.1;
/** A value repeated this many times as often as the others is repeated as only tokens are. */
const FLOOD = 5;
/** A good token must be written as so many of the others are. */
const SAME_STYLE = 0.1;
const STATUSES = new Set(
  "pending|open|void|absent|blank|empty|offen|leer|ausstehend|pendiente|pendente|redacted".split("|"),
);
/** Share of different values in a column of which nothing was chosen from a list. */
const MOSTLY_DIFFERENT = 0.9;
/** Share of the others that begin with the sign that the value begins with. */
const LED = 0.5;
/** This many other values must show what a column of exact texts looks like. */
const MIN_EXACT = 5;
/** Fewer other values have no neighbours to lie between. */
const MIN_OTHERS = 3;

export function limitProbability(probability: number, suspect: Suspect): number {
  const limit = limitOf(suspect);
  const isSure = limit === 1 && suspect.profile.isAllTokens && isListedToken(suspect.value.text);
  return isSure ? Math.max(probability, ALL_TOKENS) : Math.min(probability, limit);
}

function limitOf(suspect: Suspect): number {
  const { value, profile, entity } = suspect;
  const form = valueForm(value.text);
  if (isGoodValue(suspect, form) || isPole(suspect)) return GOOD;
  if (isAnswer(suspect)) return isLoneToken(suspect) ? FLAGGED : GOOD;
  const most = isCode(suspect) ? limitOfCode(suspect, form) : 1;
  if (most === GOOD) return GOOD;
  if (entity.care === "exact" && profile.base.size < MIN_EXACT) return GOOD;
  const isAmid = isAmidOthers(suspect, form) || isOneOfThem(suspect, form);
  if (isAmid || isKnownWord(suspect) || isKnownCode(suspect, form) || isStatus(suspect) || isLedLikeOthers(suspect))
    return AMID_OTHERS;
  if (entity.care === "exact" && !isToken(value.text)) return AMID_OTHERS;
  const isSingleNumber = form.quantity.kind !== "text" && value.count === 1;
  return entity.care === "exact" || isSingleNumber ? FLAGGED : most;
}

/** "Null" is a surname and "NA" Namibia, as long as the column is written that way and the value is no flood. */
function isGoodValue(candidate: Candidate, form: ValueForm): boolean {
  const { value, profile, entity } = candidate;
  if (!entity.allowedTokens.has(value.text.toLowerCase())) return false;
  const isInside = profile.base.has(value.text);
  if (profile.base.size > 2 && profile.shareOfStyle(form.style, isInside) < SAME_STYLE) return false;
  return value.count < FLOOD * meanOfOthers(candidate);
}

function meanOfOthers({ value, profile }: Candidate): number {
  return (profile.rows - value.count) / Math.max(1, profile.distinct - 1);
}

/** A minus beside a plus, and the plus. */
function isPole({ value, profile }: Candidate): boolean {
  return /^[-–−+]+$/.test(value.text) && profile.hasPlus;
}

/**
 * "None" and "unknown" are what somebody answered where the column has another token for no data, has one other answer
 * only, asks what is known, or is a box that was ticked.
 */
function isAnswer(suspect: Suspect): boolean {
  const { value, profile, entity, signs } = suspect;
  const { asks } = signs;
  const { text, count } = value;
  const isNothing = NOTHING.has(text.toLowerCase());
  if (asks.isTickBox && findMissingToken(text) !== "plain") return true;
  if (profile.isAllTokens) return false;
  // "none" among "mild" and "severe".
  if (isNothing && entity.group === "category") return true;
  if (isRefused(suspect)) return false;
  if (!(isNothing || UNKNOWN.has(text.toLowerCase())) || profile.shareOfKind("text", profile.base.has(text)) < 0.5)
    return false;
  return asks.hasToken || asks.whatIsKnown || (asks.answers === 2 && count >= MIN_ANSWER * profile.rows);
}

/** "None" once among remarks that do not repeat, of which another is a token: nobody chose it from a list. */
function isLoneToken({ value, profile, entity, signs }: Suspect): boolean {
  const areDifferent = profile.distinct >= MOSTLY_DIFFERENT * profile.rows;
  const isChoice = signs.asks.isTickBox || signs.asks.whatIsKnown || entity.group === "category";
  return value.count === 1 && signs.asks.hasToken && areDifferent && !isChoice;
}

/** Whether the class knows the other values, and not this one. */
function isRefused({ value, profile, entity, signs }: Suspect): boolean {
  return !signs.isStandIn && profile.recognised >= RECOGNISED && entity.recognise(value.text) === 0;
}

/** A run of nines, or of another digit with a minus, as programs write it where there is no number. */
function isCode({ value: { text } }: Candidate): boolean {
  const look = sentinelShape(text);
  return look.isNines || (look.isNegativeCode && text.length > 2);
}

/**
 * A code is no value that the column could have: its class refuses it, it is longer than all of them, or the only one below
 * zero. People who choose a code take one that lies above all that may occur. What is only far above is doubtful.
 */
function limitOfCode(suspect: Suspect, { quantity }: ValueForm): number {
  const { profile, signs } = suspect;
  const { numbers } = profile;
  if (quantity.kind !== "number" || numbers.count < MIN_OTHERS) return GOOD;
  if (isRefused(suspect)) return 1;
  const isLonger = digitsOf(quantity.value) > Math.max(digitsOf(numbers.smallest), digitsOf(numbers.largest));
  if (quantity.value < 0) return isLonger || (numbers.smallest >= 0 && !signs.isOfAnySize) ? 1 : GOOD;
  if (signs.isOfAnySize) return GOOD;
  if (isLonger) return 1;
  return numbers.smallest >= 0 && quantity.value >= FAR * numbers.largest ? FLAGGED : GOOD;
}

/** Before the point. */
function digitsOf(value: number): number {
  return Math.trunc(Math.abs(value)).toString().length;
}

/** A number or date between two others of the column, or next to them. */
function isAmidOthers(candidate: Candidate, form: ValueForm): boolean {
  const { value, profile } = candidate;
  if (form.quantity.kind === "text" || profile.base.size < MIN_OTHERS) return false;
  const isInside = profile.base.has(value.text);
  if (profile.shareOfKind(form.quantity.kind, isInside) < 0.5) return false;
  const { isAboveAll, isBelowAll, isOuter, gap } = findPlace(form, profile, isInside);
  if (!isOuter) return true;
  if (value.count >= FLOOD * meanOfOthers(candidate)) return false;
  if (!isAboveAll && !isBelowAll) return gap < LONELY;
  const isOnlyNegative = form.quantity.value < 0 && profile.numbers.smallest >= 0;
  return gap < NEAR && !isOnlyNegative;
}

/** Leer is a town: a single word that the class has in its lists. */
function isKnownWord({ value: { text, count }, entity }: Candidate): boolean {
  return count === 1 && /^\p{L}{4,}$/u.test(text) && entity.has(text);
}

/** TBD is the airport of Timbiquí: a code that the class has in its list, and that is written like the others. */
function isKnownCode({ value, profile, entity }: Candidate, form: ValueForm): boolean {
  const { text, count } = value;
  if (!CODE.test(text) || findMissingToken(text) === "plain" || !entity.has(text)) return false;
  return count === 1 && profile.shareOfShape(form, profile.base.has(text)) >= 0.5;
}

/** "void" and "pending" are what an order may be. */
function isStatus({ value, entity }: Candidate): boolean {
  return entity.group === "category" && STATUSES.has(value.text.toLowerCase());
}

/** "/" and "/null" among paths, "@null" among handles. */
function isLedLikeOthers({ value, profile }: Candidate): boolean {
  const sign = value.text.charAt(0);
  if (/[\p{L}\p{N}]/u.test(sign) || profile.isAllTokens) return false;
  const led = [...profile.base].filter((text) => text !== value.text && text.startsWith(sign)).length;
  return led >= LED * profile.base.size && readQuantity(value.text).kind === "text";
}

function isToken(text: string): boolean {
  const words = readWords(text);
  return isListedToken(text) || words.isPhrase || words.isSheetError || sentinelShape(text).isSigns;
}

/** A name among names, a code among codes: not all of its words are about missing data, and no sign says that it is a token. */
function isOneOfThem(candidate: Candidate, form: ValueForm): boolean {
  const { value, profile } = candidate;
  const isShort = /^[a-z]{1,2}$/i.test(value.text);
  if (form.quantity.kind !== "text" || (isToken(value.text) && !isShort) || sentinelShape(value.text).isPlaceholder)
    return false;
  const isLikeOthers = profile.shareOfShape(form, profile.base.has(value.text)) >= 0.5;
  return isLikeOthers && value.count < FLOOD * meanOfOthers(candidate);
}
