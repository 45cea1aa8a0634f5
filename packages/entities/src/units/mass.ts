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
