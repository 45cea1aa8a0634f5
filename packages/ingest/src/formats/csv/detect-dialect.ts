/**
 * Detects delimiter, quote and escape. Each candidate cuts a sample into rows; the one whose rows are most alike and
 * whose cells look most like values wins (the idea of van den Burg, Nazábal and Sutton, arXiv:1811.11242).
 */
import { isFilled } from "@limpid/text";
import { type Candidate, isUsual, listCandidates, listQuotes } from "./candidates.ts";
import { ALIGNED, BACKSLASH, type Dialect } from "./dialect.ts";
import { extendDelimiter } from "./extend-delimiter.ts";
import { findGaps } from "./find-gaps.ts";
import { areDecimals, isOneColumn } from "./is-one-column.ts";
import {
  areLinesValues,
  hasCodeColumn,
  hasValueColumn,
  type Measure,
  measureDialect,
  shareOfKinds,
} from "./measure-dialect.ts";
import { countQuotes } from "./quote-evidence.ts";
import { takeSample } from "./take-sample.ts";

export interface Detected {
  readonly dialect: Dialect;
  /** Usual number of cells in a row. */
  readonly width: number;
  /** The delimiter that fits best after that of the dialect, if another one was tried. */
  readonly second?: SecondDelimiter | undefined;
}

export interface SecondDelimiter {
  readonly delimiter: string;
  /** Logarithm of how much better the first one fits; below 0 if signs other than the fit decided. */
  readonly lead: number;
  /** Whether it is a usual one and cuts all rows alike, beside a first one that may occur in cells. */
  readonly isEven: boolean;
  /** Usual number of cells in a row that it cuts. */
  readonly width: number;
}

/** Parts of the dialect that are already known. */
export interface KnownDialect {
  readonly delimiter?: string | undefined;
  readonly quote?: string | undefined;
  readonly escape?: string | undefined;
}

interface Scored {
  readonly measure: Measure;
  readonly score: number;
}

const TAB = "\t";
/** A single quoted word may be mere emphasis in a text. */
const MIN_QUOTED = 2;
/**
 * Gaps count slightly more than delimiters: delimiters occur in aligned numbers as well, but gaps hardly occur among
 * them.
 */
const TRUST_IN_GAPS = 1.1;
const MIN_ALIGNED_SHARE = 0.8;
/** Share of the rows that a delimiter cuts like the names, where it alone cuts these. */
const MIN_CUT_SHARE = 0.5;
const MIN_AGREEING_ROWS = 3;
/** Fewer lines of words may be aligned by chance. */
const MIN_ALL_TEXT_ROWS = 10;

/** Returns an empty delimiter for a file of one column. */
export function detectDialect(bytes: Uint8Array, known: KnownDialect = {}): Detected {
  const sample = takeSample(bytes);
  const text = new TextDecoder().decode(sample);
  const { found, second } = chooseBest(sample, text, known);
  const delimiter = known.delimiter ?? (isOneColumn(found) ? "" : extendDelimiter(found));
  const extended = measureDialect(sample, { ...found.dialect, delimiter });
  const isUncut = delimiter === "" && found.dialect.delimiter !== "";
  const uncut = { delimiter: "", lead: 0, isEven: true, width: 1 };
  return {
    dialect: extended.dialect,
    width: extended.widths.usual,
    second: isUncut
      ? { delimiter: found.dialect.delimiter, lead: 0, isEven: false, width: found.widths.usual }
      : (second ?? (areDecimals(found) ? uncut : undefined)),
  };
}

interface Choice {
  readonly found: Measure;
  readonly second?: SecondDelimiter | undefined;
}

function chooseBest(sample: Uint8Array, text: string, known: KnownDialect): Choice {
  const areQuoted = areLinesQuoted(text);
  const quotes =
    known.quote === undefined ? listQuotes(text).filter((quote) => quote !== "" || !areQuoted) : [known.quote];
  const candidates =
    known.delimiter === undefined
      ? listCandidates(text)
      : [{ delimiter: known.delimiter, trust: 1, minWidth: 1, minShare: 0 }];
  let best: Scored | undefined;
  const all: Scored[] = [];
  for (const candidate of candidates) {
    const scored = bestQuote(sample, text, candidate, { ...known, quotes });
    if (scored !== undefined) all.push(scored);
    if (scored !== undefined && (best === undefined || isBetter(scored, best))) best = scored;
  }
  if (known.delimiter === undefined || known.delimiter === ALIGNED) {
    const gaps = areQuoted ? undefined : measureGaps(sample, text);
    const measure = known.delimiter === undefined && isCutWithout(gaps, best?.measure) ? undefined : gaps;
    const score = measure === undefined ? 0 : scoreOf(measure, text) * TRUST_IN_GAPS;
    if (measure !== undefined) all.push({ measure, score });
    if (measure !== undefined && score > (best?.score ?? 0)) best = { measure, score };
  }
  const quote = quotes[0] ?? "";
  if (best === undefined)
    return { found: measureDialect(sample, { delimiter: ",", quote, escape: known.escape ?? quote }) };
  return { found: best.measure, second: findSecond(best, all) };
}

