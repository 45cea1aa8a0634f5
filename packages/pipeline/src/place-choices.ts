/** What was said of the columns of one reading of a file, for those of another one that have the same titles. */
import type { ColumnChoice, ColumnChoices, Table } from "@limpid/table";

export interface TitledChoice extends ColumnChoice {
  readonly title: string;
}

/** By column, or by title where the choices are of another reading. */
export type SaidOfColumns = ColumnChoices | readonly TitledChoice[];

/** A title that several columns have names none of them. */
export function placeChoices({ columns }: Table, choices: SaidOfColumns): ColumnChoices {
  if (!areTitled(choices)) return choices;
  const placed = columns.map(({ title }) => {
    const [choice, ...others] = choices.filter((one) => one.title === title);
    return others.length === 0 && columns.filter((column) => column.title === title).length === 1 ? choice : undefined;
  });
  return Object.fromEntries(placed.flatMap((choice, index) => (choice === undefined ? [] : [[index, choice]])));
}

function areTitled(choices: SaidOfColumns): choices is readonly TitledChoice[] {
  return Array.isArray(choices);
}
