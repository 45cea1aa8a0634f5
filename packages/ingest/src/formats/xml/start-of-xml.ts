/** Recognises XML by the beginning of a file. */

export interface XmlStart {
  readonly isDeclared: boolean;
  /** Includes the prefix. */
  readonly rootName: string;
  /** The start tag of the root, as far as the head contains it. */
  readonly rootTag: string;
}

const DECLARATION = /^[\s\ufeff]*<\?xml\s/;
/** Comments, processing instructions and a document type with its brackets. */
const PROLOG = /^\s*(?:<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE(?:[^[>"']|"[^"]*"|'[^']*')*(?:\[[^\]]*\]\s*)?>)/;
const ROOT = /^\s*<([\p{L}_][\p{L}\p{N}_.:-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)/u;

/** A cell such as "<none>" may begin a delimited text. */
const CELL_FOLLOWS = /^\s*>?[ \t]*[,;|\t]/;
const HAS_END = /<\/|\/>/;

/**
 * Returns undefined if the text does not begin like XML; the root may lie beyond the head. With `isExpected` a tag
 * alone suffices.
 */
export function startOfXml(head: string, isExpected = false): XmlStart | undefined {
  const isDeclared = DECLARATION.test(head);
  let rest = head.replace(/^\ufeff/, "");
  for (let prolog = PROLOG.exec(rest); prolog !== null; prolog = PROLOG.exec(rest)) rest = rest.slice(prolog[0].length);
  const root = ROOT.exec(rest);
  if (root === null) {
    const isCertain = isDeclared || /^\s*<!DOCTYPE/.test(rest);
    return isCertain ? { isDeclared, rootName: "", rootTag: "" } : undefined;
  }
  const isLikely = HAS_END.test(rest) && !CELL_FOLLOWS.test(rest.slice(root[0].length));
  if (!isDeclared && !isExpected && !isLikely) return undefined;
  return { isDeclared, rootName: root[1] ?? "", rootTag: root[0] };
}
