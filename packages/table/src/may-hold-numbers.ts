/** Decides whether a column of texts may hold amounts, which a spreadsheet then gets as numbers. */
import type { EntityGuess } from "./clean-table.ts";

/** These classes are assigned when nothing more is known of a column. */
const CLASSES_OF_ANYTHING: ReadonlySet<string> = new Set(["identifier", "free_text"]);

/** If a person chose the class, its values are names. */
export function mayHoldNumbers({ isChosen, cleanedAs, predictedClass }: EntityGuess): boolean {
  return isChosen !== true && CLASSES_OF_ANYTHING.has(cleanedAs?.id ?? predictedClass);
}
