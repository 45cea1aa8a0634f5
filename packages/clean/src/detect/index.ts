/** All detectors. A further one is a file beside this and a line here. */
import type { NumberDetector, RowDetector, TextDetector, ValueDetector } from "../detector.ts";
import { accidents } from "./accidents.ts";
import { conflictingSources } from "./conflicting-sources.ts";
import { dependencies } from "./dependencies.ts";
import { endBeforeStart } from "./end-before-start.ts";
import { flippedSigns } from "./flipped-signs.ts";
import { foreignLetters } from "./foreign-letters.ts";
import { lostLetters } from "./lost-letters.ts";
import { misfielded } from "./misfielded.ts";
import { misspeltWords } from "./misspelt-words.ts";
import { nearRows } from "./near-rows.ts";
import { oddDigits } from "./odd-digits.ts";
import { oddShapes } from "./odd-shapes.ts";
import { outliers } from "./outliers.ts";
import { powersOfTen } from "./powers-of-ten.ts";
import { repeatedKeys } from "./repeated-keys.ts";
import { repeatedRows } from "./repeated-rows.ts";
import { spreadsheetDamage } from "./spreadsheet-damage.ts";
import { strayAffixes } from "./stray-affixes.ts";
import { swappedFields } from "./swapped-fields.ts";
import { swappedLooks } from "./swapped-looks.ts";
import { totals } from "./totals.ts";
import { trailingSigns } from "./trailing-signs.ts";
import { typos } from "./typos.ts";

/** Look at each column by itself. Of several that would repair a value the first has its way: the most particular stands first. */
export const VALUE_DETECTORS: readonly ValueDetector[] = [
  lostLetters,
  foreignLetters,
  strayAffixes,
  typos,
  misspeltWords,
  trailingSigns,
  accidents,
  oddDigits,
  spreadsheetDamage,
  oddShapes,
  repeatedKeys,
];

/** Hold rows against each other. Of several that speak of a cell the surest has its way, and of equally sure ones the first. */
export const ROW_DETECTORS: readonly RowDetector[] = [swappedFields, misfielded, conflictingSources, dependencies];

/** Hold the numbers and days of rows against each other. */
export const NUMBER_DETECTORS: readonly NumberDetector[] = [
  totals,
  powersOfTen,
  endBeforeStart,
  flippedSigns,
  outliers,
];

/** Hold the texts of rows against each other. */
export const TEXT_DETECTORS: readonly TextDetector[] = [swappedLooks, repeatedRows, nearRows];
