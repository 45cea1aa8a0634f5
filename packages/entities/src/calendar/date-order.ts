/** The order of day and month in a column of dates: what its cells prove, and what a person has decided. */
import { type DateEvidence, type DateFacts, type DateOrder, formatReading, studyDates } from "@limpid/dates";
import type { ClassRule, CountedValue, Decision } from "@limpid/table";
import { chosenOption, chosenSuffix, weighOptions } from "../decide.ts";
import type { ColumnHints } from "../entity.ts";
import { usualOrder } from "./usual-order.ts";

export interface DateColumn extends DateEvidence {
  /** The order that is usual where the table comes from, where nothing in the column tells more. */
  readonly usual: DateOrder | null;
  /** The order that the cells prove; `order` is the one in force. */
  readonly inferred: DateOrder | null;
  readonly isChosen: boolean;
}

const DECISION = "date_order";
const ORDERS: readonly DateOrder[] = ["dmy", "mdy", "ymd"];
const ORDER_NAME: Readonly<Record<DateOrder, string>> = { dmy: "Day first", mdy: "Month first", ymd: "Year first" };
export const RULE_OF_ORDER: Readonly<Record<DateOrder, ClassRule>> = {
  dmy: "day-first",
  mdy: "month-first",
  ymd: "year-first",
};
const SERIES = {
  days: "one number runs through the days of the month",
  clock: "the times run on from one day to the next",
} as const;
/** What one proof leaves of doubt: more where the cells of the column are mostly of another form, and these are strays. */
const DOUBT = { alike: 0.05, mixed: 0.5 };
/** The most that any number of proofs is worth. */
const SUREST = 0.97;

export function learnDates(values: readonly CountedValue[], hints: ColumnHints, facts?: DateFacts): DateColumn {
  const evidence = hinted(studyDates(values, facts), usualOrder(hints.context));
  const chosen = chosenOption(hints, DECISION, optionsOf(evidence));
  if (chosen === undefined) return { ...evidence, inferred: evidence.order, isChosen: false };
  const proofs = evidence.proven[chosen];
  const contradictions = ORDERS.reduce((sum, order) => sum + evidence.proven[order], -proofs);
  return {
    ...evidence,
    order: chosen,
    viable: [chosen],
    proofs,
    contradictions,
    inferred: evidence.order,
    isChosen: true,
  };
}

/** The usual order is offered first, where it is open and the column does not hint at another. */
function hinted(evidence: DateEvidence, order: DateOrder | undefined): DateEvidence & Pick<DateColumn, "usual"> {
  const { openOrders, likely } = evidence;
  if (order === undefined || evidence.order !== null || likely !== null || !openOrders.includes(order))
    return { ...evidence, usual: null };
  return { ...evidence, usual: order, openOrders: [order, ...openOrders.filter((one) => one !== order)] };
}

/** Nothing to decide where each cell can be read in one way only. */
function optionsOf({ openOrders }: DateEvidence): readonly DateOrder[] {
  return openOrders.length > 1 ? openOrders : [];
}

/** "Day first: 28 cells prove it, 0 contradict." Undefined where the order is open. */
export function orderSentence({
  order,
  dottedOrder,
  ambiguous,
  proofs,
  contradictions,
  isChosen,
  series,
}: DateColumn): string | undefined {
  const shown = order ?? (ambiguous === 0 ? dottedOrder : null);
  if (shown === null) return undefined;
  if (series !== null && !isChosen) return `${ORDER_NAME[shown]}: ${SERIES[series]}.`;
  const counts = `${proofs} ${proofs === 1 ? "cell proves" : "cells prove"} it, ${contradictions} contradict`;
  return `${ORDER_NAME[shown]}${chosenSuffix(isChosen)}: ${counts}.`;
}

/** Describes the column's order, open or not. */
export function explainOrder(evidence: DateColumn): readonly string[] {
  const sentence = orderSentence(evidence);
  if (sentence !== undefined) return [sentence];
  return evidence.ambiguous > 0 ? [openSentence(evidence)] : [];
}

export function decideOrder(evidence: DateColumn): readonly Decision[] {
  const { order, inferred, isChosen, ambiguous } = evidence;
  const options = optionsOf(evidence);
  if (options.length === 0) return [];
  const choices = options.map((id) => toChoice(evidence, id));
  return [
    {
      id: DECISION,
      title: "Day and month order",
      options: weighOptions(choices),
      inferred: inferred !== null && options.includes(inferred) ? inferred : null,
      inForce: order !== null && options.includes(order) ? order : null,
      isChosen,
      undecided: ambiguous,
      sentence: orderSentence(evidence) ?? openSentence(evidence),
    },
  ];
}

/** How sure a date is that only the order decides. */
export function orderProbability({ proofs, contradictions, isChosen, series, isMixed }: DateColumn): number {
  if (isChosen || series !== null) return SUREST;
  const doubt = isMixed ? DOUBT.mixed : DOUBT.alike;
  return Math.min(SUREST, 1 - (contradictions + doubt) / (proofs + contradictions));
}

function toChoice(evidence: DateColumn, id: DateOrder): Parameters<typeof weighOptions>[0][number] {
  const preview = previewOf(evidence, id);
  return { id, label: ORDER_NAME[id], cells: evidence.proven[id], ...(preview !== undefined && { preview }) };
}

/** What an open text of the column is in the order: "05/01/2024 → 2024-05-01". */
function previewOf({ preview: { text, readings } }: DateEvidence, order: DateOrder): string | undefined {
  const reading = readings.find((one) => one.order === order);
  return reading === undefined ? undefined : `${text} → ${formatReading(reading, "iso-datetime")}`;
}

function openSentence(evidence: DateColumn): string {
  const { ambiguous, likely, openOrders, usual } = evidence;
  const names = openOrders.map((order) => ORDER_NAME[order].toLowerCase()).join(" or ");
  const isOne = ambiguous === 1;
  const cells = `${ambiguous} ${isOne ? "cell" : "cells"} can be read in more than one way and no cell settles it`;
  const steps = likely === null ? "" : ` Regular intervals suggest ${ORDER_NAME[likely].toLowerCase()}.`;
  const hint = usual === null ? steps : ` ${ORDER_NAME[usual]} is usual in the table's country.`;
  return `${names.charAt(0).toUpperCase()}${names.slice(1)}? ${cells}, so ${isOne ? "it is" : "they are"} left unchanged.${hint}`;
}
