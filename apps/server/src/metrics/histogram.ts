/** Durations in buckets, one row of them for each combination of labels, in the text format of Prometheus. */

export interface HistogramOptions {
  readonly name: string;
  readonly help: string;
  /** Upper bounds in seconds, in rising order. */
  readonly bounds: readonly number[];
}

interface Series {
  readonly labels: string;
  readonly counts: number[];
  sum: number;
  count: number;
}

export class Histogram<Label extends string> {
  private readonly series = new Map<string, Series>();

  constructor(private readonly options: HistogramOptions) {}

  observe(labels: Readonly<Record<Label, string>>, seconds: number): void {
    const series = this.seriesOf(formatLabels(labels));
    series.sum += seconds;
    series.count++;
    for (const [index, bound] of this.options.bounds.entries())
      if (seconds <= bound) series.counts[index] = (series.counts[index] ?? 0) + 1;
  }

  lines(): string[] {
    const { name, help, bounds } = this.options;
    const rows = [...this.series.values()].flatMap(({ labels, counts, sum, count }) => [
      ...bounds.map((bound, index) => `${name}_bucket{${labels},le="${bound}"} ${counts[index] ?? 0}`),
      `${name}_bucket{${labels},le="+Inf"} ${count}`,
      `${name}_sum{${labels}} ${sum}`,
      `${name}_count{${labels}} ${count}`,
    ]);
    return [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...rows];
  }

  private seriesOf(labels: string): Series {
    const known = this.series.get(labels);
    if (known !== undefined) return known;
    const added = { labels, counts: [], sum: 0, count: 0 };
    this.series.set(labels, added);
    return added;
  }
}

/** Labels are our own words: nothing in them has to be escaped. */
export function formatLabels(labels: Readonly<Record<string, string>>): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${value}"`)
    .join(",");
}
