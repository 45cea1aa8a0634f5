/** The rows of a prepared table, cleaned when they are asked for, in any order. */
import { type PreparedColumn, startRange, toCleanTable } from "@limpid/clean";
import type { CleanTable } from "@limpid/table";

export class TableRows {
  private firstRow = 0;

  constructor(private readonly prepared: readonly PreparedColumn[]) {}

  /** The next rows to clean are those from here on. */
  start(firstRow: number): void {
    this.firstRow = firstRow;
    startRange(this.prepared, firstRow);
  }

  /** The rows from the start up to `endRow`. Those that are cleaned already cost nothing. */
  cleanUpTo(endRow: number): CleanTable {
    return toCleanTable(this.prepared, endRow - this.firstRow);
  }
}
