/** Collects the cells beyond the header while the rows arrive; only at the end is it known whether they are few. */
import type { ClutterLine } from "../../reader.ts";
import { isRareOverflow, leaveOutOverflow, MAX_OVERFLOW_ROWS } from "../../shape/overflow.ts";
import type { WarningList } from "../../shape/warning-list.ts";
import { lineNumberAt } from "./line-number.ts";
import type { RowBlock } from "./row-block.ts";

interface OverflowCells {
  readonly row: number;
  readonly line: number;
  readonly cells: readonly string[];
}

export class Overflow {
  private readonly rows: OverflowCells[] = [];
  private count = 0;
  private readonly width: number;

  constructor(width: number) {
    this.width = width;
  }

  /** `row` of the block is row `dataRow` of the table. */
  add(block: RowBlock, row: number, dataRow: number): void {
    this.count++;
    if (this.count > MAX_OVERFLOW_ROWS) return;
    const cells = block.texts(row).slice(this.width);
    this.rows.push({ row: dataRow, line: lineNumberAt(block.bytes, block.starts.at(row)), cells });
  }

  isRare(rowCount: number): boolean {
    return isRareOverflow(this.count, rowCount);
  }

  leaveOut(warnings: WarningList, delimiter: string): ClutterLine[] {
    const rows = this.rows.map(({ row, line, cells }) => ({ row, line, text: cells.join(delimiter) }));
    return leaveOutOverflow(warnings, rows);
  }
}
