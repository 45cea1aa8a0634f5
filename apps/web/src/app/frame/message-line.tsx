/** The latest message where the screen has no toolbar to show it: what the service tells this session. */
import { MessageLevel } from "@limpid/contract";
import { dismissLatest, useMessages } from "../../lib/messages.ts";
import { MessageBar } from "./message-bar.tsx";

export function MessageLine() {
  const { latest } = useMessages();
  return (
    <div role="status">
      {latest !== null && (
        <MessageBar
          text={latest.message}
          url={latest.url}
          isError={latest.level === MessageLevel.error}
          onDismiss={dismissLatest}
        />
      )}
    </div>
  );
}
