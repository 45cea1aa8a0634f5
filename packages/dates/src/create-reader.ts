/** Puts lexer, rules and ranking together, and remembers the plans of every line shape. */
import { type Budget, type Cover, coverLine } from "./cover-line.ts";
import { readExcelSerial } from "./excel-serial.ts";
import { findDateInText } from "./find-date-in-text.ts";
import { type LexedLine, lexLine } from "./lexer.ts";
import type { Lexicon } from "./lexicon.ts";
import { normaliseLine } from "./normalise-line.ts";
import { type Candidate, findCandidates, rankReadings } from "./rank-readings.ts";
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
}

/** How the lines of one shape may be read. */
export interface Explanation extends Cover {
  /** The line as it was read. */
  readonly line: string;
  readonly shape: LexedLine | undefined;
}

export interface DateReader {
  readonly read: (line: string, options: ReadOptions) => readonly DateReading[];
  /** All readings that exist, unranked and with the rare ones. */
  readonly findCandidates: (line: string) => readonly Candidate[];
  /** The line as it was read, and how it may be read, existing dates or not. */
  readonly explain: (line: string, budget?: Budget) => Explanation;
}

interface Shape extends Cover {
  readonly shape: LexedLine | undefined;
}

const NO_SHAPE: Shape = { plans: [], steps: 0, stopped: "done", shape: undefined };

export function createReader(parts: ReaderParts): DateReader {
  const shapes = new Map<string, Shape>();

  function shapeOf(line: string, budget: Budget): Shape {
    if (line.length > parts.maxCharacters || !DIGIT.test(line)) return NO_SHAPE;
    const text = line.replace(DIGITS, "9");
    const known = shapes.get(text);
    if (known !== undefined) return known;
    const found = explainShape(text, parts, budget);
    if (found.stopped === "time") return found;
    if (shapes.size >= MAX_SHAPES) shapes.clear();
    shapes.set(text, found);
    return found;
  }

  function explain(text: string, budget = BUDGET): Explanation {
    const line = text.length > MAX_CHARACTERS ? "" : normaliseLine(text);
    return { line, ...shapeOf(line, budget) };
  }

  function candidatesOf(text: string): readonly Candidate[] {
    const { line, plans } = explain(text);
    return findCandidates(line, plans, parts.isLenient);
  }

  function read(text: string, options: ReadOptions): readonly DateReading[] {
    const serial = options.serials === true ? readExcelSerial(text) : undefined;
    return serial === undefined ? rankReadings(candidatesOf(text), options) : [serial];
  }

  return { read, findCandidates: candidatesOf, explain };
}

function explainShape(text: string, { rules, lexicon, isLenient, maxTokens }: ReaderParts, budget: Budget): Shape {
  const shape = lexLine(text, lexicon, { maxTokens, isLenient });
  if (shape === undefined) return NO_SHAPE;
  const whole: Cover = shape.isKnown ? coverLine(shape, rules, budget) : { plans: [], steps: 0, stopped: "done" };
  if (whole.plans.length > 0 || !isLenient) return { ...whole, shape };
  const part = findDateInText(shape, rules, budget);
  return { ...part, steps: whole.steps + part.steps, shape };
}
