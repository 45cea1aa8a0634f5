/**
 * Signs and words that got stuck to a value which the column has without them: "Bern;", "* Bern", "City: Bern",
 * "Bern (1)" from a copied file, a quote that was left open. What may mean something of its own is only offered.
 * Practice: OpenRefine's fingerprint clustering drops the same signs; here the bare value must be frequent, too.
 */
import type { CountedValue } from "@limpid/table";
import type { Typo } from "./typos.ts";

/** The bare value stands in so many cells, and in so many times as many as the value with the affix. */
const MIN_CELLS = 3;
const MIN_RATIO = 5;
const MAX_LENGTH = 200;
const SURE = 0.95;
const OFFERED = 0.75;
/** One sign at more values than these is a mark with a meaning, such as that of a footnote. */
const MAX_MARKED = 0.02;

const SIGNS_BEFORE = /^[^\p{L}\p{M}\p{N}([{<+−-]+|^[-–—*•·] +/u;
const SIGNS_BEHIND = /[^\p{L}\p{M}\p{N})\]}>+−-]+$|[\s_]+[-–—]+$|-\*$/u;
const COPY_BEHIND = / \(\d\)$/;
/** Signs that grades, footnotes, units and questions are written with. */
const MEANINGFUL = /[*†‡#%!?&°^~$€£'’]/u;

export function findStrayAffixes(values: readonly CountedValue[], title: string): ReadonlyMap<string, Typo> {
  const counts = new Map(values.map(({ text, count }) => [text, count]));
  const found = new Map<string, Typo>();
  const cells = new Map<string, number>();
  for (const { text, count } of values) {
    if (text.length > MAX_LENGTH) continue;
    const bare = bareOf(
      text,
      title,
      (candidate) => (counts.get(candidate) ?? 0) >= Math.max(MIN_CELLS, MIN_RATIO * count),
    );
    if (bare === undefined) continue;
    const affix = text.replace(bare, "");
    cells.set(affix, (cells.get(affix) ?? 0) + count);
    const prob = MEANINGFUL.test(affix) ? OFFERED : SURE;
    const msg = `"${affix.trim()}" got stuck to "${bare}", which ${counts.get(bare)} other cells have without it.`;
    found.set(text, { meant: bare, prob, msg, rule: "text.affix" });
  }
  const all = values.reduce((sum, { count }) => sum + count, 0);
  const isMark = (text: string, bare: string) =>
    (cells.get(text.replace(bare, "")) ?? 0) > Math.max(3, MAX_MARKED * all);
  return new Map([...found].filter(([text, { meant }]) => !isMark(text, meant)));
}

/** The text without what is stuck to it, where that is one of the column's frequent values. */
function bareOf(text: string, title: string, isFrequent: (text: string) => boolean): string | undefined {
  const heading = title === "" ? undefined : headingOf(text, title);
  const behind = [text, text.replace(COPY_BEHIND, ""), text.replace(SIGNS_BEHIND, "")];
  const candidates = [...behind, ...behind.map((part) => part.replace(SIGNS_BEFORE, "")), heading];
  return candidates.find(
    (candidate) => candidate !== undefined && candidate !== "" && candidate !== text && isFrequent(candidate),
  );
}

/** "City: Bern" and "City Bern" in a column called City. */
function headingOf(text: string, title: string): string | undefined {
  if (!text.toLowerCase().startsWith(title.toLowerCase())) return undefined;
  const rest = text.slice(title.length);
  return /^[\s:=]/.test(rest) ? rest.replace(/^[\s:=]+/, "") : undefined;
}
