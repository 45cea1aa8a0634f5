/** Whether cleaning could have called a value of a column wrong: what nothing was asked of is neither good nor bad. */
import { entityOf } from "./entity-of.ts";
import type { StudiedColumn } from "./studied-table.ts";

/** A class that is less likely than not says nothing of its values. */
const LIKELY_ENOUGH = 0.5;

export function isJudged({ guess, isClassDoubtful }: Pick<StudiedColumn, "guess" | "isClassDoubtful">): boolean {
  const isSure = guess.isChosen === true || guess.classP >= LIKELY_ENOUGH;
  return isSure && !isClassDoubtful && !entityOf(guess).takesAnyText;
}
