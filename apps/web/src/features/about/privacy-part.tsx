import type { SettingsReply } from "@limpid/contract";
import { useMemo } from "react";
import { PRIVACY_ID } from "../../lib/privacy-id.ts";
import { usePrivacy } from "../../lib/use-settings.ts";
import { List } from "./model-description.tsx";
import { Part } from "./part.tsx";

type Privacy = SettingsReply["privacy"];

/** Describes privacy as this installation is set up, and shows nothing until that is known. */
export function PrivacyPart() {
  const privacy = usePrivacy();
  const sentences = useMemo(() => privacy !== null && <List items={privacySentences(privacy)} />, [privacy]);
  return (
    <Part title="Where is my data?" id={PRIVACY_ID}>
      {sentences}
    </Part>
  );
}

export function privacySentences(privacy: Privacy): readonly string[] {
  return [
    `On this server: ${storeOf(privacy)}. Its own model reads your table, on this machine.`,
    whoIsAsked(privacy),
    whoFindsIt(privacy),
    howLong(privacy),
    "Your browser keeps a session ID for five days, a device ID and your theme.",
  ];
}

function storeOf({ database }: Privacy): string {
  const records = database === "sqlite" ? "a database file" : "a PostgreSQL database";
  return `your original file, the cleaned data, and ${records}`;
}

function whoIsAsked({ language_model }: Privacy): string {
  const fetched = "Only URLs that you provide are fetched";
  if (language_model === null) return `${fetched}, and no other service is contacted.`;
  return `${fetched}. To name a table, ${language_model} receives the titles, classes and value patterns of its columns, but never a cell.`;
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
      : `A table without a user is deleted ${count(anonymous_table_days, "day")} after its last change, other tables when their owner deletes them`;
  const files = `its files are removed ${delete_undo_minutes === 0 ? "immediately" : `${count(delete_undo_minutes, "minute")} later`}`;
  return `${kept}; ${files}. A file that could not be read is kept for ${count(failed_upload_days, "day")}.`;
}

function count(number: number, unit: string): string {
  return `${number} ${number === 1 ? unit : `${unit}s`}`;
}
