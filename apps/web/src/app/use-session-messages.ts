/** Brings the session's messages to the message store, and notices when the server goes away. */
import { useEffect } from "react";
import { openEvents } from "../lib/events.ts";
import { postMessage } from "../lib/messages.ts";
import { checkSession, useSession } from "../lib/session.ts";

export function useSessionMessages(): void {
  const { sessionId, isReady } = useSession();
  useEffect(() => {
    if (sessionId === null || !isReady) return;
    return openEvents(
      "sessionEvents",
      { session_id: sessionId },
      { onMessage: ({ msg, level }) => postMessage(msg, level), onBreak: checkSession },
    );
  }, [sessionId, isReady]);
}
