/** Answers questions of the review on the server, for all their cells at once. */
import { type DecideRequest, LABELS } from "@limpid/contract";
import { call } from "../../../lib/api.ts";
import { idBuffer } from "../../../lib/id-buffer.ts";
import { postMessage, warnOfEdit } from "../../../lib/messages.ts";
import { sessionReady } from "../../../lib/session.ts";
import { tellProblem } from "../../../lib/tell-problem.ts";
import { lookAtEverything } from "../data/live.ts";
import { type TableSession, update } from "../data/table-session.ts";
import { addStep, MANY_CELLS } from "../model/history.ts";

export type Answer = Omit<DecideRequest, "session_uuid" | "edit_uuid">;

/** Returns false if the server refused, which is shown. */
export async function decide(table: TableSession, answer: Answer): Promise<boolean> {
  return await tell(async () => {
    const { sessionId } = await sessionReady();
    const batch = idBuffer.take();
    table.ownBatches.add(batch);
    const body = { ...answer, session_uuid: sessionId, edit_uuid: batch };
    const { cells, refusal } = await call("decide", { params: { job_uuid: table.uuid }, body });
    postMessage(LABELS.cellsDecided(cells));
    if (refusal !== undefined) warnOfEdit(batch, refusal);
    if (cells > 0) update(table.history, (history) => addStep(history, { ...MANY_CELLS, id: batch }));
    await lookAtEverything(table);
  });
}

/** Returns whether the work succeeded, and shows why it did not. */
export async function tell(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    tellProblem(error);
    return false;
  }
}
