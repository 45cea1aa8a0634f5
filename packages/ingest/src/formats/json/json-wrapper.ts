/** Removes what some programs put around JSON: comments above it, or the script that takes it. */
import type { ClutterLine } from "../../reader.ts";

export interface UnwrappedJson {
  /** The document; blanks replace what was around it, so that places stay the same. */
  readonly text: string;
  readonly clutter: readonly ClutterLine[];
}

const COMMENTS = /^(?:[\s\ufeff]|\/\/[^\r\n]*[\r\n]|#[^\r\n]*[\r\n]|\/\*(?:[^*]|\*(?!\/))*\*\/)+/;
/** Matches `var rows =`, `callback(` and the guard `)]}'`. */
const SCRIPT = /^(?:\)\]\}',?\s*|(?:(?:var|let|const)\s+)?[\w$.]+(?:\[[^\]]{0,100}\])?\s*[=(]\s*)(?=[[{])/;
const SCRIPT_END = /\)?\s*;?\s*$/;
const LINE_END = /\r\n|\r|\n/;

/** Returns undefined if there is nothing around the document. */
export function unwrapJson(text: string): UnwrappedJson | undefined {
  const comments = COMMENTS.exec(text)?.[0] ?? "";
  const script = SCRIPT.exec(text.slice(comments.length))?.[0] ?? "";
  if (comments.trim() === "" && script === "") return undefined;
  const length = comments.length + script.length;
  const rest = text.slice(length);
  const above = text.slice(0, length);
  const lines = above.split(LINE_END).map((line, index) => ({ line: index + 1, text: line.trim() }));
  return {
    text: above.replace(/[^\r\n]/g, " ") + (script === "" ? rest : rest.replace(SCRIPT_END, "")),
    clutter: lines.filter((line) => line.text !== ""),
  };
}
