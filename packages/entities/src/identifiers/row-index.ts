/**
 * The number of a row: 1, 2, 3, counting up or down by one. Nothing is renumbered, and leading zeros stay.
 * Sources: ISO/IEC 9075-2 (row_number); RFC 4180 (records have no number of their own).
 */
import type { CountedValue } from "@limpid/table";
import { readNumber } from "@limpid/text";
import { defineEntity } from "../entity.ts";
import { confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";

interface IndexEvidence {
  /** Whole numbers, in the order in which the column first names them. */
  readonly isSequence: boolean;
  readonly first: number;
  readonly last: number;
}

const WHOLE = /^\d{1,12}$/;
/** Share of the steps that are one up, or one down. */
const NEARLY_ALL = 0.9;

export const rowIndex = defineEntity<IndexEvidence>({
  id: "row_index",
  title: "Row number",
  group: "id",
  prefilter: { maxLength: 12, only: ["digit"] },
  type: "integer",
  maxLength: 30,
  headers: [
    /^(?:#|no\.?|nr\.?|n°|nº|num\.?|index|idx|row|row ?(?:id|no|number|num|index)|rownames|line|line ?(?:no|number)|seq|sequence|unnamed: ?\d+|id)$/i,
    /\b(laufende nummer|lfd\.? ?nr|zeile|zeilennummer|position|ligne|numéro de ligne|fila|número de fila|linha|riga|numero di riga|rij|rijnummer|volgnummer)\b/i,
  ],
  recognise: (text) => (WHOLE.test(text) ? (text[0] === "0" && text !== "0" ? 0.15 : 0.3) : 0),
  learn: learnSteps,
  describe: ({ isSequence, first, last }) => (isSequence ? [`Counts from ${first} to ${last}, one at a time.`] : []),
  clean: cleanIndex,
});

function learnSteps(values: readonly CountedValue[]): IndexEvidence {
  const numbers = values.filter(({ text }) => WHOLE.test(text)).map(({ text }) => Number(text));
  const [first = 0, second = 0] = numbers;
  const step = second < first ? -1 : 1;
  let even = 0;
  for (const [index, value] of numbers.entries()) if (index > 0 && value - (numbers[index - 1] ?? 0) === step) even++;
  return {
    isSequence: numbers.length > 1 && even >= NEARLY_ALL * (numbers.length - 1),
    first,
    last: numbers.at(-1) ?? first,
  };
}

function cleanIndex(text: string): Outcome {
  if (WHOLE.test(text)) return confirmed(text);
  const reading = readNumber(text);
  const whole = reading.kind === "number" ? /^(\d{1,12})(?:\.0+)?$/.exec(reading.canonical)?.[1] : undefined;
  if (whole !== undefined) return rewritten(text, whole, { why: "Written as a plain whole number.", rule: "plain" });
  return invalid("Not the number of a row.");
}
