/** Finds rows of totals among the rows of a table: by their word, or because nothing but the sum of those above stands in them. */
import { type Column, type Table, textAt } from "@limpid/table";
import { isFilled, readNumber } from "@limpid/text";
import { isTotalCell } from "./cell-look.ts";

/** More rows than this share of all are a habit of the table, and none of them is odd. */
const MAX_SHARE = 1 / 5;
/** A column names its rows if so many of them have a text there. */
const MIN_FILLED = 3 / 4;
/** Columns of which that many texts are amounts, or none. */
const MIN_AMOUNTS = 4 / 5;
/** Names that a row without a word has to lack: one may well be missing. */
const MIN_UNNAMED = 2;
/** Among the amounts of a messy table some are wrong, so that a total is near their sum, and seldom more. */
const NEAR = 1.5;
const UNIT = /^[\p{L}\p{Sc}]{1,4}\s?(?=[\d+-])|(?<=\d)\s?[\p{L}\p{Sc}]{1,4}$/gu;

interface Look {
  readonly column: Column;
  /** Most of its rows have a text. */
  readonly isFilled: boolean;
  /** By code; null where it holds no amounts. */
  readonly amounts: readonly (number | undefined)[] | null;
}

/** In order. The last row needs no more than its word; one amid the others lacks what names them, too. */
export function findTotals({ columns, rowCount }: Table): readonly number[] {
  const rows = findLone(columns, rowCount);
  const last = rowCount - 1;
  const hasWord = last > 0 && columns.slice(0, 2).some((column) => isTotalCell(textAt(column, last)));
  return hasWord && rows.at(-1) !== last ? [...rows, last] : rows;
}

/** Rows that begin with nothing, or with a word for totals, and hold amounts alone, where amounts stand. */
function findLone(columns: readonly Column[], rowCount: number): number[] {
  const [first] = columns;
  const begins = first?.dict.map((text) => !isFilled(text) || isTotalCell(text)) ?? [];
  if (first === undefined || !begins.includes(true)) return [];
  const candidates: number[] = [];
  for (let row = 0; row < rowCount; row++) if (begins[first.codes[row] ?? 0]) candidates.push(row);
  if (candidates.length > rowCount * MAX_SHARE) return [];
  const looks = columns.map((column) => lookAt(column, rowCount));
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

function lookAt(column: Column, rowCount: number): Look {
  const { codes, dict } = column;
  const filled = dict.map(isFilled);
  let filledRows = 0;
  for (let row = 0; row < rowCount; row++) if (filled[codes[row] ?? 0]) filledRows += 1;
  const amounts = dict.map(amountOf);
  const isOfAmounts = count(amounts, (amount) => amount !== undefined) >= count(filled, Boolean) * MIN_AMOUNTS;
  return { column, isFilled: filledRows >= rowCount * MIN_FILLED, amounts: isOfAmounts ? amounts : null };
}

/** A single separator before three digits is taken to group: the rows above are read alike. */
function amountOf(text: string): number | undefined {
  const reading = readNumber(text.trim().replaceAll(UNIT, ""));
  if (reading.kind === "none") return undefined;
  return Number(reading.kind === "number" ? reading.canonical : reading.grouped);
}

/** Where amounts stand in a row that is without a name; null where something else does. */
function loneAmounts(
  looks: readonly Look[],
  row: number,
): { readonly hasWord: boolean; readonly of: readonly Look[] } | null {
  let hasWord = false;
  let unnamed = 0;
  const of: Look[] = [];
  for (const look of looks) {
    const { column, amounts } = look;
    const text = textAt(column, row);
    if (!isFilled(text)) unnamed += look.isFilled ? 1 : 0;
    else if (!hasWord && of.length === 0 && isTotalCell(text)) hasWord = true;
    else if (amounts?.[column.codes[row] ?? 0] !== undefined) of.push(look);
    else return null;
  }
  return of.length > 0 && unnamed >= (hasWord ? 1 : MIN_UNNAMED) ? { hasWord, of } : null;
}

/** Of the amounts of a column from above, all of them and those since the last total, which is none of them. */
class RunningSum {
  private next = 0;
  private all = 0;
  private since = 0;
  private addends = 0;

  constructor(private readonly look: Look) {}

  isNear(row: number): boolean {
    this.addUpTo(row);
    const total = this.amountAt(row);
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
      const amount = this.amountAt(this.next);
      this.all += amount;
      this.since += amount;
      if (amount !== 0) this.addends += 1;
    }
  }

  private amountAt(row: number): number {
    return this.look.amounts?.[this.look.column.codes[row] ?? 0] ?? 0;
  }
}

function count<Item>(items: readonly Item[], isCounted: (item: Item) => boolean): number {
  return items.reduce((sum, item) => sum + (isCounted(item) ? 1 : 0), 0);
}
