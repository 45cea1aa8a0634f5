/** The demonstration of a tag picker: what is chosen goes to the tags call, whose view shows the tables with these tags. */
import { TEXT_CLEANER_LABELS } from "@limpid/contract";
import { useRef, useState } from "react";
import { call } from "../../../lib/api.ts";
import { ignore } from "../../../lib/ignore.ts";
import { sessionReady } from "../../../lib/session.ts";
import { TagsInput } from "../../../ui/parts/tags-input.ts";
import classes from "./bar.module.css";

export function TagPicker() {
  const [tags, setTags] = useState<string[]>([]);
  const [viewId, setViewId] = useState<string | null>(null);
  const newest = useRef<readonly string[]>([]);
  const choose = (chosen: string[]): void => {
    setTags(chosen);
    setViewId(null);
    newest.current = chosen;
    if (chosen.length === 0) return;
    const show = (id: string): void => {
      if (newest.current === chosen) setViewId(id);
    };
    void sendTags(chosen)
      .then(show)
      .catch((error: unknown) => ignore(error, "a demonstration has nothing to lose"));
  };
  return (
    <div className={classes.tags}>
      <TagsInput
        size="xs"
        aria-label={TEXT_CLEANER_LABELS.chooseTag}
        placeholder={TEXT_CLEANER_LABELS.chooseTag}
        data={TEXT_CLEANER_LABELS.sampleTags}
        value={tags}
        onChange={choose}
      />
      {viewId !== null && <a href={`/view/${viewId}`}>Tables with these tags</a>}
    </div>
  );
}

async function sendTags(tags: readonly string[]): Promise<string> {
  const { sessionId } = await sessionReady();
  const { view_uuid } = await call("tags", { body: { session_uuid: sessionId, query: tags.join(",") } });
  return view_uuid;
}
