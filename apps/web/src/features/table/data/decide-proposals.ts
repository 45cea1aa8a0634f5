/** The owner accepts or rejects what others propose; whoever has proposed something takes it back. */
import { LABELS, LIMITS } from "@limpid/contract";
import { call } from "../../../lib/api.ts";
import { idBuffer } from "../../../lib/id-buffer.ts";
import { postMessage, warnOfEdit } from "../../../lib/messages.ts";
import { sessionReady } from "../../../lib/session.ts";
import { addStep, MANY_CELLS } from "../model/history.ts";
import { tell } from "./decide.ts";
import { type Job, update } from "./job.ts";
import { refreshCleaned, refreshLimit, refreshProposals, refreshRows } from "./refresh.ts";

/** False where it was refused, which is said. */
export async function decideProposals(job: Job, ids: readonly string[], accept: boolean): Promise<boolean> {
  return await tell(async () => {
    const { sessionId } = await sessionReady();
    const batch = idBuffer.take();
    job.ownBatches.add(batch);
    const {
      decided,
      refused,
      batch_uuid: step,
    } = await call("decideProposals", {
      params: { job_uuid: job.uuid },
      body: {
        session_uuid: sessionId,
        accept,
        edit_uuids: ids.slice(0, LIMITS.decidedProposals),
        batch_uuid: batch,
      },
    });
    postMessage(accept ? LABELS.proposalsAccepted(decided) : LABELS.proposalsRejected(decided));
    if (refused > 0) warnOfEdit(step ?? batch, LABELS.cellsMarked(refused));
    if (step !== null) update(job.history, (history) => addStep(history, { ...MANY_CELLS, id: step }));
    const signal = refreshLimit();
    // What is proposed stands until the cells hold it.
    if (accept) await refreshRows(job, rowsOf(job, ids), signal);
    await refreshProposals(job, signal);
    if (accept) await refreshCleaned(job, signal);
  });
}

function rowsOf(job: Job, ids: readonly string[]): ReadonlySet<number> {
  const decided = new Set(ids);
  const { pending } = job.proposals.get();
  return new Set(pending.flatMap(({ edit_uuid, row }) => (row !== null && decided.has(edit_uuid) ? [row] : [])));
}

export async function withdrawProposals(job: Job, ids: readonly string[]): Promise<boolean> {
  return await tell(async () => {
    const { sessionId } = await sessionReady();
    const body = { session_uuid: sessionId, edit_uuids: [...ids] };
    await call("withdrawProposals", { params: { job_uuid: job.uuid }, body });
    postMessage(LABELS.proposalsWithdrawn);
    await refreshProposals(job, refreshLimit());
  });
}
