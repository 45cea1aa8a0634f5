import { call } from "../../../lib/api.ts";
import { sessionReady } from "../../../lib/session.ts";
import { tellProblem } from "../../../lib/tell-problem.ts";
import type { Job } from "../data/job.ts";

/** Has the files of a damaged table made again; true once they are. */
export async function repairTable(job: Job): Promise<boolean> {
  try {
    const { sessionId } = await sessionReady();
    await call("repairTable", { params: { job_uuid: job.uuid }, body: { session_uuid: sessionId } });
    return true;
  } catch (error) {
    tellProblem(error);
    return false;
  }
}
