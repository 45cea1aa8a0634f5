/**
 * A mass or weight with its unit. The column keeps one unit where it has one; other units are converted exactly.
 * Sources: UCUM 2.1 (mass); NIST SP 811 appendix B.8 (avoirdupois pound and ounce).
 */
import { defineMeasure } from "./define-measure.ts";
import { findUnit } from "./find-unit.ts";
import type { ReadMeasure } from "./read-measure.ts";

export const mass = defineMeasure({
  id: "mass",
  title: "Mass",
  headers: [
    /\b(weight|mass|wt|net ?wt|gross ?weight|kg|kgs|lbs?|grams?)\b/i,
    /\b(gewicht|masse|poids|peso|massa|nettogewicht|bruttogewicht)\b/i,
  ],
  quantities: ["mass"],
  base: { component: "kg", symbol: "kg" },
  examples: {
    clean: [
      ["5kg", "5 kg"],
      ["5,5kg", "5.5 kg"],
      ["11 lbs", "11 lb"],
      ["5000 g", "5000 g"],
      ["12 ounces", "12 oz"],
      ["1/2 lb", "0.5 lb"],
      ["2 Kilogramm", "2 kg"],
      ["6 lb 3 oz", "99 oz"],
    ],
    invalid: [
      ["heavy", "a word"],
      ["5 kgg", "no such unit"],
      ["5 km", "a length"],
      ["kg", "no number"],
    ],
    other: ["12.5", "5 km", "30 %", "12 Main St", "A5"],
  },
  readCompound: readPounds,
});

const POUNDS = /^(\d{1,4}) ?(?:lbs?\.?|pounds?),? ?(\d{1,2}(?:\.\d{1,3})?) ?(?:oz\.?|ounces?)$/i;
const OUNCES_A_POUND = 16;

/** 6 lb 3 oz as 99 oz. */
function readPounds(text: string): ReadMeasure | undefined {
  const match = POUNDS.exec(text);
  const unit = findUnit("oz", ["mass"]);
  if (match === null || unit === undefined) return undefined;
  const [, pounds = "", ounces = ""] = match;
  const amount = String(Number(pounds) * OUNCES_A_POUND + Number(ounces));
  return { amount, unit, compound: `${pounds} lb ${ounces} oz` };
}
