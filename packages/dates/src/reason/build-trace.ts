/** Describes how a line was reasoned about, in the words of the debugging panel. */
import type { Shape } from "../create-reader.ts";
import type { LexedLine } from "../lexer.ts";
import type { Plan } from "../plan.ts";
import type { ReasonOptions, ReasonTrace } from "./line-reasoning.ts";

type StaticTrace = Pick<
  ReasonTrace,
  | "criticalSlots"
  | "splitter"
  | "skipper"
  | "topPaths"
  | "numTopPaths"
  | "timeoutReached"
  | "thresholdReached"
  | "stopIterations"
>;

const MAX_PATHS = 10;

/** Lines of one shape share their plans, so this part of their traces is cached. */
const known = new WeakMap<Shape, StaticTrace>();

export function buildTrace(
  shape: Shape,
  numReadings: number,
  { fast = true }: ReasonOptions,
  runTimeMs: number,
): ReasonTrace {
  const shared = known.get(shape) ?? describeOnce(shape);
  return {
    criticalSlots: shared.criticalSlots,
    splitter: shared.splitter,
    skipper: shared.skipper,
    topPaths: shared.topPaths,
    numTopPaths: shared.numTopPaths,
    runTimeMs,
    timeoutReached: shared.timeoutReached,
    thresholdReached: shared.thresholdReached,
    fast,
    stopIterations: shared.stopIterations,
    solutionFound: numReadings > 0,
    singleSolutionFound: numReadings === 1,
  };
}

function describeOnce(shape: Shape): StaticTrace {
  const described = describe(shape);
  known.set(shape, described);
  return described;
}

function describe({ plans, lexed, steps, stopped }: Shape): StaticTrace {
  const best = plans[0];
  return {
    criticalSlots: best === undefined ? [] : describeSlots(best),
    splitter: lexed === undefined || best === undefined ? "" : findSplitter(lexed, best),
    skipper: lexed === undefined || best === undefined ? "" : findSkipped(lexed, best),
    topPaths: plans.slice(0, MAX_PATHS).map(describePath),
    numTopPaths: plans.length,
    timeoutReached: stopped === "time",
    thresholdReached: stopped === "plans",
    stopIterations: steps,
  };
}

function describePath({ rule, order }: Plan): string {
  return order === null ? rule : `${rule} (${order})`;
}

/** Lists which characters are which component, and what words fix: "day 0-2", "monthName 3". */
function describeSlots({ slots, fixed }: Plan): readonly string[] {
  return [
    ...slots.map(({ component, start, end }) => `${component} ${start}-${end}`),
    ...Object.entries(fixed).map(([name, value]) => `${name} ${value}`),
  ];
}

/** Returns the marks between the parts of the date, each once. */
function findSplitter({ tokens }: LexedLine, { tokens: { first, next } }: Plan): string {
  const marks = tokens.slice(first, next).filter(({ kind }) => kind === "mark" || kind === "space");
  return [...new Set(marks.map(({ text }) => text))].join("");
}

/** Returns tokens that state nothing: words around the date, and small words within. */
function findSkipped({ tokens, phrases }: LexedLine, plan: Plan): string {
  const { first, next } = plan.tokens;
  return tokens
    .filter(({ kind }, index) => {
      const isOutside = index < first || index >= next;
      return kind === "word" && (isOutside || phrases[index]?.senses.some(({ role }) => role === "filler") === true);
    })
    .map(({ text }) => text)
    .join(" ");
}
