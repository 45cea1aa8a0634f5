/**
 * Finds every way to explain a whole line by pieces, each component stated at most once. What no rule explains makes
 * the line text: nothing is skipped but spaces and the marks dates are written with.
 */
import type { LexedLine, Token } from "./lexer.ts";
import {
  ANY_YEAR,
  componentsOf,
  type Piece,
  type Plan,
  type PlanComponent,
  type Slot,
  type SlotComponent,
} from "./plan.ts";
import type { Rule } from "./rules/rule.ts";

/** Bounds the work on a line made to be ambiguous; real lines need under 200 steps. */
const MAX_STEPS = 4000;
const MAX_PLANS = 64;
const SOFT_MARK = /^[,.;॰()[\]"'|@/-]$/;
const OPENING_MARK = /^[(["']$/;

interface Search {
  readonly line: LexedLine;
  readonly rules: readonly Rule[];
  readonly plans: Plan[];
  steps: number;
}

export function coverLine(line: LexedLine, rules: readonly Rule[]): readonly Plan[] {
  const search: Search = { line, rules, plans: [], steps: 0 };
  explore(search, 0, [], new Set());
  return search.plans;
}

function explore(search: Search, at: number, pieces: readonly Piece[], has: ReadonlySet<PlanComponent>): void {
  if (++search.steps > MAX_STEPS || search.plans.length >= MAX_PLANS) return;
  if (at >= search.line.tokens.length) {
    if (isComplete(pieces, has)) search.plans.push(toPlan(pieces, has));
    return;
  }
  if (isSkippable(search.line.tokens, at)) explore(search, at + 1, pieces, has);
  for (const rule of search.rules) {
    for (const piece of rule.propose(search.line, at)) {
      const parts = componentsOf(piece);
      if (parts.some((part) => has.has(part))) continue;
      explore(search, piece.next, [...pieces, piece], new Set([...has, ...parts]));
    }
  }
}

function isSkippable(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.kind === "number" || token.kind === "word") return false;
  if (token.kind === "space") return true;
  if (at === 0) return OPENING_MARK.test(token.text);
  if (token.text === ":") return isYearBeforeClock(tokens, at);
  return SOFT_MARK.test(token.text);
}

/** The log files of web servers write 05/Mar/2024:14:30:00. */
function isYearBeforeClock(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.kind === "number" && tokens[at - 1]?.text.length === 4 && tokens[at + 1]?.kind === "number";
}

function isComplete(pieces: readonly Piece[], has: ReadonlySet<PlanComponent>): boolean {
  if (pieces.some((piece) => piece.needs.some((part) => !has.has(part)))) return false;
  const isDate = has.has("month") && (has.has("day") || has.has("year"));
  const isBare = !has.has("month") && !has.has("day") && !has.has("year") && !has.has("weekday");
  const isTime = has.has("hour");
  if (!isDate && !(isTime && isBare)) return false;
  if (!isTime && (has.has("meridiem") || has.has("zone") || has.has("minute"))) return false;
  return hasNaturalYear(pieces);
}

/** A year of two digits comes after the day and the month: "5 Mar 24", never "24 Mar 05". */
function hasNaturalYear(pieces: readonly Piece[]): boolean {
  if (pieces.some((piece) => piece.order !== null)) return true;
  const year = findSlot(pieces, "year");
  const day = findSlot(pieces, "day");
  return year === undefined || day === undefined || year.end - year.start > 2 || day.start < year.start;
}

function findSlot(pieces: readonly Piece[], component: SlotComponent): Slot | undefined {
  return pieces.flatMap((piece) => piece.slots).find((slot) => slot.component === component);
}

function toPlan(pieces: readonly Piece[], has: ReadonlySet<PlanComponent>): Plan {
  return {
    rule: pieces
      .filter((piece) => componentsOf(piece).length > 0)
      .map((piece) => piece.rule)
      .join(" + "),
    slots: pieces.flatMap((piece) => piece.slots),
    fixed: Object.assign({}, ...pieces.map((piece) => piece.fixed)),
    order: pieces.find((piece) => piece.order !== null)?.order ?? null,
    weight: pieces.reduce((product, piece) => product * piece.weight, 1),
    prior: pieces.reduce((product, piece) => product * piece.prior, 1),
    years: pieces.find((piece) => piece.years !== ANY_YEAR)?.years ?? ANY_YEAR,
    languages: pieces.find((piece) => piece.fixed.monthName !== undefined)?.languages ?? [],
    has,
  };
}
