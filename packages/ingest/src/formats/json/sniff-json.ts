import { headText } from "../../sniff/head-text.ts";
import { unwrapJson } from "./json-wrapper.ts";

/** Matches beginnings that only JSON has. "[1]" may also begin a list of footnotes, so it must also end like JSON. */
const CERTAIN = /^[\s\ufeff\u001e]*(?:\{\s*"(?:[^"\\]|\\.)*"\s*:|\[\s*[{[])/;
const LIKELY = /^[\s\ufeff]*(?:\{\s*\}|\[\s*(?:["\]]|-?\d|true|false|null))/;
const LIKELY_END = /[\]}]\s*$/;
/** Number of characters examined at the end. */
const LOOK_AT = 100;

export function sniffJson(head: Uint8Array, fileName: string): number {
  const text = headText(head);
  const isNamed = /\.(?:json|ndjson|jsonl|geojson)$/i.test(fileName);
  if (isNamed && (/^[\s\ufeff\u001e]*[[{]/.test(text) || isOneLine(text))) return 1;
  if (CERTAIN.test(text)) return 0.9;
  const unwrapped = unwrapJson(text)?.text;
  if (unwrapped !== undefined && (CERTAIN.test(unwrapped) || (isNamed && /^\s*[[{]/.test(unwrapped)))) return 0.85;
  return LIKELY.test(text) && LIKELY_END.test(text.slice(-LOOK_AT)) ? 0.6 : 0;
}

/** If the name promises JSON, a single line is no table of another format. */
function isOneLine(text: string): boolean {
  const content = text.trim();
  return content !== "" && !/[\r\n]/.test(content);
}
