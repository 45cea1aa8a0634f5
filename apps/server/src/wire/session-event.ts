/** Writes the messages for sessions to the wire. */
import { MessageLevel, type SessionMessage } from "@limpid/contract";
import type { SessionEvent } from "@limpid/database";

const SAYINGS = {
  "table cleaned": (name: string) => `“${name}” is cleaned`,
  "all rows cleaned": (name: string) => `All rows of “${name}” are cleaned`,
  "table failed": (name: string) => `“${name}” could not be cleaned`,
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
