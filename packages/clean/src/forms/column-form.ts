/**
 * How a column writes its values. A value that is written like the others stays as it is, whatever form its class
 * prefers; one that is written against the column is brought to the column's own form, never to another one.
 */
import type { ColumnCleaner, EntityRole } from "@limpid/entities";
import { type CountedValue, countCells } from "@limpid/table";
import { numberMark } from "@limpid/text";
import { bareLetters, withoutSpaces } from "../misspelling/is-misspelling.ts";
import { firstMostFrequent } from "../most-frequent.ts";
import { areSigns, areVariables } from "./are-codes.ts";

/** Plain data. */
export interface ColumnForm {
  /** Maps a rare spelling to the one that most cells of the same value have. */
  readonly spellings: ReadonlyMap<string, string>;
  /** What nearly all values have in common; null where they have nothing. */
  readonly style: Style | null;
}

export const AS_IT_STANDS: ColumnForm = { spellings: new Map(), style: null };

/** Values that are looked at, the most frequent ones. */
const MAX_STUDIED = 5000;
/** Share of the cells that make a way of writing the column's own, and the values that must show it. */
const DOMINANT = 0.9;
const MIN_VALUES = 8;
const MAX_LENGTH = 200;

/** A spelling that others are brought to. */
interface Usual {
  /** It stands in so many cells, and in so many times as many as the other one. */
  readonly cells: number;
  readonly ratio: number;
  /** A name with more capitals among its letters stays. */
  readonly keepsCapitals: boolean;
}

const WORD: Usual = { cells: 3, ratio: 3, keepsCapitals: true };
/** One of few answers is the same if only capitals, spaces or points differ. */
const ANSWER: Usual = { cells: 5, ratio: 5, keepsCapitals: false };

interface Known {
  readonly text: string;
  readonly canonical: string;
  readonly count: number;
}

interface FormOptions {
  readonly role: EntityRole;
  /** The class has few values, so that two texts of one canonical form are the same answer. */
  readonly isClosed: boolean;
  /** The class knows no words, so that it cannot tell two spellings of a code from two codes. */
  readonly takesAnyText: boolean;
}

export function learnColumnForm(
  values: readonly CountedValue[],
  cleaner: Pick<ColumnCleaner, "clean">,
  options: FormOptions,
): ColumnForm {
  if (options.role === "prose") return AS_IT_STANDS;
  const known = knownValues(values, cleaner);
  const isOfAnswers = options.role === "answer" && !options.isClosed;
  const spellings = new Map([
    ...(isOfAnswers ? commonSpellings(known, unlessCodes(known, bareAnswerOf), ANSWER) : []),
    ...commonSpellings(known, sameValue(known, options), WORD),
  ]);
  return { spellings, style: dominantStyle(known) };
}

/** What two spellings of one value have in common. */
function sameValue(known: readonly Known[], { role, isClosed, takesAnyText }: FormOptions): (value: Known) => string {
  if (isClosed) return ({ canonical }) => canonical;
  if (role === "name") return lowerCase;
  // Capitals tell millimolar from millimetres, carbon monoxide from cobalt, and one variable from another.
  if (role === "number") return (value) => `${value.canonical} ${lettersOf(value)}`;
  return takesAnyText ? unlessCodes(known, lettersOf) : lettersOf;
}

/** In names of variables capitals count. Among signs, "CO" and "co" are one, and "Co" is another. */
function unlessCodes(known: readonly Known[], keyOf: (value: Known) => string): (value: Known) => string {
  const texts = known.map(({ text }) => text);
  if (areVariables(texts)) return ({ text }) => withoutSpaces(text);
  return areSigns(texts) ? (value) => (MIXED.test(value.text) ? value.text : keyOf(value)) : keyOf;
}

const MIXED = /\p{Lu}.*\p{Ll}|\p{Ll}.*\p{Lu}/u;

interface FormedColumn {
  readonly form: ColumnForm;
  readonly cleaner: Pick<ColumnCleaner, "clean">;
  readonly entity: { readonly role: EntityRole };
}

/** The value as the column writes it; the text itself where it is written so already. */
export function writeInForm(text: string, canonical: string, { form, cleaner, entity }: FormedColumn): string {
  const spelling = form.spellings.get(text);
  if (spelling !== undefined) return spelling;
  const styled = form.style === null ? text : applyStyle(form.style, canonical);
  if (styled === text || !isSameValue(text, styled, canonical)) return text;
  if (entity.role === "number" && !DATE_OR_TIME.test(canonical) && unitIn(styled) !== unitIn(text)) return text;
  if (entity.role === "name" && styled.toLowerCase() !== text.toLowerCase()) return text;
  const outcome = cleaner.clean(styled);
  return outcome.kind === "ok" && outcome.output === canonical ? styled : text;
}

