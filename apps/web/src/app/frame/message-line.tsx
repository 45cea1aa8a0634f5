/** The latest message where the screen has no toolbar to show it: what the service tells this session. */
import { MessageLevel } from "@limpid/contract";
import { dismissLatest, useMessages } from "../../lib/messages.ts";
import { CrossIcon } from "../../ui/icons.tsx";
import classes from "./message-line.module.css";

export function MessageLine() {
  const { latest } = useMessages();
  return (
    <div role="status">
      {latest !== null && (
        <p className={classes.line} data-error={latest.level === MessageLevel.error}>
          {latest.url === null ? latest.message : <a href={latest.url}>{latest.message}</a>}
          <button type="button" className={classes.close} aria-label="Dismiss" onClick={dismissLatest}>
            <CrossIcon />
          </button>
        </p>
      )}
    </div>
  );
}
