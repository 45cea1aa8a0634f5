/** Sessions whose time is over are ended at once; what was kept of them is removed now and then. */
import { sessionStore } from "@limpid/database";
import type { Context } from "./context.ts";

const SWEEP_MS = 60 * 60_000;

/** Deletes expired sessions regularly until the returned function is called. */
export function sweepSessions({ database, log }: Pick<Context, "database" | "log">): () => void {
  const sweep = (): void => {
    sessionStore.deleteExpired(database.db, new Date()).catch((error: unknown) => {
      log.error({ err: error }, "sessions whose time is over could not be removed; this is tried again");
    });
  };
  sweep();
  const timer = setInterval(sweep, SWEEP_MS);
  timer.unref();
  return () => clearInterval(timer);
}
