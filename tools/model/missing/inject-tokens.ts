/** Columns in which some cells have given way to tokens and codes; which ones is known. */
import { findMissingToken, readHeaderTokens, readQuantity, readWords } from "@limpid/text";
import type { Random } from "../../../packages/models/src/learner/random.ts";
import { NumberRange } from "../../../packages/models/src/missing-data/number-range.ts";
import { ODD_TEXTS, SHAPED, type TokenLists, TRAINED } from "./tokens.ts";

export interface SourceColumn {
  readonly classId: string;
  readonly header: string;
  readonly values: readonly string[];
  /** Texts that look like tokens and are good values of its class. */
  readonly allowedTokens: ReadonlySet<string>;
}

export interface InjectedColumn {
  readonly classId: string;
  readonly header: string;
  readonly values: readonly string[];
  /** The texts that stand for missing data; no cell with data has one of them. */
  readonly missing: ReadonlySet<string>;
}

/** Share of columns left as they are. */
const UNTOUCHED = 0.35;
const MIN_COUNT = 5;
/** Classes in which a zero is no measurement. */
const NEVER_ZERO = new Set("age money year latitude longitude mass length area volume birth_date".split(" "));

/** How columns are cut and how many of their cells give way. */
export interface Injection {
  /** Share of columns of which only 5 to 14 rows are taken. */
  readonly short: number;
  /** Shares of the cells; zero is a single cell. */
  readonly rates: readonly number[];
  /** Share of columns with two or three different tokens. */
  readonly several: number;
}

export const MIXED: Injection = { short: 0.35, rates: [0, 0.03, 0.05, 0.1, 0.2, 0.2, 0.4], several: 0.25 };
/** The figures of others were measured like this. */
export const PLAIN: Injection = { short: 0, rates: [0.05, 0.2], several: 0 };

/** A column of data alone, without what its author left out. */
export function withoutNaturalTokens(values: readonly string[]): readonly string[] {
  const filled = values.map((value) => value.trim()).filter((value) => value !== "" && !looksMissing(value));
  const codes = naturalCodes(filled);
  return filled.filter((value) => !codes.has(value));
}

const NEGATIVE_CODE = /^-(?:1|[89]+)(?:\.0+)?$/;
const NINES = /^9{3,}(?:\.0+)?$/;
/** Distance in quartiles from which nines among numbers are a code. */
const FAR = 3;

/** Codes that the author of a column of numbers used: the only negative numbers, and nines far from all others. */
function naturalCodes(values: readonly string[]): ReadonlySet<string> {
  const isCode = (text: string) => NEGATIVE_CODE.test(text) || NINES.test(text);
  const range = new NumberRange(
    values.flatMap((text) => {
      const quantity = readQuantity(text);
      return quantity.kind === "number" && !isCode(text) ? [quantity.value] : [];
    }),
  );
  const isAlien = (text: string) =>
    NEGATIVE_CODE.test(text) ? range.smallest >= 0 : range.place(Number(text), false).gap > FAR;
  return new Set(values.filter((text) => isCode(text) && range.count > 2 && isAlien(text)));
}

function looksMissing(text: string): boolean {
  if (findMissingToken(text) !== undefined) return true;
  return !/[\p{L}\p{N}+]/u.test(text) || (readWords(text).isPhrase && text.length < 30);
}

export function injectTokens(
  source: SourceColumn,
  tokens: TokenLists,
  random: Random,
  { short, rates, several }: Injection = MIXED,
): InjectedColumn | undefined {
  const values = random.next() < short ? cut(source.values, random) : source.values;
  if (values.length < MIN_COUNT) return undefined;
  const spoilt = addOddValues([...values], source, random);
  const missing = new Set<string>();
  if (random.next() >= UNTOUCHED) {
    const count = random.next() < several ? 2 + random.below(2) : 1;
    for (let index = 0; index < count; index++) {
      const token = chooseToken(source, spoilt, tokens, random);
      if (token !== undefined && !spoilt.includes(token)) replace(spoilt, token, random.pick(rates), random);
      if (token !== undefined && !source.values.includes(token) && spoilt.includes(token)) missing.add(token);
    }
  }
  const left = new Set([...missing].filter((token) => spoilt.includes(token)));
  return { classId: source.classId, header: source.header, values: spoilt, missing: left };
}

function cut(values: readonly string[], random: Random): readonly string[] {
  const length = MIN_COUNT + random.below(10);
  const start = random.below(Math.max(1, values.length - length));
  return values.slice(start, start + length);
}

function replace(values: string[], token: string, rate: number, random: Random): void {
  const count = Math.max(1, Math.min(Math.floor(values.length / 2), Math.round(rate * values.length)));
  for (let index = 0; index < count; index++) values[random.below(values.length)] = token;
}

function chooseToken(
  { classId, header, allowedTokens, values: original }: SourceColumn,
  values: readonly string[],
  tokens: TokenLists,
  random: Random,
): string | undefined {
  const quantities = original.map(readQuantity);
  const numbers = quantities.flatMap((quantity) => (quantity.kind === "number" ? [quantity.value] : []));
  const dates = quantities.filter(({ kind }) => kind === "date").length;
  const draw = random.next();
  if (numbers.length > 0.7 * values.length && draw < 0.55) return chooseNumber(classId, numbers, tokens, random);
  if (dates > 0.7 * values.length && draw < 0.4) return random.pick(tokens.dates);
  const shaped = tokens === TRAINED ? SHAPED[classId] : undefined;
  if (shaped !== undefined && draw > 0.75) return random.pick(shaped);
  if (tokens === TRAINED && header.length > 2 && header.length < 25 && draw > 0.65 && draw < 0.7)
    return random.pick([...readHeaderTokens(header)]);
  const token = random.pick(tokens.texts);
  return allowedTokens.has(token.toLowerCase()) ? undefined : token;
}

/** A code lies outside what was measured, or nobody could use it. */
function chooseNumber(
  classId: string,
  numbers: readonly number[],
  tokens: TokenLists,
  random: Random,
): string | undefined {
  const range = new NumberRange(numbers);
  if (NEVER_ZERO.has(classId) && range.smallest > 0 && random.next() < 0.2) return "0";
  for (let attempt = 0; attempt < 8; attempt++) {
    const token = random.pick(tokens.numbers);
    const value = Number(token);
    if (value === 0 && !(NEVER_ZERO.has(classId) && range.smallest > 0)) continue;
    if (value === 0 || value < range.smallest || value > range.largest) return token;
  }
  return undefined;
}

/** Slips and remarks: odd, but data. */
function addOddValues(values: string[], { allowedTokens, values: original }: SourceColumn, random: Random): string[] {
  const draw = random.next();
  const at = () => random.below(values.length);
  const isNumeric = readQuantity(original[0] ?? "").kind === "number";
  if (isNumeric && draw < 0.2) {
    const number = Number((original[at() % original.length] ?? "").replace(/,/g, ""));
    const factor = random.pick([10, 100, 1000, 0.01, -1, 0.1]);
    if (Number.isFinite(number) && number !== 0) values[at()] = String(Number((number * factor).toPrecision(8)));
  } else if (draw < 0.3) {
    values[at()] = random.pick(ODD_TEXTS);
  } else if (allowedTokens.size > 0 && draw < 0.6) {
    const token = random.pick([...allowedTokens]);
    values[at()] = restyle(token, original[0] ?? "");
  }
  return values;
}

/** In the letters of the column. */
function restyle(token: string, like: string): string {
  if (like === like.toUpperCase()) return token.toUpperCase();
  return like === like.toLowerCase() ? token : token.charAt(0).toUpperCase() + token.slice(1);
}
