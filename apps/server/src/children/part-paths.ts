/** Where the ranges of a table lie that are cleaned but not joined yet. */
import { join } from "node:path";
import type { RowsRange } from "@limpid/table";

/** A part is there when its summary is. */
export function summaryPath(folder: string, { firstRow }: RowsRange): string {
  return join(folder, `part-${firstRow}.json`);
}

export function reviewPath(folder: string, { firstRow }: RowsRange): string {
  return join(folder, `part-${firstRow}.parquet`);
}
