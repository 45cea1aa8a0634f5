/**
 * Chemical formula. Subscripts become digits; the order of the elements stays, since it tells the structure (CH3COOH),
 * unless the column writes all its formulas in the order of Hill.
 * Sources: IUPAC, Nomenclature of Inorganic Chemistry (2005) IR-4; Hill, J. Am. Chem. Soc. 22 (1900) 478.
 */

import type { CountedValue } from "@limpid/table";
import { headerWords } from "../columns/header-words.ts";
import { someValues } from "../columns/some-values.ts";
import { defineEntity } from "../entity.ts";
import { invalid, type Outcome, rewritten } from "../outcome.ts";
import { edgeFilter } from "../prefilters/edge-filter.ts";
import { type Formula, parseFormula } from "./parse-formula.ts";

interface FormulaEvidence {
  readonly hill: number;
  readonly all: number;
}

const NEARLY_ALL = 0.8;
const ENOUGH = 5;

const mayBe = edgeFilter({ minLength: 2, maxLength: 60, first: "ABCDEFGHIKLMNOPRSTUVWXYZ([" });

export const chemicalFormula = defineEntity<FormulaEvidence>({
  id: "chemical_formula",
  title: "Chemical formula",
  group: "code",
  prefilter: {
    minLength: 2,
    maxLength: 60,
    all: ["capital"],
    only: ["digit", "letter", "dot", "star", "round", "bracket", "hyphen", "plus", "other"],
  },
  type: "text",
  maxLength: 120,
  headers: [
    headerWords(
      "(?:chemical|molecular|empirical|sum)?[ _-]?formula|chem(?:ical)?[ _-]?formula|summenformel|(?:chemische|molekular)formel|formule(?: chimique| brute| moléculaire)?|fórmula(?: química| molecular)?|formula (?:chimica|bruta)|molecuulformule",
    ),
  ],
  recognise: (text) => {
    if (!mayBe(text) || isWord(text)) return 0;
    const formula = parseFormula(text);
    if (formula === undefined) return 0;
    if (formula.elements.size < 2) return /\d/.test(text) ? 0.3 : 0.05;
    return /[\d₀-₉]/.test(text) ? 0.75 : 0.3;
  },
  learn: learnOrder,
  describe: (evidence) => (isHill(evidence) ? [`Hill order: ${evidence.hill} of ${evidence.all} formulas.`] : []),
  clean: cleanFormula,
});

/** Small letters stand behind a capital alone: two in a row make a word. */
function isWord(text: string): boolean {
  let isSmall = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isNowSmall = code >= 97 && code <= 122;
    if (code === 32 || (isSmall && isNowSmall)) return true;
    isSmall = isNowSmall;
  }
  return false;
}

function learnOrder(values: readonly CountedValue[]): FormulaEvidence {
  let hill = 0;
  let all = 0;
  for (const { text } of someValues(values)) {
    const formula = parseFormula(text);
    if (formula === undefined || !formula.isPlain || formula.elements.size < 2) continue;
    all++;
    if (writeHill(formula) === formula.text) hill++;
  }
  return { hill, all };
}

function isHill({ hill, all }: FormulaEvidence): boolean {
  return all >= ENOUGH && hill >= NEARLY_ALL * all;
}

function cleanFormula(text: string, evidence: FormulaEvidence): Outcome {
  const formula = parseFormula(text);
  if (formula === undefined) return invalid("Not a formula of known elements.", suggestCase(text));
  const components = { elements: [...formula.elements.keys()].join(" ") };
  const hill = writeHill(formula);
  const isReordered = formula.isPlain && isHill(evidence) && hill !== formula.text;
  return rewritten(text, isReordered ? hill : formula.text, {
    why: isReordered ? "Hill order, as in the rest of the column." : "Subscripts as digits.",
    rule: isReordered ? "hill" : "digits",
    components,
  });
}

/** Carbon, hydrogen, then the others by alphabet; without carbon all by alphabet. */
function writeHill({ elements }: Formula): string {
  const first = elements.has("C") ? ["C", "H"].filter((element) => elements.has(element)) : [];
  const rest = [...elements.keys()].filter((element) => !first.includes(element)).sort();
  return [...first, ...rest].map((element) => `${element}${countText(elements.get(element) ?? 1)}`).join("");
}

function countText(count: number): string {
  return count === 1 ? "" : String(count);
}

/** Formulas typed without capitals ("h2o"), where each letter alone is an element. */
function suggestCase(text: string): readonly string[] {
  const capitals = text.toUpperCase();
  return /\d/.test(text) && capitals !== text && parseFormula(capitals) !== undefined ? [capitals] : [];
}
