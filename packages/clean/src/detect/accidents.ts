/**
 * Codes are taken as they stand, for each character may matter. Full-width digits, invisible characters and blanks at the
 * ends get into a few of them by accident all the same: the text without them is offered, unless the column is written so.
 * Source: Unicode TR 36, §2.2 (whole-script and invisible confusables in identifiers).
 */
import { normaliseText, treatTexts } from "@limpid/entities";
import type { CountedValue } from "@limpid/table";
import type { Typo, Typos } from "./typos.ts";

/** More values that would be written otherwise, and it is how the column writes. */
const MAX_SHARE = 0.05;
const OFFERED = 0.75;

export function findAccidents(values: readonly CountedValue[]): Typos {
  const treatment = treatTexts(values, "repair");
  const found = values.flatMap(({ text }): [string, Typo][] => {
    const { text: meant, repairs } = normaliseText(text, treatment);
    const repair = repairs.at(-1);
    if (repair === undefined || meant === "") return [];
    return [[text, { meant, prob: OFFERED, msg: repair.why, rule: repair.rule }]];
  });
  return new Map(found.length > MAX_SHARE * values.length ? [] : found);
}
