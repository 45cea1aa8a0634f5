/**
 * Days of birth look like any days, passport numbers like any keys: under a title that says nothing of them a column is
 * none of these. A column without a title is left to the model.
 */
import { entities } from "@limpid/entities";
import type { ClassProbability, ColumnSample } from "@limpid/models";
import { penalise } from "./penalise.ts";

export function penaliseUntitledClasses(
  ranked: readonly ClassProbability[],
  { header }: Pick<ColumnSample, "header">,
): readonly ClassProbability[] {
  if (header === "") return ranked;
  const titles = [header, wordsOf(header)];
  const untitled = entities.filter(
    ({ needsTitle, headers }) => needsTitle && !headers.some((each) => titles.some((title) => each.test(title))),
  );
  return penalise(ranked, new Set(untitled.map(({ id }) => id)));
}

/** "customer_dob" and "customerDob" as words. */
function wordsOf(header: string): string {
  return header.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").replace(/[_.-]+/g, " ");
}
