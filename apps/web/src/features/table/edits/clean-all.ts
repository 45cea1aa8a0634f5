/** Has all rows cleaned after the first ones: the wish, its end, and what comes of it. */
import { call } from "../../../lib/api.ts";
import { openEvents } from "../../../lib/events.ts";
import { postMessage } from "../../../lib/messages.ts";
import { checkSession, sessionReady } from "../../../lib/session.ts";
import { tellProblem } from "../../../lib/tell-problem.ts";
import { lookAtEverything } from "../data/live.ts";
import { type TableSession, update } from "../data/table-session.ts";
import { mergeCleanAll, stepCleanAll } from "../model/clean-all.ts";
import { findRowLimit } from "../model/row-limit.ts";

export async function askForCleanAll(table: TableSession, id: "cleanAll" | "cancelCleanAll"): Promise<void> {
  try {
    const { sessionId } = await sessionReady();
    const reply = await call(id, { params: { job_uuid: table.uuid }, body: { session_uuid: sessionId } });
    // The stream tells of the end, and what belongs to it.
    if (id === "cleanAll")
      update(table.state, (state) => ({ ...state, cleanAll: mergeCleanAll(state.cleanAll, reply) }));
  } catch (error) {
    tellProblem(error);
  }
}

/** True once all rows are cleaned; false where that is refused, cancelled or fails, which the screen says. */
export async function cleanAllRows(table: TableSession): Promise<boolean> {
  await askForCleanAll(table, "cleanAll");
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (table.state.get().cleanAll.state === "running") return;
      stop();
      resolve();
    };
    const stop = table.state.subscribe(look);
    look();
  });
  return findRowLimit(table.state.get(), table.data.get()) === null;
}

/** Follows the cleaning from an event on to its end, and then fetches what has changed. The returned function stops it. */
export function followCleanAll(table: TableSession, afterEventId: string): () => void {
  return openEvents(
    "jobStatus",
    { job_uuid: table.uuid },
    {
      onMessage: (message) => {
        const { cleanAll, notice, isEnded } = stepCleanAll(table.state.get().cleanAll, message);
        update(table.state, (state) => ({ ...state, cleanAll }));
        if (notice !== null) postMessage(notice.text, notice.level);
        if (isEnded) void lookAtEverything(table);
      },
      onBreak: checkSession,
    },
    afterEventId,
  );
}
