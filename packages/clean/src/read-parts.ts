/** The named parts of a cell's value, such as the domain of an e-mail address: what columns can be made of. */
import { type Cleaned, type ColumnCleaner, normaliseText } from "@limpid/entities";
import type { Decided, EntityGuess } from "@limpid/table";
import { guessedEntity } from "./entity-of.ts";
import type { StudiedColumn } from "./studied-table.ts";

export type Parts = Cleaned["components"];

/** A cell with data: its text as it was read, and as it is now. */
export interface CellTexts {
  readonly raw: string;
  readonly output: string;
}

const NO_PARTS: Parts = Object.freeze({});

/** The reader of a column; where no more is known of it than its class, that reads by itself. */
export function partsReader(
  column: StudiedColumn | undefined,
  guess: EntityGuess,
  decided: Decided,
): (cell: CellTexts) => Parts {
  const entity = guessedEntity(column?.guess ?? guess);
  const cleaner = entity.cleanerOf(column?.fit ?? entity.fit([], { header: "", decided }));
  const read = (text: string): Cleaned | null => readText(text, { cleaner, column });
  return ({ raw, output }) => {
    const asRead = read(raw);
    // What was read says most, such as a currency: as long as it is what the cell holds.
    const isHeld = asRead !== null && (raw === output || asRead.output === output);
    const value = isHeld ? asRead : read(output);
    return value === null ? NO_PARTS : entity.partsOf(value);
  };
}

interface Reader {
  readonly cleaner: ColumnCleaner;
  readonly column: StudiedColumn | undefined;
}

/** Null of a text that the class does not read for certain. */
function readText(text: string, { cleaner, column }: Reader): Cleaned | null {
  const { text: normal } = column === undefined ? { text: text.trim() } : normaliseText(text, column.treatment);
  try {
    const outcome = cleaner.clean(normal);
    return outcome.kind === "ok" ? outcome : null;
  } catch {
    return null;
  }
}

/** The names of the parts that values of the class have, as its examples show. */
export function partNames(guess: EntityGuess): readonly string[] {
  const { examples } = guessedEntity(guess);
  const read = partsReader(undefined, guess, {});
  return [...new Set(examples.clean.flatMap(([raw, output]) => Object.keys(read({ raw, output }))))];
}
