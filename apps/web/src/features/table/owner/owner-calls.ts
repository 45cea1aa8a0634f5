/** What the owner does with a table as a whole. Each tells what was wrong, and says whether it was done. */
import { type DescribeTableRequest, MessageLevel } from "@limpid/contract";
import { call } from "../../../lib/api.ts";
import { ApiProblem } from "../../../lib/api-problem.ts";
import { postMessage } from "../../../lib/messages.ts";
import { reportProblem, sessionReady } from "../../../lib/session.ts";
import { type Job, update } from "../data/job.ts";
import { refreshLimit } from "../data/refresh.ts";
import { mergeTable } from "../model/job-state.ts";

export type Details = Omit<DescribeTableRequest, "session_uuid">;

export function saveDetails(job: Job, details: Details): Promise<boolean> {
  return attempt(async (session_uuid) => {
    const isNewest = job.replies.ask("table");
    const body = { session_uuid, ...details };
    const table = await call("describeTable", { params: { job_uuid: job.uuid }, body, signal: refreshLimit() });
    if (isNewest()) update(job.state, (state) => mergeTable(state, table));
  });
}

export function deleteTable(job: Job): Promise<boolean> {
  return attempt(async (session_uuid) => {
    const input = { params: { job_uuid: job.uuid }, body: { session_uuid }, signal: refreshLimit() };
    const { removed_at } = await call("deleteTable", input);
    update(job.state, (state) => ({ ...state, removedAt: removed_at }));
  });
}

/** The whole screen is loaded anew then: much may not have been fetched before the table was deleted. */
export function restoreTable(job: Job): Promise<boolean> {
  return attempt(async (session_uuid) => {
    await call("restoreTable", { params: { job_uuid: job.uuid }, body: { session_uuid }, signal: refreshLimit() });
    location.reload();
  });
}

async function attempt(run: (sessionId: string) => Promise<void>): Promise<boolean> {
  try {
    const { sessionId } = await sessionReady();
    await run(sessionId);
    return true;
  } catch (error) {
    reportProblem(error);
    if (!(error instanceof ApiProblem)) throw error;
    postMessage(error.detail ?? error.title, MessageLevel.error);
    return false;
  }
}
