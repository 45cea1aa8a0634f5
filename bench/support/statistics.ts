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

/** Of the straight line that the points [x, y] are nearest to, by least squares. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (at: 0 | 1): number => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  if (spread === 0) throw new Error("A line needs points that differ in x");
  return points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread;
}

/** To so many digits that matter, for tables that people read. */
export function rounded(value: number, digits = 3): number {
  return Number(value.toPrecision(digits));
}
