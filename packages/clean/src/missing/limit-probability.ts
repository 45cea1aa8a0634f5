/** What the model may not say, whatever it has learnt: rules that protect good values. */

import { type Candidate, formOf, placeOf, type ValueForm } from "@limpid/models";
import { isListedToken, readQuantity, readWords, sentinelShape } from "@limpid/text";

/** Probabilities beyond which a rule does not let a value go. */
const GOOD = 0.1;
const AMID_OTHERS = 0.3;
/** Of a token in a column of nothing else. */
const ALL_TOKENS = 0.95;
/** Flagged, not taken away. */
const FLAGGED = 0.89;
const NOTHING = new Set(
  "none|no|keine|keiner|kein|aucun|aucune|ninguno|ninguna|nessuno|nessuna|geen|nenhum|nenhuma|ingen".split("|"),
);
/** So far from both neighbours, in distances of the quartiles, a value is not between them. */
const LONELY = 2;
/** So near to the others, in the same measure, a value just goes on where they end. */
const NEAR = 0.1;
/** So many times as often as the others, a value is repeated as only tokens are. */
const FLOOD = 5;
/** A good token must be written as so many of the others are. */
const SAME_STYLE = 0.1;
const STATUSES = new Set(
  "pending|open|void|absent|blank|empty|offen|leer|ausstehend|pendiente|pendente|redacted".split("|"),
);
/** Share of the others that begin with the sign that the value begins with. */
const LED = 0.5;
/** So many others must show what a column of exact texts looks like. */
const MIN_EXACT = 5;
/** Fewer other values have no neighbours to lie between. */
const MIN_OTHERS = 3;

export function limitProbability(probability: number, candidate: Candidate): number {
  const limit = limitOf(candidate);
  const isSure = limit === 1 && candidate.profile.isAllTokens && isListedToken(candidate.value.text);
  return isSure ? Math.max(probability, ALL_TOKENS) : Math.min(probability, limit);
}

function limitOf(candidate: Candidate): number {
  const { value, profile, entity } = candidate;
  const form = formOf(value.text);
  if (isGoodValue(candidate, form) || isAnswer(candidate) || isPole(candidate)) return GOOD;
  if (entity.care === "exact" && profile.base.size < MIN_EXACT) return GOOD;
  const isAmid = isAmidOthers(candidate, form) || isOneOfThem(candidate, form);
  if (isAmid || isKnownWord(candidate) || isStatus(candidate) || isLedLikeOthers(candidate)) return AMID_OTHERS;
  if (entity.care === "exact" && !isToken(value.text)) return AMID_OTHERS;
  const isSingleNumber = form.quantity.kind !== "text" && value.count === 1;
  return entity.care === "exact" || isSingleNumber ? FLAGGED : 1;
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

/** "none" among "mild" and "severe"; where there is nothing else, it is not one of a list. */
function isAnswer({ value, profile, entity }: Candidate): boolean {
  return entity.group === "category" && !profile.isAllTokens && NOTHING.has(value.text.toLowerCase());
}

/** A number or date between two others of the column, or next to them. */
function isAmidOthers(candidate: Candidate, form: ValueForm): boolean {
  const { value, profile } = candidate;
  if (form.quantity.kind === "text" || profile.base.size < MIN_OTHERS) return false;
  const isInside = profile.base.has(value.text);
  if (profile.shareOfKind(form.quantity.kind, isInside) < 0.5) return false;
  const { isAboveAll, isBelowAll, isOuter, gap } = placeOf(form, profile, isInside);
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
