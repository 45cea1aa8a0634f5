/** Puts lexer, rules and ranking together, and remembers the plans of every line shape. */
import { coverLine } from "./cover-line.ts";
import { readExcelSerial } from "./excel-serial.ts";
import { lexLine } from "./lexer.ts";
import type { Lexicon } from "./lexicon.ts";
import { normaliseLine } from "./normalise-line.ts";
import type { Plan } from "./plan.ts";
import { type Candidate, findCandidates, rankReadings } from "./rank-readings.ts";
import type { DateReading, ReadOptions } from "./reading.ts";
import type { Rule } from "./rules/rule.ts";

const MAX_CHARACTERS = 10_000;
/** No shape of a date is longer; longer lines are text and need no lexing. */
const MAX_DATE_CHARACTERS = 200;
const MAX_SHAPES = 10_000;
const DIGIT = /[0-9]/;
const DIGITS = /[0-9]/g;

export interface ReaderParts {
  readonly rules: readonly Rule[];
  readonly lexicon: Lexicon;
}

export interface DateReader {
  readonly read: (line: string, options: ReadOptions) => readonly DateReading[];
  /** All readings that exist, unranked and with the rare ones. */
  readonly findCandidates: (line: string) => readonly Candidate[];
  /** The line as it was read, and how it may be read, existing dates or not. */
  readonly explain: (line: string) => { readonly line: string; readonly plans: readonly Plan[] };
}

export function createReader({ rules, lexicon }: ReaderParts): DateReader {
  const shapes = new Map<string, readonly Plan[]>();

  function plansOf(line: string): readonly Plan[] {
    if (line.length > MAX_DATE_CHARACTERS || !DIGIT.test(line)) return [];
    const shape = line.replace(DIGITS, "9");
    const known = shapes.get(shape);
    if (known !== undefined) return known;
    if (shapes.size >= MAX_SHAPES) shapes.clear();
    const lexed = lexLine(shape, lexicon);
    const plans = lexed === undefined ? [] : coverLine(lexed, rules);
    shapes.set(shape, plans);
    return plans;
  }

  function explain(text: string): { line: string; plans: readonly Plan[] } {
    const line = text.length > MAX_CHARACTERS ? "" : normaliseLine(text);
    return { line, plans: plansOf(line) };
  }

  function candidatesOf(text: string): readonly Candidate[] {
    const { line, plans } = explain(text);
    return findCandidates(line, plans);
  }

  function read(text: string, options: ReadOptions): readonly DateReading[] {
    const serial = options.serials === true ? readExcelSerial(text) : undefined;
    return serial === undefined ? rankReadings(candidatesOf(text), options) : [serial];
  }

  return { read, findCandidates: candidatesOf, explain };
}
