/** Joins rows that line breaks in unquoted texts have cut: their cells add up to a row. */
import { isFilled } from "@limpid/text";
import { isValueCell } from "../../shape/cell-look.ts";
import { inDigits } from "../../shape/limits.ts";
import { ALIGNED } from "./dialect.ts";
import { lineNumberAt } from "./line-number.ts";
import { type FileRows, type FirstRuns, quoteIfNeeded } from "./mend-odd-rows.ts";
import type { Rewritten } from "./rewrite-text.ts";
import { RowBlock } from "./row-block.ts";
import { Tokenizer } from "./tokenizer.ts";

/** More rows of other widths are the habit of a file. */
const MAX_RUNS = 10_000;
const MIN_WIDTH = 3;
const MAX_LINES = 1000;
/** Share of the runs of short rows that have to add up. */
const MOST = 0.5;

interface Joined {
  readonly start: number;
  readonly end: number;
  readonly rows: readonly (readonly string[])[];
}

/** Returns undefined if hardly any short rows add up to whole ones. */
export function joinBrokenRows({ bytes, dialect, width }: FileRows, odd: FirstRuns): Rewritten | undefined {
  const { delimiter, quote } = dialect;
  if (width < MIN_WIDTH || [ALIGNED, ""].includes(delimiter) || quote === "" || odd.runCount > MAX_RUNS)
    return undefined;
  const block = new RowBlock(bytes, dialect);
  const joined = odd.firstRuns(MAX_RUNS).flatMap(([start, end]): Joined[] => {
    if (bytes.subarray(start, end).includes(quote.charCodeAt(0))) return [];
    new Tokenizer(bytes.subarray(0, end), dialect, { at: start, width }).fill(block, MAX_LINES, 0);
    const lines = Array.from({ length: block.rowCount }, (_, row) => block.texts(row));
    const rows = lines.length < MAX_LINES ? addUp(lines, width) : undefined;
    return rows === undefined ? [] : [{ start, end, rows }];
  });
  const [first] = joined;
  if (first === undefined || joined.length < odd.runCount * MOST) return undefined;
  const count = joined.reduce((sum, { rows }) => sum + rows.length, 0);
  const line = inDigits(lineNumberAt(bytes, first.start));
  const message = `${count === 1 ? "1 row was" : `${inDigits(count)} rows were`} broken over several lines, the first in line ${line}; the lines were joined`;
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  let at = 0;
  for (const { start, end, rows } of joined) {
    const texts = rows.map((row) => row.map((text) => quoteIfNeeded(text, dialect)).join(delimiter));
    parts.push(bytes.subarray(at, start), encoder.encode(texts.join("\n")));
    at = end;
  }
  return { bytes: Buffer.concat([...parts, bytes.subarray(at)]), delimiter, message, emptied: 0 };
}

/** Returns the rows into which the lines can be joined, all of them; undefined if they cannot. */
function addUp(lines: readonly (readonly string[])[], width: number): (readonly string[])[] | undefined {
  const rows: (readonly string[])[] = [];
  let open: readonly string[] | undefined;
  for (const line of lines) {
    if (line.length >= width) return undefined;
    if (open !== undefined && !areParts(open.at(-1) ?? "", line[0] ?? "")) return undefined;
    open = open === undefined ? line : [...open.slice(0, -1), `${open.at(-1)}\n${line[0]}`, ...line.slice(1)];
    if (open.length > width) return undefined;
    if (open.length < width) continue;
    rows.push(open);
    open = undefined;
  }
  return open === undefined && rows.length > 0 ? rows : undefined;
}

/** Values are not broken in two; the line that goes on may be blank. */
function areParts(upper: string, lower: string): boolean {
  return isFilled(upper) && !isValueCell(upper.split("\n").at(-1) ?? "") && !isValueCell(lower);
}
