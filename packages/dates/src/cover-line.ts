/**
 * Finds every way to explain a line by pieces, each component stated at most once, the likeliest first. An unexplained
 * token makes the line text, except for spaces and the marks that dates are written with.
 */
import type { LexedLine, Token } from "./lexer.ts";
import {
  ANY_YEAR,
  listComponents,
  type Piece,
  type Plan,
  type PlanComponent,
  type Slot,
  type SlotComponent,
} from "./plan.ts";
import { assignBit, componentsIn, type Proposals } from "./proposals.ts";
import { createQueue } from "./search-queue.ts";

const SOFT_MARK = /^[,.;॰()[\]"'|@/~·∙•«»<>“”„!?_-]$/u;
const STRICT_MARK = /^[,.;॰()[\]"'|@/-]$/;
const OPENING_MARK = /^[(["'<«“„]$/u;
/** Words without a common language explain a line badly: "listopada" beside a Polish word is not Croatian. */
const MIXED_LANGUAGES = { tables: 0.03, lines: 0.0002 };

export interface Budget {
  readonly maxSteps: number;
  readonly maxPlans: number;
  /** Polled during the search; true ends it with the results so far. */
  readonly isOver: () => boolean;
}

export interface Cover {
  readonly plans: readonly Plan[];
  readonly steps: number;
  readonly stopped: "done" | "steps" | "plans" | "time";
}

/** A part of the line that must be explained. If `last` is open, the date may end anywhere from `first` on. */
export interface Stretch {
  readonly first: number;
  readonly isOpen: boolean;
}

interface Node {
  readonly at: number;
  readonly pieces: Trail | undefined;
  /** Components stated so far, one bit each. */
  readonly has: number;
  readonly cost: number;
}

interface Trail {
  readonly piece: Piece;
  readonly before: Trail | undefined;
}

const CLOCK_INTERVAL = 64;

export function coverLine(line: LexedLine, proposals: Proposals, budget: Budget, stretch?: Stretch): Cover {
  const isOpen = stretch?.isOpen === true;
  const first = stretch?.first ?? 0;
  const queue = createQueue<Node>(isBetter);
  const plans: Plan[] = [];
  let steps = 0;
  queue.push({ at: first, pieces: undefined, has: 0, cost: 0 });
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    if (plans.length >= budget.maxPlans) return { plans, steps, stopped: "plans" };
    if (++steps > budget.maxSteps) return { plans, steps, stopped: "steps" };
    if (steps % CLOCK_INTERVAL === 0 && budget.isOver()) return { plans, steps, stopped: "time" };
    const isEnd = node.at >= line.tokens.length;
    if ((isEnd || isOpen) && mayBeComplete(node.has)) {
      const pieces = toPieces(node.pieces);
      if (isComplete(pieces, node.has, line.isLenient)) {
        plans.push(toPlan(pieces, node, { first, isLenient: line.isLenient }));
      }
    }
    if (!isEnd) expand(line, proposals, node, queue.push);
  }
  return { plans, steps, stopped: "done" };
}

/** Orders nodes by likelihood, then by how far they have got. */
function isBetter(left: Node, right: Node): boolean {
  return left.cost < right.cost || (left.cost === right.cost && left.at > right.at);
}

function expand(line: LexedLine, proposals: Proposals, node: Node, push: (next: Node) => void): void {
  if (isSkippable(line, node.at)) push({ ...node, at: node.at + 1 });
  for (const { piece, states, cost } of proposals.at(node.at)) {
    if ((states & node.has) !== 0) continue;
    const pieces = { piece, before: node.pieces };
    push({ at: piece.next, pieces, has: node.has | states, cost: node.cost + cost });
  }
}

function toPieces(trail: Trail | undefined): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let step = trail; step !== undefined; step = step.before) pieces.push(step.piece);
  return pieces.reverse();
}

function isSkippable({ tokens, isLenient }: LexedLine, at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.kind === "number" || token.kind === "word") return false;
  if (token.kind === "space") return true;
  if (at === 0) return OPENING_MARK.test(token.text);
  if (token.text === ":") return isYearBeforeClock(tokens, at) || (isLenient && isColonBeforeSpace(tokens, at));
  return (isLenient ? SOFT_MARK : STRICT_MARK).test(token.text);
}

/** Matches the colon in 05/Mar/2024:14:30:00, as in web server logs. */
function isYearBeforeClock(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.kind === "number" && tokens[at - 1]?.text.length === 4 && tokens[at + 1]?.kind === "number";
}

/** Matches the colon in "मङ्गलबार: ०९:०५". */
function isColonBeforeSpace(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.kind !== "mark" && tokens[at + 1]?.kind === "space";
}

const WHOLE_YEAR = assignBit("wholeYear");
const HOUR = assignBit("hour");
const MONTH = assignBit("month");
const DAY_OR_YEAR = assignBit("day") | assignBit("year");

/** Tests cheaply whether `isComplete` can hold; most nodes fail here. */
function mayBeComplete(mask: number): boolean {
  if ((mask & (WHOLE_YEAR | HOUR)) !== 0) return true;
  return (mask & MONTH) !== 0 && (mask & DAY_OR_YEAR) !== 0;
}

function isComplete(pieces: readonly Piece[], mask: number, isLenient: boolean): boolean {
  const has = (component: PlanComponent): boolean => (mask & assignBit(component)) !== 0;
  if (pieces.some((piece) => piece.needs.some((part) => !has(part)))) return false;
  if (has("wholeYear")) return true;
  const isDate = has("month") && (has("day") || has("year"));
  const isBare = !has("month") && !has("day") && !has("year") && (isLenient || !has("weekday"));
  const isTime = has("hour");
  if (!isDate && !(isTime && isBare)) return false;
  if (!isTime && (has("meridiem") || has("minute"))) return false;
  if (has("meridiem") && !isBesideClock(pieces)) return false;
  return hasNaturalYear(pieces, isLenient);
}

/** A half day must be next to its time: in "5 de nov. de 2021 12:10" the Hungarian "de." is not. */
function isBesideClock(pieces: readonly Piece[]): boolean {
  const stated = pieces.filter((piece) => listComponents(piece).length > 0);
  const halfDay = stated.findIndex(({ fixed }) => fixed.meridiem !== undefined);
  const isClock = (piece: Piece | undefined): boolean => piece !== undefined && listComponents(piece).some(isClockPart);
  return isClock(stated[halfDay - 1]) || isClock(stated[halfDay]) || isClock(stated[halfDay + 1]);
}

const CLOCK_PARTS: ReadonlySet<PlanComponent> = new Set(["hour", "minute", "second", "fraction", "zone", "offsetHour"]);

function isClockPart(component: PlanComponent): boolean {
  return CLOCK_PARTS.has(component);
}

/** A two-digit year comes after the day and the month: "5 Mar 24", never "24 Mar 05"; at most "24 05 Mar". */
function hasNaturalYear(pieces: readonly Piece[], isLenient: boolean): boolean {
  if (pieces.some((piece) => piece.order !== null || piece.fixed.era !== undefined)) return true;
  if (pieces.some((piece) => piece.writing === "labelled" && piece.slots[0]?.component === "year")) return true;
  const year = findSlot(pieces, "year");
  const day = findSlot(pieces, "day");
  if (year === undefined || day === undefined || year.end - year.start > 2 || day.start < year.start) return true;
  return isLenient && pieces.at(-1)?.fixed.monthName !== undefined;
}

function findSlot(pieces: readonly Piece[], component: SlotComponent): Slot | undefined {
  for (const { slots } of pieces) {
    for (const slot of slots) if (slot.component === component) return slot;
  }
  return undefined;
}

function toPlan(
  pieces: readonly Piece[],
  { has, at }: Node,
  { first, isLenient }: { readonly first: number; readonly isLenient: boolean },
): Plan {
  const named = pieces.filter((piece) => piece.languages.length > 0);
  const common = commonLanguages(named);
  const mixed = named.length > 1 && common.length === 0 ? MIXED_LANGUAGES[isLenient ? "lines" : "tables"] : 1;
  return {
    rule: pieces
      .filter((piece) => listComponents(piece).length > 0)
      .map((piece) => piece.rule)
      .join(" + "),
    leftOut: pieces.flatMap(({ leftOut }) => (leftOut === null ? [] : [leftOut])),
    writings: pieces.flatMap(({ writing }) => (writing === null ? [] : [writing])),
    slots: pieces.flatMap((piece) => piece.slots),
    fixed: Object.assign({}, ...pieces.map((piece) => piece.fixed)),
    order: pieces.find((piece) => piece.order !== null)?.order ?? null,
    weight: pieces.reduce((product, piece) => product * piece.weight, 1),
    prior: pieces.reduce((product, piece) => product * piece.prior, mixed),
    years: pieces.find((piece) => piece.years !== ANY_YEAR)?.years ?? ANY_YEAR,
    languages:
      common.length > 0 ? common : (pieces.find((piece) => piece.fixed.monthName !== undefined)?.languages ?? []),
    has: componentsIn(has),
    hasShortYear: isShortYear(findSlot(pieces, "year")) && pieces.every(({ fixed }) => fixed.era === undefined),
    tokens: { first, next: at },
  };
}

function isShortYear(slot: Slot | undefined): boolean {
  return slot !== undefined && slot.end - slot.start === 2;
}

function commonLanguages(named: readonly Piece[]): readonly string[] {
  const [first, ...others] = named;
  return (first?.languages ?? []).filter((language) => others.every(({ languages }) => languages.includes(language)));
}
