/** The numbers of a range, as the column decides them; a range that can be read in two ways is shown in both. */

import { readNumber } from "@limpid/text";
import { ambiguous, invalid, type Outcome } from "../outcome.ts";
import type { DecimalEvidence } from "./decimal-sign.ts";
import { settleNumber } from "./settle-number.ts";

interface Bounds {
  readonly texts: readonly string[];
  readonly decimals: DecimalEvidence;
  /** Why a text without readable bounds is refused. */
  readonly refusal: string;
}

/** From 1,000 to 4,999, groups are likelier than decimals. */
const PROBS = { grouped: 0.7, decimal: 0.3 };

export function settleBounds(
  { texts, decimals, refusal }: Bounds,
  write: (bounds: readonly string[]) => Outcome,
): Outcome {
  const settled: string[] = [];
  const either = { grouped: [] as string[], decimal: [] as string[] };
  let reason = "";
  for (const text of texts) {
    const reading = readNumber(text);
    if (reading.kind === "none") return invalid(refusal);
    const outcome = settleNumber(text, reading, decimals);
    if (outcome.kind === "invalid") return outcome;
    if (outcome.kind === "ok") settled.push(outcome.output);
    else if (outcome.kind === "ambiguous") reason = outcome.reason;
    either.grouped.push(reading.kind === "open" ? reading.grouped : reading.canonical);
    either.decimal.push(reading.kind === "open" ? reading.decimal : reading.canonical);
  }
  if (settled.length === texts.length) return write(settled);
  const readings = (["grouped", "decimal"] as const).flatMap((way) => {
    const outcome = write(either[way]);
    return outcome.kind === "ok" ? [{ output: outcome.output, prob: PROBS[way] }] : [];
  });
  return readings.length === 2 ? ambiguous(reason, readings) : write(either.grouped);
}
