/** Pages of a Parquet file: a header, then values, compressed if that is worth it. */
import type { Encoding } from "hyparquet";
import { ByteWriter } from "hyparquet-writer/src/bytewriter.js";
import { writePageHeader } from "hyparquet-writer/src/datapage.js";
import { snappyCompress } from "hyparquet-writer/src/snappy.js";
import { packedSize, packRun, repeatRun } from "./pack-bits.ts";

export interface Page {
  readonly bytes: Uint8Array;
  /** Bytes that it takes when it is not compressed. */
  readonly size: number;
}

/** All pages of a dictionary are compressed, as their header has no word for others. */
export function dictionaryPage(body: Uint8Array, count: number): Page {
  const compressed = snappyCompress(body);
  const writer = new ByteWriter(compressed.length + HEADER_BYTES);
  writePageHeader(writer, {
    type: "DICTIONARY_PAGE",
    uncompressed_page_size: body.length,
    compressed_page_size: compressed.length,
    dictionary_page_header: { num_values: count, encoding: "PLAIN" },
  });
  const size = writer.index + body.length;
  writer.appendBytes(compressed);
  return { bytes: writer.getBytes(), size };
}

const HEADER_BYTES = 64;
/** A page of values is compressed if that saves an eighth of its beginning. */
const WORTH_COMPRESSING = 7 / 8;
const BEGINNING = 4096;

export function dataPage(
  body: Uint8Array,
  { encoding, isPresent }: { readonly encoding: Encoding; readonly isPresent: Uint8Array },
): Page {
  const levels = encodeLevels(isPresent);
  const isCompressed = isWorthCompressing(body);
  const stored = isCompressed ? snappyCompress(body) : body;
  const writer = new ByteWriter(levels.bytes.length + stored.length + HEADER_BYTES);
  writePageHeader(writer, {
    type: "DATA_PAGE_V2",
    uncompressed_page_size: levels.bytes.length + body.length,
    compressed_page_size: levels.bytes.length + stored.length,
    data_page_header_v2: {
      num_values: isPresent.length,
      num_nulls: levels.nulls,
      num_rows: isPresent.length,
      encoding,
      definition_levels_byte_length: levels.bytes.length,
      repetition_levels_byte_length: 0,
      is_compressed: isCompressed,
    },
  });
  const size = writer.index + levels.bytes.length + body.length;
  writer.appendBytes(levels.bytes);
  writer.appendBytes(stored);
  return { bytes: writer.getBytes(), size };
}

function isWorthCompressing(body: Uint8Array): boolean {
  const beginning = body.subarray(0, BEGINNING);
  return snappyCompress(beginning).length < beginning.length * WORTH_COMPRESSING;
}

/** A level for each row: 1 if it has a value. */
function encodeLevels(isPresent: Uint8Array): { readonly bytes: Uint8Array; readonly nulls: number } {
  const { length } = isPresent;
  let present = 0;
  for (let row = 0; row < length; row++) present += isPresent[row] ?? 0;
  const out = new Uint8Array(packedSize(length, 1) + 1);
  const isUniform = present === 0 || present === length;
  const end = isUniform ? repeatRun(present === 0 ? 0 : 1, length, out, 0) : packRun(isPresent, 1, out, 0);
  return { bytes: out.subarray(0, end), nulls: length - present };
}
