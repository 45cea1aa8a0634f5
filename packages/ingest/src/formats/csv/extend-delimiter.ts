/** Extends a detected delimiter to several characters, such as `||` or `~|~`. */
import type { Measure } from "./measure-dialect.ts";

/** A few cells may begin alike by chance. */
const MIN_ROWS = 8;
const MAX_ROWS = 200;
const MIN_SHARE = 0.9;
const BETWEEN = /^[^\p{L}\p{M}\p{N}\s]{0,3}$/u;
/**
 * Signs that no value begins or ends with. A blank stays in the cells, because commas are often followed by one (`a,
 * b`).
 */
const SIGN = /^[|;:,~^#*&<>=!]$/;
/** Signs with which all values of one column may begin or end: `#ff0000`, `<5`. */
const OF_VALUES = /^[~#*&<>=!]$/;

export function extendDelimiter(measure: Measure): string {
  const { delimiter } = measure.dialect;
  if (delimiter.trim() === "" && delimiter !== "\t") return delimiter;
  const between = textBetween(measure);
  if (between !== undefined) return delimiter + between + delimiter;
  if (measure.rows.length < MIN_ROWS) return delimiter;
  return sameSign(measure, "before") + delimiter + sameSign(measure, "behind");
}

/** Cut at each bar, `a||b||c` has an empty cell after every cell; cut at the tildes, `a~|~b~|~c` has a bar there. */
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
  // If all cells after them are empty, the columns are simply empty.
  return isFilled ? between : undefined;
}

/** Returns the sign directly before (or after) each delimiter if it is always the same and occurs there once. */
function sameSign(measure: Measure, side: "before" | "behind"): string {
  let same: string | undefined;
  for (const [near, next] of signsAt(measure, side)) {
    if ((same !== undefined && near !== same) || near === next || !SIGN.test(near)) return "";
    same = near;
  }
  return same === undefined || (measure.widths.usual < 3 && OF_VALUES.test(same)) ? "" : same;
}

/** Yields the nearest and the second character on one side of each delimiter. */
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
