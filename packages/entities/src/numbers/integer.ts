/**
 * A whole number: a count, a year, an age.
 * Sources: CLDR number formats (grouping signs by locale); ECMA-262 §21.1.2.6 (largest whole number held exactly).
 */

import { type CountedValue, countCells } from "@limpid/table";
import { readNumber } from "@limpid/text";
import { type ColumnHints, defineEntity } from "../entity.ts";
import { confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";
import { type DecimalEvidence, decideDecimals, describeDecimals, learnDecimals, tellDecimal } from "./decimal-sign.ts";
import { isSignedList } from "./number-lists.ts";
import { readNumberWords } from "./number-words.ts";
import { readInColumn, settleNumber } from "./settle-number.ts";
import { suggestDigits } from "./suggest-digits.ts";

const WHOLE = /^-?\d+$/;
const WHOLE_WITH_ZEROS = /^(-?\d+)\.0+$/;
const SAFE_DIGITS = 15;
const PLAIN = /^-?(?:0|[1-9]\d{0,14})$/;
/** Share of the cells with a decimal comma that makes it the column's own. */
const HABIT = 0.1;

interface WholeEvidence extends DecimalEvidence {
  /** Whether a comma stands before decimals, by the column, its table or a person. */
  readonly usesCommas: boolean;
}

export const integer = defineEntity<WholeEvidence>({
  id: "integer",
  title: "Whole number",
  group: "number",
  prefilter: { any: ["any-digit"], notFirst: ["small", "capital"] },
  type: "integer",
  maxLength: 60,
  headers: [
    /\b(count|counts|qty|quantity|total|units|age|year|rank|size|population|number of|num|n|items|pieces|points|votes)\b/i,
    /\b(anzahl|menge|alter|jahr|stück|nombre|quantité|âge|année|cantidad|edad|año|quantidade|idade|ano|quantità|età|anno|aantal|leeftijd|jaar)\b/i,
  ],
  recognise: (text) => {
    if (PLAIN.test(text)) return 0.9;
    const reading = readNumber(text);
    if (reading.kind === "open") return reading.sign === "," ? 0.5 : 0.2;
    return reading.kind === "number" && PLAIN.test(reading.canonical) && !/e/i.test(text) ? 0.7 : 0;
  },
  learn: learnWhole,
  describe: describeDecimals,
  settings: decideDecimals,
  tells: (evidence) => (evidence.comma > 0 && !evidence.usesCommas ? {} : tellDecimal(evidence)),
  clean: (text, evidence) => {
    const reading = readInColumn(text, evidence);
    if (reading.kind === "none") return isSignedList(text) ? confirmed(text) : wordsOnly(text);
    const outcome = wholeOnly(settleNumber(text, reading, evidence));
    return outcome.kind === "ok" && outcome.output !== text && isList(text, outcome.output, evidence)
      ? invalid("Two whole numbers, or one with decimals.", [outcome.output])
      : outcome;
  },
  isPlain: (text) => PLAIN.test(text),
});

function learnWhole(values: readonly CountedValue[], hints: ColumnHints): WholeEvidence {
  const evidence = learnDecimals(values, hints);
  const isHabit = evidence.comma >= HABIT * countCells(values);
  return { ...evidence, usesCommas: isHabit || evidence.chosen === "," || hints.context?.decimal === "comma" };
}

function wordsOnly(text: string): Outcome {
  const value = readNumberWords(text);
  if (value === undefined) return invalid("Not a whole number.", suggestDigits(text));
  return rewritten(text, String(value), { why: "In digits.", rule: "words", prob: 0.93 });
}

/** A number with decimals is let through: one baby among the ages is no error. */
function wholeOnly(outcome: Outcome): Outcome {
  if (outcome.kind !== "ok") return outcome;
  const whole = WHOLE_WITH_ZEROS.exec(outcome.output)?.[1];
  if (whole !== undefined) return { ...outcome, output: whole, why: "Written without decimals.", rule: "plain" };
  if (WHOLE.test(outcome.output) && outcome.output.replace("-", "").length > SAFE_DIGITS)
    return invalid("Too large to be held exactly as a number.");
  return outcome;
}

/** Among whole numbers a comma stands between two of them as often as before decimals: 12,34 are the items 12 and 34. */
function isList(text: string, output: string, { usesCommas }: WholeEvidence): boolean {
  return !usesCommas && text.includes(",") && !WHOLE.test(output);
}
