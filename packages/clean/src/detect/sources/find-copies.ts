/**
 * Sources that copy from each other are one voice. Two that are right agree as well; copies also share what is rare: the
 * same mistakes, and the same cells left blank.
 * Source: Dong, Berti-Équille, Srivastava 2009, "Integrating conflicting data: the role of source dependence".
 */
import { type EncodedColumn, NO_DATA } from "../../encoded/encoded-column.ts";
import { type Groups, groupMembers, spreadGroups } from "../../encoded/group-rows.ts";

/** A claim is rare that so small a share of the sources makes; so is none where at least half of them make one. */
const RARE = 0.2;
const USUAL = 0.5;
/** Rare claims that two sources must share, and the share of all claims in which copies may still differ. */
const MIN_RARE = 5;
const MAX_DIFFERENT = 0.02;

/** Code of the source that each source has its claims from, by the code of the source: mostly its own. */
export function findOrigins(columns: readonly EncodedColumn[], source: EncodedColumn, groups: Groups): Int32Array {
  const size = source.texts.length;
  const pairs = new PairCounts(size);
  for (const column of columns) countPairs(pairs, column, source, groups);
  const origins = Int32Array.from({ length: size }, (_, code) => code);
  for (let copy = NO_DATA + 1; copy < size; copy++) {
    for (let other = NO_DATA + 1; other < copy; other++) {
      if (origins[other] !== other || !pairs.areCopies(other, copy)) continue;
      origins[copy] = other;
      break;
    }
  }
  return origins;
}

class PairCounts {
  private readonly rare: Int32Array;
  private readonly different: Int32Array;
  private readonly all: Int32Array;

  constructor(private readonly size: number) {
    this.rare = new Int32Array(size * size);
    this.different = new Int32Array(size * size);
    this.all = new Int32Array(size * size);
  }

  add(one: number, other: number, claims: { readonly areSame: boolean; readonly isRare: boolean }): void {
    const pair = this.pairOf(one, other);
    this.all[pair] = (this.all[pair] ?? 0) + 1;
    if (!claims.areSame) this.different[pair] = (this.different[pair] ?? 0) + 1;
    else if (claims.isRare) this.rare[pair] = (this.rare[pair] ?? 0) + 1;
  }

  areCopies(one: number, other: number): boolean {
    const pair = this.pairOf(one, other);
    const different = this.different[pair] ?? 0;
    return (this.rare[pair] ?? 0) >= MIN_RARE && different <= MAX_DIFFERENT * (this.all[pair] ?? 0);
  }

  private pairOf(one: number, other: number): number {
    return Math.min(one, other) * this.size + Math.max(one, other);
  }
}

/** Objects of more pairs tell nothing new of copies. */
const MAX_PAIRS = 2_000_000;

function countPairs(pairs: PairCounts, { codes }: EncodedColumn, source: EncodedColumn, groups: Groups): void {
  let counted = 0;
  for (const group of spreadGroups(groups)) {
    const members = groupMembers(groups, group);
    counted += (members.length * (members.length - 1)) / 2;
    if (counted > MAX_PAIRS) return;
    const isRare = findRareClaims(members, codes);
    for (const [place, row] of members.entries()) {
      const code = codes[row] ?? NO_DATA;
      for (const other of members.subarray(place + 1)) {
        const claims = { areSame: code === codes[other], isRare: isRare(code) };
        pairs.add(source.codes[row] ?? NO_DATA, source.codes[other] ?? NO_DATA, claims);
      }
    }
  }
}

function findRareClaims(rows: Int32Array, codes: Int32Array): (code: number) => boolean {
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(codes[row] ?? NO_DATA, (counts.get(codes[row] ?? NO_DATA) ?? 0) + 1);
  const claiming = rows.length - (counts.get(NO_DATA) ?? 0);
  return (code) => (code === NO_DATA ? claiming >= USUAL * rows.length : (counts.get(code) ?? 0) <= RARE * claiming);
}
