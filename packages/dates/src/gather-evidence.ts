/** What the values of a column prove about it: the order of day and month, serials, times. */
import { isExcelSerial } from "./excel-serial.ts";
import type { Candidate } from "./rank-readings.ts";
import { rankReadings } from "./rank-readings.ts";
import { defaultReader } from "./read-dates.ts";
import type { DateOrder } from "./reading.ts";

/** All counts are cells, not distinct values. */
export interface DateEvidence {
  /** The order of day, month and year in dates of numbers; null when it is open or not needed. */
  readonly order: DateOrder | null;
  /** Cells that can be read in this order only. */
  readonly proofs: number;
  /** Cells that can be read in another order only. */
  readonly contradictions: number;
  /** Cells that exist in more than one order. */
  readonly ambiguous: number;
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
  ambiguous: number;
  dates: number;
  timed: number;
  serials: number;
  cells: number;
}

/** Contradictions are outliers when the order has this many times more proofs; else the order stays open. */
const MAJORITY = 4;
const SERIAL_COLUMN_SHARE = 0.5;

export function gatherDateEvidence(values: readonly { readonly text: string; readonly count: number }[]): DateEvidence {
  const tally: Tally = {
    proofs: new Map(),
    dottedProofs: new Map(),
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
  addOrder(tally, { candidates, text, count });
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
    if (rankReadings(value.candidates, {}).length > 1) tally.ambiguous += value.count;
    return;
  }
  if (hasTwin(value)) return;
  const proofs = only.rule.includes("dotted-date") ? tally.dottedProofs : tally.proofs;
  const known = proofs.get(only.order);
  proofs.set(only.order, { cells: (known?.cells ?? 0) + value.count, example: known?.example ?? value.text });
}

/** 05/05/2024 is one date in both orders: merged to a single candidate, it proves neither. */
function hasTwin({ candidates }: { readonly candidates: readonly Candidate[] }): boolean {
  const parts = candidates[0]?.parts;
  return parts !== undefined && parts.day === parts.month;
}

function decideOrder(tally: Tally): Pick<DateEvidence, "order" | "proofs" | "contradictions" | "example"> {
  const source = tally.proofs.size > 0 ? tally.proofs : tally.dottedProofs;
  const ranked = [...source].sort(([, left], [, right]) => right.cells - left.cells);
  const winner = ranked[0];
  if (winner === undefined) return { order: null, proofs: 0, contradictions: 0, example: "" };
  const [order, { cells, example }] = winner;
  const contradictions = ranked.slice(1).reduce((sum, [, proof]) => sum + proof.cells, 0);
  return { order: cells >= contradictions * MAJORITY ? order : null, proofs: cells, contradictions, example };
}

function hasSerials(tally: Tally): boolean {
  return tally.serials > 0 && tally.dates >= tally.cells * SERIAL_COLUMN_SHARE;
}
