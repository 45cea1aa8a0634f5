/** Finds rows of totals in a table: by their word, or because they contain only the sum of the rows above. */
import { type Column, type Table, textAt } from "@limpid/table";
import { isFilled, readNumber } from "@limpid/text";
import { isTotalCell } from "./cell-look.ts";

/** A larger share of such rows is a habit of the table, and none of them is reported. */
const MAX_SHARE = 1 / 5;
/** A column names its rows if at least this share of them have text. */
const MIN_FILLED = 3 / 4;
/** A column has amounts if at least this share of its texts are numbers. */
const MIN_AMOUNTS = 4 / 5;
/** A row without a word for totals must lack at least this many names; one may be missing by accident. */
const MIN_UNNAMED = 2;
/** Some amounts of a messy table are wrong, so a total only has to be within this factor of the sum. */
const NEAR = 1.5;
/** A total within the table names itself, or lacks a name, in one of so many first columns, none of which has more texts. */
const MAX_NAMES = 4;
const MAX_TEXTS = 5_000;
/** If more rows could be such totals, the words and blanks are a habit of the table. */
const MAX_WITHIN = 1 / 2;
/** Columns that must hold sums if no word tells a total. */
const MIN_SUMS = 2;
/** Longer tables are looked at only where a word tells a total: what sums up groups is a report. */
const MAX_ROWS = 5_000;
/** How far binary fractions may be off the sum, as a share of it. */
const ROUNDING = 1e-9;
const UNIT = /^[\p{L}\p{Sc}]{1,4}\s?(?=[\d+-])|(?<=\d)\s?[\p{L}\p{Sc}]{1,4}$/gu;

/** Returns rows in order. The last row needs only its word; one among the others lacks names, or holds sums to the digit. */
export function findTotals({ columns, rowCount }: Table): readonly number[] {
  let known: readonly Look[] | undefined;
  const lookAt = (): readonly Look[] => {
    known ??= columns.map((column) => new Look(column, rowCount));
    return known;
  };
  const rows = new Set([...findLone(columns, rowCount, lookAt), ...findWithin(columns, rowCount, lookAt)]);
  const last = rowCount - 1;
  const hasWord = last > 0 && columns.slice(0, 2).some((column) => isTotalCell(textAt(column, last)));
  if (hasWord) rows.add(last);
  return [...rows].sort((one, other) => one - other);
}

/** Returns the rows that sum up the rows since the last such row. */
function findWithin(columns: readonly Column[], rowCount: number, lookAt: () => readonly Look[]): readonly number[] {
  const candidates = findCandidates(columns, rowCount);
  if (candidates.size === 0) return [];
  const sums = lookAt().map((look) => new RunningSum(look));
  let isProven = false;
  const found: number[] = [];
  for (const [row, hasWord] of [...candidates].sort(([one], [other]) => one - other)) {
    const compared = sums.flatMap((sum) => sum.compare(row) ?? []);
    const exact = compared.filter((isExact) => isExact).length;
    const hasSeveral = sums.some((sum) => sum.hasSeveral());
    if (hasWord ? exact * 2 <= compared.length : !hasSeveral || exact < MIN_SUMS || exact < compared.length) continue;
    isProven ||= hasSeveral;
    found.push(row);
    for (const sum of sums) sum.leaveOut(row);
  }
  return isProven ? found : [];
}

/** Maps the rows that may be totals to whether a word says so. */
function findCandidates(columns: readonly Column[], rowCount: number): ReadonlyMap<number, boolean> {
  const candidates = new Map<number, boolean>();
  for (const { dict, codes } of columns.slice(0, MAX_NAMES)) {
    if (dict.length > MAX_TEXTS) continue;
    const words = dict.map(isTotalCell);
    const begins = dict.map((text, code) => words[code] === true || (rowCount <= MAX_ROWS && !isFilled(text)));
    if (!begins.includes(true)) continue;
    const own: number[] = [];
    for (let row = 0; row < rowCount; row++) if (begins[codes[row] ?? 0]) own.push(row);
    if (own.length > rowCount * MAX_WITHIN) continue;
    for (const row of own) candidates.set(row, candidates.get(row) === true || words[codes[row] ?? 0] === true);
  }
  return candidates;
}

