/** Detects the possible kind of workbook by the first bytes. */
import { startsWith } from "../../sniff/file-type.ts";

export type WorkbookKind = "zip" | "compound" | "biff" | "excel-xml" | "flat-open-document";

const HEAD_BYTES = 8 * 1024;
const SIGNATURES: readonly (readonly [WorkbookKind, readonly number[]])[] = [
  ["zip", [0x50, 0x4b, 0x03, 0x04]],
  ["zip", [0x50, 0x4b, 0x05, 0x06]],
  ["compound", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  // Excel 2 to 5 without a compound file: a BOF record of that version.
  ["biff", [0x09, 0x00, 0x04, 0x00]],
  ["biff", [0x09, 0x02, 0x06, 0x00]],
  ["biff", [0x09, 0x04, 0x06, 0x00]],
  ["biff", [0x09, 0x08, 0x08, 0x00]],
  ["biff", [0x09, 0x08, 0x10, 0x00]],
];
const MARKUP: readonly (readonly [WorkbookKind, RegExp])[] = [
  [
    "excel-xml",
    /<\?mso-application\s+progid=["']Excel\.Sheet["']|<(?:\w+:)?Workbook\s[^>]*urn:schemas-microsoft-com:office:spreadsheet/,
  ],
  ["flat-open-document", /office:mimetype=["']application\/vnd\.oasis\.opendocument\.spreadsheet/],
];

export function workbookKind(bytes: Uint8Array): WorkbookKind | undefined {
  const signature = SIGNATURES.find(([, start]) => startsWith(bytes, start));
  if (signature !== undefined) return signature[0];
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, HEAD_BYTES)).replaceAll("\0", "");
  if (!/^(?:ÿþ|þÿ|ï»¿)?\s*</.test(head)) return undefined;
  return MARKUP.find(([, pattern]) => pattern.test(head))?.[0];
}
