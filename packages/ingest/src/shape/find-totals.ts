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
const UNIT = /^[\p{L}\p{Sc}]{1,4}\s?(?=[\d+-])|(?<=\d)\s?[\p{L}\p{Sc}]{1,4}$/gu;

/** Returns rows in order. The last row needs only its word; one among the others must also lack names. */
export function findTotals({ columns, rowCount }: Table): readonly number[] {
  const rows = findLone(columns, rowCount);
  const last = rowCount - 1;
  const hasWord = last > 0 && columns.slice(0, 2).some((column) => isTotalCell(textAt(column, last)));
  return hasWord && rows.at(-1) !== last ? [...rows, last] : rows;
}

/** Returns rows that begin empty or with a word for totals and hold nothing but amounts. */
function findLone(columns: readonly Column[], rowCount: number): number[] {
  const [first] = columns;
  const begins = first?.dict.map((text) => !isFilled(text) || isTotalCell(text)) ?? [];
  if (first === undefined || !begins.includes(true)) return [];
  const candidates: number[] = [];
  for (let row = 0; row < rowCount; row++) if (begins[first.codes[row] ?? 0]) candidates.push(row);
  if (candidates.length > rowCount * MAX_SHARE) return [];
  const looks = columns.map((column) => new Look(column, rowCount));
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
