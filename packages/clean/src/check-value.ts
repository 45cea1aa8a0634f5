/** Checks a value that a person gives a cell. It is never changed, but the objection of the column's class is returned. */
import type { Decided, EntityGuess } from "@limpid/table";
import { cleanValue } from "./clean-value.ts";
import { guessedEntity } from "./entity-of.ts";
import type { StudiedColumn } from "./studied-table.ts";

/** Returns why the value does not belong in the column, in one sentence; null if nothing is wrong with it. */
export function explainRefusal(text: string, column: StudiedColumn): string | null {
  const entity = guessedEntity(column.guess);
  const verdict = cleanValue(text, { ...column, entity, cleaner: entity.cleanerOf(column.fit) });
  return verdict.kind === "invalid" ? verdict.msg : null;
}

/** Does the same if nothing else is known of the column: only an impossible value is refused, such as 30 February. */
export function explainImpossibility(text: string, guess: EntityGuess, decided: Decided): string | null {
  const entity = guessedEntity(guess);
  const outcome = entity.cleanerOf(entity.fit([], { header: "", decided })).clean(text.trim());
  return outcome.kind === "invalid" && outcome.isImpossible ? outcome.reason : null;
}
