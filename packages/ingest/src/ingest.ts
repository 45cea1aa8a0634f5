/** Bytes of a file in, a table out: the format is found by what is in the file, never by its name alone. */
import { READERS } from "./formats/index.ts";
import { DEFAULT_LIMITS, type IngestOptions, type IngestOutcome, type Reader, refused } from "./reader.ts";
import { detectForeignType } from "./sniff/file-type.ts";

const HEAD_BYTES = 64 * 1024;
/** The text of a file is one string, and V8 has none longer than 2^29 characters. */
const MAX_BYTES = 500_000_000;

export async function ingest(bytes: Uint8Array, options: Partial<IngestOptions> = {}): Promise<IngestOutcome> {
  if (bytes.length === 0) return refused("empty", "The file is empty");
  if (bytes.length > MAX_BYTES) return refused("too_large", "The file has more than 500,000,000 bytes");
  const head = bytes.subarray(0, HEAD_BYTES);
  const foreign = detectForeignType(head);
  if (foreign !== undefined) return refused("binary", `This is ${foreign}, not a table`);
  const { fileName = "", limits = DEFAULT_LIMITS, choices = {} } = options;
  return chooseReader(head, fileName).read(bytes, { fileName, limits, choices });
}

function chooseReader(head: Uint8Array, fileName: string): Reader {
  const scores = READERS.map((reader) => reader.sniff(head, fileName));
  const best = READERS[scores.indexOf(Math.max(...scores))];
  if (best === undefined) throw new Error("No format is registered");
  return best;
}
