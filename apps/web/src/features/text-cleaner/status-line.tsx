import { AlertIcon } from "../../ui/icons.tsx";
import classes from "./text-cleaner-screen.module.css";
import type { TextCleaning } from "./use-text-cleaning.ts";

const MS_PER_SECOND = 1000;

/** What is going on: cleaning, done in so many seconds, or not possible. */
export function StatusLine({ cleaning, isBusy }: TextCleaning) {
  return (
    <p role="status" className={classes.status} data-kind={cleaning.kind}>
      {isBusy && "Cleaning in progress..."}
      {!isBusy && cleaning.kind === "done" && processed(cleaning.reply.results.length, cleaning.reply.run_time_ms)}
      {!isBusy && cleaning.kind === "unavailable" && (
        <>
          <AlertIcon />
          {cleaning.message}
        </>
      )}
    </p>
  );
}

function processed(rows: number, ms: number): string {
  return `Processed ${rows} rows in ${(ms / MS_PER_SECOND).toFixed(2)} seconds.`;
}
