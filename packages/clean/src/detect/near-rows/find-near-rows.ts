/**
 * Finds rows that were written down twice, with slips. What two rows share is weighed as Fellegi and Sunter do: by how
 * often rows that are surely two things share it in this table.
 */
import type { Column } from "@limpid/table";
import { isSlip, wordsIn } from "./is-slip.ts";
import { type ComparedColumn, compareColumn, pairRows, type RowPair } from "./pair-rows.ts";

/** A row and an earlier one that is nearly the same. */
export interface NearRow {
  readonly row: number;
  readonly first: number;
  /**
   * The columns in which both have a text, and another one, by their place in the table. If none is such, all in which they
   * differ; rows that are the same have none.
   */
  readonly differing: readonly number[];
}

/** Rows with fewer values in common prove nothing. */
const MIN_COMPARED = 4;
/** At most this many rows are taken for one thing; more are alike by nature. */
const MAX_ROWS = 6;
/** Longer tables are looked at with all their spellings where their plain values already show such rows. */
const MAX_IN_FULL = 20_000;
/** This many rows that differ by slips alone prove that rows were written down twice, also those that differ by more. */
const MIN_SHOWN = 3;
const MIN_SHARE = 0.005;
/** The share of columns in which two rows that are one thing have the same value, a slip of it, and another one. */
const SAME = 0.85;
const SLIPPED = 0.1;
const OTHER = 0.03;
/** Bits beyond those that tell a row from all others. */
const MIN_BITS = 8;
/** Columns with a rare value that both rows share, and letters of these values: less may come again by chance. */
const MIN_OWN = 2;
const MIN_LETTERS = 24;
/** A column that alone differs in more pairs than this share of those that differ by slips tells things apart. */
const MAX_APART = 0.25;
/** Pairs of different rows that show how often a column is the same in these. */
const MIN_SEEN = 10;

export function findNearRows(columns: readonly Column[]): readonly NearRow[] {
  const rowCount = columns[0]?.codes.length ?? 0;
  if (columns.length < MIN_COMPARED) return [];
  const isShown = rowCount <= MAX_IN_FULL || findIn(columns, rowCount, false).length >= MIN_SHOWN;
  return isShown ? keepFew(findIn(columns, rowCount, true)) : [];
}

function findIn(columns: readonly Column[], rowCount: number, isFolded: boolean): readonly NearRow[] {
  const compared = columns.flatMap((column, index) => compareColumn(column, index, isFolded) ?? []);
  if (compared.length < MIN_COMPARED) return [];
  const pairs = pairRows(compared, isFolded);
  return pairs.length === 0 ? [] : new NearRows(columns, compared, rowCount).find(pairs);
}

/** What two rows say of each other in a column: "none" where one of them has no data. */
type Level = "same" | "slip" | "other" | "none";

interface JudgedPair extends RowPair {
  readonly levels: readonly Level[];
  readonly others: number;
}

interface Weighed extends NearRow {
  /** Whether they differ by a slip or a sign at least. */
  readonly isSlipped: boolean;
}

/** Pairs of rows by the place of a column. */
interface Seen {
  readonly same: Uint32Array;
  readonly all: Uint32Array;
}

const NOTHING_SEEN: Seen = { same: new Uint32Array(), all: new Uint32Array() };

const NO_COLUMN: ComparedColumn = { codes: new Uint32Array(), none: 0, counts: new Uint32Array(), texts: [], index: 0 };

class NearRows {
  /** How often different rows that one column has brought together agree in another one; few columns bring rows together. */
  private readonly seen = new Map<number, Seen>();
  private readonly words: readonly Map<number, readonly string[]>[];
  private readonly chances = new Map<number, number>();
  private readonly columns: readonly Column[];
  private readonly compared: readonly ComparedColumn[];
  private readonly rowCount: number;

  constructor(columns: readonly Column[], compared: readonly ComparedColumn[], rowCount: number) {
    this.columns = columns;
    this.compared = compared;
    this.rowCount = rowCount;
    this.words = compared.map(() => new Map());
  }

