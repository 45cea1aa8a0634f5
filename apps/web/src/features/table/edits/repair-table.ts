import { call } from "../../../lib/api.ts";
import { sessionReady } from "../../../lib/session.ts";
import { tellProblem } from "../../../lib/tell-problem.ts";
import type { TableSession } from "../data/table-session.ts";

/** Has the files of a damaged table made again; true once they are. */
export async function repairTable(table: TableSession): Promise<boolean> {
  try {
    const { sessionId } = await sessionReady();
    await call("repairTable", { params: { job_uuid: table.uuid }, body: { session_uuid: sessionId } });
    return true;
  } catch (error) {
    tellProblem(error);
    return false;
  }
}