/** Returns the best candidate with another delimiter that cuts the rows at all. */
function findSecond(best: Scored, all: readonly Scored[]): SecondDelimiter | undefined {
  const { delimiter } = best.measure.dialect;
  const others = all.filter(
    ({ measure, score }) => measure.dialect.delimiter !== delimiter && measure.widths.usual > 1 && score > 0,
  );
  const second = others.toSorted((one, other) => other.score - one.score)[0];
  if (second === undefined) return undefined;
  const { dialect, widths } = second.measure;
  const isEven = delimiter !== TAB && isUsual(dialect.delimiter) && areCutAlike(second.measure);
  return { delimiter: dialect.delimiter, lead: Math.log(best.score / second.score), isEven, width: widths.usual };
}

/** Whether a delimiter cuts all lines alike, and the line of names as well, which has no gaps: these stand within cells. */
function isCutWithout(gaps: Measure | undefined, best: Measure | undefined): boolean {
  if (gaps === undefined || best === undefined || !PLAIN_DELIMITERS.has(best.dialect.delimiter)) return false;
  const [names = 0] = gaps.rows;
  const isNamed = gaps.block.texts(names).filter((text) => text !== "").length > 1;
  return !isNamed && best.widths.share === 1;
}

const PLAIN_DELIMITERS: ReadonlySet<string> = new Set([",", ";", "|"]);
/** A line that is one quoted cell: what looks like columns within it is its text. */
const QUOTED_LINE = /^[ \t]*"(?:[^"]|"")*"[ \t]*$/;
const LINE_END = /\r\n|\r|\n/;
/** Names are not always quoted. */
const MOSTLY = 0.8;

function areLinesQuoted(text: string): boolean {
  if (!text.includes('"')) return false;
  const lines = text.split(LINE_END).filter(isFilled);
  return lines.length > 0 && lines.filter((line) => QUOTED_LINE.test(line)).length >= lines.length * MOSTLY;
}

/**
 * Tabs hardly occur in cells, so that they win where all rows agree on them. Any usual delimiter on which all rows agree
 * wins over one on which they do not, and semicolons where the names agree on these alone.
 */
function isBetter(scored: Scored, best: Scored): boolean {
  const { delimiter } = scored.measure.dialect;
  const other = best.measure.dialect.delimiter;
  if (!isUsual(delimiter) || !isUsual(other)) {
    if (isUsual(other) && areNamesCutAlone(best.measure, scored.measure)) return false;
    if (isUsual(delimiter) && areNamesCutAlone(scored.measure, best.measure)) return true;
    return scored.score > best.score;
  }
  if (delimiter === TAB && areCutAlike(scored.measure)) return true;
  if (other === TAB && areCutAlike(best.measure)) return false;
  const isEven = doAllAgree(scored.measure);
  if (isEven && other === "," && delimiter === ";") return scored.score > best.score || !doNamesAgree(best.measure);
  return isEven === doAllAgree(best.measure) ? scored.score > best.score : isEven;
}

/** Whether the names and all rows have the same number of cells. */
function doAllAgree(measure: Measure): boolean {
  return measure.rows.length >= MIN_AGREEING_ROWS && areCutAlike(measure);
}

function areCutAlike({ widths, repairs }: Measure): boolean {
  return widths.usual > 1 && widths.share === 1 && repairs === 0;
}

/** Whether the first row is as wide as most rows. */
function doNamesAgree({ rows, block, widths }: Measure): boolean {
  return block.width(rows[0] ?? 0) === widths.usual && widths.share >= MIN_ALIGNED_SHARE;
}

/** Whether a delimiter cuts the names and most rows, and another one, which may stand within cells, not the names. */
function areNamesCutAlone({ rows, block, widths }: Measure, other: Measure): boolean {
  const isNamed = widths.usual > 1 && block.width(rows[0] ?? 0) === widths.usual && widths.share >= MIN_CUT_SHARE;
  return isNamed && other.block.width(other.rows[0] ?? 0) === 1;
}

