/** Converts a file in any encoding to UTF-8, in which all marks of a delimited text are single bytes. */
import { type DecodingFaults, decodeText } from "../../sniff/encoding.ts";
import { isUtf8Source, skipMark } from "../../sniff/plain-utf8.ts";

export interface SourceText extends DecodingFaults {
  readonly bytes: Uint8Array;
  readonly encoding: string;
}

export function readSource(bytes: Uint8Array, encoding: string | undefined): SourceText {
  if (isUtf8Source(bytes, encoding)) {
    return { bytes: skipMark(bytes), encoding: "utf-8", replaced: 0 };
  }
  const decoded = decodeText(bytes, encoding === undefined ? {} : { encoding });
  return { ...decoded, bytes: skipMark(new TextEncoder().encode(decoded.text)) };
}
