/**
 * Age in years, or a group of ages. A baby's decimals stay.
 * Sources: Guinness World Records (oldest person, 122); UN Demographic Yearbook (age groups).
 */

import { foldDigits } from "@limpid/text";
import { defineEntity } from "../entity.ts";
import { readNumberWords } from "../numbers/number-words.ts";
import { suggestDigits } from "../numbers/suggest-digits.ts";
import { confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";

const OLDEST = 125;
const PLAIN = /^\d{1,3}$/;
const YEARS =
  /^(\d{1,3})(?:[.,](\d{1,4}))? ?(?:(?:years?|yrs?|y\.?o?|yo|jahre?|j\.?|ans?|años?|anos?|anni|jaar)(?: old| alt)?)?$/i;
const GROUP = /^(\d{1,3}) ?(?:-|–|—|to|bis|à|a) ?(\d{1,3})(?: (?:years?|jahre|ans|años|anos|anni|jaar))?$/i;
const OPEN =
  /^(?:(?:under|over|below|above|less than|unter|über|moins de|plus de|menos de|más de|mais de|<|>|<=|>=|≥|≤) ?\d{1,3}|\d{1,3} ?(?:\+|and over|and older|or older|and under|and above|or more|und älter|et plus|y más|e mais|e più))(?: (?:years?|jahre|ans))?$/i;
const YOUNG = /^\d{1,3} ?(?:months?|mos?\.?|weeks?|days?|monate?|mois|meses|mesi|maanden|tage?|wochen?)(?: old)?$/i;

interface AgeEvidence {
  /** Whether no cell is a group of ages or an age in months. */
  readonly areNumbers: boolean;
  readonly hasDecimals: boolean;
}

export const age = defineEntity<AgeEvidence>({
  id: "age",
  title: "Age",
  group: "person",
  prefilter: { all: ["digit"] },
  type: ({ areNumbers, hasDecimals }) => (areNumbers ? (hasDecimals ? "number" : "integer") : "text"),
  maxLength: 40,
  headers: [
    /\b(age|ages|age ?group|age ?range|years ?old)\b/i,
    /\b(alter|altersgruppe|jahre alt|âge|age|edad|idade|età|leeftijd)\b/i,
  ],
  recognise: (text) => {
    const first = text.charCodeAt(0);
    if (first >= 48 && first <= 57) {
      if (text.length < 3) return 0.3;
      if (PLAIN.test(text)) return Number(text) <= OLDEST ? 0.2 : 0;
      if (/^\d{1,3}[.,]\d+$/.test(text)) return 0.05;
      return OPEN.test(text) || YOUNG.test(text) ? 0.6 : GROUP.test(text) ? 0.35 : YEARS.test(text) ? 0.6 : 0;
    }
    return text.length > 4 && text.length < 24 && /\d/.test(text) && OPEN.test(text) ? 0.4 : 0;
  },
  learn: (values) => {
    const ages = values.map(({ text }) => foldDigits(text));
    return {
      areNumbers: !ages.some((text) => GROUP.test(text) || OPEN.test(text) || YOUNG.test(text)),
      hasDecimals: ages.some((text) => /[1-9]/.test(YEARS.exec(text)?.[2] ?? "")),
    };
  },
  describe: ({ areNumbers }) => (areNumbers ? [] : ["Some cells are age groups."]),
  clean: cleanAge,
});

function cleanAge(text: string): Outcome {
  const plain = foldDigits(text);
  const years = YEARS.exec(plain);
  if (years !== null) return settleYears(text, years[1] ?? "", years[2] ?? "");
  const group = GROUP.exec(plain);
  if (group !== null) return settleGroup(text, Number(group[1]), Number(group[2]));
  if (OPEN.test(plain) || YOUNG.test(plain)) return confirmed(text);
  const inWords = readNumberWords(plain);
  if (inWords !== undefined) return rewritten(text, String(inWords), { why: "In digits.", rule: "words", prob: 0.93 });
  return invalid(/^-\d/.test(plain) ? "An age below zero." : "Not an age.", suggestDigits(text));
}

function settleYears(text: string, whole: string, decimals: string): Outcome {
  if (Number(whole) > OLDEST) return invalid(`Older than ${OLDEST} years.`);
  const kept = /^0*$/.test(decimals) ? "" : `.${decimals}`;
  return rewritten(text, `${Number(whole)}${kept}`, { why: "Years as a plain number.", rule: "years" });
}

function settleGroup(text: string, from: number, to: number): Outcome {
  if (to > OLDEST + 25 || from > OLDEST) return invalid(`Older than ${OLDEST} years.`);
  if (from > to) return invalid("The first age is above the second.", [`${to}-${from}`]);
  return rewritten(text, `${from}-${to}`, { why: "A plain hyphen between the ages.", rule: "range" });
}
