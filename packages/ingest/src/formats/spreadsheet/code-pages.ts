/** Provides the numbered code pages of old Excel files for the parser, which includes none. */
import { decodeBytes, isKnownEncoding } from "../../sniff/decode-bytes.ts";

/** [MS-UCODEREF] 2.2.1, for numbers that do not contain the name of the encoding. */
const NAMES: Readonly<Record<number, string>> = {
  874: "windows-874",
  932: "shift_jis",
  936: "gb18030",
  949: "euc-kr",
  950: "big5",
  1200: "utf-16le",
  1201: "utf-16be",
  1361: "johab",
  10000: "mac-roman",
  10006: "mac-greek",
  10007: "mac-cyrillic",
  10029: "mac-latin2",
  10081: "mac-turkish",
  28591: "iso-8859-1",
  65001: "utf-8",
};

export const CODE_PAGES = {
  utils: {
    decode: (codePage: number, bytes: ArrayLike<number>) => decodeBytes(Uint8Array.from(bytes), encodingOf(codePage)),
  },
};

function encodingOf(codePage: number): string {
  const names = [NAMES[codePage] ?? "", `windows-${codePage}`, `cp${codePage}`];
  return names.find(isKnownEncoding) ?? "windows-1252";
}
