/** Finds the hidden rows and columns of an Excel sheet, which the parser finds only together with all styles. */
import type { Hidden } from "./sheet.ts";

const ROW = /<(?:\w+:)?row\s[^<>]*>/g;
const COLUMN = /<(?:\w+:)?col\s[^<>]*>/g;
const HIDDEN = /\shidden=["'](?:1|true)["']/;
const MAX_COLUMNS = 16_384;

/** Rows without a number are not found, because their place depends on all rows before. */
export function findHidden(part: Buffer | undefined): Hidden | undefined {
  if (part === undefined || !part.includes(" hidden=")) return undefined;
  const xml = part.toString("latin1");
  const rows = (xml.match(ROW) ?? []).filter((tag) => HIDDEN.test(tag)).map((tag) => numberIn(tag, "r") - 1);
  const ranges = (xml.match(COLUMN) ?? [])
    .filter((tag) => HIDDEN.test(tag))
    .map((tag) => ({ first: numberIn(tag, "min") - 1, end: Math.min(numberIn(tag, "max"), MAX_COLUMNS) }))
    .sort((one, other) => one.first - other.first);
  const columns = new Set<number>();
  // Ranges may overlap in a file that is made to waste memory.
  let next = 0;
  for (const { first, end } of ranges) for (next = Math.max(next, first); next < end; next++) columns.add(next);
  return { rows: new Set(rows), columns };
}

function numberIn(tag: string, name: string): number {
  return Number(new RegExp(`\\s${name}=["'](\\d+)["']`).exec(tag)?.[1] ?? 0);
}
