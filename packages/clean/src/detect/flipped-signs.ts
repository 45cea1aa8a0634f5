/**
 * A number below zero where hardly any other is, though many lie as far above it as this one below: numbers that may be
 * negative by nature would have some of those below, too.
 */
import { sentinelShape } from "@limpid/text";
import { defineNumberDetector } from "../detector.ts";
import { type NumberColumn, numberAt } from "../encoded/number-column.ts";
import { countUpTo, findQuantile, sortNumbers } from "../encoded/sort-numbers.ts";

/** Fewer numbers do not show that none is meant to be negative. */
const MIN_NUMBERS = 30;
/** Largest share of numbers below zero; if there are more, they are meant. Measured: real columns with less have hardly any. */
const MAX_SHARE = 0.02;
/** The number without its sign must have this many times as many numbers between it and zero as with its sign. */
const MIN_MIRRORED = 10;
/** A negative number in more cells is a code. */
const MAX_CELLS = 2;
/** Shorter codes may be numbers. */
const MIN_CODE = 3;
/** Numbers at either end that may be wrong themselves. */
const TRIMMED = 0.02;
/** Less than a change needs: the sign may be meant. */
const PROBABILITY = 0.8;

type Feature = "numbers" | "negative" | "mirrored" | "cells" | "apart" | "signed" | "beside";

export const flippedSigns = defineNumberDetector<Feature>({
  name: "flipped signs",
  about: "A negative number where hardly any other is, though many lie as far above zero as it lies below",
  source: "Fellegi and Holt 1976, edits of signs and ranges; de Waal, Pannekoek and Scholtus 2011, §2: sign errors",
  rules: { "numbers.sign": "propose" },
  features: {
    numbers: "cells of the column that hold a number",
    negative: "cells with a negative one",
    mirrored: "numbers from zero up to this one without its sign, for each between it and zero",
    cells: "cells that hold the same number",
    apart: "how far it lies below all others, for the width of these",
    signed: "1 where the class has signs by nature, as those of degrees",
    beside: "other numbers of the row that are negative where hardly any is: a refund",
  },
  *detect(columns) {
    const seen = columns.flatMap((column, index) => {
      const negative = column.kind === "number" ? negativeRows(column) : [];
      return negative.length === 0 ? [] : [{ column, index, negative }];
    });
    const negativeOf = new Map<number, number>();
    for (const { negative } of seen) for (const row of negative) negativeOf.set(row, (negativeOf.get(row) ?? 0) + 1);
    for (const { column, index, negative } of seen) {
      const sorted = sortNumbers(column);
      const explain = () => `Negative, like only ${negative.length} of the column's ${sorted.length} numbers.`;
      for (const row of negative) {
        const features = {
          ...featuresOf(column, sorted, numberAt(column, row)),
          beside: (negativeOf.get(row) ?? 1) - 1,
        };
        const text = column.textOf(column.codes[row] ?? 0);
        const output = isCode(text) ? "" : text.replace(/^-/, "");
        yield { kind: "cell", column: index, row, output, rule: "numbers.sign", features, explain };
      }
    }
  },
  probability: ({ numbers, negative, mirrored, cells, apart, signed, beside }) => {
    const isRare = numbers >= MIN_NUMBERS && negative <= MAX_SHARE * numbers && cells <= MAX_CELLS;
    const isOdd = mirrored >= MIN_MIRRORED && (signed === 0 || apart >= 1);
    return isRare && isOdd && beside === 0 ? PROBABILITY : 0;
  },
});

/** -999 and its like are what programs write for no data. */
function isCode(text: string): boolean {
  return sentinelShape(text).isNegativeCode && text.length > MIN_CODE;
}

/** Empty where too many are negative to say anything. */
function negativeRows(column: NumberColumn): readonly number[] {
  const rows: number[] = [];
  const most = MAX_SHARE * column.codes.length;
  for (let row = 0; row < column.codes.length; row++) {
    if (!(numberAt(column, row) < 0)) continue;
    if (rows.push(row) > most) return [];
  }
  return rows;
}

function featuresOf(
  { role }: NumberColumn,
  sorted: Float64Array,
  number: number,
): Omit<Record<Feature, number>, "beside"> {
  const negative = countUpTo(sorted, 0 - Number.MIN_VALUE);
  const above = countUpTo(sorted, -number) - negative;
  const [lowest, highest] = [findQuantile(sorted, TRIMMED), findQuantile(sorted, 1 - TRIMMED)];
  return {
    numbers: sorted.length,
    negative,
    mirrored: above / Math.max(1, negative - countUpTo(sorted, previousOf(number))),
    cells: countUpTo(sorted, number) - countUpTo(sorted, previousOf(number)),
    apart: (lowest - number) / Math.max(Number.MIN_VALUE, highest - lowest),
    signed: role === "number" ? 0 : 1,
  };
}

/** A number just below. */
function previousOf(number: number): number {
  return number - Math.abs(number) * Number.EPSILON;
}
