/** Removes what some programs put around JSON: comments above it, or the script that takes it. */
import type { ClutterLine } from "../../reader.ts";

export interface UnwrappedJson {
  /** The document; blanks replace what was around it, so that places stay the same. */
  readonly text: string;
  readonly clutter: readonly ClutterLine[];
}

const SPACE = /[\s\ufeff]*/y;
const LINE_COMMENT = /(?:\/\/|#)[^\r\n]*[\r\n]/y;
/** Matches `var rows =`, `callback(` and the guard `)]}'`. */
const SCRIPT = /^(?:\)\]\}',?\s*|(?:(?:var|let|const)\s+)?[\w$.]+(?:\[[^\]]{0,100}\])?\s*[=(]\s*)(?=[[{])/;
const LINE_END = /\r\n|\r|\n/;

/** Returns undefined if there is nothing around the document. */
export function unwrapJson(text: string): UnwrappedJson | undefined {
  const comments = endOfComments(text);
  const script = SCRIPT.exec(text.slice(comments))?.[0] ?? "";
  if (script === "" && text.slice(0, comments).trim() === "") return undefined;
  const length = comments + script.length;
  const rest = text.slice(length);
  const above = text.slice(0, length);
  const lines = above.split(LINE_END).map((line, index) => ({ line: index + 1, text: line.trim() }));
  return {
    text: above.replace(/[^\r\n]/g, " ") + (script === "" ? rest : withoutScriptEnd(rest)),
    clutter: lines.filter((line) => line.text !== ""),
  };
}

/** A comment may be longer than a regular expression can count. */
function endOfComments(text: string): number {
  let end = afterSpace(text, 0);
  for (let at = -1; end > at; ) {
    at = end;
    end = afterSpace(text, afterComment(text, at));
  }
  return end;
}

function afterSpace(text: string, at: number): number {
  SPACE.lastIndex = at;
  SPACE.test(text);
  return SPACE.lastIndex;
}

/** Returns the same place if no comment begins there, or it never ends. */
function afterComment(text: string, at: number): number {
  if (text.startsWith("/*", at)) return text.indexOf("*/", at + 2) < 0 ? at : text.indexOf("*/", at + 2) + 2;
  LINE_COMMENT.lastIndex = at;
  return LINE_COMMENT.test(text) ? LINE_COMMENT.lastIndex : at;
}

/** Removes `)`, `;` and `);`. */
function withoutScriptEnd(text: string): string {
  const statement = text.trimEnd().replace(/;$/, "").trimEnd();
  return statement.endsWith(")") ? statement.slice(0, -1) : statement;
}
