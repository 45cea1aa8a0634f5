/**
 * Rewrites texts that only look delimited: tables drawn with bars and lines, rows that a program has quoted as a whole,
 * and keys that are joined in one column. Every line keeps its number.
 */
import { isFilled } from "@limpid/text";
import { tokenizeRows } from "./tokenizer.ts";

export interface Rewritten {
  readonly bytes: Uint8Array;
  readonly delimiter: string;
  /** Says what was done; empty if nothing worth a word. */
  readonly message: string;
  /** Lines that are empty now. */
  readonly emptied: number;
}

const LOOK_AT_BYTES = 64 * 1024;
const LINE_END = /(\r\n|\r|\n)/;
/** Matches `+----+----+`, `----+----`, `|---|:--:|`, without blanks around it. */
const RULE = /^[+|]?\s*:?[-=]{2,}:?\s*(?:[+|]\s*:?[-=]+:?\s*)+[+|]?$/;
const SHORT_RULE = /^[+|]\s*:?[-=]+:?\s*(?:[+|]\s*:?[-=]+:?\s*)*[+|]$/;
const CORNER = /[-=]\+|\+[-=]/;
/** Lists of SAP have a line without corners above and below the names. */
const PLAIN_RULE = /^-{10,}$/;
const FRAMED = /^\s*\|.*\|\s*$/;
/** Rules come within the first lines: above or below the names. */
const RULE_LINES = 10;
const MOST = 0.9;
const MIN_ROWS = 2;
const DELIMITERS = [",", ";", "\t", "|"] as const;
const QUOTED_ROW = /^"(.*)"([,;\t|]*)$/s;

/** Matches the names of Eurostat's tables: `freq,unit,geo\TIME_PERIOD` before a tab; those of the periods follow. */
const KEYS = /^([\w-]+(?:,[\w-]+)+)\\([\w-]+) *\t/;

/** Returns undefined if the text is as it should be, or a person has chosen another delimiter than the one within it. */
export function findRewriting(bytes: Uint8Array, chosen: string | undefined): (() => Rewritten) | undefined {
  const head = new TextDecoder().decode(bytes.subarray(0, LOOK_AT_BYTES));
  const lines = head.split(/\r\n|\r|\n/);
  const whole = bytes.length > LOOK_AT_BYTES ? lines.slice(0, -1) : lines;
  const filled = whole.filter(isFilled);
  const isOther = (delimiter: string): boolean => chosen !== undefined && chosen !== delimiter;
  const rule = isOther("|") ? undefined : findRule(filled);
  if (rule !== undefined)
    return () => rewriteLines(bytes, (line) => undraw(line, rule), { delimiter: "|", message: "" });
  const keys = isOther("\t") ? undefined : findKeys(filled);
  if (keys !== undefined)
    return () => rewriteLines(bytes, (line) => cutKeys(line, keys), { delimiter: "\t", message: describeKeys(keys) });
  const delimiter = delimiterInQuotes(filled);
  if (delimiter === undefined || isOther(delimiter)) return undefined;
  const message = "Every line was quoted as a whole; these quotes were removed";
  return () => rewriteLines(bytes, unwrap, { delimiter, message });
}

function rewriteLines(
  bytes: Uint8Array,
  rewrite: (line: string) => string,
  result: Pick<Rewritten, "delimiter" | "message">,
): Rewritten {
  let emptied = 0;
  const parts = new TextDecoder().decode(bytes).split(LINE_END);
  for (let at = 0; at < parts.length; at += 2) {
    const line = parts[at] ?? "";
    const changed = rewrite(line);
    if (changed === "" && line !== "") emptied++;
    parts[at] = changed;
  }
  return { ...result, bytes: new TextEncoder().encode(parts.join("")), emptied };
}

interface Keys {
  readonly names: readonly string[];
  /** What the names of the other columns are. */
  readonly period: string;
}

function findKeys([first = "", ...rows]: readonly string[]): Keys | undefined {
  const [, joined = "", period = ""] = KEYS.exec(first) ?? [];
  const names = joined.split(",");
  const isTable = names.length > 1 && rows.length > 0 && rows.every((row) => keysOf(row).length === names.length);
  return isTable ? { names, period } : undefined;
}

