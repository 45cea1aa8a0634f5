/** What every text that a class may recognise has in common, so that the class is not asked about the others. */
import { ALL_TRAITS, ALWAYS, type FirstTrait, LOOKED_AT, maskOf, maskOfFirst, type Trait } from "./text-traits.ts";

/** All that is declared must hold; what is left out allows everything. */
export interface Gate {
  readonly fewest?: number;
  readonly longest?: number;
  /** Traits that each text has. */
  readonly all?: readonly Trait[];
  /** Traits of which each text has one at least. */
  readonly any?: readonly Trait[];
  /** Traits that no text has. */
  readonly none?: readonly Trait[];
  /** The only traits that texts have, in place of `none`. */
  readonly only?: readonly Trait[];
  /** What texts start with. */
  readonly first?: readonly FirstTrait[];
  /** What no text starts with. */
  readonly notFirst?: readonly FirstTrait[];
}

/** Gates of many classes, side by side in arrays: asking all of them takes one pass. */
export class GateRow {
  readonly #fewest: Float64Array;
  readonly #longest: Float64Array;
  readonly #all: Int32Array;
  readonly #any: Int32Array;
  readonly #first: Int32Array;
  readonly #none: Int32Array;

  constructor(gates: readonly Gate[]) {
    this.#fewest = Float64Array.from(gates, ({ fewest }) => fewest ?? 0);
    this.#longest = Float64Array.from(gates, ({ longest }) => longest ?? Number.POSITIVE_INFINITY);
    this.#all = Int32Array.from(gates, ({ all }) => maskOf(all ?? []));
    this.#any = Int32Array.from(gates, ({ any }) => (any === undefined ? ALWAYS : maskOf(any)));
    this.#first = Int32Array.from(gates, ({ first }) => (first === undefined ? ALWAYS : maskOfFirst(first)));
    this.#none = Int32Array.from(
      gates,
      ({ none = [], only, notFirst = [] }) =>
        (only === undefined ? maskOf(none) : ALL_TRAITS & ~maskOf(only)) | maskOfFirst(notFirst),
    );
  }

  /** Whether a text of this length and these traits may be of the class at the index. */
  isOpen(index: number, length: number, traits: number): boolean {
    if (length < (this.#fewest[index] ?? 0) || length > (this.#longest[index] ?? 0)) return false;
    const all = this.#all[index] ?? 0;
    const possible = length > LOOKED_AT ? traits | ALL_TRAITS : traits;
    return (
      (possible & all) === all &&
      (possible & (this.#any[index] ?? 0)) !== 0 &&
      (traits & (this.#first[index] ?? 0)) !== 0 &&
      (traits & (this.#none[index] ?? 0)) === 0
    );
  }
}
