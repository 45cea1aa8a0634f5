/** Converts the XML parts of a workbook to UTF-8, which nearly all have and the parsers expect. */
import { isUtf8 } from "node:buffer";
import { findDeclaredEncoding } from "../../sniff/declared-encoding.ts";
import { decodeBytes, isKnownEncoding } from "../../sniff/decode-bytes.ts";
import { findByteOrderMark, findWideUnicode } from "../../sniff/find-unicode.ts";

const XML = /\.(?:xml|rels)$/i;
const DECLARATION = /^\ufeff?<\?xml[^>]{0,200}\?>/;
const HEAD_BYTES = 1024;

export function partAsUtf8(name: string, content: Buffer): Buffer {
  if (!XML.test(name)) return content;
  const head = content.subarray(0, HEAD_BYTES);
  const encoding = findByteOrderMark(head) ?? findWideUnicode(head) ?? declaredOf(content);
  if (encoding === undefined || encoding === "utf-8") return content;
  return Buffer.from(decodeBytes(content, encoding).replace(DECLARATION, ""));
}

/** A part that is valid UTF-8 is UTF-8 whatever it declares. */
function declaredOf(content: Buffer): string | undefined {
  const declared = findDeclaredEncoding(content.subarray(0, HEAD_BYTES));
  return declared !== undefined && isKnownEncoding(declared) && !isUtf8(content) ? declared : undefined;
}
