import { type IngestLimits, type Refused, refused } from "../reader.ts";

/** Refuses a table that exceeds the limits; undefined if it fits. */
export function checkSize(columns: number, rows: number, limits: IngestLimits): Refused | undefined {
  if (columns > limits.maxColumns) return tooLarge("columns", columns, limits.maxColumns);
  if (rows > limits.maxRows) return tooLarge("rows", rows, limits.maxRows);
  if (columns * rows > limits.maxCells) return tooLarge("cells", columns * rows, limits.maxCells);
  return undefined;
}

/** Refuses a table whose cells hold more text than any file of it could. */
export function checkCharacters(characters: number, { maxCharacters }: IngestLimits): Refused | undefined {
  return characters > maxCharacters ? tooLarge("characters", characters, maxCharacters) : undefined;
}

function tooLarge(what: string, count: number, limit: number): Refused {
  return refused("too_large", `The table has ${inDigits(count)} ${what} or more; the limit is ${inDigits(limit)}`);
}

export function tooManyBytes(limit: number, exception = ""): Refused {
  return refused("too_large", `The file has more than ${inDigits(limit)} bytes${exception}`);
}

export function cellTooLong(row: number, limit: number): Refused {
  return refused("too_large", `A cell in row ${row + 1} is longer than the limit of ${inDigits(limit)} characters`);
}

export function inDigits(count: number): string {
  return count.toLocaleString("en-US");
}
