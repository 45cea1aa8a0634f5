/** Opens a ZIP archive and chooses the file with the table among its entries. */
import { type IngestOptions, type IngestWarning, type Refused, refused } from "../reader.ts";
import { inDigits } from "../shape/limits.ts";
import { detectForeignType } from "../sniff/file-type.ts";
import { unpackBudget } from "./budget.ts";
import { listFiles, rankEntries } from "./rank-entries.ts";
import { unzipEntry } from "./unzip-entry.ts";
import { readZipDirectory, type ZipEntry } from "./zip-directory.ts";

export interface UnzippedFile {
  readonly kind: "unzipped";
  readonly bytes: Uint8Array;
  readonly entry: string;
  readonly entries: readonly string[];
  readonly warnings: readonly IngestWarning[];
}

/** Office documents and other formats that are archives only technically; their readers open them. */
const DOCUMENT_PART =
  /^\/?(?:\[content_types\]\.xml|_rels\/|xl\/|word\/|ppt\/|docprops\/|mimetype$|content\.xml$|meta-inf\/)/i;
/** Number of files to try before the archive counts as one without a table. */
const MAX_TRIES = 8;

/** `document` means that the archive itself is a file of some format, such as a workbook. */
export async function unzip(
  archive: Uint8Array,
  { limits, choices }: Pick<IngestOptions, "limits" | "choices">,
): Promise<UnzippedFile | Refused | "document"> {
  const entries = readZipDirectory(archive, limits.maxEntries);
  if (entries === undefined) return isCutDocument(archive) ? "document" : cutOff();
  if (entries.some(({ name }) => DOCUMENT_PART.test(name))) return "document";
  if (entries.length > limits.maxEntries)
    return refused("too_large", `The archive has more than ${inDigits(limits.maxEntries)} entries`);
  if (areOverlapping(entries)) return refused("malformed", "The archive is damaged: its files overlap each other");
  const files = listFiles(entries);
  if (files.length === 0) return refused("empty", "The archive has no files in it");
  return choices.entry === undefined
    ? openBest(archive, files, unpackBudget(archive.length, limits))
    : openChosen(archive, files, choices.entry, unpackBudget(archive.length, limits));
}

/** If the directory at the end is lost, the first entry still identifies a document; its reader reports the damage. */
function isCutDocument(archive: Uint8Array): boolean {
  const name = new TextDecoder().decode(archive.subarray(30, 30 + 64));
  return DOCUMENT_PART.test(name.startsWith("mimetypeapplication") ? "mimetype" : name);
}

function cutOff(): Refused {
  return refused("malformed", "This ZIP archive is cut off or damaged: its list of files is missing");
}

/** Thousands of entries that share the same packed bytes would unpack a few kilobytes to petabytes. */
function areOverlapping(entries: readonly ZipEntry[]): boolean {
  const ordered = entries.toSorted((one, other) => one.start - other.start);
  return ordered.some(({ start, packedBytes }, index) => {
    const next = ordered[index + 1];
    return next !== undefined && start + packedBytes > next.start;
  });
}

async function openChosen(
  archive: Uint8Array,
  files: readonly ZipEntry[],
  name: string,
  budget: number,
): Promise<UnzippedFile | Refused> {
  const entry = files.find((file) => file.name === name);
  if (entry === undefined) return refused("no_table", `The archive has no file "${name}"`);
  const bytes = await unzipEntry(archive, entry, budget);
  return "kind" in bytes ? bytes : unzipped(bytes, entry, files, []);
}

/**
 * Opens the likeliest file whose bytes are not of another kind, since names may be false. Likelier ones that cannot be
 * read are named.
 */
async function openBest(
  archive: Uint8Array,
  files: readonly ZipEntry[],
  budget: number,
): Promise<UnzippedFile | Refused> {
  const problems: Refused[] = [];
  for (const entry of rankEntries(files).slice(0, MAX_TRIES)) {
    const opened = await openEntry(archive, entry, budget);
    if (!("kind" in opened))
      return unzipped(opened, entry, files, [...passedOver(problems), ...othersWarning(entry, files)]);
    problems.push(opened);
    // A file that exceeds the limits ends the search, so that no further one is tried.
    if (opened.code === "too_large") break;
  }
  return problems[0] ?? refused("no_table", "The archive has no table in it");
}

/** What somebody may have wanted to read: a file of another kind or without content is no loss. Files may share a name. */
function passedOver(problems: readonly Refused[]): readonly IngestWarning[] {
  const lost = problems.filter(({ code }) => code === "malformed" || code === "protected");
  return [...new Set(lost.map(({ reason }) => reason))].map((message) => ({ message, row: null }));
}

async function openEntry(archive: Uint8Array, entry: ZipEntry, budget: number): Promise<Uint8Array | Refused> {
  const bytes = await unzipEntry(archive, entry, budget);
  if ("kind" in bytes) return bytes;
  if (bytes.length === 0) return refused("empty", `The file "${entry.name}" of the archive is empty`);
  const foreign = detectForeignType(bytes);
  return foreign === undefined
    ? bytes
    : refused("binary", `The archive has no table in it: "${entry.name}" is ${foreign}`);
}

function othersWarning(entry: ZipEntry, files: readonly ZipEntry[]): readonly IngestWarning[] {
  if (files.length === 1) return [];
  const others = files.length === 2 ? "1 other file" : `${inDigits(files.length - 1)} other files`;
  return [{ message: `The archive has ${others}; "${entry.name}" was read`, row: null }];
}

function unzipped(
  bytes: Uint8Array,
  { name }: ZipEntry,
  files: readonly ZipEntry[],
  warnings: readonly IngestWarning[],
): UnzippedFile {
  return { kind: "unzipped", bytes, entry: name, entries: files.map((file) => file.name), warnings };
}
