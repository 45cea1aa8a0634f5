/** The owner accepts or rejects what others propose, and authors withdraw their own proposals. */
import { LABELS, LIMITS } from "@limpid/contract";
import { call } from "../../../lib/api.ts";
import { idBuffer } from "../../../lib/id-buffer.ts";
import { postMessage, warnOfEdit } from "../../../lib/messages.ts";
import { sessionReady } from "../../../lib/session.ts";
import { invalidate, lookAtEverything } from "../data/live.ts";
import { type TableSession, update } from "../data/table-session.ts";
import { addStep, MANY_CELLS } from "../model/history.ts";
import { type Proposal, proposedChanges, withChanges } from "../model/proposals.ts";
import { cellAt, type TableData, withCell } from "../model/table-data.ts";
import { tell } from "./decide.ts";

/** Returns false if the server refused, which is shown. */
export async function decideProposals(table: TableSession, ids: readonly string[], accept: boolean): Promise<boolean> {
  return await tell(async () => {
    const { sessionId } = await sessionReady();
    const batch = idBuffer.take();
    table.ownBatches.add(batch);
    const {
      decided,
      refused,
      batch_uuid: step,
    } = await call("decideProposals", {
      params: { job_uuid: table.uuid },
      body: {
        session_uuid: sessionId,
        accept,
        edit_uuids: ids.slice(0, LIMITS.decidedProposals),
        batch_uuid: batch,
      },
    });
    postMessage(accept ? LABELS.proposalsAccepted(decided) : LABELS.proposalsRejected(decided));
    if (refused > 0) warnOfEdit(step ?? batch, LABELS.cellsMarked(refused));
    if (step !== null) update(table.history, (history) => addStep(history, { ...MANY_CELLS, id: step }));
    showDecided(table, new Set(ids), accept);
    await Promise.all([invalidate(table, ["proposals"]), accept && lookAtEverything(table)]);
  });
}

/** Shows the decision at once; the server decides in the end. */
function showDecided(table: TableSession, ids: ReadonlySet<string>, accept: boolean): void {
  const { pending } = table.proposals.get();
  const isDecided = ({ edit_uuid }: Proposal): boolean => ids.has(edit_uuid);
  if (accept) update(table.data, (data) => pending.filter(isDecided).reduce(withProposed, data));
  update(table.proposals, (proposals) => ({ ...proposals, pending: pending.filter((one) => !isDecided(one)) }));
}

function withProposed(data: TableData, proposal: Proposal): TableData {
  const { row, column } = proposal;
  const cell = row === null ? undefined : cellAt(data, row, column);
  if (row === null || cell === undefined) return data;
  return withCell(data, row, column, withChanges(cell, proposedChanges(proposal)));
}

export async function withdrawProposals(table: TableSession, ids: readonly string[]): Promise<boolean> {
  return await tell(async () => {
    const { sessionId } = await sessionReady();
    const body = { session_uuid: sessionId, edit_uuids: [...ids] };
    await call("withdrawProposals", { params: { job_uuid: table.uuid }, body });
    postMessage(LABELS.proposalsWithdrawn);
    await invalidate(table, ["proposals"]);
  });
}
