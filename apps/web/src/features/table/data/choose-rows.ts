/** Shows only the rows that fit a choice, in its order; asked anew when somebody wishes, never by itself. */
import { LABELS, unpackRows } from "@limpid/contract";
import { call } from "../../../lib/api.ts";
import { ApiProblem } from "../../../lib/api-problem.ts";
import { postMessage } from "../../../lib/messages.ts";
import { reportProblem } from "../../../lib/session.ts";
import { isUnsaved } from "../model/outbox.ts";
import { ALL_ROWS, isAllRows, knownChoice, type RowChoice, toRequest } from "../model/row-choice.ts";
import { EVERY_ROW } from "../model/shown-rows.ts";
import { changeView, type Job, update } from "./job.ts";
import { retryWhileDown } from "./retry-while-down.ts";
import { until } from "./wait.ts";

const LIMIT_MS = 30_000;

export function chooseRows(job: Job, choice: RowChoice): void {
  changeView(job, { choice });
  void askForRows(job, false);
}

export function showAllRows(job: Job): void {
  chooseRows(job, ALL_ROWS);
}

/** The same choice, of the cells as they are now. The active cell stays in sight. */
export function chooseRowsAgain(job: Job): void {
  void askForRows(job, true);
}

/** The choice of an address, once the table is cleaned. A screen that is shown again has its rows. */
export function chooseRowsOfAddress(job: Job): void {
  if (job.rows.get() === EVERY_ROW) void askForRows(job, false);
}

async function askForRows(job: Job, keepsPlace: boolean): Promise<void> {
  const inOrder = job.replies.ask("rows shown");
  const { data, state, view } = job;
  const { choice: wanted } = view.get();
  const isNewest = (): boolean => inOrder() && view.get().choice === wanted;
  const choice = knownChoice(wanted, data.get().columns.length);
  if (isAllRows(choice)) {
    inOrder();
    if (job.rows.get() !== EVERY_ROW) job.rows.set(EVERY_ROW);
    return;
  }
  if (!state.get().isLoaded) return;
  update(job.rows, (rows) => ({ ...rows, isAsking: true, problem: null }));
  const { cleanedRows } = data.get();
  const signal = AbortSignal.timeout(LIMIT_MS);
  try {
    // What was just edited is to count as it is now.
    await until(job.outbox, (outbox) => !outbox.some(isUnsaved), signal);
    const input = { params: { job_uuid: job.uuid }, body: toRequest(choice), signal };
    const { version, count, packed = "" } = await retryWhileDown(job, signal, () => call("selectRows", input));
    if (!isNewest()) return;
    const rows = unpackRows(packed, count);
    job.rows.set({ rows, version, cleanedRows, keepsPlace, isAsking: false, problem: null });
    postMessage(LABELS.rowsShown(count));
  } catch (error) {
    if (!isNewest()) return;
    reportProblem(error);
    const problem = error instanceof ApiProblem ? error.title : LABELS.rowsNotFound;
    update(job.rows, (rows) => ({ ...rows, isAsking: false, problem }));
  }
}
