/** A worker's part of an edit: what the class of a column says against values that a person gives its cells. */
import { readFile, stat } from "node:fs/promises";
import { deserialize } from "node:v8";
import { impossibilityOf, type KnownTable, refusalOf } from "@limpid/pipeline";
import type { Decided, EntityGuess } from "@limpid/table";

export interface CheckValuesInput {
  readonly texts: readonly string[];
  readonly column: number;
  /** What was known of the table when it was cleaned; null where that is not kept. */
  readonly studyPath: string | null;
  readonly guess: EntityGuess;
  readonly decided: Decided;
}

type Study = KnownTable["compared"];

/** Memory is worth more than time when nobody has edited for so long. */
const KEEP_MS = 60_000;

let last: { readonly key: string; readonly study: Study } | undefined;
let timer: NodeJS.Timeout | undefined;

export async function checkValues({
  texts,
  column,
  studyPath,
  guess,
  decided,
}: CheckValuesInput): Promise<readonly (string | null)[]> {
  const studied = studyPath === null ? undefined : (await openStudy(studyPath))?.columns[column];
  return texts.map((text) =>
    studied === undefined ? impossibilityOf(text, guess, decided) : refusalOf(text, studied),
  );
}

/** The one that was asked for last stays open: edits of a table come one by one. It is written anew with each choice. */
async function openStudy(path: string): Promise<Study | undefined> {
  try {
    const { mtimeMs } = await stat(path);
    const key = `${path} ${mtimeMs}`;
    if (last?.key !== key) last = { key, study: (deserialize(await readFile(path)) as KnownTable).compared };
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = undefined;
    }, KEEP_MS).unref();
    return last.study;
  } catch {
    return undefined;
  }
}
