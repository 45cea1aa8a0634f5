/** The order of day and month in a column of dates: what its cells prove, and what a person has decided. */
import { type DateEvidence, type DateOrder, gatherDateEvidence } from "@limpid/dates";
import type { CountedValue, Decision } from "@limpid/table";
import { byHand, chosenOption, weighOptions } from "../decide.ts";
import type { ColumnHints } from "../entity.ts";

export interface DateColumn extends DateEvidence {
  /** The order that the cells speak for; `order` is the one in force. */
  readonly inferred: DateOrder | null;
  readonly isChosen: boolean;
}

const DECISION = "date_order";
const ORDERS: readonly DateOrder[] = ["dmy", "mdy", "ymd"];
const ORDER_NAME: Readonly<Record<DateOrder, string>> = { dmy: "Day first", mdy: "Month first", ymd: "Year first" };
/** What one proof without a contradiction is worth, and the most that any number of proofs is. */
const DOUBT = 0.05;
const SUREST = 0.97;

export function gatherDates(values: readonly CountedValue[], hints: ColumnHints): DateColumn {
  const evidence = gatherDateEvidence(values);
  const chosen = chosenOption(hints, DECISION, optionsOf(evidence));
  if (chosen === undefined) return { ...evidence, inferred: evidence.order, isChosen: false };
  const proofs = evidence.proven[chosen];
  const contradictions = ORDERS.reduce((sum, order) => sum + evidence.proven[order], -proofs);
  return { ...evidence, order: chosen, proofs, contradictions, inferred: evidence.order, isChosen: true };
}

/** Nothing to decide where each cell can be read in one way only. */
function optionsOf({ openOrders }: DateEvidence): readonly DateOrder[] {
  return openOrders.length > 1 ? openOrders : [];
}

/** "Day first: 28 cells prove it, 0 contradict." Undefined where the order is open. */
export function orderSentence({ order, proofs, contradictions, isChosen }: DateColumn): string | undefined {
  if (order === null) return undefined;
  const counts = `${proofs} ${proofs === 1 ? "cell proves" : "cells prove"} it, ${contradictions} contradict`;
  return `${ORDER_NAME[order]}${byHand(isChosen)}: ${counts}.`;
}

/** What is said of the column's order, open or not. */
export function explainOrder(evidence: DateColumn): readonly string[] {
  const sentence = orderSentence(evidence);
  if (sentence !== undefined) return [sentence];
  return evidence.ambiguous > 0 ? [openSentence(evidence)] : [];
}

export function decideOrder(evidence: DateColumn): readonly Decision[] {
  const { order, inferred, isChosen, proven, ambiguous } = evidence;
  const options = optionsOf(evidence);
  if (options.length === 0) return [];
  return [
    {
      id: DECISION,
      title: "Order of day and month",
      options: weighOptions(options.map((id) => ({ id, label: ORDER_NAME[id], cells: proven[id] }))),
      inferred: inferred !== null && options.includes(inferred) ? inferred : null,
      inForce: order !== null && options.includes(order) ? order : null,
      isChosen,
      undecided: ambiguous,
      sentence: orderSentence(evidence) ?? openSentence(evidence),
    },
  ];
}

/** How sure a date is that only the order decides. */
export function orderProbability({ proofs, contradictions, isChosen }: DateColumn): number {
  return isChosen ? SUREST : Math.min(SUREST, 1 - (contradictions + DOUBT) / (proofs + contradictions));
}

function openSentence({ ambiguous }: DateEvidence): string {
  return `Day or month first: ${ambiguous} ${ambiguous === 1 ? "cell" : "cells"} can be read both ways.`;
}
