/** Combines lexer, rules and ranking, and caches the plans of every line shape. */

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
/** ISO 8601-1 §5.5.2, also without its T: PT1H25M is a length of time. */
const DURATION = /^P(?:T?\d+[YMWDHS])+$/;
/** Bounds the work on a deliberately ambiguous line; real lines need under 200 steps. */
const BUDGET: Budget = { maxSteps: 4000, maxPlans: 64, isOver: () => false };

export interface ReaderParts {
  readonly rules: readonly Rule[];
  readonly lexicon: Lexicon;
  /** Reads lines of date text rather than cells of a table: skips noise, and lists every reading. */
  readonly isLenient: boolean;
  /** Longer lines are text and are not lexed. */
  readonly maxCharacters: number;
  readonly maxTokens: number;
  /** Accepts plans inside a sentence; without it, a date must be the whole line. */
  readonly isSure?: (plan: Plan) => boolean;
}

/** The plans for all lines of one shape, which differ in their digits only. */
export interface Shape extends Cover {
  /** The line with 9 for every digit. */
  readonly text: string;
  /** Undefined if the text cannot be a date. */
  readonly lexed: LexedLine | undefined;
  /** Step limit of its search. */
  readonly maxSteps: number;
}

export interface Explanation {
  /** The normalised line. */
  readonly line: string;
  readonly shape: Shape;
}

export interface DateReader {
  readonly read: (line: string, options: ReadOptions) => readonly DateReading[];
  /** Returns all existing readings, unranked and including rare ones. */
  readonly findCandidates: (line: string) => readonly Candidate[];
  /** Returns the normalised line and its plans, whether or not the dates exist. */
  readonly explain: (line: string, budget?: Budget) => Explanation;
}

const NO_COVER: Cover = { plans: [], steps: 0, stopped: "done" };
const NO_SHAPE: Shape = { ...NO_COVER, text: "", lexed: undefined, maxSteps: Number.POSITIVE_INFINITY };

export function createReader(parts: ReaderParts): DateReader {
  const shapes = new Map<string, Shape>();
  /** Lines of a column mostly share their shape, so comparing with the last one is quicker than a lookup. */
  let last = NO_SHAPE;

  function shapeOf(line: string, budget: Budget): Shape {
    if (line.length > parts.maxCharacters || !DIGIT.test(line) || DURATION.test(line)) return NO_SHAPE;
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

/** A truncated search is repeated if the new budget is larger. */
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
