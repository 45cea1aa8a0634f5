/** A worker's part of an edit: what the class of a column says against values that a person gives its cells. */
import { explainImpossibility, explainRefusal } from "@limpid/pipeline";
import type { CheckValuesInput } from "@limpid/worker-protocol";
import { openStudy } from "./open-study.ts";

export async function checkValues({
  texts,
  column,
  studyPath,
  guess,
  decided,
}: CheckValuesInput): Promise<readonly (string | null)[]> {
  const studied = studyPath === null ? undefined : (await openStudy(studyPath))?.columns[column];
  return texts.map((text) =>
    studied === undefined ? explainImpossibility(text, guess, decided) : explainRefusal(text, studied),
  );
}
