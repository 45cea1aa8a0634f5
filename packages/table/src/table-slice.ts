/** Some rows of a table, complete in themselves: small enough to be sent to another process, which cleans them. */
import { type Column, countCodes, type Table } from "./table.ts";

/** From `firstRow` on, up to the row before `endRow`. */
export interface RowsRange {
  readonly firstRow: number;
  /** The row after the last one. */
  readonly endRow: number;
}

/** The values of the slice alone, but with the counts of the whole table. */
export interface SlicedColumn extends Column {
  /** The code of each value in the column of the whole table, by its code here. */
  readonly sourceCodes: Uint32Array;
  /** Cells of the whole table that hold each value, by its code here. */
  readonly counts: Uint32Array;
}

export interface TableSlice {
  readonly firstRow: number;
  readonly rowCount: number;
  readonly columns: readonly SlicedColumn[];
}

/** Cuts slices out of one table, in time that depends on the rows of the slice alone. */
export class TableSlicer {
  private readonly columns: readonly ColumnSlicer[];

  constructor(private readonly table: Table) {
    this.columns = table.columns.map((column) => new ColumnSlicer(column));
  }

  slice({ firstRow, endRow }: RowsRange): TableSlice {
    const end = Math.max(firstRow, Math.min(endRow, this.table.rowCount));
    return { firstRow, rowCount: end - firstRow, columns: this.columns.map((column) => column.slice(firstRow, end)) };
  }
}

const NOT_HERE = -1;

class ColumnSlicer {
  private readonly counts: Uint32Array;
  /** Code in the slice by code of the column; all NOT_HERE between two slices. */
  private readonly placeOf: Int32Array;

  constructor(private readonly column: Column) {
    this.counts = countCodes(column);
    this.placeOf = new Int32Array(column.dict.length).fill(NOT_HERE);
  }

  slice(firstRow: number, endRow: number): SlicedColumn {
    const { title, dict, codes } = this.column;
    const own = new Uint32Array(endRow - firstRow);
    const sources: number[] = [];
    for (let row = firstRow; row < endRow; row++) {
      const code = codes[row] ?? 0;
      let place = this.placeOf[code] ?? NOT_HERE;
      if (place === NOT_HERE) {
        place = sources.push(code) - 1;
        this.placeOf[code] = place;
      }
      own[row - firstRow] = place;
    }
    const sourceCodes = new Uint32Array(sources);
    const counts = new Uint32Array(sources.length);
    for (const [place, code] of sources.entries()) {
      this.placeOf[code] = NOT_HERE;
      counts[place] = this.counts[code] ?? 0;
    }
    return { title, dict: sources.map((code) => dict[code] ?? ""), codes: own, sourceCodes, counts };
  }
}
