/**
 * Signs at an end of a value that hardly any other value of the column has there: "Bern;" and "- Chur" among plain names,
 * "0238." among numbers of four digits. The value without them need not stand elsewhere, so that it is only offered.
 */
import { type CountedValue, countByShape, placesByShape } from "@limpid/table";
import { defineValueDetector } from "../detector.ts";
import { MAX_COMPARED } from "../misspelling/max-compared.ts";
import { OFFERED } from "../verdict.ts";

/** Measured (bench constants): of half as many, or twice, the same is found but for a few values. */
const MIN_VALUES = 20;
/** More values with a sign at that end, and it is how the column writes. At a tenth of it dense columns are silent. */
const MAX_SHARE = 0.2;
/** If more do, the column asks, unless the signs are on as many values as not. */
const MAX_ASKED = 0.45;
/** Among sentences a few that end with another sign than theirs say nothing of the column. */
const MOSTLY_ODD = 0.5;
/** No value is written with these at its end: footnotes, grades, questions and abbreviations have other signs. */
const BEFORE = /^(?:[-–—*•·:;,|_]+ +|[:;,|]+)(?=[\p{L}\p{N}])/u;
const BEHIND = /(?<=[\p{L}\p{M}\p{N})])(?: *[;,|_]+| +[-–—]+|-\*) *$/u;
/** Words end with a dot where they are short for others, digits only where a sentence ends. */
const DOT_BEHIND_DIGIT = /(?<=\d)\.$/;
/** One value that is a list tells nothing of the others. */
const BETWEEN = /[\p{L}\p{M}\p{N})] *\|+ *[\p{L}\p{N}]/u;
const MIN_LISTS = 2;
const ANY_BEFORE = /^[^\p{L}\p{N}]/u;
const ANY_BEHIND = /[^\p{L}\p{M}\p{N})]$/u;

type Feature = "before" | "behind" | "share" | "odd";

export const trailingSigns = defineValueDetector<Feature>({
  name: "trailing signs",
  about: "Signs at an end of a value that hardly any other value of its column has there",
  source: "Christen, Data Matching, 2012, §3: leading and trailing punctuation as a cause of unmatched keys",
  rules: { "text.odd-end": "propose" },
  features: {
    before: "values that begin with a sign",
    behind: "values that end with a sign",
    share: "share of the values that have one at the same end",
    odd: "values that could do without theirs, as a share of these",
  },
  *detect(columns) {
    for (const [column, { role, type, values }] of columns.entries()) {
      if (role === "prose" || type === "integer" || type === "number" || values.length < MIN_VALUES) continue;
      const [before, behind] = [countOf(values, ANY_BEFORE), countOf(values, ANY_BEHIND)];
      const bareOf = bareWithout(before, behind, Math.max(1, MAX_ASKED * values.length));
      const areLists = countOf(values, BETWEEN) >= MIN_LISTS;
      const places = placesByShape(values, (text) => bareOf(text) !== text);
      const odd = places.length;
      for (const value of places) {
        const { text } = values[value] ?? { text: "" };
        const output = bareOf(text);
        // A list may begin or end with nothing between two of its marks.
        if (output === "" || (areLists && signOf(text, output).includes("|"))) continue;
        const explain = () => `Hardly any other value starts or ends with "${signOf(text, output)}".`;
        const signs = text.endsWith(output) ? before : text.startsWith(output) ? behind : Math.max(before, behind);
        const features = { before, behind, share: signs === 1 ? 0 : signs / values.length, odd: odd / signs };
        yield { kind: "value", column, value, output, rule: "text.odd-end", features, explain };
      }
    }
  },
  probability: ({ share }) => (share <= MAX_SHARE ? OFFERED : 0),
  isMany: ({ share, odd }) => share > MAX_SHARE && odd >= MOSTLY_ODD,
});

function countOf(values: readonly CountedValue[], pattern: RegExp): number {
  return countByShape(values, (text) => text.length <= MAX_COMPARED && pattern.test(text)).values;
}

/** Takes off what stands at an end at which not more values than `most` have a sign. */
function bareWithout(before: number, behind: number, most: number): (text: string) => string {
  const patterns = [...(before <= most ? [BEFORE] : []), ...(behind <= most ? [BEHIND, DOT_BEHIND_DIGIT] : [])];
  return (text) =>
    text.length > MAX_COMPARED ? text : patterns.reduce((rest, pattern) => rest.replace(pattern, ""), text);
}

function signOf(text: string, bare: string): string {
  return text.replace(bare, "").trim();
}
