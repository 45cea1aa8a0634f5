/** The decimal sign of a column: which values prove it, and what that makes of a value that can be read both ways. */
import type { CountedValue } from "@limpid/table";
import { ambiguous, type Outcome, rewritten } from "../outcome.ts";
import { type DecimalSign, type NumberReading, readNumber } from "./read-number.ts";

export interface DecimalEvidence {
  /** Cells that prove a sign by themselves. */
  readonly point: number;
  readonly comma: number;
  /** Distinct values such as 1,234 that prove nothing alone. */
  readonly openCommas: number;
  readonly openPoints: number;
}

/** Share of the proving cells that must agree before an open value is decided. */
const AGREEMENT = 0.9;
/** This many different values with exactly three digits after the only comma are groups, not decimals. */
const MANY_OPEN_COMMAS = 5;

export function gatherDecimals(values: readonly CountedValue[], strip = (text: string) => text): DecimalEvidence {
  const evidence = { point: 0, comma: 0, openCommas: 0, openPoints: 0 };
  for (const { text, count } of values) {
    const reading = readNumber(strip(text));
    if (reading.kind === "number" && reading.proves !== undefined)
      evidence[reading.proves === "." ? "point" : "comma"] += count;
    if (reading.kind === "open") evidence[reading.sign === "," ? "openCommas" : "openPoints"] += 1;
  }
  return evidence;
}

export function explainDecimals(evidence: DecimalEvidence): readonly string[] {
  const { point, comma, openCommas } = evidence;
  if (comma === 0 && openCommas === 0) return [];
  const sign = decimalSignOf(evidence);
  if (sign === undefined) return [`Decimal sign unclear: ${cells(point)} for a point, ${cells(comma)} for a comma.`];
  return [`${sentenceFor(sign, evidence)}.`];
}

/** A reading as the column decides it; `text` is what the number was read from. */
export function settleNumber(
  text: string,
  reading: Exclude<NumberReading, { kind: "none" }>,
  evidence: DecimalEvidence,
): Outcome {
  if (reading.kind === "number")
    return rewritten(text, reading.canonical, { why: "Written as a plain number.", rule: "plain" });
  const sign = decimalSignOf(evidence);
  if (sign === undefined) return undecided(text, reading);
  const isDecimal = sign === reading.sign;
  return rewritten(text, isDecimal ? reading.decimal : reading.grouped, {
    why: `${sentenceFor(sign, evidence)}.`,
    rule: sign === "." ? "decimal-point" : "decimal-comma",
    prob: 0.95,
  });
}

function undecided(text: string, reading: Extract<NumberReading, { kind: "open" }>): Outcome {
  return ambiguous(
    `"${text}" is ${reading.grouped} or ${reading.decimal}: nothing in the column tells which.`,
    [
      { output: reading.grouped, prob: reading.sign === "," ? 0.7 : 0.4 },
      { output: reading.decimal, prob: reading.sign === "," ? 0.3 : 0.6 },
    ].sort((a, b) => b.prob - a.prob),
  );
}

function decimalSignOf(evidence: DecimalEvidence): DecimalSign | undefined {
  const { point, comma, openCommas, openPoints } = evidence;
  if (point + comma > 0) {
    const share = (Math.max(point, comma) + 0.5) / (point + comma + 1);
    if (share < AGREEMENT) return undefined;
    return point > comma ? "." : ",";
  }
  if (openCommas >= MANY_OPEN_COMMAS && openPoints === 0) return ".";
  // A point that nothing speaks against is what programs write, and reading it so changes no cell.
  return openCommas === 0 ? "." : undefined;
}

function sentenceFor(sign: DecimalSign, { point, comma, openCommas }: DecimalEvidence): string {
  const name = sign === "." ? "Decimal point" : "Decimal comma";
  const [proving, against] = sign === "." ? [point, comma] : [comma, point];
  if (proving === 0) return `${name}: all ${openCommas} values with a comma have three digits after it`;
  return `${name}: ${cells(proving)} prove it, ${against} contradict`;
}

function cells(count: number): string {
  return count === 1 ? "1 cell" : `${count} cells`;
}
