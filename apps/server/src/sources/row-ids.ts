/** The ids of many rows, of which there may be a million, as JSON. */
import type { Readable } from "node:stream";
import { rowId } from "@limpid/table";
import { writeArray } from "./write-array.ts";

const ROWS_WRITTEN = 2000;

export function streamRowIds(tableId: string, rowCount: number): Readable {
  const write = (row: number): string => `{"id":"${rowId(tableId, row)}","idx":${row}}`;
  return writeArray({ count: rowCount, atOnce: ROWS_WRITTEN, write });
}