/** Returns rows that begin empty or with a word for totals and hold nothing but amounts. */
function findLone(columns: readonly Column[], rowCount: number, lookAt: () => readonly Look[]): number[] {
  const [first] = columns;
  const begins = first?.dict.map((text) => !isFilled(text) || isTotalCell(text)) ?? [];
  if (first === undefined || !begins.includes(true)) return [];
  const candidates: number[] = [];
  for (let row = 0; row < rowCount; row++) if (begins[first.codes[row] ?? 0]) candidates.push(row);
  if (candidates.length > rowCount * MAX_SHARE) return [];
  const looks = lookAt();
  const sums = new Map(looks.map((look) => [look, new RunningSum(look)]));
  const found: number[] = [];
  for (const row of candidates) {
    const lone = loneAmounts(looks, row);
    if (lone === null) continue;
    const isSum = lone.hasWord || lone.of.some((look) => sums.get(look)?.isNear(row) === true);
    if (!isSum) continue;
    found.push(row);
    for (const sum of sums.values()) sum.leaveOut(row);
  }
  return found;
}

/** Returns the columns with amounts in a row without names; null if the row has another text. */
function loneAmounts(
  looks: readonly Look[],
  row: number,
): { readonly hasWord: boolean; readonly of: readonly Look[] } | null {
  const unnamed = looks.filter((look) => look.isFilled && !look.hasText(row)).length;
  const [first, ...rest] = unnamed === 0 ? [] : looks.filter((look) => look.hasText(row));
  if (first === undefined) return null;
  const hasWord = isTotalCell(textAt(first.column, row));
  const of = hasWord ? rest : [first, ...rest];
  if (of.length === 0 || (!hasWord && unnamed < MIN_UNNAMED)) return null;
  return of.every((look) => look.amountAt(row) !== undefined) ? { hasWord, of } : null;
}

class Look {
  /** Whether most of its rows have text. */
  readonly isFilled: boolean;
  /** Whether the text of each code is filled. */
  private readonly filled: readonly boolean[];
  /** Amounts by code; null if the column has none; undefined until a row without names needs them, as few do. */
  private amounts: readonly (number | undefined)[] | null | undefined;

  constructor(
    readonly column: Column,
    rowCount: number,
  ) {
    this.filled = column.dict.map(isFilled);
    let filledRows = 0;
    for (let row = 0; row < rowCount; row++) if (this.hasText(row)) filledRows += 1;
    this.isFilled = filledRows >= rowCount * MIN_FILLED;
  }

  hasText(row: number): boolean {
    return this.filled[this.column.codes[row] ?? 0] === true;
  }

  amountAt(row: number): number | undefined {
    if (this.amounts === undefined) this.amounts = this.readAmounts();
    return this.amounts?.[this.column.codes[row] ?? 0];
  }

  private readAmounts(): readonly (number | undefined)[] | null {
    const amounts = this.column.dict.map(amountOf);
    const count = amounts.filter((amount) => amount !== undefined).length;
    return count >= this.filled.filter(Boolean).length * MIN_AMOUNTS ? amounts : null;
  }
}

/** Reads a single separator before three digits as grouping, as in the rows above. */
function amountOf(text: string): number | undefined {
  const reading = readNumber(text.trim().replaceAll(UNIT, ""));
  if (reading.kind === "none") return undefined;
  return Number(reading.kind === "number" ? reading.canonical : reading.grouped);
}

/** Sums the amounts of a column from the top and since the last total, which is not included. */
class RunningSum {
  private next = 0;
  private all = 0;
  private since = 0;
  private addends = 0;

  constructor(private readonly look: Look) {}

  isNear(row: number): boolean {
    this.addUpTo(row);
    const total = this.look.amountAt(row) ?? 0;
    return this.addends > 1 && [this.all, this.since].some((sum) => total / sum > 1 / NEAR && total / sum < NEAR);
  }

  /** Whether the amount is the sum of those above, to the digit; undefined where there is none. */
  compare(row: number): boolean | undefined {
    this.addUpTo(row);
    const total = this.look.amountAt(row);
    if (total === undefined || total === 0) return undefined;
    const isSum = (sum: number) => Math.abs(total - sum) <= ROUNDING * Math.abs(total);
    return this.addends > 0 && (isSum(this.since) || isSum(this.all));
  }

  /** Whether more than one amount was summed up since the last total. */
  hasSeveral(): boolean {
    return this.addends > 1;
  }

  leaveOut(row: number): void {
    this.addUpTo(row);
    this.next = row + 1;
    this.since = 0;
    this.addends = 0;
  }

  private addUpTo(row: number): void {
    for (; this.next < row; this.next++) {
      const amount = this.look.amountAt(this.next) ?? 0;
      this.all += amount;
      this.since += amount;
      if (amount !== 0) this.addends += 1;
    }
  }
}
