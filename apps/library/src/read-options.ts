/** The options of a call, checked before any work is done. */
import { type CleanFileOptions, entityClasses } from "@limpid/pipeline";
import type { CleaningSettings, TitledChoice } from "@limpid/table";
import type { CleanOptions } from "./types.ts";

const CLASS_IDS: ReadonlySet<string> = new Set(entityClasses.map(({ id }) => id));
/** Pages only pace what people watch; a program does not watch. */
const PAGE_ROWS = 1000;

export type CheckedOptions = CleanFileOptions & { readonly columnChoices: readonly TitledChoice[] };

export function readOptions(options: CleanOptions): CheckedOptions {
  return {
    fileName: options.fileName ?? "",
    choices: options.reading ?? {},
    rowLimit: rowLimitOf(options),
    pageSize: PAGE_ROWS,
    columnChoices: choicesOf(options),
    settings: settingsOf(options),
    now: () => performance.now(),
  };
}

function settingsOf({ forms = "standard", repairs = "standard" }: CleanOptions): CleaningSettings {
  if (!["standard", "keep"].includes(forms)) throw new TypeError(`forms is "${forms}", not "standard" or "keep"`);
  if (!["standard", "propose", "apply"].includes(repairs))
    throw new TypeError(`repairs is "${repairs}", not "standard", "propose" or "apply"`);
  return { forms, repairs };
}

function rowLimitOf({ maxRows }: CleanOptions): number {
  if (maxRows === undefined) return 0;
  if (!Number.isSafeInteger(maxRows) || maxRows < 1)
    throw new TypeError(`maxRows is ${maxRows}, no whole number above 0`);
  return maxRows;
}

function choicesOf({ classes = {}, decisions = {} }: CleanOptions): readonly TitledChoice[] {
  for (const [title, id] of Object.entries(classes))
    if (!CLASS_IDS.has(id)) throw new TypeError(`There is no class "${id}", which column "${title}" is to have`);
  const titles = new Set([...Object.keys(classes), ...Object.keys(decisions)]);
  return [...titles].map((title) => ({ title, entity: classes[title], decided: decisions[title] ?? {} }));
}
