/**
 * Brings the session's messages to the message store, and notices when the server goes away. Off in a frame: no messages
 * are shown there, and browsers keep no session for it.
 */
import { useEffect } from "react";
import { openEvents } from "../lib/events.ts";
import { postMessage } from "../lib/messages.ts";
import { checkSession, useSession } from "../lib/session.ts";

export function useSessionMessages(isOn: boolean): void {
  const { sessionId, isReady } = useSession();
  useEffect(() => {
    if (!isOn || sessionId === null || !isReady) return;
    return openEvents(
      "sessionEvents",
      { session_id: sessionId },
      { onMessage: ({ msg, level }) => postMessage(msg, level), onBreak: checkSession },
    );
  }, [isOn, sessionId, isReady]);
}
