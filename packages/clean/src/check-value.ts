/** A value that a person gives a cell: it is never changed, but what the column's class says against it is told. */
import type { Decided, EntityGuess } from "@limpid/table";
import { cleanValue } from "./clean-value.ts";
import { entityOf } from "./entity-of.ts";
import type { StudiedColumn } from "./studied-table.ts";

/** Why the value is none of the column, in one sentence; null where nothing speaks against it. */
export function refusalOf(text: string, column: StudiedColumn): string | null {
  const entity = entityOf(column.guess);
  const verdict = cleanValue(text, { ...column, entity, cleaner: entity.cleanerOf(column.fit) });
  return verdict.kind === "invalid" ? verdict.msg : null;
}

/** The same where nothing else is known of the column: only what cannot be speaks against a value, such as 30 February. */
export function impossibilityOf(text: string, guess: EntityGuess, decided: Decided): string | null {
  const entity = entityOf(guess);
  const outcome = entity.cleanerOf(entity.fit([], { header: "", decided })).clean(text.trim());
  return outcome.kind === "invalid" && outcome.isImpossible ? outcome.reason : null;
}
