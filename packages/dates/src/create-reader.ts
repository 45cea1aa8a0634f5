/** Puts lexer, rules and ranking together, and remembers the plans of every line shape. */

import type { Candidate } from "./candidate.ts";
import { type Budget, type Cover, coverLine } from "./cover-line.ts";
import { readExcelSerial } from "./excel-serial.ts";
import { findDateInText } from "./find-date-in-text.ts";
import { type LexedLine, lexLine } from "./lexer.ts";
import type { Lexicon } from "./lexicon.ts";
import { normaliseLine } from "./normalise-line.ts";
import type { Plan } from "./plan.ts";
import { createProposals } from "./proposals.ts";
import { findCandidates, rankReadings } from "./rank-readings.ts";
import type { DateReading, ReadOptions } from "./reading.ts";
import type { Rule } from "./rules/rule.ts";

const MAX_CHARACTERS = 10_000;
const MAX_SHAPES = 10_000;
const DIGIT = /[0-9]/;
const DIGITS = /[0-9]/g;
/** Bounds the work on a line made to be ambiguous; real lines need under 200 steps. */
const BUDGET: Budget = { maxSteps: 4000, maxPlans: 64, isOver: () => false };

export interface ReaderParts {
  readonly rules: readonly Rule[];
  readonly lexicon: Lexicon;
  /** Lines of date text rather than cells of a table: noise is passed over, and every reading is listed. */
  readonly isLenient: boolean;
  /** Longer lines are text and need no lexing. */
  readonly maxCharacters: number;
  readonly maxTokens: number;
  /** Which dates are believed inside a sentence; without it, a date is the whole line. */
  readonly isSure?: (plan: Plan) => boolean;
}

/** How all lines of one shape may be read: those that differ in their digits only. */
export interface Shape extends Cover {
  /** The shape itself: a line with 9 for every digit. */
  readonly text: string;
  /** Undefined for a text that cannot be a date. */
  readonly lexed: LexedLine | undefined;
  /** The steps that its search was allowed. */
  readonly maxSteps: number;
}

export interface Explanation {
  /** The line as it was read. */
  readonly line: string;
  readonly shape: Shape;
}

export interface DateReader {
  readonly read: (line: string, options: ReadOptions) => readonly DateReading[];
  /** All readings that exist, unranked and with the rare ones. */
  readonly findCandidates: (line: string) => readonly Candidate[];
  /** The line as it was read, and how it may be read, existing dates or not. */
  readonly explain: (line: string, budget?: Budget) => Explanation;
}

const NO_COVER: Cover = { plans: [], steps: 0, stopped: "done" };
const NO_SHAPE: Shape = { ...NO_COVER, text: "", lexed: undefined, maxSteps: Number.POSITIVE_INFINITY };

export function createReader(parts: ReaderParts): DateReader {
  const shapes = new Map<string, Shape>();
  /** Lines of a column mostly share their shape, which is quicker to check than to find. */
  let last = NO_SHAPE;

  function shapeOf(line: string, budget: Budget): Shape {
    if (line.length > parts.maxCharacters || !DIGIT.test(line)) return NO_SHAPE;
    const text = line.replace(DIGITS, "9");
    const known = shapes.get(text);
    if (known !== undefined && isEnough(known, budget)) return known;
    const found = explainShape(text, parts, budget);
    if (found.stopped === "time") return found;
    if (shapes.size >= MAX_SHAPES) shapes.clear();
    shapes.set(text, found);
    return found;
  }

  function explain(text: string, budget = BUDGET): Explanation {
    if (fitsShape(text, last.text) && isEnough(last, budget)) return { line: text, shape: last };
    const line = text.length > MAX_CHARACTERS ? "" : normaliseLine(text);
    last = shapeOf(line, budget);
    return { line, shape: last };
  }

  function candidatesOf(text: string): readonly Candidate[] {
    const { line, shape } = explain(text);
    return findCandidates(line, shape.plans, parts.isLenient);
  }

  function read(text: string, options: ReadOptions): readonly DateReading[] {
    const serial = options.column?.serials === true ? readExcelSerial(text) : undefined;
    return serial === undefined ? rankReadings(candidatesOf(text), options) : [serial];
  }

  return { read, findCandidates: candidatesOf, explain };
}

/** A search cut short is done again when it may take longer. */
function isEnough({ stopped, maxSteps }: Shape, budget: Budget): boolean {
  return stopped === "done" || maxSteps >= budget.maxSteps;
}

const ZERO = 48;
const NINE = 57;

function fitsShape(line: string, shape: string): boolean {
  if (line.length !== shape.length || shape === "") return false;
  for (let index = 0; index < shape.length; index++) {
    const expected = shape.charCodeAt(index);
    const code = line.charCodeAt(index);
    if (expected === NINE ? code < ZERO || code > NINE : code !== expected) return false;
  }
  return true;
}

function explainShape(text: string, parts: ReaderParts, budget: Budget): Shape {
  const { rules, lexicon, isLenient, maxTokens } = parts;
  const lexed = lexLine(text, lexicon, { maxTokens, isLenient });
  if (lexed === undefined) return NO_SHAPE;
  const { maxSteps } = budget;
  const proposals = createProposals(lexed, rules);
  const whole = lexed.isKnown ? coverLine(lexed, proposals, budget) : NO_COVER;
  if (whole.plans.length > 0 || parts.isSure === undefined) return { ...whole, text, lexed, maxSteps };
  const part = findDateInText(lexed, proposals, budget, parts.isSure);
  return { ...part, steps: whole.steps + part.steps, text, lexed, maxSteps };
}
