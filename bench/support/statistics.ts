/** Figures of a row of measurements. */

export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The smallest value that so many percent of the values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)];
  if (value === undefined) throw new Error("There are no values to take a percentile of");
  return value;
}

/** To so many digits that matter, for tables that people read. */
export function rounded(value: number, digits = 3): number {
  return Number(value.toPrecision(digits));
}
