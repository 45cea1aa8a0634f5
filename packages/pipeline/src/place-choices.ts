/** Applies choices about the columns of one reading of a file to another reading, by equal titles. */
import type { ColumnChoices, Table, TitledChoice } from "@limpid/table";
import { matchTitles } from "@limpid/text";

/** Choices are keyed by column, or by title if they come from another reading. */
export type SaidOfColumns = ColumnChoices | readonly TitledChoice[];

/** Ignores a choice whose title names several columns. */
export function placeChoices({ columns }: Table, choices: SaidOfColumns): ColumnChoices {
  if (!areTitled(choices)) return choices;
  // Most tables have none, and some have thousands of columns.
  if (choices.length === 0) return {};
  const places = matchTitles(
    choices.map(({ title }) => title),
    columns.map(({ title }) => title),
  );
  return Object.fromEntries(
    choices.flatMap((choice, index) => {
      const place = places[index];
      return place === undefined ? [] : [[place, choice]];
    }),
  );
}

function areTitled(choices: SaidOfColumns): choices is readonly TitledChoice[] {
  return Array.isArray(choices);
}
