/** Unpacks a file: one compressed stream, an archive, or one inside the other. */
import { type IngestOptions, type IngestWarning, type Refused, refused } from "../reader.ts";
import { unpackBudget } from "./budget.ts";
import { type Compression, findCompression } from "./compression.ts";
import { decompress } from "./decompress.ts";
import { unzip } from "./unzip.ts";
import { unpacksToTooMuch } from "./unzip-entry.ts";

export interface UnpackedFile {
  readonly kind: "unpacked";
  readonly bytes: Uint8Array;
  /** Compressions from the outside in; empty if the file was not packed. */
  readonly compressions: readonly Compression[];
  /** The archive entry that was chosen, and the names of all entries. */
  readonly entry: string | undefined;
  readonly entries: readonly string[];
  readonly warnings: readonly IngestWarning[];
}

const TITLES: Readonly<Record<Compression, string>> = {
  gzip: "gzip",
  zip: "ZIP",
  bzip2: "bzip2",
  xz: "xz",
  zstd: "Zstandard",
};
/** Allows a data.csv.gz in an archive, or a compressed archive; deeper nesting is malicious. */
const MAX_LAYERS = 2;

export async function unpack(bytes: Uint8Array, options: IngestOptions): Promise<UnpackedFile | Refused> {
  let file: UnpackedFile = { kind: "unpacked", bytes, compressions: [], entry: undefined, entries: [], warnings: [] };
  for (;;) {
    const compression = findCompression(file.bytes);
    if (compression === undefined) return file;
    const inner = await openLayer(file, compression, options);
    if (inner === "document") return file;
    if (inner.kind === "refused") return inner;
    if (inner.bytes.length === 0) return refused("empty", `There is nothing in this ${TITLES[compression]} file`);
    file = inner;
  }
}

async function openLayer(
  file: UnpackedFile,
  compression: Compression,
  options: IngestOptions,
): Promise<UnpackedFile | Refused | "document"> {
  const compressions = [...file.compressions, compression];
  if (compression === "zip") {
    const archive = await unzip(file.bytes, options);
    if (archive === "document" || archive.kind === "refused") return archive;
    if (isTooDeep(compressions)) return tooDeep();
    return { ...archive, kind: "unpacked", compressions };
  }
  if (isTooDeep(compressions)) return tooDeep();
  const budget = unpackBudget(file.bytes.length, options.limits);
  const inner = await decompress(compression, file.bytes, budget);
  if (inner === "over_budget") return unpacksToTooMuch(budget);
  if (inner === "damaged") return refused("malformed", `This ${TITLES[compression]} file is cut off or damaged`);
  return { ...file, bytes: inner, compressions };
}

function isTooDeep(compressions: readonly Compression[]): boolean {
  return compressions.length > MAX_LAYERS || compressions.filter((each) => each === "zip").length > 1;
}

function tooDeep(): Refused {
  return refused("malformed", "This file is packed several times over; unpack it once and try again");
}
