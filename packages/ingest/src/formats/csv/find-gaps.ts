/**
 * Finds fixed-width columns, by the places that are blank in every line. A single blank may separate columns, and cells
 * may be empty or contain blanks, so only the places in the lines reveal the columns.
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
/** With fewer lines, a single blank in the same place of all of them may be chance. */
const MIN_LINES_OF_NARROW_GAPS = 6;
/** One line in this many may overrun its column. */
const LINES_PER_OVERRUN = 50;
/**
 * Share of cells that begin at the left edge of their column or end at the right one; signs and decimals may protrude.
 */
const ALIGNED_SHARE = 0.7;
const WIDE_GAP = 2;
/** Smallest number of cells in a column after a single blank; one or two words may be there by chance. */
const MIN_CELLS = 3;
const PADDED_SHARE = 0.3;
/** A line drawn under the names shows the widths of the columns. */
const RULE = /^\s*(?:[-=~_]{2,}|[-=])(?: +[-=~_]+)+\s*$/;
const RULE_LINES = 10;

/** Returns the gaps between the columns in characters of a line; undefined if there are none. */
export function findGaps(text: string): readonly Gap[] | undefined {
  if (text.includes("\t")) return undefined;
  const lines = text.split(/\r{0,2}\n|\r/, MAX_LINES + 1).filter((line) => line.trim() !== "");
  if (lines.length < MIN_LINES || lines.some((line) => line.length > MAX_LINE_LENGTH)) return undefined;
  const ruled = gapsOfRule(lines);
  if (ruled !== undefined) return ruled;
  const isTable = lines.filter(isPadded).length >= lines.length * PADDED_SHARE;
  return isTable ? gapsBelowTitles(lines.slice(0, MAX_LINES).map(inPlaces)) : undefined;
}

/** Unless cells are padded with blanks, blanks are delimiters or part of a text. */
function isPadded(line: string): boolean {
  return line.trim().includes("  ");
}

/** Characters outside the basic plane take one place like the others. */
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

/** Titles run across the columns below them, whereas a row of names is padded like the rows. */
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

/** Returns runs of places that are blank in the names and in almost all lines below them. */
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

/** Returns the columns before the first gap and after each; blanks at the edge of all lines are no gap. */
function columnsBetween(runs: readonly Gap[], lines: readonly string[]): Column[] {
  const width = lines.reduce((most, { length }) => Math.max(most, length), 0);
  const indent = runs[0]?.from === 0 ? (runs[0]?.to ?? 0) : 0;
  const gaps = [{ from: 0, to: indent }, ...runs.filter(({ from, to }) => from > 0 && to < width)];
  return gaps.map((gap, index) => ({ gap, start: gap.to, end: gaps[index + 1]?.from ?? width }));
}

/** Whether the column is named or mostly filled, and aligned; a word within a long cell is neither. */
function isColumn({ gap, start, end }: Column, [names = "", ...body]: readonly string[]): boolean {
  const cells = body.map((line) => line.slice(start, end)).filter((cell) => cell.trim() !== "");
  const isNamed = names.slice(start, end).trim() !== "";
  const isWide = gap.to - gap.from >= WIDE_GAP;
  if (isNamed && isWide) return true;
  // A single blank may occur in all cells of a column, and in its name above empty cells.
  if (!isNamed && (!isWide || cells.length * 2 < body.length)) return false;
  const atStart = cells.filter((cell) => cell[0] !== " ").length;
  // Names may be wider than all cells below them, so that most cells show where the column ends.
  const ends = cells.map((cell) => cell.trimEnd().length).toSorted((one, other) => one - other);
  const atEnd = ends.filter((each) => each === ends[ends.length >> 1]).length;
  return cells.length >= MIN_CELLS && Math.max(atStart, atEnd) >= cells.length * ALIGNED_SHARE;
}

/** Whether a delimiter occurs in the gap; blanks around it do not matter. */
function isDelimited({ from, to }: Gap, lines: readonly string[]): boolean {
  const around = lines.filter((line) => line.length > to);
  const isSign = (line: string): boolean => /[,;|] *$/.test(line.slice(0, from)) || /^[,;|]/.test(line.slice(to));
  return around.filter(isSign).length * 2 > around.length;
}

function isBlank(line: string, { from, to }: Gap): boolean {
  return line.slice(from, to).trim() === "";
}
