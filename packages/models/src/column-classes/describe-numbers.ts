/** Computes dense features of the values as numbers: the shares of several ranges, and how they are spread. */

import { estimateNumber, type NumberEstimate } from "@limpid/text";
import type { SampledValue } from "./column-sample.ts";
import { type FeatureList, signedLog } from "./feature-list.ts";

interface Range {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

const RANGES: readonly Range[] = [
  { name: "0 to 1", from: 0, to: 1 },
  { name: "1 to 5", from: 1, to: 5 },
  { name: "1 to 12", from: 1, to: 12 },
  { name: "1 to 31", from: 1, to: 31 },
  { name: "0 to 10", from: 0, to: 10 },
  { name: "0 to 100", from: 0, to: 100 },
  { name: "0 to 125", from: 0, to: 125 },
  { name: "-90 to 90", from: -90, to: 90 },
  { name: "-180 to 180", from: -180, to: 180 },
  { name: "1800 to 2030", from: 1800, to: 2030 },
  { name: "1e9 to 2e9", from: 1e9, to: 2e9 },
];
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13];
const FRACTIONS = [1, 2, 3, 5];
/** Covers four and more digits. Its name is part of the trained weights. */
const LONG_FRACTION = 5;
type Share = readonly [name: string, isCounted: (number: NumberEstimate) => boolean];

/** Each entry yields the share of values that are such a number. */
const SHARES: readonly Share[] = [
  ["number", () => true],
  ["whole", isWhole],
  ["negative", ({ value }) => value < 0],
  ["zero", ({ value }) => value === 0],
  ["leading zero", ({ hasLeadingZero }) => hasLeadingZero],
  ["grouped", ({ isGrouped }) => isGrouped],
  ...RANGES.map(({ name, from, to }): Share => [`number ${name}`, ({ value }) => value >= from && value <= to]),
  ...DIGITS.map(
    (digits): Share => [`whole of ${digits} digits`, (number) => isWhole(number) && number.wholeDigits === digits],
  ),
  ...FRACTIONS.map(
    (digits): Share => [
      `fraction of ${digits} digits`,
      ({ fractionDigits }) => (digits === LONG_FRACTION ? fractionDigits >= 4 : fractionDigits === digits),
    ],
  ),
];

function isWhole({ fractionDigits }: NumberEstimate): boolean {
  return fractionDigits === 0;
}

export function describeNumbers(values: readonly SampledValue[], weights: Float64Array, list: FeatureList): void {
  const sums = new Float64Array(SHARES.length);
  const numbers: number[] = [];
  values.forEach(({ text }, index) => {
    const read = estimateNumber(text, "groups");
    if (read === undefined) return;
    numbers.push(read.value);
    const weight = weights[index] ?? 0;
    SHARES.forEach(([, isCounted], at) => {
      if (isCounted(read)) sums[at] = (sums[at] ?? 0) + weight;
    });
  });
  SHARES.forEach(([name], index) => {
    list.add(name, sums[index] ?? 0);
  });
  describeSpread(numbers, list);
}

function describeSpread(numbers: readonly number[], list: FeatureList): void {
  const isFew = numbers.length === 0;
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const least = at(0);
  const most = at(1);
  list.add("number least", signedLog(least) / 20);
  list.add("number most", signedLog(most) / 20);
  list.add("number median", signedLog(at(0.5)) / 20);
  list.add("number quartile distance", signedLog(at(0.75) - at(0.25)) / 20);
  list.add("number span", signedLog(most - least) / 20);
  list.add("number span in median", isFew ? 0 : signedLog((most - least) / (Math.abs(at(0.5)) + 1e-9)) / 10);
  list.add("number density", isFew ? 0 : Math.min(1, numbers.length / (most - least + 1)));
  list.add(
    "number rising",
    shareOfSteps(numbers, (step) => step > 0),
  );
  list.add(
    "number steps of one",
    shareOfSteps(numbers, (step) => step === 1),
  );
  list.add(
    "number falling",
    shareOfSteps(numbers, (step) => step < 0),
  );
  list.add("number starts at one", numbers[0] === 1 || numbers[0] === 0 ? 1 : 0);
}

function shareOfSteps(numbers: readonly number[], isCounted: (step: number) => boolean): number {
  if (numbers.length < 2) return 0;
  let counted = 0;
  for (let at = 1; at < numbers.length; at++) if (isCounted((numbers[at] ?? 0) - (numbers[at - 1] ?? 0))) counted++;
  return counted / (numbers.length - 1);
}