  find(pairs: readonly RowPair[]): readonly NearRow[] {
    const judged = pairs.flatMap((pair) => this.judge(pair) ?? []);
    const apart = this.findApart(judged);
    const alike = judged.filter(({ others }) => others === 0).flatMap((pair) => this.weigh(pair, apart) ?? []);
    const slipped = alike.filter(({ isSlipped }) => isSlipped);
    // Rows that are the same but for their number, and are more, come again by nature.
    const numbered = alike.filter(({ isSlipped, differing }) => !isSlipped && differing.length > 0);
    if (numbered.length > slipped.length) return [];
    if (slipped.length < Math.max(MIN_SHOWN, MIN_SHARE * this.rowCount)) return slipped;
    return judged.flatMap((pair) => this.weigh(pair, apart) ?? []).filter(({ differing }) => differing.length > 0);
  }

  /** Undefined for rows that differ in more than a few columns. */
  private judge(pair: RowPair): JudgedPair | undefined {
    const { first, row, by } = pair;
    let [most, others] = [0, 0];
    for (const { codes, none } of this.compared) {
      const one = codes[first];
      const other = codes[row];
      if (one === none || other === none) continue;
      most++;
      if (one !== other) others++;
    }
    if (most < MIN_COMPARED) return undefined;
    if (others > most / 2) {
      this.count(first, row, by);
      return undefined;
    }
    const levels = this.compared.map((_, place) => this.levelAt(place, first, row));
    others = levels.reduce((count, level) => (level === "other" ? count + 1 : count), 0);
    return others > Math.max(1, most / 4) ? undefined : { ...pair, levels, others };
  }

  /** Rows that are two things: what they share is shared by chance, or because one column follows from another. */
  private count(first: number, row: number, by: number): void {
    const none = () => new Uint32Array(this.compared.length);
    const seen = this.seen.get(by) ?? { same: none(), all: none() };
    this.seen.set(by, seen);
    const { same, all } = seen;
    for (let place = 0; place < this.compared.length; place++) {
      const { codes, none } = this.compared[place] ?? NO_COLUMN;
      const one = codes[first];
      const other = codes[row];
      if (one === none || other === none) continue;
      all[place] = (all[place] ?? 0) + 1;
      if (one === other) same[place] = (same[place] ?? 0) + 1;
    }
  }

  private levelAt(place: number, first: number, row: number): Level {
    const { codes, none } = this.compared[place] ?? NO_COLUMN;
    const [one = none, other = none] = [codes[first], codes[row]];
    if (one === none || other === none) return "none";
    if (one === other) return "same";
    return isSlip(this.wordsAt(place, first), this.wordsAt(place, row)) ? "slip" : "other";
  }

  private wordsAt(place: number, row: number): readonly string[] {
    const { codes, texts } = this.compared[place] ?? NO_COLUMN;
    const code = codes[row] ?? 0;
    const known = this.words[place]?.get(code) ?? wordsIn(texts[code] ?? "");
    this.words[place]?.set(code, known);
    return known;
  }

  /** Columns in which alike rows differ, such as years, sizes, first names: a slip in one of these is another thing. */
  private findApart(judged: readonly JudgedPair[]): ReadonlySet<number> {
    const alone = new Uint32Array(this.compared.length);
    const single = judged.filter(({ others }) => others === 1);
    for (const { levels } of single) {
      const place = levels.indexOf("other");
      alone[place] = (alone[place] ?? 0) + 1;
    }
    const alike = judged.reduce((count, { others }) => (others === 0 ? count + 1 : count), 0);
    return new Set(
      this.compared.flatMap((_, place) => ((alone[place] ?? 0) > Math.max(1, MAX_APART * alike) ? [place] : [])),
    );
  }

  private weigh({ first, row, by, levels }: JudgedPair, apart: ReadonlySet<number>): Weighed | undefined {
    const own: (readonly string[])[] = [];
    let [bits, letters, compared, differing, isSlipped] = [0, 0, 0, 0, false];
    for (const [place, level] of levels.entries()) {
      if (level === "none") continue;
      if (level !== "same" && apart.has(place)) return undefined;
      compared++;
      bits += this.bitsOf(place, level, by, row);
      if (level === "other") {
        differing += 2;
        continue;
      }
      const { codes, counts } = this.compared[place] ?? NO_COLUMN;
      if (level === "slip") differing++;
      isSlipped ||= level === "slip" || !this.isWrittenAlike(place, first, row);
      if (isProven(own.length, letters) || (level === "same" && (counts[codes[row] ?? 0] ?? 0) > MAX_ROWS)) continue;
      const words = this.wordsAt(place, row);
      if (own.some((known) => repeats(known, words))) continue;
      own.push(words);
      letters += words.join("").length;
    }
    const isEnough = isProven(own.length, letters) && differing <= compared / 2;
    if (!isEnough || bits < Math.log2(this.rowCount) + MIN_BITS) return undefined;
    const differ = this.compared.flatMap(({ index }, place) =>
      levels[place] === "none" || this.isWrittenAlike(place, first, row) ? [] : [index],
    );
    return { first, row, isSlipped, differing: differ.length > 0 ? differ : this.columnsApart(first, row) };
  }

