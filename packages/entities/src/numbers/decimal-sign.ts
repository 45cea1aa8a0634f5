/** The decimal sign of a column, and its other habits of writing numbers: which values prove it, and what a person says. */
import type { ContextEvidence, CountedValue, Decision } from "@limpid/table";
import { type DecimalSign, readNumber } from "@limpid/text";
import { chosenOption, chosenSuffix, weighOptions } from "../decide.ts";
import type { ColumnHints } from "../entity.ts";
import { hasLists, mayBeList } from "./number-lists.ts";
import { arePairsNumbers, isPair } from "./number-pairs.ts";
import { measureSizes, NO_SIZES, type NumberSizes } from "./number-sizes.ts";

export interface DecimalEvidence {
  /** Cells that prove a sign by themselves. */
  readonly point: number;
  readonly comma: number;
  /** Distinct values such as 1,234 that prove nothing alone. */
  readonly openCommas: number;
  readonly openPoints: number;
  /** Cells of those values. */
  readonly open: number;
  readonly sizes: NumberSizes;
  /** What stands beside the numbers is at home where a point groups digits. */
  readonly doubtsPoints: boolean;
  /** Whether other columns of the table, or its country, prove that a point groups digits. */
  readonly isGroupedElsewhere: boolean;
  /** Cells such as 12.50- and 340-: in the column of an account, 5- is a negative number. */
  readonly signsBehind: number;
  /** Cells such as 2+, which no account has. */
  readonly marks: number;
  /** Whether 600 580 is one number. */
  readonly joinsPairs: boolean;
  /** Whether 104,105,106 are three numbers. */
  readonly hasLists: boolean;
  /** What a person has decided. */
  readonly chosen: DecimalSign | undefined;
}

export interface NumberWriting {
  /** Takes off what is not of the number. */
  readonly strip?: (text: string) => string;
  /** The numbers are of several units or currencies, so that their sizes tell nothing. */
  readonly isMixed?: boolean;
  readonly doubtsPoints?: boolean;
  /** The country of the table groups digits with a point. */
  readonly groupsPoints?: boolean;
}

const DECISION = "decimal_sign";
type SignName = "point" | "comma";
const SIGNS: Readonly<Record<SignName, DecimalSign>> = { point: ".", comma: "," };
const NAMES: Readonly<Record<DecimalSign, SignName>> = { ".": "point", ",": "comma" };

/** Share of the proving cells that must agree before an open value is decided. */
const AGREEMENT = 0.9;
/** This many different values with exactly three digits after the only comma are groups, not decimals. */
const MANY_OPEN_COMMAS = 5;
/** Cells that prove a sign before a column speaks for its table. */
const MIN_PROOFS = 3;
/** This many values with one sign outweigh one with the other. */
const OUTWEIGHS = 10;

export function learnDecimals(
  values: readonly CountedValue[],
  hints: ColumnHints,
  { strip = (text) => text, isMixed = false, doubtsPoints = false, groupsPoints = false }: NumberWriting = {},
): DecimalEvidence {
  const evidence = { point: 0, comma: 0, openCommas: 0, openPoints: 0, open: 0, signsBehind: 0, marks: 0 };
  let hasPairs = false;
  const listsNumbers = values.some(({ text }) => mayBeList(strip(text))) && hasLists(values, strip);
  for (const { text, count } of values) {
    const plain = strip(text);
    if (listsNumbers && mayBeList(plain)) continue;
    const reading = readNumber(plain);
    if (reading.kind === "number" && reading.proves !== undefined)
      evidence[reading.proves === "." ? "point" : "comma"] += count;
    if (plain.endsWith("-") && reading.kind !== "none") evidence.signsBehind += count;
    if (reading.kind === "none" && plain.endsWith("+")) evidence.marks += count;
    if (reading.kind === "number") hasPairs ||= isPair(plain);
    if (reading.kind !== "open") continue;
    evidence[reading.sign === "," ? "openCommas" : "openPoints"] += 1;
    evidence.open += count;
  }
  const chosen = evidence.open === 0 ? undefined : chosenOption(hints, DECISION, ["point", "comma"]);
  return {
    ...evidence,
    sizes: evidence.open === 0 || isMixed ? NO_SIZES : measureSizes(values, strip),
    doubtsPoints,
    isGroupedElsewhere: groupsPoints || hints.context?.decimal === "comma",
    joinsPairs: !hasPairs || arePairsNumbers(values, strip),
    hasLists: listsNumbers,
    chosen: chosen === undefined ? undefined : SIGNS[chosen],
  };
}

