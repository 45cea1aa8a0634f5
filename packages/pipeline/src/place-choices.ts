/** What was said of the columns of one table, for those of another one that have the same titles. */
import type { ColumnChoice, ColumnChoices, Table } from "@limpid/table";

export interface TitledChoice extends ColumnChoice {
  readonly title: string;
}

/** A title that several columns have names none of them. */
export function placeChoices({ columns }: Table, choices: readonly TitledChoice[]): ColumnChoices {
  const placed = columns.map(({ title }) => {
    const [choice, ...others] = choices.filter((one) => one.title === title);
    return others.length === 0 && columns.filter((column) => column.title === title).length === 1 ? choice : undefined;
  });
  return Object.fromEntries(placed.flatMap((choice, index) => (choice === undefined ? [] : [[index, choice]])));
}
