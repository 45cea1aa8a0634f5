/** Encodes a column of one group of rows: as a dictionary and packed codes, or as plain values if that is shorter. */
import type { ColumnMetaData } from "hyparquet";
import type { ChunkCodes } from "./chunk-codes.ts";
import { packDeltas, packedDeltasSize, packedSize, packRun, widthFor } from "./pack-bits.ts";
import { dataPage, dictionaryPage, type Page } from "./pages.ts";
import type { StoredValues } from "./stored-values.ts";

export interface EncodedChunk {
  /** The first one is the dictionary if there is one. */
  readonly pages: readonly Page[];
  readonly hasDictionary: boolean;
  readonly metadata: Pick<ColumnMetaData, "encodings" | "num_values" | "statistics" | "total_uncompressed_size">;
}

/** Readers hold a dictionary in memory as a whole. */
const MAX_DICTIONARY_SIZE = 2 ** 23;
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
  const pages = hasDictionary
    ? [writeDictionary(values, codes, scratch), writeCodes(codes, scratch)]
    : writePlain(values, codes, scratch);
  const bounds = values.bounds(codes.distinct);
  const nulls = BigInt(codes.rowCount - codes.local.length);
  return {
    pages,
    hasDictionary,
    metadata: {
      encodings: hasDictionary ? ["PLAIN", "RLE_DICTIONARY"] : ["PLAIN"],
      num_values: BigInt(codes.rowCount),
      total_uncompressed_size: BigInt(pages.reduce((sum, page) => sum + page.size, 0)),
      statistics: { null_count: nulls, ...(bounds && { min_value: bounds[0], max_value: bounds[1] }) },
    },
  };
}

function isShorterWithDictionary({ distinct, distinctSize, local, size }: ChunkCodes): boolean {
  if (distinctSize > MAX_DICTIONARY_SIZE) return false;
  return distinctSize + packedSize(local.length, widthFor(distinct.length)) < size;
}

function writeDictionary(values: StoredValues, { distinct, distinctSize }: ChunkCodes, scratch: Scratch): Page {
  const out = scratch.ofSize(values.mostBytes(distinctSize));
  return dictionaryPage(out.subarray(0, values.write(distinct, out)), distinct.length);
}

/** The body begins with the bits of a code; the codes follow as a single run. */
function writeCodes({ distinct, local, rowCount, isPresent }: ChunkCodes, scratch: Scratch): Page {
  const width = widthFor(distinct.length);
  const out = scratch.ofSize(1 + packedSize(local.length, width));
  out[0] = width;
  const body = out.subarray(0, packRun(local, width, out, 1));
  return dataPage(body, { encoding: "RLE_DICTIONARY", isPresent: isPresent.subarray(0, rowCount) });
}

function writePlain(values: StoredValues, codes: ChunkCodes, scratch: Scratch): Page[] {
  const { distinct, local, isPresent, rowCount } = codes;
  const pages: Page[] = [];
  let [firstRow, first] = [0, 0];
  while (firstRow < rowCount || pages.length === 0) {
    let [row, next, size] = [firstRow, first, 0];
    for (; row < rowCount; row++) {
      if (isPresent[row] === 0) continue;
      const own = values.sizes[distinct[local[next] ?? 0] ?? 0] ?? 0;
      if (next > first && size + own > MAX_PAGE_SIZE) break;
      size += own;
      next++;
    }
    const own = local.subarray(first, next).map((place) => distinct[place] ?? 0);
    const out = scratch.ofSize(values.mostBytes(size));
    const body = out.subarray(0, values.write(own, out));
    pages.push(dataPage(body, { encoding: "PLAIN", isPresent: isPresent.subarray(firstRow, row) }));
    [firstRow, first] = [row, next];
  }
  return pages;
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
  const page = dataPage(out.subarray(0, end), { encoding: "DELTA_BINARY_PACKED", isPresent });
  return {
    pages: [page],
    hasDictionary: false,
    metadata: {
      encodings: ["DELTA_BINARY_PACKED"],
      num_values: BigInt(count),
      total_uncompressed_size: BigInt(page.size),
      statistics: { null_count: 0n, min_value: BigInt(first), max_value: BigInt(first + count - 1) },
    },
  };
}
