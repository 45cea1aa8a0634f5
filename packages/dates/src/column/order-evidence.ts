/** What the lines of a column prove about the order of day, month and year. */
import type { Candidate } from "../rank-readings.ts";
import type { DateOrder } from "../reading.ts";

/** A line of numbers and the orders in which it is a date. */
export interface OpenLine {
  /** Its place in the column, from 0. */
  readonly index: number;
  /** The orders in which it is a date, a bit each. */
  readonly orders: number;
  readonly candidates: readonly Candidate[];
  /** One date in every order (05/05/2024): it proves nothing, but is a step of a series. */
  readonly isTwin: boolean;
}

/** Contradictions are outliers when the order has this many times more lines; else it stays open. */
const MAJORITY = 4;
const ORDERS: readonly DateOrder[] = ["dmy", "mdy", "ymd"];
const BITS: Readonly<Record<DateOrder, number>> = { dmy: 1, mdy: 2, ymd: 4 };

/** Undefined for a line that has no order, or one whatever the column does (2024-03-05). */
export function toOpenLine(index: number, candidates: readonly Candidate[]): OpenLine | undefined {
  let orders = 0;
  for (const { plan } of candidates) {
    if (plan.order === null || (plan.order === "ymd" && !plan.hasShortYear)) return undefined;
    orders |= BITS[plan.order];
  }
  return orders === 0 ? undefined : { index, orders, candidates, isTwin: isTwin(candidates) };
}

function allows({ orders }: OpenLine, order: DateOrder): boolean {
  return (orders & BITS[order]) !== 0;
}

export function isOpen({ orders }: OpenLine): boolean {
  return (orders & (orders - 1)) !== 0;
}

export interface Proof {
  readonly order: DateOrder;
  readonly decidedBy: number;
  readonly outliers: readonly number[];
}

/** The order that all lines allow, or all but a few outliers. Undefined when several are left. */
export function proveOrder(lines: readonly OpenLine[]): Proof | "open" | "contradictory" {
  const viable = viableOrders(lines);
  if (viable.length > 1) return "open";
  const [order] = viable;
  if (order !== undefined) return { order, decidedBy: findDecider(lines, order), outliers: [] };
  return proveByMajority(lines);
}

export function viableOrders(lines: readonly OpenLine[]): readonly DateOrder[] {
  return ORDERS.filter((order) => lines.every((line) => allows(line, order)));
}

/** Only lines with one order count: the others would go with any. */
function proveByMajority(lines: readonly OpenLine[]): Proof | "contradictory" {
  const counts = ORDERS.map((order) => ({ order, lines: lines.filter((line) => line.orders === BITS[order]) }));
  const [first, ...others] = counts.sort((left, right) => right.lines.length - left.lines.length);
  const rivals = others.reduce((sum, other) => sum + other.lines.length, 0);
  if (first === undefined || first.lines.length < rivals * MAJORITY) return "contradictory";
  const outliers = lines.filter((line) => !allows(line, first.order)).map(({ index }) => index);
  return { order: first.order, decidedBy: first.lines[0]?.index ?? 0, outliers };
}

/** The first line that leaves only this order, or else one that leaves fewest. */
function findDecider(lines: readonly OpenLine[], order: DateOrder): number {
  const sole = lines.find(({ orders }) => orders === BITS[order]) ?? lines.find((line) => countOrders(line) === 2);
  return sole?.index ?? lines[0]?.index ?? 0;
}

function countOrders(line: OpenLine): number {
  return ORDERS.filter((order) => allows(line, order)).length;
}

/** Merged to a single candidate, such a line proves neither order. */
function isTwin(candidates: readonly Candidate[]): boolean {
  const first = candidates[0];
  return first !== undefined && first.plan.order !== "ymd" && first.parts.day === first.parts.month;
}
