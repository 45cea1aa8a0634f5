/** What a class needs to leave a decision to the person: the option chosen and the counts of all. */
import type { Decision, DecisionOption } from "@limpid/table";
import type { ColumnHints } from "./entity.ts";

/** The option of all that leave each value as it is written: no spelling and no unit is called so. */
export const KEEP_EACH = "=";

/** The option that a person has chosen, when it is one of those there are. */
export function chosenOption<Option extends string>(
  { decided = {} }: Pick<ColumnHints, "decided">,
  id: string,
  options: Iterable<Option>,
): Option | undefined {
  const wanted = Object.hasOwn(decided, id) ? decided[id] : undefined;
  return [...options].find((option) => option === wanted);
}

interface Choice {
  readonly id: string;
  readonly label: string;
  /** Cells that only this option explains. */
  readonly cells: number;
  readonly preview?: string;
}

/** Evidence for one option is evidence against the others. */
export function weighOptions(choices: readonly Choice[]): readonly DecisionOption[] {
  const all = choices.reduce((sum, { cells }) => sum + cells, 0);
  return choices.map(({ id, label, cells, preview }) => ({
    id,
    label,
    cellsFor: cells,
    cellsAgainst: all - cells,
    ...(preview !== undefined && { preview }),
  }));
}

/** The words for how a decision came about: nothing where the cells made it. */
export function chosenSuffix(isChosen: boolean): string {
  return isChosen ? " (chosen manually)" : "";
}

interface Forms<Form extends string> {
  readonly names: Readonly<Record<Form, string>>;
  /** Cells by the form they are written in. */
  readonly cells: Readonly<Record<Form, number>>;
  readonly inferred: Form;
  readonly form: Form;
  readonly isChosen: boolean;
}

const FORM = "form";

/** The form that a person wants all values of the column to be written in; where none is read there is none. */
export function chosenForm<Form extends string>(
  hints: ColumnHints,
  cells: Readonly<Record<Form, number>>,
): Form | undefined {
  return rowsOf(cells) === 0 ? undefined : chosenOption(hints, FORM, Object.keys(cells) as Form[]);
}

export function describeForm<Form extends string>({ names, cells, form, isChosen }: Forms<Form>): string {
  return `Written as ${names[form]}${chosenSuffix(isChosen)}: ${cells[form]} of ${rowsOf(cells)} cells.`;
}

export function decideForm<Form extends string>(forms: Forms<Form>): readonly Decision[] {
  const { names, cells, inferred, form, isChosen } = forms;
  if (rowsOf(cells) === 0) return [];
  const choices = (Object.keys(cells) as Form[]).map((id) => ({ id, label: capitalise(names[id]), cells: cells[id] }));
  const options = weighOptions(choices);
  const sentence = describeForm(forms);
  return [{ id: FORM, title: "Format", options, inferred, inForce: form, isChosen, undecided: 0, sentence }];
}

function rowsOf(cells: Readonly<Record<string, number>>): number {
  return Object.values(cells).reduce((sum, count) => sum + count, 0);
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