const DATE_OR_TIME = /\d[:-]\d/;

/** A unit or currency says what the number counts: it is neither dropped nor added. */
function unitIn(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{Sc}%‰°′″]/gu, "");
}

function knownValues(values: readonly CountedValue[], cleaner: Pick<ColumnCleaner, "clean">): readonly Known[] {
  const studied = values.length <= MAX_STUDIED ? values : firstMostFrequent(values, MAX_STUDIED);
  return studied.flatMap(({ text, count }) => {
    if (text.length > MAX_LENGTH) return [];
    const outcome = cleaner.clean(text);
    return outcome.kind === "ok" ? [{ text, count, canonical: outcome.output }] : [];
  });
}

/** Maps the text of a rare spelling to the one that most cells of the same value have. */
function commonSpellings(
  known: readonly Known[],
  keyOf: (value: Known) => string,
  { cells, ratio, keepsCapitals }: Usual,
): ReadonlyMap<string, string> {
  const groups = new Map<string, Known[]>();
  for (const value of known) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  const spellings = new Map<string, string>();
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    const usual = group.reduce((best, one) => (one.count > best.count ? one : best));
    for (const { text, count } of group) {
      const isRare = usual.count >= cells && usual.count >= ratio * count;
      if (text !== usual.text && isRare && !(keepsCapitals && isRicher(text, usual.text)))
        spellings.set(text, usual.text);
    }
  }
  return spellings;
}

function lowerCase({ text }: Known): string {
  return text.toLowerCase();
}

/** What spellings of one answer share: its letters, and its numbers each by itself. */
function bareAnswerOf({ text }: Known): string {
  return `${bareLetters(text)} ${(text.match(/\d+/g) ?? []).join(" ")}`;
}

/** What spellings of one word share: letters and digits in order, and the gaps between words, however they are written. */
function lettersOf({ text }: Known): string {
  return text
    .toLowerCase()
    .replace(/[\s_]+/g, " ")
    .replace(/(?<=\p{L}) ?- ?(?=\p{L})/gu, " ");
}

/** The same letters and digits, apart from what the column writes round its values. */
function isSameValue(text: string, styled: string, canonical: string): boolean {
  if (isRicher(text, styled) || numberMark(text) !== numberMark(styled)) return false;
  const [own, bare] = [bareText(text), bareText(canonical)];
  return own === bareText(styled) || (bare !== "" && own.includes(bare));
}

function bareText(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "");
}

/** Among small letters, capitals are hardly ever typed by mistake: "McDonald" beside "Mcdonald". */
function isRicher(text: string, other: string): boolean {
  return /\p{Ll}/u.test(text) && /^\p{Lu}/u.test(text) && capitalsIn(text) > capitalsIn(other);
}

function capitalsIn(text: string): number {
  return (text.match(/\p{Lu}/gu) ?? []).length;
}

/** How the column's text is made of a canonical form. */
interface Style {
  readonly letters: keyof typeof CASES;
  readonly before: string;
  readonly after: string;
}

const CASES = {
  canonical: (text: string) => text,
  capitals: (text: string) => text.toUpperCase(),
  small: (text: string) => text.toLowerCase(),
} as const;
const CASE_NAMES = Object.keys(CASES) as readonly Style["letters"][];

function applyStyle({ letters: name, before, after }: Style, canonical: string): string {
  return `${before}${CASES[name](canonical)}${after}`;
}

function dominantStyle(known: readonly Known[]): Style | null {
  if (known.length < MIN_VALUES) return null;
  const cells = countCells(known);
  const styles = new Map<string, { cells: number; style: Style }>();
  for (const value of known)
    for (const style of stylesOf(value)) {
      const name = `${style.letters} ${style.before.length} ${style.before}${style.after}`;
      const counted = styles.get(name) ?? { cells: 0, style };
      counted.cells += value.count;
      styles.set(name, counted);
    }
  const [best] = [...styles.values()].toSorted((one, other) => other.cells - one.cells);
  return best !== undefined && best.cells >= DOMINANT * cells ? best.style : null;
}

/** The ways of writing that make this text of its canonical form. */
function stylesOf({ text, canonical }: Known): readonly Style[] {
  return CASE_NAMES.flatMap((name) => {
    const changed = CASES[name](canonical);
    const at = changed === "" ? -1 : text.indexOf(changed);
    return at === -1 ? [] : [{ letters: name, before: text.slice(0, at), after: text.slice(at + changed.length) }];
  });
}
