/** Reads lines of pairs as records: `a=1,b=2`, logfmt (`at=info msg="x y"`) and LTSV (`host:a<tab>status:200`). */
import { isFilled } from "@limpid/text";

export interface PairFormat {
  /** Between pairs. */
  readonly delimiter: string;
  /** Between key and value. */
  readonly joint: string;
}

const FORMATS: readonly PairFormat[] = [
  { delimiter: "\t", joint: ":" },
  { delimiter: "\t", joint: "=" },
  { delimiter: ",", joint: "=" },
  { delimiter: ";", joint: "=" },
  { delimiter: "|", joint: "=" },
  { delimiter: "&", joint: "=" },
  { delimiter: " ", joint: "=" },
];
const LOOK_AT_LINES = 100;
const MIN_LINES = 2;
const MIN_PAIRS = 2;
/** Keys come again in most lines. */
const MOST = 0.7;
const KEY = /^[\p{L}_@][\p{L}\p{N}_.@/-]{0,60}$/u;
const QUOTED = /^"((?:[^"\\]|\\.|"")*)"$/s;

/** Returns how the pairs are written; undefined if the lines are no pairs. */
export function findPairFormat(head: string): PairFormat | undefined {
  const lines = head.split(/\r\n|\r|\n/, LOOK_AT_LINES).filter(isFilled);
  if (lines.length < MIN_LINES) return undefined;
  return FORMATS.find((format) => areRecords(lines, format));
}

function areRecords(lines: readonly string[], format: PairFormat): boolean {
  const users = new Map<string, number>();
  let pairs = 0;
  for (const line of lines) {
    const record = readPairs(line, format);
    if (record === undefined || record.length < MIN_PAIRS) return false;
    pairs += record.length;
    for (const key of new Set(record.map(([name]) => name))) users.set(key, (users.get(key) ?? 0) + 1);
  }
  const common = [...users.values()].filter((count) => count > 1).reduce((sum, count) => sum + count, 0);
  return common >= pairs * MOST;
}

/** Returns the pairs of a line; undefined if a part of it is none. */
export function readPairs(
  line: string,
  { delimiter, joint }: PairFormat,
): readonly (readonly [key: string, value: string])[] | undefined {
  const pairs: [string, string][] = [];
  for (const part of splitOutsideQuotes(line.trim(), delimiter)) {
    if (!isFilled(part)) continue;
    const at = part.indexOf(joint);
    const key = part.slice(0, at).trim();
    if (at < 1 || !KEY.test(key)) return undefined;
    pairs.push([key, unquote(part.slice(at + joint.length))]);
  }
  return pairs;
}

function splitOutsideQuotes(line: string, delimiter: string): string[] {
  const parts: string[] = [];
  let from = 0;
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    const sign = line[at];
    if (sign === "\\" && isQuoted) at++;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === delimiter && !isQuoted) {
      parts.push(line.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, line.slice(from)];
}

function unquote(value: string): string {
  const inner = QUOTED.exec(value)?.[1];
  return inner === undefined
    ? value
    : inner.replace(/\\(["\\])|""/g, (_, escaped: string | undefined) => escaped ?? '"');
}
