/** What becomes of the open questions of a reading when one of them is answered by reading the file the other way. */
import { isDeepStrictEqual } from "node:util";
import type { TableRecord } from "@limpid/database";
import { type NewEdit, WHOLE_TABLE } from "@limpid/edits";
import type { AlternativeReading, IngestChoices } from "@limpid/table";

type Before = Pick<TableRecord, "choices" | "selectable">;

/** Returns the alternative of the earlier reading that was chosen; undefined if the choices are of another kind. */
function findAnswered({ selectable }: Before, asked: IngestChoices): AlternativeReading | undefined {
  return selectable.alternatives?.find(({ choices }) => isDeepStrictEqual(choices, asked));
}

/** The question that was answered leads back; the others stay open, although the choices are complete. */
export function alternativesAfter(
  before: Before,
  asked: IngestChoices,
  found: readonly AlternativeReading[],
): readonly AlternativeReading[] {
  const answered = findAnswered(before, asked);
  if (answered === undefined) return found;
  const { parameter, taken, other } = answered;
  const known = new Set([parameter, ...found.map((each) => each.parameter)]);
  const open = before.selectable.alternatives?.filter((each) => !known.has(each.parameter)) ?? [];
  return [
    { parameter, taken: other, other: taken, choices: before.choices },
    ...found.filter((each) => each.parameter !== parameter),
    ...open.map((each) => ({ ...each, choices: changeChoices(asked, before.choices, each.choices) })),
  ];
}

/** Changes choices as the alternative changed those of its own reading. */
function changeChoices(asked: IngestChoices, before: IngestChoices, other: IngestChoices): IngestChoices {
  const keys = Object.keys({ ...before, ...other }) as (keyof IngestChoices)[];
  const changed = keys.filter((key) => !isDeepStrictEqual(before[key], other[key]));
  const kept = Object.entries(asked).filter(([key]) => !changed.includes(key as keyof IngestChoices));
  const set = changed.flatMap((key) => (other[key] === undefined ? [] : [[key, other[key]] as const]));
  return Object.fromEntries([...kept, ...set]);
}

/** The answers in the log of the new table: the one that made it, and earlier ones to other questions. */
export function keepAnswers(
  before: Before,
  table: Pick<TableRecord, "askedChoices" | "createdAt" | "id" | "session" | "username">,
  edits: readonly NewEdit[],
): readonly NewEdit[] {
  const answered = findAnswered(before, table.askedChoices);
  if (answered === undefined) return [];
  const { parameter, other } = answered;
  const earlier = edits.filter((edit) => edit.kind === "reading" && edit.value.parameter !== parameter);
  const { id: tableId, session, username, createdAt: dtUtc } = table;
  const value = { parameter, reading: other };
  const answer = {
    tableId,
    session,
    username,
    dtUtc,
    editUuid: "",
    kind: "reading",
    place: WHOLE_TABLE,
    value,
  } as const;
  return [...earlier.map((edit) => ({ ...edit, tableId })), answer];
}
