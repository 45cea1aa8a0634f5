/**
 * Brings the session's messages to the message store, and notices when the server goes away. Off in a frame: no messages
 * are shown there, and browsers keep no session for it.
 */
import { MessageLevel, type SessionMessage } from "@limpid/contract";
import { useEffect } from "react";
import { openEvents } from "../../lib/events.ts";
import { postMessage, warnOfService } from "../../lib/messages.ts";
import { checkSession, noticeCookie, useKeepsCookies, useSession } from "../../lib/session.ts";
import { showNotice } from "./service-notice.ts";

/** A screen tells itself what becomes of its table. Warnings are the operator's: seen on every screen, and kept with those of the table. */
function tell(message: SessionMessage): void {
  const { msg, level, url } = message;
  if (level === MessageLevel.warning) {
    showNotice(message);
    warnOfService(msg, url ?? null);
  } else if (url === undefined || url !== location.pathname) postMessage(msg, level, url ?? null);
}

export function useSessionMessages(isOn: boolean): void {
  const { sessionId, isReady } = useSession();
  // Only a session with a cookie receives messages.
  const keepsCookies = useKeepsCookies();
  const isListening = isOn && keepsCookies;
  useEffect(() => {
    if (!isListening || sessionId === null || !isReady) return;
    const close = openEvents("sessionEvents", { session_id: sessionId }, { onMessage: tell, onBreak: checkSession });
    document.addEventListener("visibilitychange", noticeCookie);
    return () => {
      document.removeEventListener("visibilitychange", noticeCookie);
      close();
    };
  }, [isListening, sessionId, isReady]);
}
