/** Figures of many measurements. */

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

export interface Latencies {
  readonly requests: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}

/** Gives no figures where nothing was asked. */
export function latencies(ms: readonly number[]): Latencies {
  const at = (percent: number): number => (ms.length === 0 ? Number.NaN : rounded(percentile(ms, percent)));
  return { requests: ms.length, p50Ms: at(50), p99Ms: at(99), maxMs: at(100) };
}

/** Gives each figure of equal objects its median; what is no figure is that of the first one. */
export function medians<Figures extends object>(runs: readonly Figures[]): Figures {
  const [first] = runs;
  if (first === undefined) throw new Error("There are no runs");
  const entries = Object.entries(first).map(([key, value]: [string, unknown]) => {
    const all = runs.map((run) => (run as Record<string, unknown>)[key]);
    if (typeof value === "number") return [key, median(all as number[])];
    const isGroup = typeof value === "object" && value !== null && !Array.isArray(value);
    return [key, isGroup ? medians(all as object[]) : value];
  });
  return Object.fromEntries(entries) as Figures;
}

export function sum<T>(all: readonly T[], figure: (one: T) => number): number {
  return all.reduce((total, one) => total + figure(one), 0);
}

/** The slope of the line that the points [x, y] are nearest to, by least squares. */
export function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (at: 0 | 1): number => sum(points, (point) => point[at]) / points.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const spread = sum(points, ([x]) => (x - meanX) ** 2);
  if (spread === 0) throw new Error("A line needs points that differ in x");
  return sum(points, ([x, y]) => (x - meanX) * (y - meanY)) / spread;
}

/** To so many digits that matter, for tables that people read. */
export function rounded(value: number, digits = 3): number {
  return Number(value.toPrecision(digits));
}

/** Percent, rounded down to a tenth, so that 100 is all. */
export function percent(part: number, whole: number): number {
  return Math.floor((1000 * part) / Math.max(1, whole)) / 10;
}
