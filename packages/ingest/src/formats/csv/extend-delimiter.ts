/** Delimiters of several characters, such as `||` or `~|~`, around one that was found. */
import type { Measure } from "./measure-dialect.ts";

/** A few cells that happen to begin alike are no proof. */
const MIN_ROWS = 8;
const MAX_ROWS = 200;
const MIN_SHARE = 0.9;
const BETWEEN = /^[^\p{L}\p{M}\p{N}\s]{0,3}$/u;
/** Signs that no value begins or ends with. A blank is left to the cells: `a, b` is written with commas. */
const SIGN = /^[|;:,~^#*&<>=!]$/;

export function extendDelimiter(measure: Measure): string {
  const { delimiter } = measure.dialect;
  if (delimiter.trim() === "" && delimiter !== "\t") return delimiter;
  const between = textBetween(measure);
  if (between !== undefined) return delimiter + between + delimiter;
  if (measure.rows.length < MIN_ROWS) return delimiter;
  return sameSign(measure, "before") + delimiter + sameSign(measure, "behind");
}

/** `a||b||c` cut at each bar has an empty cell behind every cell, and `a~|~b~|~c` cut at the tildes one with a bar. */
function textBetween({ block, rows, widths }: Measure): string | undefined {
  if (widths.usual < 3 || widths.usual % 2 === 0 || widths.share < MIN_SHARE) return undefined;
  let between: string | undefined;
  let isFilled = false;
  for (const row of rows.slice(0, MAX_ROWS)) {
    if (block.width(row) !== widths.usual) continue;
    for (const [index, text] of block.texts(row).entries()) {
      if (index % 2 === 0) isFilled ||= index > 0 && text !== "";
      else if ((between !== undefined && text !== between) || !BETWEEN.test(text)) return undefined;
      else between = text;
    }
  }
  // Where nothing is filled behind them, the columns are just empty.
  return isFilled ? between : undefined;
}

/** The sign directly before each delimiter, or behind it, when it is always the same one and stands there once. */
function sameSign(measure: Measure, side: "before" | "behind"): string {
  let same: string | undefined;
  for (const [near, next] of signsAt(measure, side)) {
    if ((same !== undefined && near !== same) || near === next || !SIGN.test(near)) return "";
    same = near;
  }
  return same ?? "";
}

/** The nearest and the second character on one side of each delimiter. */
function* signsAt({ block, rows, dialect }: Measure, side: "before" | "behind"): Generator<[string, string]> {
  const { bytes, bounds } = block;
  const mark = new TextEncoder().encode(dialect.delimiter);
  const signAt = (at: number): string => String.fromCharCode(bytes[at] ?? 0);
  for (const row of rows.slice(0, MAX_ROWS)) {
    const last = block.cellEnds.at(row) - 1;
    for (let cell = block.firstCell(row); cell < last; cell++) {
      const at = bytes.indexOf(mark[0] ?? 0, bounds.at(cell * 2 + 1));
      const end = at + mark.length;
      yield side === "before" ? [signAt(at - 1), signAt(at - 2)] : [signAt(end), signAt(end + 1)];
    }
  }
}
