/** Names the files of ranges that are cleaned but not joined yet. */
import { join } from "node:path";
import type { RowsRange } from "@limpid/table";
import type { CleanedPaths } from "@limpid/tables";

/** A part is there when its summary is. */
export function summaryPath(folder: string, { firstRow }: RowsRange): string {
  return join(folder, `part-${firstRow}.json`);
}

export function partPaths(folder: string, { firstRow }: RowsRange): CleanedPaths {
  const path = (name: string): string => join(folder, `part-${firstRow}-${name}.parquet`);
  return { clean: path("clean"), review: path("review"), plain: path("plain") };
}
