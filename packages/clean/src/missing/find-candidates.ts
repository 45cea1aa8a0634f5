/**
 * The gate before the model: which values of a column may mean missing data at all. It is quick, for it sees every
 * distinct value; a plain value amid the others never passes.
 */
import type { Entity } from "@limpid/entities";
import { ColumnProfile, valueForm } from "@limpid/models";
import type { CountedValue } from "@limpid/table";
import {
  isCommonSentinel,
  isListedToken,
  isOneCharacter,
  mayBeginWithWord,
  mayBeSentinel,
  readHeaderTokens,
  readQuantity,
  readWords,
} from "@limpid/text";
import { ANY_PLACE, type ColumnPlace, columnSigns, type Suspect } from "./column-signs.ts";

/** A longer text is a remark, not a token. */
const MAX_LENGTH = 40;
const MAX_CANDIDATES = 1000;
const GLANCED = 60;
/** Share of a glance from which a column is one of numbers or dates. */
const DOMINANT = 0.7;
/** A value that occurs so many times as often as the others stands out. */
const OUTSTANDING = 3;
/** In a column of so few different values each is looked at for a shape of its own. */
const FEW_VALUES = 150;

export function findCandidates(
  entity: Entity,
  header: string,
  values: readonly CountedValue[],
  place: ColumnPlace = ANY_PLACE,
): readonly Suspect[] {
  const headerTokens = readHeaderTokens(header);
  const glance = glanceAt(values);
  const suspects = values.filter((value) => value.text.length <= MAX_LENGTH && passes(value, glance, headerTokens));
  if (suspects.length === 0 && glance.distinct > FEW_VALUES) return [];
  // Each token passes the gate.
  const tokens = new Set(suspects.filter(({ text }) => looksLikeToken(text, headerTokens)));
  const isToken = (value: CountedValue): boolean => tokens.has(value);
  const profile = new ColumnProfile(entity, values, isToken);
  const odd =
    glance.distinct > FEW_VALUES ? [] : values.filter((value) => !suspects.includes(value) && isOdd(value, profile));
  const signs = columnSigns(entity, header, values, place);
  const ranked = suspects.length > MAX_CANDIDATES ? mostSuspicious(suspects, isToken) : suspects;
  return [...ranked, ...odd].slice(0, MAX_CANDIDATES).map((value) => ({ value, profile, entity, headerTokens, signs }));
}

/** Tokens and codes before all that only begins like one, and what stands often before what stands once. */
function mostSuspicious(
  suspects: readonly CountedValue[],
  isToken: (value: CountedValue) => boolean,
): readonly CountedValue[] {
  const compare = (one: CountedValue, other: CountedValue): number =>
    Number(isToken(other)) - Number(isToken(one)) || other.count - one.count || (one.text < other.text ? -1 : 1);
  const first: CountedValue[] = [];
  let last: CountedValue | undefined;
  for (const suspect of suspects) {
    if (last !== undefined && compare(suspect, last) > 0) continue;
    if (first.push(suspect) < 2 * MAX_CANDIDATES) continue;
    first.sort(compare).length = MAX_CANDIDATES;
    last = first.at(-1);
  }
  return first.sort(compare);
}

interface Glance {
  readonly distinct: number;
  readonly mean: number;
  /** Numbers or dates, where nearly all are. */
  readonly isMeasured: boolean;
  readonly isUnique: boolean;
}

function glanceAt(values: readonly CountedValue[]): Glance {
  let [rows, distinct, measured, looked] = [0, 0, 0, 0];
  const step = Math.max(1, Math.floor(values.length / GLANCED));
  values.forEach(({ text, count }, index) => {
    if (text === "") return;
    rows += count;
    distinct++;
    if (index % step !== 0) return;
    looked++;
    if (readQuantity(text).kind !== "text") measured++;
  });
  const mean = rows / Math.max(1, distinct);
  return { distinct, mean, isMeasured: measured >= DOMINANT * looked, isUnique: mean < 1.5 };
}

function passes({ text, count }: CountedValue, glance: Glance, headerTokens: ReadonlySet<string>): boolean {
  if (text === "") return false;
  const isOutstanding = count >= OUTSTANDING && count >= OUTSTANDING * glance.mean;
  if (isOutstanding && (glance.isMeasured || glance.isUnique)) return true;
  if (beginsWithDigit(text)) return mayBeSentinel(text);
  if (glance.isMeasured && readQuantity(text).kind === "text") return true;
  return looksLikeToken(text, headerTokens) || isOneCharacter(text) || SIGNS.includes(text.charAt(0));
}

function beginsWithDigit(text: string): boolean {
  const code = text.charCodeAt(text.charCodeAt(0) === 0x2d ? 1 : 0);
  return code >= 0x30 && code <= 0x39;
}

/** Signs that no plain value begins with. */
const SIGNS = "#<([{_*?!.-/\\|~=+^»«…–—";

/** A token by its own look; such a value says nothing of what the others are like. */
function looksLikeToken(text: string, headerTokens: ReadonlySet<string>): boolean {
  if (text.length > MAX_LENGTH) return false;
  if (beginsWithDigit(text)) return isCommonSentinel(text);
  const isListed = (text.length <= 6 && isListedToken(text)) || SIGNS.includes(text.charAt(0));
  if (!isListed && !mayBeginWithWord(text)) return false;
  return (
    isListedToken(text) ||
    headerTokens.has(text.toLowerCase()) ||
    readWords(text).isPhrase ||
    !/[\p{L}\p{N}]/u.test(text)
  );
}

/** True for a shape that no other value has. */
function isOdd({ text }: CountedValue, profile: ColumnProfile): boolean {
  if (text === "" || text.length > MAX_LENGTH) return false;
  return profile.shareOfShape(valueForm(text), profile.base.has(text)) === 0;
}