export function describeDecimals(evidence: DecimalEvidence): readonly string[] {
  const { comma, openCommas, chosen, sizes, doubtsPoints, isGroupedElsewhere, openPoints } = evidence;
  const isPlain = comma === 0 && openCommas === 0 && chosen === undefined;
  const isDoubted = doubtsPoints || isGroupedElsewhere || sizes.groups !== undefined || sizes.leansTo !== undefined;
  const isSilent = isPlain && (openPoints === 0 || !isDoubted);
  return isSilent ? [] : [describeSign(evidence)];
}

export function decideDecimals(evidence: DecimalEvidence): readonly Decision[] {
  const { point, comma, open, chosen } = evidence;
  if (open === 0) return [];
  const inferred = inferSign(evidence)?.sign;
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

/** The sign that nearly all cells prove that prove one. */
export function tellDecimal(evidence: DecimalEvidence): ContextEvidence {
  const sign = evidence.point + evidence.comma < MIN_PROOFS ? undefined : provenSign(evidence);
  return sign === undefined ? {} : { decimal: NAMES[sign] };
}

function describeSign(evidence: DecimalEvidence): string {
  const { point, comma } = evidence;
  return (
    explainSign(evidence) ?? `Decimal separator unclear: ${cells(point)} suggest a point, ${cells(comma)} a comma.`
  );
}

/** "Decimal comma: 28 cells prove it, 0 contradict." Undefined where the sign is open. */
export function explainSign(evidence: DecimalEvidence): string | undefined {
  const { point, comma, openCommas, chosen } = evidence;
  const inferred = inferSign(evidence);
  const sign = chosen ?? inferred?.sign;
  if (sign === undefined) return undefined;
  const name = `Decimal ${NAMES[sign]}${chosenSuffix(chosen !== undefined)}`;
  const [proving, against] = sign === "." ? [point, comma] : [comma, point];
  if (chosen === undefined && inferred?.by === "sizes")
    return `${name}: three digits follow each ${NAMES[sign === "." ? "," : "."]}, and the whole numbers are as large.`;
  if (inferred?.by === "proofs" || chosen !== undefined)
    return `${name}: ${cells(proving)} prove it, ${against} contradict.`;
  if (inferred?.by === "silence") return `${name}: no cell suggests a comma.`;
  if (inferred?.by === "table") return `${name}: other columns or the country of the table use it.`;
  return `${name}: all ${openCommas} values with a comma have three digits after it.`;
}

/** What an open value is read by: other cells, the sizes of the numbers, a habit of commas, the rest of the table, or that nothing is against it. */
export interface InferredSign {
  readonly sign: DecimalSign;
  readonly by: "proofs" | "sizes" | "commas" | "table" | "silence";
}

export function inferSign(evidence: DecimalEvidence): InferredSign | undefined {
  const { point, comma, openCommas, openPoints, sizes, doubtsPoints, isGroupedElsewhere } = evidence;
  const proven = provenSign(evidence);
  const sized = sizes.groups === undefined ? undefined : sizes.groups === "." ? "," : ".";
  if (sized !== undefined && sized !== proven) return { sign: sized, by: "sizes" };
  if (proven !== undefined) return { sign: proven, by: "proofs" };
  if (openCommas >= MANY_OPEN_COMMAS && comma === 0 && openCommas >= OUTWEIGHS * openPoints)
    return { sign: ".", by: "commas" };
  if (isGroupedElsewhere && point + openCommas === 0 && openPoints > 0) return { sign: ",", by: "table" };
  // A point without evidence against it is what programs write, and reading it so changes no cell.
  const isQuiet = comma === 0 && openPoints >= OUTWEIGHS * openCommas;
  const isDoubted =
    point === 0 && openPoints > 0 && (sizes.leansTo !== undefined || doubtsPoints || isGroupedElsewhere);
  return isQuiet && !isDoubted ? { sign: ".", by: "silence" } : undefined;
}

function provenSign({ point, comma }: DecimalEvidence): DecimalSign | undefined {
  const share = (Math.max(point, comma) + 0.5) / (point + comma + 1);
  return share < AGREEMENT ? undefined : point > comma ? "." : ",";
}

function cells(count: number): string {
  return count === 1 ? "1 cell" : `${count} cells`;
}
