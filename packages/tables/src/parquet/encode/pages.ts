/** Pages of a Parquet file: a header, then values, compressed if that is worth it. */
import type { Encoding } from "hyparquet";
import { ByteWriter } from "hyparquet-writer/src/bytewriter.js";
import { writePageHeader } from "hyparquet-writer/src/datapage.js";
import { packedSize, packRun, repeatRun } from "./pack-bits.ts";
import { compress } from "./snappy.ts";

export interface Page {
  readonly bytes: Uint8Array;
  /** Bytes that it takes when it is not compressed. */
  readonly size: number;
}

/** All pages of a dictionary are compressed, as their header has no word for others. */
export function dictionaryPage(body: Uint8Array, count: number): Page {
  const compressed = compress(body);
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

interface DataValues {
  readonly encoding: Encoding;
  /** 1 for each row that has a value, 0 for each other one. */
  readonly isPresent: Uint8Array;
  /** Number of the rows that have one. */
  readonly present: number;
}

export function dataPage(body: Uint8Array, { encoding, isPresent, present }: DataValues): Page {
  const levels = encodeLevels(isPresent, present);
  const isCompressed = isWorthCompressing(body);
  const stored = isCompressed ? compress(body) : body;
  const writer = new ByteWriter(levels.length + stored.length + HEADER_BYTES);
  writePageHeader(writer, {
    type: "DATA_PAGE_V2",
    uncompressed_page_size: levels.length + body.length,
    compressed_page_size: levels.length + stored.length,
    data_page_header_v2: {
      num_values: isPresent.length,
      num_nulls: isPresent.length - present,
      num_rows: isPresent.length,
      encoding,
      definition_levels_byte_length: levels.length,
      repetition_levels_byte_length: 0,
      is_compressed: isCompressed,
    },
  });
  const size = writer.index + levels.length + body.length;
  writer.appendBytes(levels);
  writer.appendBytes(stored);
  return { bytes: writer.getBytes(), size };
}

function isWorthCompressing(body: Uint8Array): boolean {
  const beginning = body.subarray(0, BEGINNING);
  return compress(beginning).length < beginning.length * WORTH_COMPRESSING;
}

/** A level for each row: 1 if it has a value. */
function encodeLevels(isPresent: Uint8Array, present: number): Uint8Array {
  const { length } = isPresent;
  const isUniform = present === 0 || present === length;
  const out = new Uint8Array(packedSize(isUniform ? 0 : length, 1) + 1);
  const end = isUniform ? repeatRun(present === 0 ? 0 : 1, length, out, 0) : packRun(isPresent, 1, out, 0);
  return out.subarray(0, end);
}
