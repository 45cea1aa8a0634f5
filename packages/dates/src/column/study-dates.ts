/** Studies the dates of a table's column and counts the cells behind each finding. */
import type { Candidate } from "../candidate.ts";
import { findMissingDay } from "../explain-impossible.ts";
import { rankReadings } from "../rank-readings.ts";
import { defaultReader } from "../read-dates.ts";
import type { ColumnReading, DateOrder, DateReading } from "../reading.ts";
import { isOpen, ORDERS, type OrderLine } from "./order-line.ts";
import type { OrderProof } from "./prove-order.ts";
import { type ColumnFacts, type ColumnLine, type ColumnStudy, studyColumn } from "./study-column.ts";
import { isYearDayMonth } from "./year-day-month.ts";

export type DateFacts = ColumnFacts;

/** All counts are cells, not distinct values. */
export interface DateEvidence
  extends ColumnReading,
    Pick<OrderProof, "proofs" | "contradictions" | "proven" | "series"> {
  /** Whether most dates have the same order in every column, so that the remaining ones may come from anywhere. */
  readonly isMixed: boolean;
  /** Number of cells that are different dates in different orders. */
  readonly ambiguous: number;
  /** Orders in which the ambiguous cells can be read, the likeliest first if none is proven. */
  readonly openOrders: readonly DateOrder[];
  /** Whether most dates state a time. */
  readonly hasTime: boolean;
  /** Whether the dates that start with a year have the day before the month. */
  readonly isYearDayMonth: boolean;
  /** A text that decided the order; empty if none did. */
  readonly example: string;
  /** An ambiguous text with its date in each order; empty if there is none. */
  readonly preview: Preview;
}

export interface Preview {
  readonly text: string;
  readonly readings: readonly DateReading[];
}

const NO_PREVIEW: Preview = { text: "", readings: [] };

export function studyDates(
  values: readonly { readonly text: string; readonly count: number }[],
  facts: DateFacts = {},
): DateEvidence {
  const lines = values.map(({ text, count }) => readLine(text.trim(), count));
  const study = studyColumn(lines, facts);
  const { plain, dotted, order, dottedOrder, viable, likely, shortYears, serials, hasTime } = study;
  const proof = order === null && dottedOrder !== null ? dotted : plain;
  return {
    order,
    viable,
    dottedOrder,
    likely,
    shortYears,
    serials,
    hasTime,
    proofs: proof.proofs,
    contradictions: proof.contradictions,
    proven: proof.proven,
    series: proof.series,
    isMixed: isMixed(study, lines),
    isYearDayMonth: isYearDayMonth(lines.map(({ text }) => text)),
    example: proof.decider === undefined ? "" : (lines[proof.decider.index]?.text ?? ""),
    ...findOpen(study, lines),
  };
}

function isMixed({ plain, dotted }: ColumnStudy, lines: readonly ColumnLine[]): boolean {
  const sum = (cells: readonly { readonly count: number }[]) => cells.reduce((total, { count }) => total + count, 0);
  const dates = sum(lines.filter(({ candidates }) => candidates.length > 0));
  return (sum(plain.lines) + sum(dotted.lines)) * 2 < dates;
}

/** Treats 31.04.24 as a wrong day rather than as proof that the year comes first. */
function readLine(text: string, count: number): ColumnLine {
  const candidates = defaultReader.findCandidates(text);
  const isMistaken = candidates.length > 0 && candidates.every(isShortYearFirst) && findMissingDay(text) !== undefined;
  return { text, count, candidates: isMistaken ? [] : candidates };
}

function isShortYearFirst({ plan }: Candidate): boolean {
  return plan.order === "ymd" && plan.hasShortYear;
}

function findOpen(
  study: ColumnStudy,
  lines: readonly ColumnLine[],
): Pick<DateEvidence, "ambiguous" | "openOrders" | "preview"> {
  const orders = new Set<DateOrder>();
  let ambiguous = 0;
  let preview = NO_PREVIEW;
  for (const line of [...study.plain.lines, ...study.dotted.lines]) {
    const readings = isOpen(line) ? listOpen(line) : [];
    if (readings.length < 2) continue;
    ambiguous += line.count;
    for (const { order } of readings) if (order !== null) orders.add(order);
    if (preview === NO_PREVIEW) preview = { text: lines[line.index]?.text ?? "", readings };
  }
  return { ambiguous, openOrders: sortOrders(orders, study), preview };
}

/** Returns the best reading for each order. */
function listOpen({ candidates }: OrderLine): readonly DateReading[] {
  const readings = rankReadings(candidates, {});
  return readings.filter(({ order }, index) => readings.findIndex((other) => other.order === order) === index);
}

/** Offers an order that is ruled out only if another one is proven, so that a person can override it. */
function sortOrders(open: ReadonlySet<DateOrder>, { order, viable, likely }: ColumnStudy): readonly DateOrder[] {
  const offered = ORDERS.filter((one) => open.has(one) && (order !== null || viable.includes(one)));
  return order === null && likely !== null && offered.includes(likely)
    ? [likely, ...offered.filter((one) => one !== likely)]
    : offered;
}
