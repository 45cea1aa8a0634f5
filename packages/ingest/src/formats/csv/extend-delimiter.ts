/** Delimiters of several characters, such as `||` or `~|~`, around one that was found. */
import type { Measure } from "./measure-dialect.ts";

/** A few cells that happen to begin alike are no proof. */
const MIN_ROWS = 8;
const MAX_ROWS = 200;
const MAX_REPEATS = 4;
/** Signs that no value begins or ends with. A blank is left to the cells: `a, b` is written with commas. */
const SIGN = /^[|;:,~^#*&<>=!]$/;

export function extendDelimiter(measure: Measure): string {
  const { delimiter } = measure.dialect;
  if (delimiter.trim() === "" && delimiter !== "\t") return delimiter;
  const repeats = countRepeats(measure);
  if (repeats > 1) return delimiter.repeat(repeats);
  if (measure.rows.length < MIN_ROWS) return delimiter;
  return sameSign(measure, "before") + delimiter + sameSign(measure, "behind");
}

/** `a||b||c` cut at each bar has an empty cell behind every cell. */
function countRepeats({ block, rows, widths }: Measure): number {
  for (let repeats = MAX_REPEATS; repeats > 1; repeats--) {
    if (widths.usual === 1 || widths.share < 0.9 || (widths.usual - 1) % repeats !== 0) continue;
    const regular = rows.filter((row) => block.width(row) === widths.usual);
    const isEmptyBetween = (row: number): boolean =>
      Array.from({ length: widths.usual }).every(
        (_, cell) => cell % repeats === 0 || block.isEmpty(block.firstCell(row) + cell),
      );
    // With no other cell filled, the columns are just empty.
    if (regular.every(isEmptyBetween) && regular.some((row) => !block.isEmpty(block.firstCell(row) + repeats)))
      return repeats;
  }
  return 1;
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
