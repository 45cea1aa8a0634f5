/** What the lines of a column prove about the order of day, month and year. */
import type { Candidate } from "../rank-readings.ts";
import type { DateOrder } from "../reading.ts";

/** A line of numbers and the orders in which it is a date. */
export interface OpenLine {
  /** Its place in the column, from 0. */
  readonly index: number;
  readonly byOrder: ReadonlyMap<DateOrder, Candidate>;
  /** One date in every order (05/05/2024): it proves nothing, but is a step of a series. */
  readonly isTwin: boolean;
}

export interface OrderDecision {
  readonly order: DateOrder;
  /** The line that rules out the nearest rival, from 0; null when the regular steps decided. */
  readonly decidedBy: number | null;
  readonly why: "line" | "steps";
  /** Lines that cannot be read in this order. */
  readonly outliers: readonly number[];
}

/** Contradictions are outliers when the order has this many times more lines; else it stays open. */
const MAJORITY = 4;
const ORDERS: readonly DateOrder[] = ["dmy", "mdy", "ymd"];

/** Undefined for a line that has no order. */
export function toOpenLine(index: number, candidates: readonly Candidate[]): OpenLine | undefined {
  const byOrder = new Map<DateOrder, Candidate>();
  for (const candidate of candidates) {
    const { order } = candidate.plan;
    if (order === null || isLongYearFirst(candidate)) return undefined;
    if (!byOrder.has(order)) byOrder.set(order, candidate);
  }
  return byOrder.size === 0 ? undefined : { index, byOrder, isTwin: hasTwin(byOrder) };
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
  return ORDERS.filter((order) => lines.every(({ byOrder }) => byOrder.has(order)));
}

/** Only lines with one order count: the others would go with any. */
function proveByMajority(lines: readonly OpenLine[]): Proof | "contradictory" {
  const counts = ORDERS.map((order) => ({ order, lines: lines.filter(({ byOrder }) => isOnly(byOrder, order)) }));
  const [first, ...others] = counts.sort((left, right) => right.lines.length - left.lines.length);
  const rivals = others.reduce((sum, other) => sum + other.lines.length, 0);
  if (first === undefined || first.lines.length < rivals * MAJORITY) return "contradictory";
  const outliers = lines.filter(({ byOrder }) => !byOrder.has(first.order)).map(({ index }) => index);
  return { order: first.order, decidedBy: first.lines[0]?.index ?? 0, outliers };
}

function isOnly(byOrder: OpenLine["byOrder"], order: DateOrder): boolean {
  return byOrder.size === 1 && byOrder.has(order);
}

/** The line that leaves the fewest orders. */
function findDecider(lines: readonly OpenLine[], order: DateOrder): number {
  let best = lines[0];
  for (const line of lines) {
    if (line.byOrder.has(order) && line.byOrder.size < (best?.byOrder.size ?? ORDERS.length)) best = line;
  }
  return best?.index ?? 0;
}

/** 2024-03-05 has one order whatever the column does. */
function isLongYearFirst({ plan }: Candidate): boolean {
  return (
    plan.order === "ymd" && plan.slots.some(({ component, start, end }) => component === "year" && end - start === 4)
  );
}

/** Merged to a single candidate, such a line proves neither order. */
function hasTwin(byOrder: OpenLine["byOrder"]): boolean {
  const { parts } = byOrder.get("dmy") ?? byOrder.get("mdy") ?? { parts: null };
  return parts !== null && parts.day === parts.month;
}
