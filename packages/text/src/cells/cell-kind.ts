/** Guesses the kind of a cell from its look, to tell column names from values and one delimiter from another. */
import { saysNoValue } from "../missing/empty-cell.ts";

export type CellKind = "empty" | "number" | "date" | "time" | "boolean" | "link" | "code" | "words" | "other";

const KINDS: readonly (readonly [CellKind, RegExp])[] = [
  ["empty", /^\s*$/],
  [
    "number",
    /^\s*[-+(]?\s?(?:[$€£¥]|[A-Z]{3}\s)?\s?[-+]?(?:\d[\d.,'’ \u00a0\u202f]*|\.\d+)(?:[eE][-+]?\d{1,3})?\s?(?:[%€$£¥)]|[A-Za-z]{3})?\s*$/,
  ],
  [
    "date",
    /^\s*(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{1,2}[- ][a-z]{3,9}\.?[- ]\d{2,4})(?:[T ]\s?\d{1,2}:\d{2}.{0,20})?\s*$/i,
  ],
  ["time", /^\s*\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:\s?[ap]\.?m\.?)?\s*$/i],
  ["boolean", /^\s*(?:true|false|yes|no|y|n)\s*$/i],
  ["link", /^\s*(?:(?:https?|ftp):\/\/\S+|[^\s@,;|]+@[^\s@,;|]+\.[a-z]{2,}|www\.\S+)\s*$/i],
  ["code", /^\s*(?=[^\s]*\d)[\p{L}\d][\p{L}\d_./:#+-]*\s*$/u],
  ["words", /^\s*[\p{L}\d_"'(#*][\p{L}\p{M}\d\s_'’"()./&:!?%+-]*\s*$/u],
];

const LATE_KINDS: ReadonlySet<CellKind> = new Set(["link", "code", "words", "other"]);

/** Longer texts count as prose and skip the regular expressions. */
const MAX_LENGTH = 200;

export function cellKind(text: string): CellKind {
  if (text.length > MAX_LENGTH) return "other";
  const [kind] = KINDS.find(([, pattern]) => pattern.test(text)) ?? ["other"];
  // A later kind in the list would match the token as words or a code.
  return LATE_KINDS.has(kind) && saysNoValue(text.trim(), "flag") ? "boolean" : kind;
}

/** Whether the kind occurs in values but not in column names. */
export function isValueKind(kind: CellKind): boolean {
  return kind === "number" || kind === "date" || kind === "time" || kind === "link" || kind === "boolean";
}
