/** Has all rows cleaned after the first ones: the wish, its end, and what comes of it. */
import { call } from "../../../lib/api.ts";
import { openEvents } from "../../../lib/events.ts";
import { postMessage } from "../../../lib/messages.ts";
import { checkSession, sessionReady } from "../../../lib/session.ts";
import { tellProblem } from "../../../lib/tell-problem.ts";
import { type Job, update } from "../data/job.ts";
import { lookAtEverything } from "../data/live.ts";
import { mergeCleanAll, stepCleanAll } from "../model/clean-all.ts";
import { rowLimitOf } from "../model/row-limit.ts";

export async function askForCleanAll(job: Job, id: "cleanAll" | "cancelCleanAll"): Promise<void> {
  try {
    const { sessionId } = await sessionReady();
    const reply = await call(id, { params: { job_uuid: job.uuid }, body: { session_uuid: sessionId } });
    // The stream tells of the end, and what belongs to it.
    if (id === "cleanAll") update(job.state, (state) => ({ ...state, cleanAll: mergeCleanAll(state.cleanAll, reply) }));
  } catch (error) {
    tellProblem(error);
  }
}

/** True once all rows are cleaned; false where that is refused, cancelled or fails, which the screen says. */
export async function cleanAllRows(job: Job): Promise<boolean> {
  await askForCleanAll(job, "cleanAll");
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (job.state.get().cleanAll.state === "running") return;
      stop();
      resolve();
    };
    const stop = job.state.subscribe(look);
    look();
  });
  return rowLimitOf(job.state.get(), job.data.get()) === null;
}

/** Follows it to its end, then fetches what has changed, which is when nobody follows any more. The function returned stops. */
export function followCleanAll(job: Job): () => void {
  return openEvents(
    "jobStatus",
    { job_uuid: job.uuid },
    {
      onMessage: (message) => {
        const { cleanAll, notice, isEnded } = stepCleanAll(job.state.get().cleanAll, message);
        update(job.state, (state) => ({ ...state, cleanAll }));
        if (notice !== null) postMessage(notice.text, notice.level);
        if (isEnded) void lookAtEverything(job);
      },
      onBreak: checkSession,
    },
    job.state.get().cleanAll.afterEventId,
  );
}
