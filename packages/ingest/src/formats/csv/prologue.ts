/** Reads declarations before a delimited text: Excel's `sep=` line, YAML front matter (CSVY), heads of known exports. */
import type { ClutterLine } from "../../reader.ts";
import { findKnownHead } from "./known-heads.ts";
import { countLineEnds, lineStartAfter } from "./line-number.ts";

export interface Prologue {
  /** Offset of its end in bytes; 0 if there is none. */
  readonly end: number;
  readonly says: { readonly delimiter?: string };
  /** Names of the columns, if the rows begin directly below. */
  readonly names?: readonly string[];
  readonly clutter: readonly ClutterLine[];
}

const NO_PROLOGUE: Prologue = { end: 0, says: {}, clutter: [] };
const LOOK_AT_BYTES = 64 * 1024;
const SEPARATOR = /^"?sep=(.|\\t)"?[ \t]*(?:\r\n?|\n)/iu;
/**
 * Matches YAML between two lines of three hyphens, with an optional number sign before each line (https://csvy.org).
 */
const FRONT_MATTER =
  /^(?:#\s?)?---[ \t]*(?:\r\n?|\n)(?:(?!(?:#\s?)?---).*(?:\r\n?|\n)){1,200}?(?:#\s?)?---[ \t]*(?:\r\n?|\n)/;
const YAML_KEY = /^(?:#\s?)?\s*[\w-]+:(?:\s|$)/m;
const YAML_DELIMITER = /^(?:#\s?)?\s*(?:delimiter|sep):\s*(["'])(.+)\1\s*$/m;

export function findPrologue(bytes: Uint8Array): Prologue {
  const head = new TextDecoder().decode(bytes.subarray(0, LOOK_AT_BYTES));
  const separator = SEPARATOR.exec(head);
  if (separator !== null) return prologueOf(bytes, separator[0], separator[1]);
  const known = findKnownHead(bytes);
  if (known !== undefined) {
    const text = new TextDecoder().decode(bytes.subarray(0, lineStartAfter(bytes, known.lines)));
    const { names } = known;
    return { ...prologueOf(bytes, text, known.delimiter), ...(names !== undefined && { names }) };
  }
  const front = FRONT_MATTER.exec(head)?.[0];
  return front !== undefined && YAML_KEY.test(front)
    ? prologueOf(bytes, front, YAML_DELIMITER.exec(front)?.[2])
    : NO_PROLOGUE;
}

function prologueOf(bytes: Uint8Array, text: string, delimiter: string | undefined): Prologue {
  const end = new TextEncoder().encode(text).length;
  const lines = text.split(/\r\n?|\n/).slice(0, countLineEnds(bytes, 0, end));
  return {
    end,
    says: delimiter === undefined ? {} : { delimiter: delimiter === "\\t" ? "\t" : delimiter },
    clutter: lines.map((line, index) => ({ line: index + 1, text: line })),
  };
}
