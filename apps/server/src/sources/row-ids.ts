/** The ids of many rows, of which there may be a million, as JSON: so many at a time. */
import type { Readable } from "node:stream";
import { LIMITS } from "@limpid/contract";
import { rowId } from "@limpid/table";
import { writeArray } from "./write-array.ts";

const ROWS_WRITTEN = 2000;

export function streamRowIds(tableId: string, rowCount: number, from = 0): Readable {
  const write = (index: number): string => `{"id":"${rowId(tableId, from + index)}","idx":${from + index}}`;
  const count = Math.max(0, Math.min(LIMITS.rowIds, rowCount - from));
  return writeArray({ count, atOnce: ROWS_WRITTEN, write });
}
