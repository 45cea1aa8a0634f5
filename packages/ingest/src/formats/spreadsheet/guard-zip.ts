/**
 * Decides whether an archive is safe to hand to the workbook parser, which trusts what it is given: entries are counted
 * and really unpacked against a limit here first, because the sizes in the directory may lie.
 */
import { inflateRawSync } from "node:zlib";
import { type IngestLimits, type Refused, refused } from "../../reader.ts";
import { inDigits } from "../../shape/limits.ts";
import { readZipDirectory, type ZipEntry } from "./zip-directory.ts";

const ENTITY_HEAD_BYTES = 1024;
const OTHER_KINDS: readonly (readonly [name: RegExp, reason: string])[] = [
  [/^word\//, "This is a Word document, not a table"],
  [/^ppt\//, "This is a PowerPoint presentation, not a table"],
  [/^xl\/workbook\.bin$/, "Binary Excel workbooks (.xlsb) are not supported yet"],
  [/^content\.xml$/, "OpenDocument files are not supported yet"],
  [/^META-INF\//, "This is a Java archive, not a table"],
];

export function guardZip(bytes: Uint8Array, limits: IngestLimits): Refused | undefined {
  const entries = readZipDirectory(bytes, limits.maxEntries);
  if (entries === undefined)
    return refused("malformed", "This workbook is cut off or damaged: its list of parts is missing");
  if (entries.length > limits.maxEntries) {
    return refused("too_large", `The archive has more than ${inDigits(limits.maxEntries)} entries`);
  }
  if (!entries.some(({ name }) => /^\/?xl\/workbook\d*\.xml$/i.test(name))) return refuseOther(entries);
  if (entries.some((entry) => entry.isEncrypted)) return refused("protected", "This workbook is password-protected");
  return unpackAll(bytes, entries, limits);
}

function refuseOther(entries: readonly ZipEntry[]): Refused {
  const known = OTHER_KINDS.find(([pattern]) => entries.some(({ name }) => pattern.test(name)));
  return refused("binary", known?.[1] ?? "This is a ZIP archive, not a table");
}

function unpackAll(bytes: Uint8Array, entries: readonly ZipEntry[], limits: IngestLimits): Refused | undefined {
  let left = limits.maxUnpackedBytes;
  for (const entry of entries) {
    if (entry.unpackedBytes > left) return tooLarge(limits);
    const content = unpack(bytes, entry, left);
    if (content === "too_large") return tooLarge(limits);
    if (content === "damaged") return refused("malformed", `This workbook is damaged in its part ${entry.name}`);
    left -= content.length;
    if (hasEntities(content)) return refused("malformed", `This workbook declares XML entities in ${entry.name}`);
  }
  return undefined;
}

function tooLarge({ maxUnpackedBytes }: IngestLimits): Refused {
  return refused("too_large", `The workbook unpacks to more than ${inDigits(maxUnpackedBytes)} bytes`);
}

function unpack(bytes: Uint8Array, entry: ZipEntry, maxBytes: number): Uint8Array | "too_large" | "damaged" {
  const packed = bytes.subarray(entry.start, entry.start + entry.packedBytes);
  if (entry.method === 0) return packed;
  if (entry.method !== 8) return "damaged";
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(maxBytes, 1) });
  } catch (error) {
    const isTooLarge = error instanceof RangeError && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    return isTooLarge ? "too_large" : "damaged";
  }
}

/** A workbook needs no document type; one that has it is made to blow up or to read other files. */
function hasEntities(content: Uint8Array): boolean {
  const head = new TextDecoder("latin1").decode(content.subarray(0, ENTITY_HEAD_BYTES));
  return /<!(?:DOCTYPE|ENTITY)/i.test(head);
}