  private bitsOf(place: number, level: Level, by: number, row: number): number {
    if (level === "other") return Math.log2(OTHER);
    if (level === "slip") return Math.log2(SLIPPED / this.chanceOfSlip(place));
    const byChance = this.shareOfValue(place, row);
    return Math.log2(SAME / (place === by ? byChance : Math.max(byChance, this.shareSeen(place, by))));
  }

  private shareOfValue(place: number, row: number): number {
    const { codes, counts } = this.compared[place] ?? NO_COLUMN;
    return (counts[codes[row] ?? 0] ?? 0) / this.rowCount;
  }

  private chanceOfSlip(place: number): number {
    const column = this.compared[place];
    const chance = this.chances.get(place) ?? (column === undefined ? 1 : slipsByChance(column));
    this.chances.set(place, chance);
    return chance;
  }

  private shareSeen(place: number, by: number): number {
    const { same, all } = this.seen.get(by) ?? NOTHING_SEEN;
    const count = all[place] ?? 0;
    return count < MIN_SEEN ? 0 : (same[place] ?? 0) / count;
  }

  private columnsApart(first: number, row: number): readonly number[] {
    return this.columns.flatMap(({ codes }, index) => (codes[first] === codes[row] ? [] : [index]));
  }

  private isWrittenAlike(place: number, first: number, row: number): boolean {
    const codes = this.columns[this.compared[place]?.index ?? 0]?.codes;
    return codes?.[first] === codes?.[row];
  }
}

/** What is shared is no chance. From here on no more of it is gathered: wide rows share hundreds of values. */
function isProven(own: number, letters: number): boolean {
  return own >= MIN_OWN && letters >= MIN_LETTERS;
}

/** Whether a value says what another one of its row says already. */
function repeats(known: readonly string[], words: readonly string[]): boolean {
  const isPart = (part: readonly string[], whole: readonly string[]) => part.every((word) => whole.includes(word));
  return isPart(known, words) || isPart(words, known) || isSlip(known, words);
}

const SAMPLED = 1000;
/** Primes, so that the sample is spread over all values. */
const [STRIDE, OTHER_STRIDE] = [7919, 15_485_863];

/** How often two values of the column are slips of each other by chance. */
function slipsByChance({ texts }: ComparedColumn): number {
  const count = texts.length - 1;
  const wordsAt = (place: number) => wordsIn(texts[1 + (place % count)] ?? "");
  let [slips, looked] = [0, 0];
  for (let place = 0; place < Math.min(SAMPLED, count * count); place++) {
    const [one, other] = [place * STRIDE, place * OTHER_STRIDE + 1 + Math.floor(place / count)];
    if (one % count === other % count) continue;
    looked++;
    if (isSlip(wordsAt(one), wordsAt(other))) slips++;
  }
  return (slips + 0.5) / (looked + 1);
}

/** The later ones of rows that are one thing, unless these are many. */
function keepFew(near: readonly NearRow[]): readonly NearRow[] {
  const parents = new Map<number, number>();
  const rootOf = (row: number): number => {
    let root = row;
    while ((parents.get(root) ?? root) !== root) root = parents.get(root) ?? root;
    return root;
  };
  for (const { first, row } of near) {
    const [one, other] = [rootOf(first), rootOf(row)];
    parents.set(Math.max(one, other), Math.min(one, other));
  }
  const sizes = new Map<number, number>();
  for (const row of new Set(near.flatMap(({ first, row }) => [first, row])))
    sizes.set(rootOf(row), (sizes.get(rootOf(row)) ?? 0) + 1);
  const later = new Map<number, NearRow>();
  for (const one of near)
    if ((sizes.get(rootOf(one.row)) ?? 0) <= MAX_ROWS && (later.get(one.row)?.first ?? one.row) > one.first)
      later.set(one.row, one);
  return [...later.values()].sort((one, other) => one.row - other.row);
}
