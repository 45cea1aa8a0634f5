/** Renumbers the codes of a column within a group of rows, so that they take as few bits as possible. */
import { NULL_SIZE } from "./stored-values.ts";

export interface ChunkCodes {
  readonly rowCount: number;
  /** 1 for each row that has a value; may be longer than the group. */
  readonly isPresent: Uint8Array;
  /** For each row with a value its place in `distinct`. */
  readonly local: Int32Array;
  /** The column's codes in the order in which they occur. */
  readonly distinct: Int32Array;
  /** Sizes of the distinct values, and of those of all rows. */
  readonly distinctSize: number;
  readonly size: number;
}

const UNSEEN = -1;

/** Serves all groups of a column, one after the other: the arrays of a result are reused for the next one. */
export class ChunkCoder {
  private readonly placeOf: Int32Array;
  private readonly isPresent: Uint8Array;
  private readonly local: Int32Array;
  private readonly distinct: Int32Array;

  constructor(
    /** The size of each code. */
    private readonly sizes: Uint32Array,
    /** The column's code of each row. */
    private readonly codes: Uint32Array,
    groupRows: number,
  ) {
    this.placeOf = new Int32Array(sizes.length).fill(UNSEEN);
    this.isPresent = new Uint8Array(groupRows);
    this.local = new Int32Array(groupRows);
    this.distinct = new Int32Array(groupRows);
  }

  encode(firstRow: number, rowCount: number): ChunkCodes {
    const { sizes, codes, placeOf, isPresent, local, distinct } = this;
    let [present, known, distinctSize, sum] = [0, 0, 0, 0];
    for (let offset = 0; offset < rowCount; offset++) {
      const code = codes[firstRow + offset] ?? 0;
      const size = sizes[code] ?? NULL_SIZE;
      if (size === NULL_SIZE) {
        isPresent[offset] = 0;
        continue;
      }
      let place = placeOf[code] ?? UNSEEN;
      if (place === UNSEEN) {
        place = known++;
        placeOf[code] = place;
        distinct[place] = code;
        distinctSize += size;
      }
      isPresent[offset] = 1;
      local[present++] = place;
      sum += size;
    }
    for (let place = 0; place < known; place++) placeOf[distinct[place] ?? 0] = UNSEEN;
    return {
      rowCount,
      isPresent,
      local: local.subarray(0, present),
      distinct: distinct.subarray(0, known),
      distinctSize,
      size: sum,
    };
  }
}
