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

interface GateMasks {
  readonly fewest: number;
  readonly longest: number;
  readonly all: number;
  readonly any: number;
  readonly with: number;
  readonly first: number;
  readonly none: number;
}

function masksOf(gate: Gate): GateMasks {
  const { fewest, longest, all, any, none, only, first, notFirst } = gate;
  const never = only === undefined ? maskOf(none ?? []) : ALL_TRAITS & ~maskOf(only);
  return {
    fewest: fewest ?? 0,
    longest: longest ?? Number.POSITIVE_INFINITY,
    all: maskOf(all ?? []),
    any: any === undefined ? ALWAYS : maskOf(any),
    with: gate.with === undefined ? ALWAYS : maskOf(gate.with),
    first: first === undefined ? ALWAYS : maskOfFirst(first),
    none: never | maskOfFirst(notFirst ?? []),
  };
}

/** Sets of traits whose open gates are kept: the values of a column share a few of them. */
const MAX_KEPT = 1_000;

/** The gates of many classes. */
export class GateRow {
  readonly #gates: readonly GateMasks[];
  readonly #open = new Map<number, readonly number[]>();

  constructor(gates: readonly Gate[]) {
    this.#gates = gates.map(masksOf);
  }

  /** Indices of the gates that texts of these traits may pass by all but their length. */
  openTo(traits: number, length: number): readonly number[] {
    const isCut = length > LOOKED_AT;
    const key = isCut ? -traits : traits;
    const known = this.#open.get(key);
    if (known !== undefined) return known;
    if (this.#open.size >= MAX_KEPT) this.#open.clear();
    const open = [...this.#gates.keys()].filter((index) => this.#isOpen(index, traits, isCut));
    this.#open.set(key, open);
    return open;
  }

  fits(index: number, length: number): boolean {
    const gate = this.#gates[index];
    return gate !== undefined && length >= gate.fewest && length <= gate.longest;
  }

  #isOpen(index: number, traits: number, isCut: boolean): boolean {
    const gate = this.#gates[index];
    const possible = isCut ? traits | ALL_TRAITS : traits;
    return (
      gate !== undefined &&
      (possible & gate.all) === gate.all &&
      (possible & gate.any) !== 0 &&
      (possible & gate.with) !== 0 &&
      (traits & gate.first) !== 0 &&
      (traits & gate.none) === 0
    );
  }
}
