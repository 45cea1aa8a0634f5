/** The decimal sign of a column: which values prove it, and what that makes of a value that can be read both ways. */
import type { CountedValue, Decision } from "@limpid/table";
import { byHand, chosenOption, weighOptions } from "../decide.ts";
import type { ColumnHints } from "../entity.ts";
import { ambiguous, type Outcome, rewritten } from "../outcome.ts";
import { type DecimalSign, type NumberReading, readNumber } from "./read-number.ts";

export interface DecimalEvidence {
  /** Cells that prove a sign by themselves. */
  readonly point: number;
  readonly comma: number;
  /** Distinct values such as 1,234 that prove nothing alone. */
  readonly openCommas: number;
  readonly openPoints: number;
  /** Cells of those values. */
  readonly open: number;
  /** What a person has decided. */
  readonly chosen: DecimalSign | undefined;
}

const DECISION = "decimal_sign";
type SignName = "point" | "comma";
const SIGNS: Readonly<Record<SignName, DecimalSign>> = { point: ".", comma: "," };
const NAMES: Readonly<Record<DecimalSign, SignName>> = { ".": "point", ",": "comma" };
/** Probability of an open value that the column's sign decides. */
const DECIDED = 0.95;

/** Share of the proving cells that must agree before an open value is decided. */
const AGREEMENT = 0.9;
/** This many different values with exactly three digits after the only comma are groups, not decimals. */
const MANY_OPEN_COMMAS = 5;

/** `strip` takes off what is not of the number. */
export function gatherDecimals(
  values: readonly CountedValue[],
  hints: ColumnHints,
  strip = (text: string) => text,
): DecimalEvidence {
  const evidence = { point: 0, comma: 0, openCommas: 0, openPoints: 0, open: 0 };
  for (const { text, count } of values) {
    const reading = readNumber(strip(text));
    if (reading.kind === "number" && reading.proves !== undefined)
      evidence[reading.proves === "." ? "point" : "comma"] += count;
    if (reading.kind !== "open") continue;
    evidence[reading.sign === "," ? "openCommas" : "openPoints"] += 1;
    evidence.open += count;
  }
  const chosen = evidence.open === 0 ? undefined : chosenOption(hints, DECISION, ["point", "comma"]);
  return { ...evidence, chosen: chosen === undefined ? undefined : SIGNS[chosen] };
}

export function explainDecimals(evidence: DecimalEvidence): readonly string[] {
  const { comma, openCommas, chosen } = evidence;
  return comma === 0 && openCommas === 0 && chosen === undefined ? [] : [describeSign(evidence)];
}

export function decideDecimals(evidence: DecimalEvidence): readonly Decision[] {
  const { point, comma, open, chosen } = evidence;
  if (open === 0) return [];
  const inferred = inferSign(evidence);
  const inForce = chosen ?? inferred;
  return [
    {
      id: DECISION,
      title: "Decimal sign",
      options: weighOptions([
        { id: NAMES["."], label: "Decimal point", cells: point },
        { id: NAMES[","], label: "Decimal comma", cells: comma },
      ]),
      inferred: inferred === undefined ? null : NAMES[inferred],
      inForce: inForce === undefined ? null : NAMES[inForce],
      isChosen: chosen !== undefined,
      undecided: open,
      sentence: describeSign(evidence),
    },
  ];
}

function describeSign(evidence: DecimalEvidence): string {
  const { point, comma, chosen } = evidence;
  const sign = chosen ?? inferSign(evidence);
  if (sign === undefined) return `Decimal sign unclear: ${cells(point)} for a point, ${cells(comma)} for a comma.`;
  return `${sentenceFor(sign, evidence)}.`;
}

/** A reading as the column decides it; `text` is what the number was read from. */
export function settleNumber(
  text: string,
  reading: Exclude<NumberReading, { kind: "none" }>,
  evidence: DecimalEvidence,
): Outcome {
  if (reading.kind === "number")
    return rewritten(text, reading.canonical, { why: "Written as a plain number.", rule: "plain" });
  const sign = evidence.chosen ?? inferSign(evidence);
  if (sign === undefined) return undecided(text, reading);
  const isDecimal = sign === reading.sign;
  return rewritten(text, isDecimal ? reading.decimal : reading.grouped, {
    why: `${sentenceFor(sign, evidence)}.`,
    rule: sign === "." ? "decimal-point" : "decimal-comma",
    prob: DECIDED,
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

function inferSign(evidence: DecimalEvidence): DecimalSign | undefined {
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

function sentenceFor(sign: DecimalSign, { point, comma, openCommas, chosen }: DecimalEvidence): string {
  const name = `Decimal ${NAMES[sign]}${byHand(chosen !== undefined)}`;
  const [proving, against] = sign === "." ? [point, comma] : [comma, point];
  if (proving === 0 && chosen === undefined && openCommas === 0) return `${name}: nothing speaks for a comma`;
  if (proving === 0 && chosen === undefined)
    return `${name}: all ${openCommas} values with a comma have three digits after it`;
  return `${name}: ${cells(proving)} prove it, ${against} contradict`;
}

function cells(count: number): string {
  return count === 1 ? "1 cell" : `${count} cells`;
}
