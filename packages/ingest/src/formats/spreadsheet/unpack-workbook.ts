/**
 * Unpacks the parts of a workbook that may contain a table. The parser trusts its input, so it gets these parts and
 * never the archive: entries are counted, checked and unpacked with a limit here, because the directory may lie.
 */
import { crc32, inflateRawSync } from "node:zlib";
import { type IngestLimits, type Refused, refused } from "../../reader.ts";
import { inDigits } from "../../shape/limits.ts";
import { unpackBudget } from "../../unpack/budget.ts";
import { readZipDirectory, type ZipEntry } from "../../unpack/zip-directory.ts";
import { partAsUtf8 } from "./part-as-utf8.ts";

export type Parts = ReadonlyMap<string, Buffer>;

export interface Workbook {
  readonly kind: "office" | "open-document";
  readonly parts: Parts;
}

const ENTITY_HEAD_BYTES = 1024;
/** Limits the parts, because the parser searches all of them for each sheet. */
const MAX_PARTS = 2000;
/** Pictures, charts, macros, caches and styles, none of which hold a cell. */
const NO_CELLS =
  /(?:^|\/)(?:media|drawings|charts|embeddings|printerSettings|customXml|pivotCache|pivotTables|externalLinks|activeX|ctrlProps|theme|themes|threadedComments|persons|docProps|queryTables|slicers|slicerCaches|timelines|timelineCaches|revisions|webextensions|Thumbnails|Pictures|Configurations2|Object \d+)\/|(?:vbaProject.*\.bin|calcChain\.(?:xml|bin)|comments\d*\.(?:xml|bin)|\.vml|settings\.xml|layout-cache|meta\.xml|manifest\.rdf|\/)$/i;
const OFFICE = /^xl\/workbook\d*\.(?:xml|bin)$|^\[Content_Types\]\.xml$/i;
const OPEN_DOCUMENT = /^content\.xml$/;
const OTHER_KINDS: readonly (readonly [name: RegExp, reason: string])[] = [
  [/^word\//, "This is a Word document, not a table"],
  [/^ppt\//, "This is a PowerPoint presentation, not a table"],
  [/^Index\/.*\.iwa$/, "This is a Numbers document; export it as .xlsx or .csv"],
  [/^META-INF\/MANIFEST\.MF$/, "This is a Java archive, not a table"],
];

export function unpackWorkbook(bytes: Uint8Array, limits: IngestLimits): Workbook | Refused {
  const entries = readZipDirectory(bytes, limits.maxEntries);
  if (entries === undefined)
    return refused("malformed", "This workbook is cut off or damaged: its list of parts is missing");
  if (entries.length > limits.maxEntries) {
    return refused("too_large", `The archive has more than ${inDigits(limits.maxEntries)} entries`);
  }
  const kind = kindOf(entries);
  if (kind === undefined) return refuseOther(entries);
  if (entries.some((entry) => entry.isEncrypted)) return isProtected();
  if (hasOverlaps(entries)) return refused("malformed", "This workbook is damaged: its parts overlap");
  const wanted = entries.filter(({ name }) => !NO_CELLS.test(partName(name)));
  if (wanted.length > MAX_PARTS) return refused("too_large", `The workbook has more than ${inDigits(MAX_PARTS)} parts`);
  const parts = unpackAll(bytes, wanted, limits);
  return "kind" in parts ? parts : { kind, parts };
}

export function isProtected(): Refused {
  return refused("protected", "This workbook is password-protected");
}

/** Some writers use the Windows separator, or start at the root. */
function partName(name: string): string {
  return name.replaceAll("\\", "/").replace(/^\//, "");
}

function kindOf(entries: readonly ZipEntry[]): Workbook["kind"] | undefined {
  const names = entries.map(({ name }) => partName(name));
  if (names.some((name) => /^(?:word|ppt)\//.test(name))) return undefined;
  if (names.some((name) => OPEN_DOCUMENT.test(name))) return "open-document";
  return names.some((name) => OFFICE.test(name)) ? "office" : undefined;
}

/** No two parts may share bytes: with overlaps a small archive unpacks to a huge one. */
function hasOverlaps(entries: readonly ZipEntry[]): boolean {
  const byStart = [...entries].sort((a, b) => a.start - b.start);
  return byStart.some(({ start, packedBytes }, index) => {
    const next = byStart[index + 1];
    return next !== undefined && start + packedBytes > next.start;
  });
}

function refuseOther(entries: readonly ZipEntry[]): Refused {
  const known = OTHER_KINDS.find(([pattern]) => entries.some(({ name }) => pattern.test(name)));
  return refused("binary", known?.[1] ?? "This is a ZIP archive, not a table");
}

function unpackAll(bytes: Uint8Array, entries: readonly ZipEntry[], limits: IngestLimits): Parts | Refused {
  const parts = new Map<string, Buffer>();
  const budget = unpackBudget(bytes.length, limits);
  let left = budget;
  for (const entry of entries) {
    if (entry.unpackedBytes > left) return tooLarge(budget);
    const content = unpack(bytes, entry, left);
    if (content === "too_large") return tooLarge(budget);
    if (content === "damaged") return refused("malformed", `This workbook is damaged in its part ${entry.name}`);
    left -= content.length;
    const part = partAsUtf8(entry.name, content);
    if (hasEntities(part)) return refused("malformed", `This workbook declares XML entities in ${entry.name}`);
    parts.set(partName(entry.name), part);
  }
  return parts;
}

function tooLarge(maxBytes: number): Refused {
  return refused("too_large", `The workbook unpacks to more than ${inDigits(maxBytes)} bytes`);
}

function unpack(bytes: Uint8Array, entry: ZipEntry, maxBytes: number): Buffer | "too_large" | "damaged" {
  const packed = bytes.subarray(entry.start, entry.start + entry.packedBytes);
  if (entry.method !== 0 && entry.method !== 8) return "damaged";
  try {
    const content =
      entry.method === 0 ? Buffer.from(packed) : inflateRawSync(packed, { maxOutputLength: Math.max(maxBytes, 1) });
    return crc32(content) === entry.checksum ? content : "damaged";
  } catch (error) {
    const isTooLarge = error instanceof RangeError && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    return isTooLarge ? "too_large" : "damaged";
  }
}

/** A workbook needs no document type; one that has it is meant to expand endlessly or to read other files. */
function hasEntities(content: Uint8Array): boolean {
  const head = new TextDecoder("latin1").decode(content.subarray(0, ENTITY_HEAD_BYTES));
  return /<!(?:DOCTYPE|ENTITY)/i.test(head);
}
