/** Writes the messages for sessions to the wire. */
import { LABELS, MessageLevel, type SessionMessage } from "@limpid/contract";
import type { SessionEvent } from "@limpid/database";

const SAYINGS = {
  "table cleaned": LABELS.tableCleaned,
  "all rows cleaned": LABELS.allRowsOfTableCleaned,
  "table failed": LABELS.tableFailed,
} as const satisfies Readonly<Record<SessionEvent["kind"], (name: string) => string>>;

export function sessionEventToWire({ kind, tableId, name }: SessionEvent): SessionMessage {
  const level = kind === "table failed" ? MessageLevel.error : MessageLevel.info;
  return { msg: SAYINGS[kind](name), level, url: `/table/${tableId}` };
}

/** What the operator has to say to everybody; undefined where that is nothing. */
export function operatorMessage(text: string, url: string): SessionMessage | undefined {
  if (text === "") return undefined;
  return { msg: text, level: MessageLevel.warning, ...(url !== "" && { url }) };
}
