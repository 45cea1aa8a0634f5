/** What a file that is made of a table is called, on every system that may keep it. */

import { EXPORT_EXTENSIONS } from "@limpid/contract";
import type { ExportForm } from "./export-form.ts";

interface Named {
  readonly id: string;
  readonly fileStem: string | null;
  readonly fileWord: "clean" | "result";
}

/** Systems take 255 bytes, of which a letter may need four. */
const MAX_CHARACTERS = 60;
const ARCHIVE = /\.(?:gz|bz2|xz|zst|zip)$/i;
const EXTENSION = /(?<=.)\.[a-z][a-z0-9]{1,7}$/i;
/** Signs of paths, of commands and of headers, those that no system shows, and those that turn the direction of writing. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cs}\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF"*/:<>?\\|]+/gu;

/** Names an export after its table, such as `crm_export-clean.csv`. */
export function exportName({ id, fileStem, fileWord }: Named, { format, csv, rows }: ExportForm): string {
  const isAsRead = format === "csv" && csv.cells === "raw";
  const words = [
    fileStem ?? id,
    isAsRead ? "original" : fileWord,
    ...(rows === undefined ? [] : [countOf(rows.numbers.length)]),
  ];
  return `${words.join("-")}.${EXPORT_EXTENSIONS[format]}`;
}

const countOf = (rows: number): string => (rows === 1 ? "1-row" : `${rows}-rows`);

/** The first of the names that is one, without its extension. Null where none is. */
export function chooseStem(names: readonly (string | null | undefined)[]): string | null {
  for (const name of names) {
    const stem = safeStem(name ?? "");
    if (stem !== "") return stem;
  }
  return null;
}

function safeStem(name: string): string {
  const stem = name.normalize("NFC").trim().replace(ARCHIVE, "").replace(EXTENSION, "");
  const safe = stem.replace(NOT_IN_NAMES, "_").replace(/\s+/g, " ");
  // A point at the start hides a file, one at the end is lost on Windows.
  const trimmed = [...safe]
    .slice(0, MAX_CHARACTERS)
    .join("")
    .replace(/^[\s._]+|[\s.]+$/g, "");
  return /[\p{L}\p{N}]/u.test(trimmed) ? trimmed : "";
}

/** Writes the name twice, because old clients read only ASCII letters (RFC 6266). */
export function attachment(fileName: string): string {
  const plain = fileName
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7E]/g, "_")
    .replace(/["\\%;]/g, "_");
  const encoded = encodeURIComponent(fileName).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