/** Fixed-width columns have no quotes; a quote in them is text. */
function measureGaps(sample: Uint8Array, text: string): Measure | undefined {
  const gaps = findGaps(text);
  if (gaps === undefined) return undefined;
  const measure = measureDialect(sample, { delimiter: ALIGNED, quote: "", escape: "", gaps });
  const isTable = measure.rows.length >= MIN_ALL_TEXT_ROWS || hasValueColumn(measure);
  return isTable && measure.widths.share >= MIN_ALIGNED_SHARE ? measure : undefined;
}

function bestQuote(
  sample: Uint8Array,
  text: string,
  candidate: Candidate,
  { quotes, escape: known }: { readonly quotes: readonly string[]; readonly escape?: string | undefined },
): Scored | undefined {
  const { delimiter } = candidate;
  let best: Scored | undefined;
  for (const quote of quotes) {
    const measure = withEscape(sample, measureDialect(sample, { delimiter, quote, escape: quote }), known);
    if (!isPossible(measure, candidate)) continue;
    const score = scoreOf(measure, text) * candidate.trust * trustInQuote(measure, best?.measure);
    if (best === undefined || score > best.score) best = { measure, score };
  }
  return best;
}

/**
 * Single quotes are mostly apostrophes. They count only if they occur in many rows, enclose all words, are doubled
 * inside cells, or make the rows alike. Treating double quotes as text must make rows alike too, and avoid repairs.
 */
function trustInQuote(measure: Measure, other: Measure | undefined): number {
  const { dialect, quotedCells, rows, widths } = measure;
  if (dialect.quote === '"' || other === undefined) return 1;
  if (dialect.quote === "'" && (quotedCells >= rows.length / 2 || isQuotedBySingle(measure))) return 1.05;
  const isNeeded = dialect.quote === "" ? other.repairs > 0 : quotedCells > 0;
  return isNeeded && widths.consistency > other.widths.consistency ? 1 : 0;
}

function isQuotedBySingle(measure: Measure): boolean {
  if (measure.quotedCells === 0 || measure.repairs > 0) return false;
  const { quoted, doubled, bare } = countQuotes(measure);
  return (bare === 0 && quoted >= MIN_QUOTED) || (doubled > 0 && measure.dialect.escape !== BACKSLASH);
}

/** An unusual delimiter must cut nearly every line alike, and must not split values. */
function isPossible(measure: Measure, { delimiter, minWidth, minShare }: Candidate): boolean {
  if (minShare === 0) return true;
  const { widths, rows, quotedCells } = measure;
  if (widths.usual < minWidth || rows.length < 2) return false;
  const isQuoted = quotedCells >= rows.length;
  if (widths.share < minShare && !isQuoted) return false;
  if (areLinesValues(measure)) return false;
  return delimiter !== " " || isQuoted || hasValueColumn(measure) || hasCodeColumn(measure);
}

function scoreOf(measure: Measure, text: string): number {
  const { widths, quotedCells, repairs, rows } = measure;
  const fit = widths.consistency * (0.1 + shareOfKinds(measure));
  const soundness = 1 - (0.5 * Math.min(repairs, rows.length)) / Math.max(rows.length, 1);
  return fit * soundness * explainedQuotes(measure, text, quotedCells);
}

/** Double quotes are nearly always quotes, so a dialect in which they open and close cells scores higher. */
function explainedQuotes({ dialect, block }: Measure, text: string, quotedCells: number): number {
  const end = block.rowCount === 0 ? 0 : block.ends.at(block.rowCount - 1);
  let quotes = 0;
  for (let at = text.indexOf('"'); at >= 0 && at < end; at = text.indexOf('"', at + 1)) quotes++;
  if (quotes < 2) return 1;
  const explained = dialect.quote === '"' ? Math.min(1, (quotedCells * 2) / quotes) : 0;
  return 0.6 + 0.4 * explained;
}

/** Uses a backslash as the escape if quotes and delimiters make more sense with it. */
function withEscape(sample: Uint8Array, found: Measure, known: string | undefined): Measure {
  if (known !== undefined) return measureDialect(sample, { ...found.dialect, escape: known });
  if (!sample.includes(BACKSLASH.charCodeAt(0))) return found;
  const escaped = measureDialect(sample, { ...found.dialect, escape: BACKSLASH });
  if (escaped.repairs !== found.repairs) return escaped.repairs < found.repairs ? escaped : found;
  return escaped.widths.consistency > found.widths.consistency ? escaped : found;
}
