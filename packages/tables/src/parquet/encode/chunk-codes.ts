/** Renumbers the codes of a column within a group of rows, so that they take as few bits as possible. */
import { NULL_SIZE } from "./stored-values.ts";

export interface ChunkCodes {
  /** 1 for each row that has a value, 0 for each other one. */
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

/** Serves all columns and groups, one after the other: the arrays of a result are reused for the next one. */
export class ChunkCoder {
  private placeOf = new Int32Array(0);
  private readonly isPresent: Uint8Array;
  private readonly local: Int32Array;
  private readonly distinct: Int32Array;

  constructor(groupRows: number) {
    this.isPresent = new Uint8Array(groupRows);
    this.local = new Int32Array(groupRows);
    this.distinct = new Int32Array(groupRows);
  }

  /**
   * `codes` has the code of each row of the group, `places` the place of each code where codes are no places, and
   * `sizes` the size of the value at each place.
   */
  encode(sizes: Int32Array, codes: Uint32Array, places?: Uint32Array): ChunkCodes {
    if (sizes.length > this.placeOf.length) this.placeOf = new Int32Array(sizes.length).fill(UNSEEN);
    const { placeOf, isPresent, local, distinct } = this;
    const rowCount = codes.length;
    let [present, known, distinctSize, sum] = [0, 0, 0, 0];
    isPresent.fill(1, 0, rowCount);
    for (let row = 0; row < rowCount; row++) {
      const own = codes[row] ?? 0;
      const code = places === undefined ? own : (places[own] ?? 0);
      const size = sizes[code] ?? NULL_SIZE;
      if (size === NULL_SIZE) {
        isPresent[row] = 0;
        continue;
      }
      let place = placeOf[code] ?? UNSEEN;
      if (place === UNSEEN) {
        place = known++;
        placeOf[code] = place;
        distinct[place] = code;
        distinctSize += size;
      }
      local[present++] = place;
      sum += size;
    }
    for (let place = 0; place < known; place++) placeOf[distinct[place] ?? 0] = UNSEEN;
    return {
      isPresent: isPresent.subarray(0, rowCount),
      local: local.subarray(0, present),
      distinct: distinct.subarray(0, known),
      distinctSize,
      size: sum,
    };
  }
}
