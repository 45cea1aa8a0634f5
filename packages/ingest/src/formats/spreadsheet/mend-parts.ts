/**
 * Rewrites what the parser of Excel workbooks misreads or refuses, as Excel itself reads it. Parts are handled as Latin-1
 * texts, in which every byte is a character, so that nothing else in them changes.
 */
import { mendCells } from "./mend-cells.ts";
import { writeReferences } from "./mend-references.ts";
import { mendStyles, type Styles } from "./mend-styles.ts";
import type { Parts } from "./unpack-workbook.ts";

const CONTENT_TYPES = "[content_types].xml";
const STYLES = /(?:^|\/)styles\d*\.xml$/i;
const XML = /\.(?:xml|rels)$/i;
const OVERRIDE = /<(?:\w+:)?Override\b[^<>]*?(?:\/>|>\s*<\/(?:\w+:)?Override>)/g;
const PART_NAME = /\bPartName\s*=\s*["']([^"']*)["']/;
const DATA_START = "<![CDATA[";
const DATA_END = "]]>";

export function mendParts(parts: Parts): Parts {
  const names = new Set([...parts.keys()].map((name) => name.toLowerCase()));
  const styles = readStyles(parts);
  const mended = new Map<string, Buffer>();
  for (const [name, content] of parts) {
    if (name.toLowerCase() === CONTENT_TYPES)
      mended.set(
        name,
        rewrite(content, (xml) => nameOnly(xml, names)),
      );
    else if (STYLES.test(name)) mended.set(name, toBytes(styles.xml));
    else mended.set(name, XML.test(name) ? mendXml(content, styles) : content);
  }
  return mended;
}

function readStyles(parts: Parts): Styles {
  const name = [...parts.keys()].find((each) => STYLES.test(each));
  return mendStyles(parts.get(name ?? "")?.toString("latin1") ?? "");
}

function mendXml(content: Buffer, styles: Styles): Buffer {
  let bytes = content;
  if (bytes.includes(DATA_START)) bytes = rewrite(bytes, escapeCharacterData);
  if (bytes.includes("&#")) bytes = rewrite(bytes, writeReferences);
  return mendCells(bytes, styles);
}

/** Removes the entries of parts that are missing, or that were left out because they hold no cell. */
function nameOnly(xml: string, names: ReadonlySet<string>): string {
  return xml.replace(OVERRIDE, (entry) => {
    const name = (PART_NAME.exec(entry)?.[1] ?? "").replace(/^\//, "").toLowerCase();
    return names.has(name) || names.has(unquoted(name)) ? entry : "";
  });
}

function unquoted(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The parser looks for tags in character data. */
function escapeCharacterData(xml: string): string {
  const [first = "", ...others] = xml.split(DATA_START);
  const pieces = others.map((piece) => {
    const end = piece.indexOf(DATA_END);
    return end < 0 ? DATA_START + piece : escaped(piece.slice(0, end)) + piece.slice(end + DATA_END.length);
  });
  return [first, ...pieces].join("");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function rewrite(content: Buffer, change: (xml: string) => string): Buffer {
  return toBytes(change(content.toString("latin1")));
}

function toBytes(xml: string): Buffer {
  return Buffer.from(xml, "latin1");
}
