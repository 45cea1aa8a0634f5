/** What a class needs to leave a decision to the person: the option chosen, the counts of all, what became of it. */
import type { Decided, Decision, DecisionOption } from "@limpid/table";
import type { ColumnHints } from "./entity.ts";

/** The option of all that leave each value as it is written: no spelling and no unit is called so. */
export const AS_WRITTEN = "=";

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
}

/** Whatever speaks for one option speaks against the others. */
export function weighOptions(choices: readonly Choice[]): readonly DecisionOption[] {
  const all = choices.reduce((sum, { cells }) => sum + cells, 0);
  return choices.map(({ id, label, cells }) => ({ id, label, cellsFor: cells, cellsAgainst: all - cells }));
}

/** The words for how a decision came about: nothing where the cells made it. */
export function byHand(isChosen: boolean): string {
  return isChosen ? ", chosen by hand" : "";
}

/** A sentence for each decision of a person that the column does not offer (any more). */
export function explainDropped(decisions: readonly Decision[], decided: Decided = {}): readonly string[] {
  const isOffered = (id: string, option: string) =>
    decisions.some((one) => one.id === id && one.options.some((other) => other.id === option));
  return Object.entries(decided)
    .filter(([id, option]) => !isOffered(id, option))
    .map(([id]) => `Your decision on the ${subjectOf(id)} was dropped: the column does not offer it as it is.`);
}

function subjectOf(id: string): string {
  const [kind = "", ...subject] = id.split(":");
  const words = kind.replaceAll("_", " ");
  return subject.length === 0 ? words : `${words} of “${subject.join(":")}”`;
}
