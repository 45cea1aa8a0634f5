/** What a person may choose of a file's reading, and what one choice does to the others. */
import type { ReadingChoices, SelectableReply } from "@limpid/contract";

export type ChoiceKey = Exclude<keyof ReadingChoices, "escape" | "area" | "append" | "merged">;

const TEXT_FIELDS: readonly ChoiceKey[] = ["encoding", "delimiter", "quote", "skiprows", "header_rows"];
const LISTS = { entry: "entries", sheet: "sheets", record_path: "record_paths" } as const satisfies Partial<
  Record<ChoiceKey, keyof SelectableReply>
>;
type ListKey = keyof typeof LISTS;
const OF_ONE_SHEET: ReadonlySet<string> = new Set(["skiprows", "header_rows", "area", "append"]);

/** The choices that mean something for this file, in the order in which it is unpacked, decoded and cut up. */
export function listChoiceKeys(choices: ReadingChoices, selectable: SelectableReply): readonly ChoiceKey[] {
  const lists = (Object.keys(LISTS) as ListKey[]).filter((key) => selectable[LISTS[key]].length > 1);
  // A file that could not be read has no choices, but it can always be tried as text.
  const isUnread = Object.keys(choices).length === 0;
  return [...lists, ...TEXT_FIELDS.filter((key) => isUnread || choices[key] !== undefined)];
}

/** What there is to choose from, in the file. */
export function choiceValues(key: ListKey, selectable: SelectableReply): readonly string[] {
  return selectable[LISTS[key]];
}

/** Sets a choice, or leaves it to detection again. What was chosen for another part of the file no longer holds. */
export function withChoice<Key extends ChoiceKey>(
  asked: ReadingChoices,
  key: Key,
  value: ReadingChoices[Key] | undefined,
): ReadingChoices {
  const kept = Object.entries(asked).filter(([other]) => other !== key && !dependsOn(other, key));
  return { ...Object.fromEntries(kept), ...(value === undefined ? {} : { [key]: value }) };
}

function dependsOn(other: string, key: ChoiceKey): boolean {
  if (key === "entry") return true;
  if (key === "quote") return other === "escape";
  if (key === "sheet" || key === "record_path") return OF_ONE_SHEET.has(other);
  return false;
}

export function isSameReading(one: ReadingChoices, other: ReadingChoices): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof ReadingChoices>;
  return [...keys].every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));
}
