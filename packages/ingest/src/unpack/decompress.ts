/** Unpacks one compressed stream within a budget of bytes. */
import { gunzip, inflateRaw, type ZlibOptions } from "node:zlib";
import { Decompress as ZstdDecompress } from "fzstd";
import bzip2 from "seek-bzip";
import xz from "xz-decompress";
import { OverBudget, UnpackedBytes } from "./budget.ts";
import type { Compression } from "./compression.ts";

export type StreamFormat = Exclude<Compression, "zip"> | "deflate";
type Decompressor = (bytes: Uint8Array, maxBytes: number) => Promise<Uint8Array>;

const CHUNK_BYTES = 64 * 1024;
const EXPECTED_RATIO = 4;

const DECOMPRESSORS: Readonly<Record<StreamFormat, Decompressor>> = {
  gzip: unpackBy(gunzip),
  deflate: unpackBy(inflateRaw),
  bzip2: async (bytes, maxBytes) => unpackBzip2(bytes, maxBytes),
  xz: unpackXz,
  zstd: async (bytes, maxBytes) => unpackZstd(bytes, maxBytes),
};

/** A zlib function that unpacks in a separate thread. */
type ZlibFunction = (
  bytes: Uint8Array,
  options: ZlibOptions,
  done: (error: Error | null, result: Uint8Array) => void,
) => void;

/** `over_budget` means that unpacking was stopped; `damaged` includes truncated streams. */
export async function decompress(
  format: StreamFormat,
  bytes: Uint8Array,
  maxBytes: number,
): Promise<Uint8Array | "over_budget" | "damaged"> {
  try {
    return await DECOMPRESSORS[format](bytes, Math.max(maxBytes, 1));
  } catch (error) {
    return isOverBudget(error) ? "over_budget" : "damaged";
  }
}

function isOverBudget(error: unknown): boolean {
  if (error instanceof OverBudget) return true;
  return error instanceof RangeError && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
}

function unpackBy(unpack: ZlibFunction): Decompressor {
  return (bytes, maxOutputLength) =>
    new Promise((resolve, reject) => {
      unpack(bytes, { maxOutputLength }, (error, result) => (error === null ? resolve(result) : reject(error)));
    });
}

/**
 * An empty stream: its header, the end magic, a checksum of nothing. The decoder takes the end of the bytes for the end
 * of a stream, so appending another stream is the only way to detect a truncated file.
 */
const EMPTY_BZIP2 = Buffer.from("BZh9\x17\x72\x45\x38\x50\x90\0\0\0\0", "latin1");

function unpackBzip2(bytes: Uint8Array, maxBytes: number): Uint8Array {
  const output = new UnpackedBytes(maxBytes, bytes.length * EXPECTED_RATIO);
  bzip2.decode(
    Buffer.concat([bytes, EMPTY_BZIP2]),
    { writeByte: (byte) => output.addByte(byte), flush: () => undefined },
    true,
  );
  return output.toBytes();
}

async function unpackXz(bytes: Uint8Array, maxBytes: number): Promise<Uint8Array> {
  const output = new UnpackedBytes(maxBytes, bytes.length * EXPECTED_RATIO);
  // Leaving the loop by an error cancels the stream, which frees the decoder for the next file.
  for await (const chunk of new xz.XzReadableStream(new Blob([bytes]).stream())) output.add(chunk);
  return output.toBytes();
}

function unpackZstd(bytes: Uint8Array, maxBytes: number): Uint8Array {
  const output = new UnpackedBytes(maxBytes, bytes.length * EXPECTED_RATIO);
  const stream = new ZstdDecompress((chunk) => output.add(chunk));
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    stream.push(bytes.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= bytes.length);
  }
  return output.toBytes();
}
