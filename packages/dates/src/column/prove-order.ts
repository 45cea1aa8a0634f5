/** Proves the order of day, month and year from the lines of a column. Only impossible orders count as evidence. */
import type { DateOrder } from "../reading.ts";
import { allows, fitsOnly, ORDERS, type OrderLine } from "./order-line.ts";
import { findRunningDay } from "./running-day.ts";

/** All counts are cells. */
export interface OrderProof {
  /** Proven order; null if several remain, or none. */
  readonly order: DateOrder | null;
  /** Remaining orders: those that fit as many cells as any other. */
  readonly viable: readonly DateOrder[];
  /** Number of cells that rule out another order but not this one. */
  readonly proofs: number;
  /** Number of cells that are no date in the order. */
  readonly contradictions: number;
  /** Number of cells that are a date in each order and in no other. */
  readonly proven: Readonly<Record<DateOrder, number>>;
  /** What proves the order if no single cell does: a number that runs through the days, or times that run on. */
  readonly series: "days" | "clock" | null;
  /** First line that decides; undefined if none does. */
  readonly decider: OrderLine | undefined;
}

/**
 * Contradictions are outliers if the other orders have this many times more of them; otherwise the order stays open.
 */
const MAJORITY = 4;
const NONE: OrderProof = {
  order: null,
  viable: [],
  proofs: 0,
  contradictions: 0,
  proven: { dmy: 0, mdy: 0, ymd: 0 },
  series: null,
  decider: undefined,
};

/** `clockOrder` is the order in which the times of the column run on from one day to the next. */
export function proveOrder(lines: readonly OrderLine[], clockOrder?: () => DateOrder | undefined): OrderProof {
  const rivals = ORDERS.filter((order) => lines.some((line) => allows(line, order)));
  if (rivals.length === 0) return NONE;
  const counts = new Map(rivals.map((order) => [order, countAgainst(lines, order)]));
  const left = findViable(counts);
  const [viable, series] = narrow(lines, left, clockOrder);
  const [order] = viable;
  const proven = { dmy: countFor(lines, "dmy"), mdy: countFor(lines, "mdy"), ymd: countFor(lines, "ymd") };
  if (viable.length !== 1 || order === undefined) {
    const best = Math.max(...ORDERS.map((one) => proven[one]));
    return { ...NONE, viable, proven, proofs: best, contradictions: countAll(proven) - best };
  }
  const rulesOut = (line: OrderLine): boolean => rivals.some((other) => other !== order && !allows(line, other));
  const deciding = lines.filter((line) => fitsOnly(line, order) || (allows(line, order) && rulesOut(line)));
  return {
    order,
    viable,
    proofs: sumCells(deciding),
    contradictions: counts.get(order) ?? 0,
    proven,
    series,
    decider: series !== null ? undefined : (deciding.find((line) => fitsOnly(line, order)) ?? deciding[0]),
  };
}

/** A series of all cells may leave one of several orders. */
function narrow(
  lines: readonly OrderLine[],
  viable: readonly DateOrder[],
  clockOrder?: () => DateOrder | undefined,
): readonly [readonly DateOrder[], OrderProof["series"]] {
  if (findRunningDay(lines, viable) === "dmy") return [["dmy"], "days"];
  const order = viable.length > 1 ? clockOrder?.() : undefined;
  return order !== undefined && viable.includes(order) ? [[order], "clock"] : [viable, null];
}

/** Returns the orders with far fewer contradictions than the others; all orders if none stands out. */
function findViable(against: ReadonlyMap<DateOrder, number>): readonly DateOrder[] {
  const orders = [...against.keys()];
  const fewest = Math.min(...against.values());
  const best = orders.filter((order) => against.get(order) === fewest);
  const others = orders.filter((order) => against.get(order) !== fewest);
  return others.every((order) => (against.get(order) ?? 0) >= fewest * MAJORITY) ? best : orders;
}

function countAgainst(lines: readonly OrderLine[], order: DateOrder): number {
  return sumCells(lines.filter((line) => !allows(line, order)));
}

function countFor(lines: readonly OrderLine[], order: DateOrder): number {
  return sumCells(lines.filter((line) => fitsOnly(line, order)));
}

function sumCells(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { count }) => sum + count, 0);
}

function countAll(proven: OrderProof["proven"]): number {
  return ORDERS.reduce((sum, order) => sum + proven[order], 0);
}
