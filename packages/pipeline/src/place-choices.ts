/** Applies choices about the columns of one reading of a file to another reading, by equal titles. */
import type { ColumnChoice, ColumnChoices, Table } from "@limpid/table";

export interface TitledChoice extends ColumnChoice {
  readonly title: string;
}

/** Choices are keyed by column, or by title if they come from another reading. */
export type SaidOfColumns = ColumnChoices | readonly TitledChoice[];

/** Ignores a choice whose title names several columns. */
export function placeChoices({ columns }: Table, choices: SaidOfColumns): ColumnChoices {
  if (!areTitled(choices)) return choices;
  // Most tables have none, and some have thousands of columns.
  if (choices.length === 0) return {};
  const placed = columns.map(({ title }) => {
    const [choice, ...others] = choices.filter((one) => one.title === title);
    return others.length === 0 && columns.filter((column) => column.title === title).length === 1 ? choice : undefined;
  });
  return Object.fromEntries(placed.flatMap((choice, index) => (choice === undefined ? [] : [[index, choice]])));
}

function areTitled(choices: SaidOfColumns): choices is readonly TitledChoice[] {
  return Array.isArray(choices);
}
