/**
 * Keeps the places of rows with another number of cells than usual, which may be written in another dialect, and counts
 * the rows with text, whatever becomes of them.
 */
import { IntList } from "./int-list.ts";
import type { RowBlock } from "./row-block.ts";

export class OddRows {
  /** The first and the last byte of each run of such rows. */
  private readonly starts = new IntList(64);
  private readonly ends = new IntList(64);
  private readonly width: number;
  private isOpen = false;
  filledRows = 0;

  /** `width` is the usual number of cells. */
  constructor(width: number) {
    this.width = width;
  }

  add(block: RowBlock): void {
    for (let row = 0; row < block.rowCount; row++) {
      if (!block.isBlank(row)) this.filledRows++;
      if (block.width(row) === this.width) {
        this.isOpen = false;
        continue;
      }
      const isEmpty = block.starts.at(row) === block.ends.at(row);
      if (isEmpty) continue;
      if (!this.isOpen) {
        this.starts.push(block.starts.at(row));
        this.ends.push(0);
      }
      this.ends.values[this.ends.length - 1] = block.ends.at(row);
      this.isOpen = true;
    }
  }

  get runCount(): number {
    return this.starts.length;
  }

  firstRuns(most: number): readonly (readonly [start: number, end: number])[] {
    return Array.from(
      { length: Math.min(this.runCount, most) },
      (_, run) => [this.starts.at(run), this.ends.at(run)] as const,
    );
  }
}
