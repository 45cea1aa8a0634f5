/** Holds sorted numbers and locates one number among the others. */

export interface Place {
  /** Distance outside the middle nine tenths, in interquartile ranges. */
  readonly beyond: number;
  /** Distance to the nearest other number, in interquartile ranges. */
  readonly gap: number;
  readonly isBelowAll: boolean;
  readonly isAboveAll: boolean;
  /** The number lies outside the middle nine tenths. */
  readonly isOuter: boolean;
}

/** Fewer numbers than this show no spread; half of the median's size is used instead. */
const FEW = 4;
const [LOW, HIGH] = [0.05, 0.95];

export class NumberRange {
  private readonly sorted: Float64Array;
  private readonly spread: number;
  /** Share of whole numbers. */
  readonly whole: number;

  constructor(values: readonly number[]) {
    this.sorted = Float64Array.from(values).sort();
    const step = this.widest / Math.max(1, this.sorted.length - 1);
    const least = Math.abs(this.at(0.5)) * (this.count < FEW ? 0.5 : 1e-3);
    this.spread = Math.max(this.at(0.75) - this.at(0.25), step, least, Number.EPSILON);
    this.whole = this.sorted.filter(Number.isInteger).length / Math.max(1, this.count);
  }

  get count(): number {
    return this.sorted.length;
  }

  get smallest(): number {
    return this.sorted[0] ?? 0;
  }

  get largest(): number {
    return this.sorted[this.sorted.length - 1] ?? 0;
  }

  private get widest(): number {
    return this.largest - this.smallest;
  }

  /** Locates a number among the others; `isInside` if it is one of them itself. */
  place(value: number, isInside: boolean): Place {
    const { sorted } = this;
    const index = this.indexOf(value);
    const next = index + (isInside ? 1 : 0);
    const below = index > 0 ? (sorted[index - 1] ?? value) : undefined;
    const above = next < sorted.length ? (sorted[next] ?? value) : undefined;
    const gap = Math.min(value - (below ?? Number.NEGATIVE_INFINITY), (above ?? Number.POSITIVE_INFINITY) - value);
    const isEnd = below === undefined || above === undefined;
    const outside = isInside && isEnd ? gap : Math.max(0, this.at(LOW) - value, value - this.at(HIGH));
    return {
      beyond: Number.isFinite(outside) ? outside / this.spread : 0,
      gap: Number.isFinite(gap) ? gap / this.spread : 0,
      isBelowAll: below === undefined && above !== undefined,
      isAboveAll: above === undefined && below !== undefined,
      isOuter: outside > 0,
    };
  }

  private at(share: number): number {
    return this.sorted[Math.round(share * (this.sorted.length - 1))] ?? 0;
  }

  /** Returns the index of the first number that is not smaller. */
  private indexOf(value: number): number {
    let [start, end] = [0, this.sorted.length];
    while (start < end) {
      const middle = (start + end) >> 1;
      if ((this.sorted[middle] ?? 0) < value) start = middle + 1;
      else end = middle;
    }
    return start;
  }
}
