/** What a choice of rows says, in parts that a person can take away one by one. */
import { LABELS } from "@limpid/contract";
import { visibleText } from "./invisible.ts";
import {
  type RowChoice,
  toggleCells,
  withoutPatterns,
  withoutRange,
  withoutSort,
  withoutValues,
} from "./row-choice.ts";

export interface ChoicePart {
  /** Titles may be the same, and so texts. */
  readonly id: string;
  readonly text: string;
  /** The choice that is left. */
  readonly without: RowChoice;
}

/** More values than these are given as a number only. */
const MAX_NAMED = 3;

export function choiceParts(choice: RowChoice, titleOf: (column: number) => string): readonly ChoicePart[] {
  return [
    ...choice.values.map(({ column, anyOf }) => ({
      id: `values ${column}`,
      text: `${titleOf(column)}: ${namesOf(anyOf)}`,
      without: withoutValues(choice, column),
    })),
    ...choice.patterns.map(({ column, anyOf }) => ({
      id: `patterns ${column}`,
      text: `${titleOf(column)}: ${LABELS.writtenAs(namesOf(anyOf))}`,
      without: withoutPatterns(choice, column),
    })),
    ...choice.ranges.map(({ column, from, to }) => ({
      id: `range ${column}`,
      text: `${titleOf(column)}: ${LABELS.rangeOf(from, to)}`,
      without: withoutRange(choice, column),
    })),
    ...choice.cells.map((cells) => ({
      id: `${cells.kind} ${cells.column}`,
      text: `${cells.column === null ? LABELS.anyColumn : titleOf(cells.column)}: ${LABELS.onlyRowsWith[cells.kind].toLowerCase()}`,
      without: toggleCells(choice, cells),
    })),
    ...choice.sort.map(({ column, isDescending }, index) => ({
      id: `sort ${column}`,
      text: (index === 0 ? LABELS.sortedBy : LABELS.thenBy)(titleOf(column), isDescending),
      without: withoutSort(choice, column),
    })),
  ];
}

function namesOf(values: readonly (string | null)[]): string {
  const names = values.slice(0, MAX_NAMED).map((value) => (value === null ? LABELS.noData : visibleText(value)));
  const more = values.length - names.length;
  return more === 0 ? names.join(", ") : LABELS.andMore(names.join(", "), more);
}
