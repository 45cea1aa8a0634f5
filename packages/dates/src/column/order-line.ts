/** Describes a line of numbers by the orders of day, month and year in which it is a date. */
import { type Candidate, weekdayAgrees } from "../candidate.ts";
import type { DateOrder } from "../reading.ts";

export interface OrderLine {
  /** Index in the column, from 0. */
  readonly index: number;
  /** Number of cells with this text. */
  readonly count: number;
  /** Orders in which it is a date, one bit each. */
  readonly orders: number;
  /** Possible readings; a single one if it is the same date in every order. */
  readonly candidates: readonly Candidate[];
}

export const ORDERS: readonly DateOrder[] = ["dmy", "mdy", "ymd"];
const BITS: Readonly<Record<DateOrder, number>> = { dmy: 1, mdy: 2, ymd: 4 };

/** Returns undefined for a line without an order, or with the same order in every column (2024-03-05). */
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

/** Keeps the readings that agree with a stated weekday, if there are any. */
function preferAgreeing(candidates: readonly Candidate[]): readonly Candidate[] {
  if (candidates.every(({ plan }) => plan.fixed.weekday === undefined)) return candidates;
  const agreeing = candidates.filter((candidate) => weekdayAgrees(candidate) === true);
  return agreeing.length > 0 ? agreeing : candidates;
}

/** 05/05/2024 is one date in both orders, merged to a single candidate, so it supports neither. */
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
