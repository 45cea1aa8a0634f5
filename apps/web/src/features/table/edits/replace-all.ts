/** Replaces a text in all cells that show it, on the server, as one edit. */
import { LABELS, type ReplaceRequest } from "@limpid/contract";
import { call } from "../../../lib/api.ts";
import { idBuffer } from "../../../lib/id-buffer.ts";
import { postMessage, warnOfEdit } from "../../../lib/messages.ts";
import { sessionReady } from "../../../lib/session.ts";
import { tellProblem } from "../../../lib/tell-problem.ts";
import { lookAtEverything } from "../data/live.ts";
import { type TableSession, update } from "../data/table-session.ts";
import { addStep, MANY_CELLS } from "../model/history.ts";

export async function replaceAll(
  table: TableSession,
  wanted: Omit<ReplaceRequest, "session_uuid" | "edit_uuid">,
): Promise<void> {
  try {
    const { sessionId } = await sessionReady();
    const batch = idBuffer.take();
    table.ownBatches.add(batch);
    const body = { ...wanted, session_uuid: sessionId, edit_uuid: batch };
    const { cells, refused, refusal } = await call("replaceCells", { params: { job_uuid: table.uuid }, body });
    postMessage(LABELS.cellsChanged(cells));
    if (refusal !== undefined) warnOfEdit(batch, LABELS.cellsRefused(refused, refusal));
    if (cells > 0) update(table.history, (history) => addStep(history, { ...MANY_CELLS, id: batch }));
    await lookAtEverything(table);
  } catch (error) {
    tellProblem(error);
  }
}
