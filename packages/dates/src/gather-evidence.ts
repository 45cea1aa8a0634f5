/** What the values of a column prove about it: the order of day and month, serials, times. */
import { type OpenLine, toOpenLine } from "./column/order-evidence.ts";
import { findRegularOrder } from "./column/regular-steps.ts";
import { isExcelSerial } from "./excel-serial.ts";
import { findMissingDay } from "./impossible-date.ts";
import type { Candidate } from "./rank-readings.ts";
import { rankReadings } from "./rank-readings.ts";
import { defaultReader } from "./read-dates.ts";
import type { DateOrder } from "./reading.ts";

/** All counts are cells, not distinct values. */
export interface DateEvidence {
  /** The order of day, month and year in dates of numbers; null when it is open or not needed. */
  readonly order: DateOrder | null;
  /** Cells that can be read in this order only; where there are none, those that make a series in this order only. */
  readonly proofs: number;
  /** Cells that can be read in another order only. */
  readonly contradictions: number;
  /** Cells that exist in more than one order. */
  readonly ambiguous: number;
  /** Cells that speak for each order, as `proofs` counts them. */
  readonly proven: Readonly<Record<DateOrder, number>>;
  /** Orders in which the ambiguous cells can be read. */
  readonly openOrders: readonly DateOrder[];
  /** Whether the column writes some of its dates as Excel serials. */
  readonly serials: boolean;
  /** Whether most dates state a time. */
  readonly hasTime: boolean;
  /** A text that decided the order; empty when none did. */
  readonly example: string;
}

interface Proof {
  readonly cells: number;
  readonly example: string;
}

interface Tally {
  readonly proofs: Map<DateOrder, Proof>;
  /** Dots tell little about dates with slashes beside them, so their proofs count apart. */
  readonly dottedProofs: Map<DateOrder, Proof>;
  /** Dates of numbers in the order of the column, which may be steps of a series. */
  readonly series: OpenLine[];
  readonly openOrders: Set<DateOrder>;
  ambiguous: number;
  dates: number;
  timed: number;
  serials: number;
  cells: number;
}

/** Contradictions are outliers when the order has this many times more proofs; else the order stays open. */
const MAJORITY = 4;
const SERIAL_COLUMN_SHARE = 0.5;
const LONGEST_SERIES = 5000;
const ORDERS: readonly DateOrder[] = ["dmy", "mdy", "ymd"];
const NONE_PROVEN: DateEvidence["proven"] = { dmy: 0, mdy: 0, ymd: 0 };

export function gatherDateEvidence(values: readonly { readonly text: string; readonly count: number }[]): DateEvidence {
  const tally: Tally = {
    proofs: new Map(),
    dottedProofs: new Map(),
    series: [],
    openOrders: new Set(),
    ambiguous: 0,
    dates: 0,
    timed: 0,
    serials: 0,
    cells: 0,
  };
  for (const { text, count } of values) addValue(tally, text.trim(), count);
  return {
    ...decideOrder(tally),
    ambiguous: tally.ambiguous,
    openOrders: ORDERS.filter((order) => tally.openOrders.has(order)),
    serials: hasSerials(tally),
    hasTime: tally.timed * 2 > tally.dates,
  };
}

function addValue(tally: Tally, text: string, count: number): void {
  if (text === "") return;
  tally.cells += count;
  if (isExcelSerial(text)) tally.serials += count;
  const candidates = defaultReader.findCandidates(text);
  const first = candidates[0];
  if (first === undefined) return;
  tally.dates += count;
  if (first.parts.hour !== null) tally.timed += count;
  if (first.plan.order === null || first.plan.slots.some((slot) => isYearFirst(first, slot.end - slot.start))) return;
  if (candidates.length === 1 && first.plan.order === "ymd" && findMissingDay(text) !== undefined) return;
  addOrder(tally, { candidates, text, count });
  addStep(tally, candidates);
}

function addStep({ series }: Tally, candidates: readonly Candidate[]): void {
  if (series.length > LONGEST_SERIES || candidates[0]?.plan.rule.includes("dotted-date") === true) return;
  const line = toOpenLine(series.length, candidates);
  if (line !== undefined) series.push(line);
}

/** 2024-03-05 has one order whatever the column does, so it proves nothing. */
function isYearFirst({ plan }: Candidate, digits: number): boolean {
  return plan.order === "ymd" && digits === 4;
}

function addOrder(
  tally: Tally,
  value: { readonly candidates: readonly Candidate[]; readonly text: string; readonly count: number },
): void {
  const only = value.candidates.length === 1 ? value.candidates[0]?.plan : undefined;
  if (only === undefined || only.order === null) {
    addOpen(tally, value);
    return;
  }
  if (hasTwin(value)) return;
  const proofs = only.rule.includes("dotted-date") ? tally.dottedProofs : tally.proofs;
  const known = proofs.get(only.order);
  proofs.set(only.order, { cells: (known?.cells ?? 0) + value.count, example: known?.example ?? value.text });
}

function addOpen(tally: Tally, { candidates, count }: { candidates: readonly Candidate[]; count: number }): void {
  const readings = rankReadings(candidates, {});
  if (readings.length < 2) return;
  tally.ambiguous += count;
  for (const { order } of readings) if (order !== null) tally.openOrders.add(order);
}

/** 05/05/2024 is one date in both orders: merged to a single candidate, it proves neither. */
function hasTwin({ candidates }: { readonly candidates: readonly Candidate[] }): boolean {
  const parts = candidates[0]?.parts;
  return parts !== undefined && parts.day === parts.month;
}

type OrderEvidence = Pick<DateEvidence, "order" | "proofs" | "contradictions" | "example" | "proven">;

function decideOrder(tally: Tally): OrderEvidence {
  const source = tally.proofs.size > 0 ? tally.proofs : tally.dottedProofs;
  const ranked = [...source].sort(([, left], [, right]) => right.cells - left.cells);
  const winner = ranked[0];
  if (winner === undefined) return decideBySteps(tally);
  const [order, { cells, example }] = winner;
  const contradictions = ranked.slice(1).reduce((sum, [, proof]) => sum + proof.cells, 0);
  const proven = { ...NONE_PROVEN, ...Object.fromEntries(ranked.map(([one, proof]) => [one, proof.cells])) };
  return { order: cells >= contradictions * MAJORITY ? order : null, proofs: cells, contradictions, example, proven };
}

/** No cell proves an order, but months in a row do: 01/06/1954, 01/07/1954, 01/08/1954. */
function decideBySteps({ series, ambiguous }: Tally): OrderEvidence {
  const isShort = ambiguous > 0 && series.length <= LONGEST_SERIES;
  const order = isShort ? (findRegularOrder(series) ?? null) : null;
  const proofs = order === null ? 0 : ambiguous;
  const proven = order === null ? NONE_PROVEN : { ...NONE_PROVEN, [order]: proofs };
  return { order, proofs, contradictions: 0, example: "", proven };
}

function hasSerials(tally: Tally): boolean {
  return tally.serials > 0 && tally.dates >= tally.cells * SERIAL_COLUMN_SHARE;
}
