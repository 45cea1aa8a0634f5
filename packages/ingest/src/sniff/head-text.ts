/**
 * Decodes the beginning of a file well enough to distinguish formats, whose signs are the same in nearly all encodings.
 */
import { isUtf8 } from "node:buffer";
import { decodeBytes } from "./decode-bytes.ts";
import { findByteOrderMark, findWideUnicode } from "./find-unicode.ts";

export function headText(head: Uint8Array): string {
  const wide = findByteOrderMark(head) ?? findWideUnicode(head);
  return decodeBytes(head, wide ?? (isUtf8(head) ? "utf-8" : "iso-8859-1")).replace(/^\ufeff/, "");
}
