/**
 * Columns of fixed width: where a text in columns aligned by blanks has a blank in every line. One blank may part two
 * columns, and cells may be empty or hold blanks themselves, so that only the places in the lines tell the columns.
 */
import type { Gap } from "./dialect.ts";

interface Column {
  readonly gap: Gap;
  readonly start: number;
  readonly end: number;
}

const MAX_LINES = 500;
const MAX_LINE_LENGTH = 5000;
/** Titles above the table, which have no gaps. */
const MAX_TITLES = 5;
const MIN_LINES = 3;
/** With less lines, a single blank in the same place of all of them may be chance. */
const MIN_LINES_OF_NARROW_GAPS = 6;
/** One line in so many may run over its column. */
const LINES_PER_OVERRUN = 50;
/** Cells of a column begin at its left edge or end at its right one; signs and decimals may stand out. */
const ALIGNED_SHARE = 0.7;
const WIDE_GAP = 2;
/** Of a column behind a single blank; a word or two may stand there by chance. */
const MIN_CELLS = 3;
const PADDED_SHARE = 0.3;
/** A line drawn under the names shows how wide the columns are. */
const RULE = /^\s*(?:[-=~_]{2,}|[-=])(?: +[-=~_]+)+\s*$/;
const RULE_LINES = 10;

/** The gaps between the columns, by the place of their characters in a line; undefined when the lines have none. */
export function findGaps(text: string): readonly Gap[] | undefined {
  if (text.includes("\t")) return undefined;
  const lines = text.split(/\r{0,2}\n|\r/, MAX_LINES + 1).filter((line) => line.trim() !== "");
  if (lines.length < MIN_LINES || lines.some((line) => line.length > MAX_LINE_LENGTH)) return undefined;
  const ruled = gapsOfRule(lines);
  if (ruled !== undefined) return ruled;
  const isTable = lines.filter(isPadded).length >= lines.length * PADDED_SHARE;
  return isTable ? gapsBelowTitles(lines.slice(0, MAX_LINES).map(inPlaces)) : undefined;
}

/** Without cells filled up with blanks, blanks are delimiters or those of a text. */
function isPadded(line: string): boolean {
  return line.trim().includes("  ");
}

/** Characters outside of the basic plane take one place as others do. */
function inPlaces(line: string): string {
  return line.replace(/[\ud800-\udbff][\udc00-\udfff]/g, "x").trimEnd();
}

function gapsOfRule(lines: readonly string[]): readonly Gap[] | undefined {
  const at = lines.slice(0, RULE_LINES).findIndex((line) => RULE.test(line));
  const runs = [...(lines[at] ?? "").matchAll(/[^ ]+/g)].map(({ index, 0: run }) => ({
    index,
    end: index + run.length,
  }));
  if (at < 0 || runs.length < 2) return undefined;
  const gaps = runs.slice(1).map(({ index }, before) => ({ from: runs[before]?.end ?? 0, to: index }));
  const below = lines.slice(at + 1).map(inPlaces);
  const isClear = (line: string): boolean => gaps.every((gap) => isBlank(line, gap));
  return below.filter(isClear).length * 2 > below.length ? gaps : undefined;
}

/** Titles run through the columns below them; a row of names is padded like the others. */
function gapsBelowTitles(lines: readonly string[]): readonly Gap[] | undefined {
  const all = gapsOf(lines);
  const titles = lines.slice(0, MAX_TITLES).findIndex(isPadded);
  const below = titles > 0 ? gapsOf(lines.slice(titles)) : [];
  const best = below.length > all.length ? below : all;
  return best.length === 0 ? undefined : best;
}

function gapsOf(lines: readonly string[]): readonly Gap[] {
  if (lines.length < MIN_LINES) return [];
  const columns: Column[] = [];
  for (const column of columnsBetween(blankRuns(lines), lines)) {
    const before = columns.at(-1);
    if (before === undefined || isColumn(column, lines)) columns.push(column);
    else columns[columns.length - 1] = { ...before, end: column.end };
  }
  const gaps = columns.slice(1).map(({ gap }) => gap);
  if (gaps.some((gap) => isDelimited(gap, lines))) return [];
  const isNarrow = gaps.some(({ from, to }) => to - from < WIDE_GAP);
  return isNarrow && lines.length < MIN_LINES_OF_NARROW_GAPS ? [] : gaps;
}

/** The runs of places where the names have nothing, and hardly a line below them. */
function blankRuns(lines: readonly string[]): Gap[] {
  const filled = new Uint32Array(lines.reduce((most, { length }) => Math.max(most, length), 0));
  for (const line of lines) {
    for (let at = 0; at < line.length; at++) if (line[at] !== " ") filled[at] = (filled[at] ?? 0) + 1;
  }
  const [names = ""] = lines;
  const overruns = Math.floor(lines.length / LINES_PER_OVERRUN);
  const isClear = (at: number): boolean => (filled[at] ?? 0) <= overruns && (names[at] ?? " ") === " ";
  const runs: Gap[] = [];
  for (let at = 0; at < filled.length; at++) {
    const from = at;
    while (at < filled.length && isClear(at)) at++;
    if (at > from) runs.push({ from, to: at });
  }
  return runs;
}

/** What is before the first gap and behind each; blanks at the edge of all lines are no gap. */
function columnsBetween(runs: readonly Gap[], lines: readonly string[]): Column[] {
  const width = lines.reduce((most, { length }) => Math.max(most, length), 0);
  const indent = runs[0]?.from === 0 ? (runs[0]?.to ?? 0) : 0;
  const gaps = [{ from: 0, to: indent }, ...runs.filter(({ from, to }) => from > 0 && to < width)];
  return gaps.map((gap, index) => ({ gap, start: gap.to, end: gaps[index + 1]?.from ?? width }));
}

/** Whether it has a name or is filled as a rule, and is aligned; a word in a long cell is neither. */
function isColumn({ gap, start, end }: Column, [names = "", ...body]: readonly string[]): boolean {
  const cells = body.map((line) => line.slice(start, end)).filter((cell) => cell.trim() !== "");
  const isNamed = names.slice(start, end).trim() !== "";
  const isWide = gap.to - gap.from >= WIDE_GAP;
  if (isNamed && isWide) return true;
  // One blank may stand in all cells of a column, and in its name above empty cells.
  if (!isNamed && (!isWide || cells.length * 2 < body.length)) return false;
  const atStart = cells.filter((cell) => cell[0] !== " ").length;
  const atEnd = cells.filter((cell) => cell.length === end - start && !cell.endsWith(" ")).length;
  return cells.length >= MIN_CELLS && Math.max(atStart, atEnd) >= cells.length * ALIGNED_SHARE;
}

/** Delimiters with blanks around them are delimiters all the same. */
function isDelimited({ from, to }: Gap, lines: readonly string[]): boolean {
  const around = lines.filter((line) => line.length > to);
  const isSign = (line: string): boolean => /[,;|] *$/.test(line.slice(0, from)) || /^[,;|]/.test(line.slice(to));
  return around.filter(isSign).length * 2 > around.length;
}

function isBlank(line: string, { from, to }: Gap): boolean {
  return line.slice(from, to).trim() === "";
}
