/**
 * Letters that a wrong encoding could not write: "M?nchen", or with U+FFFD in its place. Where the column has one value
 * that differs in such letters alone, that is what is meant.
 */
import { type CountedValue, countCells, placesByShape } from "@limpid/table";
import { defineValueDetector } from "../detector.ts";
import { MAX_COMPARED } from "../misspelling/max-compared.ts";
import { OFFERED } from "../verdict.ts";

/** More cells than this share, and a question mark is one that is meant, or the whole column is broken. */
const MAX_SHARE = 0.1;
/** The share of values that the column has whole as well. */
const MAX_KNOWN = 0.5;
/** Nobody knows what is meant. */
const DOUBTED = 0.5;
const LOST = /\p{L}[?\uFFFD]{1,3}\p{Ll}/u;
/** What such an encoding cannot write, and what stands in its place. */
const UNWRITABLE = /[?\u0080-\u{10FFFF}]+/gu;

type Feature = "share" | "candidates";

export const lostLetters = defineValueDetector<Feature>({
  name: "lost letters",
  about: "A question mark within a word, where a wrong encoding has lost a letter",
  source: "Unicode Standard, §5.22, best practice for U+FFFD substitution; Python's codecs, errors='replace'",
  rules: { "text.lost-letter": "propose" },
  features: {
    share: "share of the column's cells that have lost a letter",
    candidates: "values of the column that differ in such letters alone",
  },
  *detect(columns) {
    for (const [column, { role, values }] of columns.entries()) {
      if (role !== "label" && role !== "name" && role !== "answer") continue;
      const lost = placesByShape(values, hasSign).flatMap((value) => {
        const { text, count } = values[value] ?? { text: "", count: 0 };
        return hasLost(text) ? [{ text, count, value }] : [];
      });
      if (lost.length === 0) continue;
      const share = countCells(lost) / countCells(values);
      const whole = wholeByOutline(values);
      for (const { text, value } of lost) {
        const candidates = whole.get(outlineOf(text)) ?? [];
        const output = candidates.length === 1 ? (candidates[0] ?? null) : null;
        const meant = output === null ? "" : ` (compare "${output}")`;
        const explain = () => `A letter seems to be missing${meant}: words don't contain question marks.`;
        const features = { share, candidates: candidates.length };
        yield { kind: "value", column, value, output, rule: "text.lost-letter", features, explain };
      }
    }
  },
  probability({ share, candidates }) {
    if (candidates === 1) return share > MAX_KNOWN ? 0 : OFFERED;
    return share > MAX_SHARE ? 0 : DOUBTED;
  },
  isMany: () => true,
});

function hasSign(text: string): boolean {
  return text.includes("?") || text.includes("\uFFFD");
}

function hasLost(text: string): boolean {
  return hasSign(text) && text.length <= MAX_COMPARED && LOST.test(text);
}

/** What is left of a text by such an encoding, however many signs it puts for a letter. */
function outlineOf(text: string): string {
  return text.replace(UNWRITABLE, "?");
}

function wholeByOutline(values: readonly CountedValue[]): ReadonlyMap<string, readonly string[]> {
  const whole = new Map<string, string[]>();
  for (const { text } of values) {
    const outline = outlineOf(text);
    if (outline === text || hasLost(text)) continue;
    const known = whole.get(outline);
    if (known === undefined) whole.set(outline, [text]);
    else known.push(text);
  }
  return whole;
}
