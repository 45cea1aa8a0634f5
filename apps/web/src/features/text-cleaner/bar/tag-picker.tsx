/** The demonstration of a tag picker: what is chosen goes to the tags call. */
import { TEXT_CLEANER_LABELS } from "@limpid/contract";
import { TagsInput } from "@mantine/core";
import { useState } from "react";
import { call } from "../../../lib/api.ts";
import { ignore } from "../../../lib/ignore.ts";
import { sessionReady } from "../../../lib/session.ts";

export function TagPicker() {
  const [tags, setTags] = useState<string[]>([]);
  const choose = (chosen: string[]): void => {
    setTags(chosen);
    void sendTags(chosen).catch((error: unknown) => ignore(error, "a demonstration has nothing to lose"));
  };
  return (
    <TagsInput
      aria-label={TEXT_CLEANER_LABELS.chooseTag}
      placeholder={TEXT_CLEANER_LABELS.chooseTag}
      data={TEXT_CLEANER_LABELS.sampleTags}
      value={tags}
      onChange={choose}
    />
  );
}

async function sendTags(tags: readonly string[]): Promise<void> {
  const { sessionId } = await sessionReady();
  await call("tags", { body: { session_uuid: sessionId, query: tags.join(",") } });
}
