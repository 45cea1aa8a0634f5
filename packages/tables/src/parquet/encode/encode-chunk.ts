/** Encodes a column of one group of rows: as a dictionary and packed codes, or as plain values if that is shorter. */
import type { ColumnMetaData } from "hyparquet";
import type { ChunkCodes } from "./chunk-codes.ts";
import { packDeltas, packedDeltasSize, packedSize, packRun, repeatRun, widthFor } from "./pack-bits.ts";
import { dataPage, dictionaryPage, type Page } from "./pages.ts";
import type { StoredValues } from "./stored-values.ts";

export interface EncodedChunk {
  /** The first one is the dictionary if there is one. They are made one by one, as all of them may be too much to hold. */
  readonly pages: Iterable<Page>;
  readonly hasDictionary: boolean;
  readonly metadata: Pick<ColumnMetaData, "encodings" | "num_values" | "statistics">;
}

/** Readers hold a dictionary in memory as a whole, so that a larger one must save much. */
const MAX_DICTIONARY_SIZE = 2 ** 23;
const MUCH_SHORTER = 1 / 8;
/** The format measures a page in 31 bits, and UTF-8 may take three times the size. */
const LARGEST_DICTIONARY_SIZE = 2 ** 29;
/** A page of plain values ends here, unless a single value is longer. */
const MAX_PAGE_SIZE = 2 ** 22;

/** The memory in which pages are put together; it grows to the largest of them. */
export class Scratch {
  private buffer = Buffer.allocUnsafe(2 ** 16);

  ofSize(bytes: number): Buffer {
    if (bytes > this.buffer.length) this.buffer = Buffer.allocUnsafe(Math.max(bytes, 2 * this.buffer.length));
    return this.buffer;
  }
}

export function encodeChunk(values: StoredValues, codes: ChunkCodes, scratch: Scratch): EncodedChunk {
  const hasDictionary = values.hasDictionary && isShorterWithDictionary(codes);
  const bounds = values.bounds(codes.distinct);
  const rowCount = codes.isPresent.length;
  const nulls = BigInt(rowCount - codes.local.length);
  return {
    pages: hasDictionary ? dictionaryPages(values, codes, scratch) : plainPages(values, codes, scratch),
    hasDictionary,
    metadata: {
      encodings: hasDictionary ? ["PLAIN", "RLE_DICTIONARY"] : ["PLAIN"],
      num_values: BigInt(rowCount),
      statistics: { null_count: nulls, ...(bounds && { min_value: bounds[0], max_value: bounds[1] }) },
    },
  };
}

function isShorterWithDictionary({ distinct, distinctSize, local, size }: ChunkCodes): boolean {
  const own = distinctSize + packedSize(local.length, widthFor(distinct.length));
  if (distinctSize <= MAX_DICTIONARY_SIZE) return own < size;
  return distinctSize <= LARGEST_DICTIONARY_SIZE && own < size * MUCH_SHORTER;
}

function* dictionaryPages(values: StoredValues, codes: ChunkCodes, scratch: Scratch): Generator<Page> {
  const { distinct, distinctSize, local, isPresent } = codes;
  const dictionary = scratch.ofSize(values.mostBytes(distinct, distinctSize));
  yield dictionaryPage(dictionary.subarray(0, values.write(distinct, dictionary)), distinct.length);
  const width = widthFor(distinct.length);
  const out = scratch.ofSize(1 + packedSize(local.length, width));
  // The body begins with the bits of a code; the codes follow as a single run.
  out[0] = width;
  const end = distinct.length === 1 ? repeatRun(0, local.length, out, 1) : packRun(local, width, out, 1);
  const body = out.subarray(0, end);
  yield dataPage(body, { encoding: "RLE_DICTIONARY", isPresent, present: local.length });
}

function* plainPages(values: StoredValues, codes: ChunkCodes, scratch: Scratch): Generator<Page> {
  const { distinct, local, isPresent } = codes;
  const rowCount = isPresent.length;
  for (let [firstRow, first] = [0, 0]; firstRow < rowCount; ) {
    let [row, next, size] = [firstRow, first, 0];
    for (; row < rowCount; row++) {
      if (isPresent[row] === 0) continue;
      const own = values.sizes[distinct[local[next] ?? 0] ?? 0] ?? 0;
      if (next > first && size + own > MAX_PAGE_SIZE) break;
      size += own;
      next++;
    }
    const own = new Int32Array(next - first);
    for (let index = first; index < next; index++) own[index - first] = distinct[local[index] ?? 0] ?? 0;
    const out = scratch.ofSize(values.mostBytes(own, size));
    const body = out.subarray(0, values.write(own, out));
    yield dataPage(body, { encoding: "PLAIN", isPresent: isPresent.subarray(firstRow, row), present: own.length });
    [firstRow, first] = [row, next];
  }
}

/** Encodes numbers that follow each other. */
export function encodeSequence(first: number, count: number): EncodedChunk {
  const out = new Uint8Array(packedDeltasSize(count));
  const end = packDeltas(
    Float64Array.from({ length: count }, (_, index) => first + index),
    out,
    0,
  );
  const isPresent = new Uint8Array(count).fill(1);
  const page = dataPage(out.subarray(0, end), { encoding: "DELTA_BINARY_PACKED", isPresent, present: count });
  return {
    pages: [page],
    hasDictionary: false,
    metadata: {
      encodings: ["DELTA_BINARY_PACKED"],
      num_values: BigInt(count),
      statistics: { null_count: 0n, min_value: BigInt(first), max_value: BigInt(first + count - 1) },
    },
  };
}
