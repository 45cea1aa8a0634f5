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
  const columns = (xml.match(COLUMN) ?? [])
    .filter((tag) => HIDDEN.test(tag))
    .flatMap((tag) => range(numberIn(tag, "min") - 1, Math.min(numberIn(tag, "max"), MAX_COLUMNS)));
  return { rows: new Set(rows), columns: new Set(columns) };
}

function numberIn(tag: string, name: string): number {
  return Number(new RegExp(`\\s${name}=["'](\\d+)["']`).exec(tag)?.[1] ?? 0);
}

function range(first: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
}
