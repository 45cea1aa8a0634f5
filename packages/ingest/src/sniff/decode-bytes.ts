/** Decodes bytes in every supported encoding. */
import { decode } from "iconv-lite";
import { decodeJohab } from "./decode-johab.ts";

type Decoder = (bytes: Uint8Array) => string;

const UTF16 = new TextDecoder("utf-16le");

/** Encodings that iconv-lite lacks or reads less well; the others go by their own name. */
const DECODERS: ReadonlyMap<string, Decoder> = mapOf<Decoder>({
  "utf-8": (bytes) => new TextDecoder("utf-8").decode(bytes),
  "utf-16le": (bytes) => UTF16.decode(bytes),
  "utf-16be": (bytes) => UTF16.decode(swapPairs(bytes)),
  "utf-32le": (bytes) => decode(bytes, "utf-32le"),
  "utf-32be": (bytes) => decode(bytes, "utf-32be"),
  "iso-2022-jp": (bytes) => new TextDecoder("iso-2022-jp").decode(bytes),
  "iso-2022-kr": decodeIso2022Kr,
  johab: decodeJohab,
});
/**
 * These go through iconv-lite, because TextDecoder reads windows-1252 as ISO 8859-1 on Node 20 and has no DOS code
 * pages.
 */
const BY_ICONV: ReadonlyMap<string, string> = mapOf({
  ...sameNames("windows-1250 windows-1251 windows-1252 windows-1253 windows-1254 windows-1255 windows-1256"),
  ...sameNames("windows-1257 windows-1258 windows-874 koi8-r koi8-u gb18030 big5 shift_jis euc-jp euc-kr"),
  ...sameNames("iso-8859-1 iso-8859-2 iso-8859-3 iso-8859-4 iso-8859-5 iso-8859-6 iso-8859-7 iso-8859-8"),
  ...sameNames("iso-8859-9 iso-8859-10 iso-8859-11 iso-8859-13 iso-8859-14 iso-8859-15 iso-8859-16 tis-620"),
  ...sameNames("cp437 cp737 cp775 cp850 cp852 cp855 cp857 cp858 cp860 cp861 cp862 cp863 cp864 cp865 cp866 cp869"),
  "mac-roman": "macroman",
  "mac-cyrillic": "maccyrillic",
  "mac-greek": "macgreek",
  "mac-turkish": "macturkish",
  "mac-latin2": "maccenteuro",
  cp932: "cp932",
  cp949: "cp949",
});

export const ENCODINGS: readonly string[] = [...DECODERS.keys(), ...BY_ICONV.keys()];

/** Names come from outside. As keys of an object, "__proto__" and "constructor" would be found too. */
function mapOf<T>(entries: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(Object.entries(entries));
}

function sameNames(names: string): Record<string, string> {
  return Object.fromEntries(names.split(" ").map((name) => [name, name]));
}

export function isKnownEncoding(encoding: string): boolean {
  return DECODERS.has(encoding) || BY_ICONV.has(encoding);
}

/** Drops a byte order mark and replaces undecodable bytes with U+FFFD. */
export function decodeBytes(bytes: Uint8Array, encoding: string): string {
  const decoder = DECODERS.get(encoding);
  if (decoder !== undefined) return decoder(bytes);
  const name = BY_ICONV.get(encoding);
  if (name === undefined) throw new Error(`Cannot decode "${encoding}": no such encoding is known`);
  return decode(bytes, name);
}

/** Node without full ICU data does not support utf-16be. */
function swapPairs(bytes: Uint8Array): Uint8Array {
  return Buffer.from(bytes.subarray(0, bytes.length & ~1)).swap16();
}

const ESCAPE_KR = "\u001b$)C";
const SHIFT_OUT = 0x0e;
const SHIFT_IN = 0x0f;

/** Decodes ISO-2022-KR (RFC 1557): between the shifts it is EUC-KR without the high bits. */
function decodeIso2022Kr(bytes: Uint8Array): string {
  const shifted: number[] = [];
  let isOut = false;
  for (const byte of bytes) {
    if (byte === SHIFT_OUT || byte === SHIFT_IN) isOut = byte === SHIFT_OUT;
    else shifted.push(isOut && byte > 0x20 ? byte | 0x80 : byte);
  }
  return decode(Uint8Array.from(shifted), "euc-kr").replaceAll(ESCAPE_KR, "");
}
