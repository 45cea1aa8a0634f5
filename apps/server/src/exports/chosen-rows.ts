/** Summarises the chosen rows of a table in one value that can name a file. */
import { createHash } from "node:crypto";
import { type CallPart, countPacked, LIMITS, unpackRows } from "@limpid/contract";
import { Problem } from "../problem.ts";

export interface ChosenRows {
  /** Each once, in the order in which they are written. */
  readonly numbers: Uint32Array;
  /** The same for the same rows in the same order. */
  readonly key: string;
}

/** `rowCount`: of the cleaned table, with those that are left out. */
export function chosenRows({ rows, packed }: CallPart<"exportRows", "body">, rowCount: number): ChosenRows {
  if ((rows === undefined) === (packed === undefined)) throw refuse("either rows or packed is needed");
  const numbers = new Uint32Array(new Set(rows ?? unpacked(packed ?? "")));
  const missing = numbers.find((row) => row >= rowCount);
  if (missing !== undefined) throw refuse(`the table has no row ${missing}; they are counted from 0`);
  return { numbers, key: createHash("sha256").update(numbers).digest("hex").slice(0, 16) };
}

function unpacked(packed: string): Uint32Array {
  const count = packed.length % 4 === 0 ? countPacked(packed) : 0;
  if (count === 0 || count > LIMITS.exportedRows)
    throw refuse(`packed is no list of up to ${LIMITS.exportedRows.toLocaleString("en")} rows`);
  return unpackRows(packed, count);
}

function refuse(detail: string): Problem {
  return new Problem("invalid_request", `body: ${detail}`);
}
