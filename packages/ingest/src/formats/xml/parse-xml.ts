/**
 * Parses well-formed XML as a stream of elements and texts. Nothing is ever fetched or expanded: a document that
 * declares entities is refused, and a DOCTYPE that only describes the elements is skipped.
 */
import { SaxesParser } from "saxes";
import { inDigits } from "../../shape/limits.ts";

export type Attributes = Readonly<Record<string, string>>;

export interface XmlHandler {
  /** Receives names as in the document, with their prefix. */
  readonly open: (name: string, attributes: Attributes) => void;
  readonly text: (text: string) => void;
  readonly close: (name: string) => void;
  /** Called after each part of the document; true ends the reading. */
  readonly isDone?: () => boolean;
}

export interface BrokenXml {
  readonly place: string;
  readonly reason: string;
}

const MAX_DEPTH = 200;
const MAX_ATTRIBUTES = 10_000;
const CHUNK = 256 * 1024;
/** No cell may be this long, and millions of character references in one text take long to read. */
const MAX_TEXT = 5_000_000;

class Broken extends Error {}

/** Blanks before the declaration are a fault of many programs and harmless. */
const LATE_DECLARATION = /^(\s+)(<\?xml\s[^>]*\?>)/;

/** Returns undefined on success. */
export function parseXml(document: string, handler: XmlHandler): BrokenXml | undefined {
  const text = document.replace(LATE_DECLARATION, (_, space: string, declaration: string) =>
    space.concat(" ".repeat(declaration.length)),
  );
  const parser = new SaxesParser<{ xmlns: false; position: true }>({ xmlns: false, position: true });
  let depth = 0;
  let attributes = 0;
  const fail = (reason: string): never => {
    throw new Broken(reason);
  };
  parser.on("error", ({ message }) => fail(message.replace(/^\d+:\d+: |\.$/g, "")));
  parser.on("doctype", (doctype) => {
    if (/<!ENTITY/i.test(doctype)) fail("its document type declares entities, which are not expanded");
  });
  parser.on("opentagstart", () => {
    attributes = 0;
    if (++depth > MAX_DEPTH) fail(`elements are nested more than ${MAX_DEPTH} levels deep`);
  });
  parser.on("attribute", () => {
    if (++attributes > MAX_ATTRIBUTES) fail(`an element has more than ${inDigits(MAX_ATTRIBUTES)} attributes`);
  });
  parser.on("opentag", (tag) => handler.open(tag.name, tag.attributes));
  parser.on("text", handler.text);
  parser.on("cdata", handler.text);
  parser.on("closetag", (tag) => {
    depth--;
    handler.close(tag.name);
  });
  try {
    let lastTag = 0;
    for (let at = 0; at < text.length; at += CHUNK) {
      const chunk = text.slice(at, at + CHUNK);
      const tag = chunk.lastIndexOf("<");
      if (tag >= 0) lastTag = at + tag;
      if (at - lastTag > MAX_TEXT) fail(`a text is longer than ${inDigits(MAX_TEXT)} characters`);
      parser.write(chunk);
      if (handler.isDone?.()) return undefined;
    }
    parser.close();
    return undefined;
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    const place = `in line ${inDigits(parser.line)}, column ${inDigits(Math.max(parser.column, 1))}`;
    return { place, reason: error.message };
  }
}

/** Returns the name without its prefix. */
export function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
