/** A number as its column decides it. */

import { type NumberReading, readNumber, readSignBehind } from "@limpid/text";
import { ambiguous, confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";
import { type DecimalEvidence, explainSign, inferSign } from "./decimal-sign.ts";
import { mayBeList } from "./number-lists.ts";
import { isPair } from "./number-pairs.ts";
import { fitsOnly } from "./number-sizes.ts";

type Readable = Exclude<NumberReading, { kind: "none" }>;
type OpenReading = Extract<NumberReading, { kind: "open" }>;

/** Probability of an open value that the column's sign decides. */
const DECIDED = 0.95;
/** Probability of a value against the column's sign that only its size decides. */
const BY_SIZE = 0.9;

/** If other amounts have their sign behind and no cell is a mark such as 2+, 5- is a negative number. */
export function readInColumn(text: string, { signsBehind, marks }: DecimalEvidence): NumberReading {
  const reading = readNumber(text);
  return reading.kind === "none" && signsBehind > 0 && marks === 0 ? readSignBehind(text) : reading;
}

/** `text` is what the number was read from. */
export function settleNumber(text: string, reading: Readable, evidence: DecimalEvidence): Outcome {
  if (evidence.hasLists && mayBeList(text)) return confirmed(text);
  if (reading.kind === "open") return settleOpen(text, reading, evidence);
  if (!evidence.joinsPairs && isPair(text))
    return invalid("Two numbers, or one that is far larger than all others of the column.", [reading.canonical]);
  return rewritten(text, reading.canonical, { why: "Written as a plain number.", rule: "plain" });
}

function settleOpen(text: string, reading: OpenReading, evidence: DecimalEvidence): Outcome {
  const { chosen } = evidence;
  const inferred = inferSign(evidence);
  const sign = chosen ?? inferred?.sign;
  if (sign === undefined) return undecided(text, reading, evidence);
  const isDecimal = sign === reading.sign;
  const isGuess = chosen === undefined && inferred?.by !== "proofs";
  // The column groups its digits by the other sign and has no decimals, or decimals and no other groups.
  const isContrary = isGuess && isDecimal === (inferred?.by !== "silence");
  if (isContrary) return settleContrary(text, reading, evidence);
  return rewritten(text, isDecimal ? reading.decimal : reading.grouped, {
    why: explainSign(evidence) ?? "",
    rule: "decimal-sign",
    prob: DECIDED,
  });
}

/** Digits that are grouped in another way than the others, if the size says so. */
function settleContrary(text: string, reading: OpenReading, evidence: DecimalEvidence): Outcome {
  const [grouped, decimal] = [Math.abs(Number(reading.grouped)), Math.abs(Number(reading.decimal))];
  if (!fitsOnly(grouped, decimal, evidence.sizes)) return undecided(text, reading, evidence);
  return rewritten(text, reading.grouped, {
    why: "Its digits are grouped: as a decimal it would be far smaller than the other numbers of the column.",
    rule: "decimal-sign",
    prob: BY_SIZE,
  });
}

function undecided(
  text: string,
  { sign, grouped, decimal }: OpenReading,
  { sizes, doubtsPoints, isGroupedElsewhere }: DecimalEvidence,
): Outcome {
  const leansToGroups = sign === "," || sizes.leansTo === sign || doubtsPoints || isGroupedElsewhere;
  return ambiguous(
    `"${text}" is ${grouped} or ${decimal}, and nothing in the column settles which.`,
    [
      { output: grouped, prob: leansToGroups ? 0.7 : 0.4 },
      { output: decimal, prob: leansToGroups ? 0.3 : 0.6 },
    ].sort((a, b) => b.prob - a.prob),
  );
}
