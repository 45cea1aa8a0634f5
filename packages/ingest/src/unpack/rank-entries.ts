/** Orders the files of an archive by how likely each is the wanted table. */
import type { ZipEntry } from "./zip-directory.ts";

const TABLE_NAME = /\.(?:csv|tsv|tab|psv|xlsx|xlsm|xlsb|xls|ods|fods|jsonl?|ndjson|geojson|xml|sdmx)$/i;
const TEXT_NAME = /\.(?:txt|dat|data|asc|prn|text)$|(?:^|\/)[^./]+$/i;
const PACKED_NAME = /\.(?:gz|bz2|xz|zst|zip)$/i;
/** Names of files that accompany a table and describe it. */
const COMPANION = /readme|licen[cs]e|metadata|dictionary|codebook|schema|manifest|changelog|datapackage/i;
/** Directories, and files that file managers leave behind. */
const JUNK = /\/$|(?:^|\/)(?:__MACOSX\/|\.(?!\.?\/)|thumbs\.db$|desktop\.ini$)/i;

export function listFiles(entries: readonly ZipEntry[]): readonly ZipEntry[] {
  return entries.filter(({ name }) => !JUNK.test(name));
}

export function rankEntries(files: readonly ZipEntry[]): readonly ZipEntry[] {
  // Prefers the largest of equals, because descriptions are smaller than the table.
  return files.toSorted((one, other) => rankOf(other) - rankOf(one) || other.unpackedBytes - one.unpackedBytes);
}

function rankOf({ name }: ZipEntry): number {
  const plain = name.replace(PACKED_NAME, "");
  const file = plain.slice(plain.lastIndexOf("/") + 1);
  const kind = TABLE_NAME.test(file) ? 4 : TEXT_NAME.test(file) ? 2 : 0;
  return COMPANION.test(file) ? kind - 1 : kind;
}
