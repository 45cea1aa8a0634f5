/**
 * Signs and words that got stuck to a value which the column has without them: "Bern;", "* Bern", "City: Bern",
 * "Bern (1)" from a copied file, a quote that was left open. What may mean something of its own is only offered.
 */

import { countCells, placesByShape } from "@limpid/table";
import { numberMark } from "@limpid/text";
import { defineValueDetector, type ValueColumn } from "../detector.ts";
import { MAX_COMPARED } from "../misspelling/max-compared.ts";
import { OFFERED } from "../verdict.ts";

/**
 * The bare value stands in so many times as many cells as the value with the affix. Measured (bench constants): at half of
 * it, or twice, less than a tenth more or fewer are found, and no right value is found wrong.
 */
const MIN_RATIO = 5;
const SURE = 0.95;
/** One sign at a larger share of the cells is a mark with a meaning, such as that of a footnote. At a twentieth of it half of the errors in dense columns are silent. */
const MAX_MARKED = 0.4;

const SIGNS_BEFORE = /^[^\p{L}\p{M}\p{N}([{<+−-]+|^[-–—*•·] +/u;
const SIGNS_BEHIND = /[^\p{L}\p{M}\p{N})\]}>+−-]+$|[\s_]+[-–—]+$|-\*$/u;
const COPY_BEHIND = / \(\d\)$/;
/** Signs that grades, footnotes, units and questions are written with. */
const MEANINGFUL = /[*†‡#%!?&°^~$€£'’]/u;
/** A currency, a percent sign or degrees at a number: without them it says something else. */
const UNIT = /[\p{Sc}%‰°′″]/u;
const NUMBER = /^[\d.,' ]*\d$/;
/** What stands between a title and a value. */
const HEADED = /[\s:=]/;

type Feature = "cells" | "others" | "meaningful" | "marked";

export const strayAffixes = defineValueDetector<Feature>({
  name: "stray affixes",
  about: "A sign or word at a value that the column has without it",
  source: "OpenRefine, fingerprint clustering: punctuation is dropped; here the bare value must be frequent, too",
  // At a code or in prose a sign may belong to the value.
  rules: { "text.affix": (kind) => (kind === "" ? "apply" : "propose") },
  features: {
    cells: "cells that hold the value",
    others: "cells that hold it without the affix",
    meaningful: "1 where the affix may be a footnote, a grade or a unit",
    marked: "1 where too many cells have the same affix: a mark with a meaning",
  },
  *detect(columns) {
    for (const [column, of] of columns.entries()) {
      const found = findAffixes(of);
      const cells = countCellsByAffix(found);
      const most = Math.max(3, MAX_MARKED * countCells(of.values));
      for (const { value, output, affix, count, others } of found) {
        const meaningful = MEANINGFUL.test(affix) ? 1 : 0;
        const marked = (cells.get(affix) ?? 0) > most ? 1 : 0;
        const explain = () => `Extra "${affix.trim()}": ${others} other cells have just "${output}".`;
        const features = { cells: count, others, meaningful, marked };
        yield { kind: "value", column, value, output, rule: "text.affix", features, explain };
      }
    }
  },
  probability: ({ meaningful, marked }) => (marked === 1 ? 0 : meaningful === 1 ? OFFERED : SURE),
  isMany: ({ meaningful }) => meaningful === 0,
});

interface Affixed {
  readonly value: number;
  readonly count: number;
  readonly output: string;
  readonly affix: string;
  /** Cells that hold the bare value. */
  readonly others: number;
}

function findAffixes({ values, title }: ValueColumn): readonly Affixed[] {
  const frequent = values.filter(({ count }) => count >= MIN_RATIO);
  const counts = new Map(frequent.map(({ text, count }) => [text, count]));
  const most = frequent.reduce((largest, { count }) => Math.max(largest, count), 0);
  const found: Affixed[] = [];
  if (most < MIN_RATIO) return found;
  const signed = new Set(placesByShape(values, isSigned));
  for (const [value, { text, count }] of values.entries()) {
    if (!signed.has(value) && !isHeaded(text, title)) continue;
    const least = MIN_RATIO * count;
    if (least > most || text.length > MAX_COMPARED || numberMark(text) !== "") continue;
    const output = bareOf(text, title, (candidate) => (counts.get(candidate) ?? 0) >= least);
    if (output === undefined) continue;
    const affix = text.replace(output, "");
    if (NUMBER.test(output) && UNIT.test(affix)) continue;
    found.push({ value, count, output, affix, others: counts.get(output) ?? 0 });
  }
  return found;
}

function countCellsByAffix(found: readonly Affixed[]): ReadonlyMap<string, number> {
  const cells = new Map<string, number>();
  for (const { affix, count } of found) cells.set(affix, (cells.get(affix) ?? 0) + count);
  return cells;
}

function isSigned(text: string): boolean {
  return [COPY_BEHIND, SIGNS_BEHIND, SIGNS_BEFORE].some((affix) => affix.test(text));
}

/** Whether what parts a title from a value stands behind as many signs as the title has. No shape tells. */
function isHeaded(text: string, title: string): boolean {
  return title !== "" && HEADED.test(text.charAt(title.length));
}

/** The text without what is stuck to it, where that is one of the column's frequent values. */
function bareOf(text: string, title: string, isFrequent: (text: string) => boolean): string | undefined {
  const heading = headingOf(text, title);
  const behind = [text, text.replace(COPY_BEHIND, ""), text.replace(SIGNS_BEHIND, "")];
  const candidates = [...behind, ...behind.map((part) => part.replace(SIGNS_BEFORE, "")), heading];
  return candidates.find(
    (candidate) => candidate !== undefined && candidate !== "" && candidate !== text && isFrequent(candidate),
  );
}

/** "City: Bern" and "City Bern" in a column called City. */
function headingOf(text: string, title: string): string | undefined {
  if (!isHeaded(text, title) || !text.toLowerCase().startsWith(title.toLowerCase())) return undefined;
  return text.slice(title.length).replace(/^[\s:=]+/, "");
}
