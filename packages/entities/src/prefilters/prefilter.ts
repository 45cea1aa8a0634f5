/** What every text that a class may recognise has in common, so that the class is not asked about the others. */
import { ALL_TRAITS, ALWAYS, type FirstTrait, LOOKED_AT, maskOfFirst, type Trait, traitMask } from "./text-traits.ts";

/** All that is declared must hold; what is left out allows everything. */
export interface Prefilter {
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Traits that each text has. */
  readonly all?: readonly Trait[];
  /** Traits of which each text has one at least. */
  readonly any?: readonly Trait[];
  /** Traits of which each text has one as well. */
  readonly with?: readonly Trait[];
  /** Traits that no text has. */
  readonly none?: readonly Trait[];
  /** The only traits that texts have, in place of `none`. */
  readonly only?: readonly Trait[];
  /** What texts start with. */
  readonly first?: readonly FirstTrait[];
  /** What no text starts with. */
  readonly notFirst?: readonly FirstTrait[];
}

interface PrefilterMasks {
  readonly minLength: number;
  readonly maxLength: number;
  readonly all: number;
  readonly any: number;
  readonly with: number;
  readonly first: number;
  readonly none: number;
}

function masksOf(prefilter: Prefilter): PrefilterMasks {
  const { minLength, maxLength, all, any, none, only, first, notFirst } = prefilter;
  const never = only === undefined ? traitMask(none ?? []) : ALL_TRAITS & ~traitMask(only);
  return {
    minLength: minLength ?? 0,
    maxLength: maxLength ?? Number.POSITIVE_INFINITY,
    all: traitMask(all ?? []),
    any: any === undefined ? ALWAYS : traitMask(any),
    with: prefilter.with === undefined ? ALWAYS : traitMask(prefilter.with),
    first: first === undefined ? ALWAYS : maskOfFirst(first),
    none: never | maskOfFirst(notFirst ?? []),
  };
}

/** Sets of traits whose open prefilters are kept: the values of a column share a few of them. */
const MAX_KEPT = 1_000;

/** The prefilters of many classes. */
export class PrefilterRow {
  readonly #prefilters: readonly PrefilterMasks[];
  readonly #open = new Map<number, readonly number[]>();

  constructor(prefilters: readonly Prefilter[]) {
    this.#prefilters = prefilters.map(masksOf);
  }

  /** Indices of the prefilters that texts of these traits may pass by all but their length. */
  openTo(traits: number, length: number): readonly number[] {
    const isCut = length > LOOKED_AT;
    const key = isCut ? -traits : traits;
    const known = this.#open.get(key);
    if (known !== undefined) return known;
    if (this.#open.size >= MAX_KEPT) this.#open.clear();
    const open = [...this.#prefilters.keys()].filter((index) => this.#isOpen(index, traits, isCut));
    this.#open.set(key, open);
    return open;
  }

  fits(index: number, length: number): boolean {
    const prefilter = this.#prefilters[index];
    return prefilter !== undefined && length >= prefilter.minLength && length <= prefilter.maxLength;
  }

  #isOpen(index: number, traits: number, isCut: boolean): boolean {
    const prefilter = this.#prefilters[index];
    const possible = isCut ? traits | ALL_TRAITS : traits;
    return (
      prefilter !== undefined &&
      (possible & prefilter.all) === prefilter.all &&
      (possible & prefilter.any) !== 0 &&
      (possible & prefilter.with) !== 0 &&
      (traits & prefilter.first) !== 0 &&
      (traits & prefilter.none) === 0
    );
  }
}
