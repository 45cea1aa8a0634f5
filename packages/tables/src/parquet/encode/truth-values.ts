import { writeBits } from "./pack-bits.ts";
import { NULL_SIZE, type StoredValues } from "./stored-values.ts";

/** The texts "true" and "false", a bit each, so that a dictionary would not be shorter. */
export class TruthValues implements StoredValues {
  readonly element = { type: "BOOLEAN" } as const;
  readonly hasDictionary = false;
  readonly sizes: Int32Array;

  constructor(private readonly dict: readonly (string | null)[]) {
    this.sizes = Int32Array.from(dict, (text) => (text === null ? NULL_SIZE : 1));
  }

  mostBytes(_: Int32Array, size: number): number {
    return size;
  }

  write(codes: Int32Array, out: Buffer): number {
    return writeBits(
      codes.map((code) => (this.dict[code] === "true" ? 1 : 0)),
      1,
      out,
      0,
    );
  }

  bounds(): undefined {
    return undefined;
  }
}
