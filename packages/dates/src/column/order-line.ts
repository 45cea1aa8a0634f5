/** A line of numbers, and the orders of day, month and year in which it is a date. */
import { type Candidate, weekdayAgrees } from "../candidate.ts";
import type { DateOrder } from "../reading.ts";

export interface OrderLine {
  /** Its place in the column, from 0. */
  readonly index: number;
  /** How many cells hold it. */
  readonly count: number;
  /** The orders in which it is a date, a bit each. */
  readonly orders: number;
  /** What it can be; one where it is the same date in every order. */
  readonly candidates: readonly Candidate[];
}

export const ORDERS: readonly DateOrder[] = ["dmy", "mdy", "ymd"];
const BITS: Readonly<Record<DateOrder, number>> = { dmy: 1, mdy: 2, ymd: 4 };

/** Undefined for a line that has no order, or one whatever the column does (2024-03-05). */
export function toOrderLine(
  candidates: readonly Candidate[],
  { index, count }: Pick<OrderLine, "index" | "count">,
): OrderLine | undefined {
  const agreeing = preferAgreeing(candidates);
  let orders = 0;
  for (const candidate of agreeing) {
    const { order, hasShortYear } = candidate.plan;
    if (order === null || (order === "ymd" && !hasShortYear)) return undefined;
    orders |= BITS[order] | twinOrders(candidate);
  }
  return orders === 0 ? undefined : { index, count, orders, candidates: agreeing };
}

/** The weekday that a line names rules out the dates it does not fit. */
function preferAgreeing(candidates: readonly Candidate[]): readonly Candidate[] {
  if (candidates.every(({ plan }) => plan.fixed.weekday === undefined)) return candidates;
  const agreeing = candidates.filter((candidate) => weekdayAgrees(candidate) === true);
  return agreeing.length > 0 ? agreeing : candidates;
}

/** 05/05/2024 is one date in both orders, merged to a single candidate: it speaks for neither. */
function twinOrders({ plan, parts: { year, month, day } }: Candidate): number {
  const isTwin = plan.order !== "ymd" && day === month;
  const isMirror = plan.hasShortYear && plan.order !== "mdy" && day !== null && year !== null && year % 100 === day;
  return (isTwin ? BITS.dmy | BITS.mdy : 0) | (isMirror ? BITS.dmy | BITS.ymd : 0);
}

export function allows({ orders }: OrderLine, order: DateOrder): boolean {
  return (orders & BITS[order]) !== 0;
}

/** Whether it is a date in this order and in no other. */
export function fitsOnly({ orders }: OrderLine, order: DateOrder): boolean {
  return orders === BITS[order];
}

export function isOpen({ orders, candidates }: OrderLine): boolean {
  return (orders & (orders - 1)) !== 0 && candidates.length > 1;
}
