/** Whether cleaning could have called a value of a column wrong: what nothing was asked of is neither good nor bad. */

import type { Judgement } from "@limpid/table";
import { guessedEntity } from "./entity-of.ts";
import type { StudiedColumn } from "./studied-table.ts";

/** A class that is less likely than not says nothing of its values. */
const LIKELY_ENOUGH = 0.5;

export function isJudged({ guess, isClassDoubtful }: Pick<StudiedColumn, "guess" | "isClassDoubtful">): boolean {
  const isSure = guess.isChosen === true || guess.classP >= LIKELY_ENOUGH;
  return isSure && !isClassDoubtful && !guessedEntity(guess).takesAnyText;
}

/** The same in a word, which says what is the matter. */
export function judgeColumn(column: Pick<StudiedColumn, "guess" | "isClassDoubtful">): Judgement {
  if (column.isClassDoubtful) return "doubted";
  return isJudged(column) ? "judged" : "unjudged";
}
