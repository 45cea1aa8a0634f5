/** Follows the job's own stream until it has nothing more to say. */
import { openEvents } from "../../../lib/events.ts";
import { postMessage } from "../../../lib/messages.ts";
import { checkSession } from "../../../lib/session.ts";
import { stepJob } from "../model/job-state.ts";
import { type Job, update } from "./job.ts";

export function followStream(job: Job, signal: AbortSignal): void {
  const close = openEvents(
    "jobStatus",
    { job_uuid: job.uuid },
    {
      onMessage: (message) => {
        const { state, notices } = stepJob(job.state.get(), message);
        job.state.set(state);
        for (const { text, level } of notices) postMessage(text, level);
        if (state.isFinished) close();
      },
      onEnd: () => update(job.state, (state) => ({ ...state, isFinished: true })),
      onBreak: checkSession,
    },
  );
  signal.addEventListener("abort", close);
}
