/** 600 580: one number with its digits grouped, or two that ran together. */
import type { CountedValue } from "@limpid/table";
import { readNumber } from "@limpid/text";
import { someValues } from "../columns/some-values.ts";

const PAIR = /^[+-]?\d{1,3} \d{3}$/;
/** A number may be so many times as large as the largest of the others. */
const LARGER = 10;
/** From this share of the cells on, the column groups its digits in pairs, whatever their size. */
const HABIT = 1 / 3;

/** Only an ordinary space leaves it open: those of typesetters group digits. */
export function isPair(text: string): boolean {
  return PAIR.test(text);
}

/** Whether the pairs of a column are numbers: as large as the others, or so frequent that it is a habit. */
export function arePairsNumbers(values: readonly CountedValue[], strip: (text: string) => string): boolean {
  const pairs: number[] = [];
  const cells = { pairs: 0, others: 0 };
  let largest = 0;
  for (const { text, count } of someValues(values)) {
    const plain = strip(text);
    const reading = readNumber(plain);
    if (reading.kind === "none") continue;
    const size = Math.abs(Number(reading.kind === "number" ? reading.canonical : reading.grouped));
    if (isPair(plain)) pairs.push(size);
    else largest = Math.max(largest, size);
    cells[isPair(plain) ? "pairs" : "others"] += count;
  }
  const near = pairs.filter((size) => size <= LARGER * largest).length;
  return near * 2 >= pairs.length || cells.pairs >= HABIT * (cells.pairs + cells.others);
}
