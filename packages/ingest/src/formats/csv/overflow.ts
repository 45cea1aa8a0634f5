/** Cells beyond the last named column: those of a few rows are left out and told, those of many are columns of their own. */
import type { ClutterLine } from "../../reader.ts";
import type { WarningList } from "../../shape/warning-list.ts";
import { lineNumberAt } from "./line-number.ts";
import type { RowBlock } from "./row-block.ts";

const MAX_ROWS = 3;
/** In a table of less than about forty rows, a single one is no exception. */
const MAX_SHARE = 0.03;
const SHOWN = 100;

interface OverflowRow {
  readonly row: number;
  readonly line: number;
  readonly cells: readonly string[];
}

export class Overflow {
  private readonly rows: OverflowRow[] = [];
  private count = 0;
  private readonly width: number;

  constructor(width: number) {
    this.width = width;
  }

  /** `row` of the block is row `dataRow` of the table. */
  add(block: RowBlock, row: number, dataRow: number): void {
    this.count++;
    if (this.count > MAX_ROWS) return;
    const cells = block.texts(row).slice(this.width);
    this.rows.push({ row: dataRow, line: lineNumberAt(block.bytes, block.starts.at(row)), cells });
  }

  isRare(rowCount: number): boolean {
    return this.count > 0 && this.count <= MAX_ROWS && this.count < rowCount * MAX_SHARE;
  }

  /** What was left out, with a warning for each row. */
  leaveOut(warnings: WarningList, delimiter: string): ClutterLine[] {
    return this.rows.map(({ row, line, cells }) => {
      const text = cells.join(delimiter);
      const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
      warnings.add(
        "rows have cells without a column",
        row,
        () => `Cells of row ${row + 1} beyond the last column were left out: ${shown}`,
      );
      return { line, text };
    });
  }
}
