/** The beginning of a file as text, good enough to tell formats apart: their signs are the same in nearly all encodings. */
import { isUtf8 } from "node:buffer";
import { decodeBytes } from "./decode-bytes.ts";
import { findByteOrderMark, findWideUnicode } from "./find-unicode.ts";

export function headText(head: Uint8Array): string {
  const told = findByteOrderMark(head) ?? findWideUnicode(head);
  return decodeBytes(head, told ?? (isUtf8(head) ? "utf-8" : "iso-8859-1")).replace(/^\ufeff/, "");
}