function keysOf(line: string): string[] {
  return line.slice(0, Math.max(0, line.indexOf("\t"))).split(",");
}

function cutKeys(line: string, { names, period }: Keys): string {
  const keys = keysOf(line);
  if (keys.length !== names.length) return line;
  const last = keys.at(-1)?.trim() === `${names.at(-1)}\\${period}` ? (names.at(-1) ?? "") : (keys.at(-1) ?? "");
  return [...keys.slice(0, -1), last].join("\t") + line.slice(line.indexOf("\t"));
}

function describeKeys({ names, period }: Keys): string {
  return `The first column holds several (${names.join(", ")}) and was cut at its commas; the names of the other columns are ${period}`;
}

function isRule(line: string): boolean {
  const drawn = line.trim();
  return RULE.test(drawn) || SHORT_RULE.test(drawn);
}

function isFrame(line: string, below = ""): boolean {
  return PLAIN_RULE.test(line.trim()) && FRAMED.test(below);
}

/** Returns the line that is drawn above or under the names of cells between bars; undefined if there is none. */
function findRule(lines: readonly string[]): string | undefined {
  const rule = lines.slice(0, RULE_LINES).findIndex((line, index) => isRule(line) || isFrame(line, lines[index + 1]));
  if (rule < 0) return undefined;
  const rows = lines.filter((line) => !isRule(line) && line !== lines[rule]);
  const barred = rows.filter((line) => line.includes("|"));
  const names = lines.slice(0, rule).findLast((line) => line.includes("|")) ?? lines[rule + 1] ?? "";
  const width = countBars(names);
  const alike = barred.filter((line) => countBars(line) === width);
  const isTable = width > 0 && barred.length >= MIN_ROWS && alike.length >= barred.length * MOST;
  return isTable ? lines[rule] : undefined;
}

function countBars(line: string): number {
  return cellsOf(line).length - 1;
}

/** Cuts at bars that no backslash precedes. */
function cellsOf(line: string): string[] {
  const inner = FRAMED.test(line) ? line.trim().slice(1, -1) : line;
  return inner.split(/(?<!\\)\|/);
}

/** Dashes in cells may stand for missing values, so a line without corners is drawn only if it is like the first one. */
function undraw(line: string, rule: string): string {
  if (line.trim() === rule.trim() || (isRule(line) && CORNER.test(line))) return "";
  if (!line.includes("|")) return line;
  return cellsOf(line)
    .map((cell) => quoteIfNeeded(cell.trim().replaceAll("\\|", "|")))
    .join("|");
}

function quoteIfNeeded(cell: string): string {
  return /^"|\|/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function unwrap(line: string): string {
  const inner = QUOTED_ROW.exec(line)?.[1];
  return inner === undefined || isSeveralCells(inner) ? line : inner.replaceAll('""', '"');
}

/** A quote that is not doubled closes a cell. */
function isSeveralCells(inner: string): boolean {
  return inner.replaceAll('""', "").includes('"');
}

/** Returns the delimiter inside of the quotes if each line is one quoted cell that holds a whole row. */
function delimiterInQuotes(lines: readonly string[]): string | undefined {
  if (lines.length < MIN_ROWS || lines[0]?.startsWith('"') !== true) return undefined;
  const inner = lines.map((line) => QUOTED_ROW.exec(line)?.[1]);
  const rows = inner.filter((line) => line !== undefined);
  if (inner[0] === undefined || rows.length < lines.length * MOST) return undefined;
  if (rows.some(isSeveralCells)) return undefined;
  const texts = rows.map((row) => row.replaceAll('""', '"'));
  const isDoubled = rows.some((row) => row.includes('""'));
  return DELIMITERS.find((delimiter) => areRows(texts, delimiter, isDoubled));
}

/** Without quotes inside, delimiters with a blank behind them are those of a sentence. */
function areRows(lines: readonly string[], delimiter: string, isDoubled: boolean): boolean {
  const widths = lines.map((line) => tokenizeRows(line, { delimiter, quote: '"', escape: '"' }, 1)[0]?.length ?? 0);
  const [width = 0] = widths;
  if (width < 2 || widths.filter((each) => each === width).length < lines.length * MOST) return false;
  return isDoubled || !lines.some((line) => line.includes(`${delimiter} `));
}
