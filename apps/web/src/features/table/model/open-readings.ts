/** What is not certain of how the file was read: a question as long as its owner has not answered it. */
import type { ReadingAlternative, SelectableReply } from "@limpid/contract";
import { isUnsaved, type Outbox } from "./outbox.ts";

export function openReadings({ alternatives = [] }: SelectableReply, outbox: Outbox): readonly ReadingAlternative[] {
  const answering = outbox.flatMap((entry) =>
    isUnsaved(entry) && entry.edit.kind === "reading" ? entry.edit.value.parameter : [],
  );
  return alternatives.filter(({ answered, parameter }) => !answered && !answering.includes(parameter));
}

export function answeredReadings({ alternatives = [] }: SelectableReply): readonly ReadingAlternative[] {
  return alternatives.filter(({ answered }) => answered);
}
