import type { SettingsReply } from "@limpid/contract";
import { useMemo } from "react";
import { PRIVACY_ID } from "../../lib/privacy-id.ts";
import { usePrivacy } from "../../lib/use-settings.ts";
import { List } from "./model-description.tsx";
import { Part } from "./part.tsx";

type Privacy = SettingsReply["privacy"];

/** As this installation is set up, and nothing before that is known. */
export function PrivacyPart() {
  const privacy = usePrivacy();
  const sentences = useMemo(() => privacy !== null && <List items={sentencesOf(privacy)} />, [privacy]);
  return (
    <Part title="Where is my data?" id={PRIVACY_ID}>
      {sentences}
    </Part>
  );
}

export function sentencesOf(privacy: Privacy): readonly string[] {
  return [
    `On this server: ${storeOf(privacy)}. Its own model reads your table, on its own processor.`,
    whoIsAsked(privacy),
    whoFindsIt(privacy),
    howLong(privacy),
    "Your browser keeps the id of your session for five days, an id of your device and your choice of theme.",
  ];
}

function storeOf({ database }: Privacy): string {
  const records = database === "sqlite" ? "a database file" : "a PostgreSQL database";
  return `the file as you gave it, what was made of it, and ${records}`;
}

function whoIsAsked({ language_model }: Privacy): string {
  const fetched = "Only addresses that you give are fetched";
  if (language_model === null) return `${fetched}, and no other service is asked anything.`;
  return `${fetched}. To find a name for a table, ${language_model} is told the titles, classes and shapes of its columns, and never a cell.`;
}

function whoFindsIt({ list_by_default }: Privacy): string {
  return list_by_default
    ? "A new table is public here: everyone can find it unless its owner makes it private. Anyone with the link can open a private table."
    : "A table is private until its owner publishes it: anyone with the link can open it, and nobody else can find it.";
}

function howLong({ delete_undo_minutes, failed_upload_days, anonymous_table_days }: Privacy): string {
  const kept =
    anonymous_table_days === 0
      ? "A table stays until its owner deletes it"
      : `A table that has no user is deleted ${count(anonymous_table_days, "day")} after the last change, others when their owner deletes them`;
  const files = `its files go ${delete_undo_minutes === 0 ? "at once" : `${count(delete_undo_minutes, "minute")} later`}`;
  return `${kept}; ${files}. A file that could not be read is kept for ${count(failed_upload_days, "day")}.`;
}

function count(number: number, unit: string): string {
  return `${number} ${number === 1 ? unit : `${unit}s`}`;
}
