/** Shows only the rows that fit a choice, in its order. They change only when the user asks for it. */
import { LABELS, unpackRows } from "@limpid/contract";
import { call } from "../../../lib/api.ts";
import { ApiProblem } from "../../../lib/api-problem.ts";
import { postMessage } from "../../../lib/messages.ts";
import { reportProblem } from "../../../lib/session.ts";
import { isUnsaved } from "../model/outbox.ts";
import { ALL_ROWS, isAllRows, knownChoice, type RowChoice, toRequest } from "../model/row-choice.ts";
import { EVERY_ROW } from "../model/shown-rows.ts";
import { retryWhileDown } from "./retry-while-down.ts";
import { changeView, type TableSession, update } from "./table-session.ts";
import { until } from "./wait.ts";

const LIMIT_MS = 30_000;

export function chooseRows(table: TableSession, choice: RowChoice): void {
  changeView(table, { choice });
  void askForRows(table, false);
}

export function showAllRows(table: TableSession): void {
  chooseRows(table, ALL_ROWS);
}

/** The same choice, of the cells as they are now. The active cell stays in sight. */
export function chooseRowsAgain(table: TableSession): void {
  void askForRows(table, true);
}

/** The choice of an address, once the table is cleaned. A screen that is shown again has its rows. */
export function chooseRowsOfAddress(table: TableSession): void {
  if (table.rows.get() === EVERY_ROW) void askForRows(table, false);
}

async function askForRows(table: TableSession, keepsPlace: boolean): Promise<void> {
  const inOrder = table.replies.ask("rows shown");
  const { data, state, view } = table;
  const { choice: wanted } = view.get();
  const isNewest = (): boolean => inOrder() && view.get().choice === wanted;
  const choice = knownChoice(wanted, data.get().columns.length);
  if (isAllRows(choice)) {
    inOrder();
    if (table.rows.get() !== EVERY_ROW) table.rows.set(EVERY_ROW);
    return;
  }
  if (!state.get().isLoaded) return;
  update(table.rows, (rows) => ({ ...rows, isAsking: true, problem: null }));
  const { cleanedRows } = data.get();
  const signal = AbortSignal.timeout(LIMIT_MS);
  try {
    // What was just edited is to count as it is now.
    await until(table.outbox, (outbox) => !outbox.some(isUnsaved), signal);
    const input = { params: { job_uuid: table.uuid }, body: toRequest(choice), signal };
    const { version, count, packed = "" } = await retryWhileDown(table, signal, () => call("selectRows", input));
    if (!isNewest()) return;
    const rows = unpackRows(packed, count);
    table.rows.set({ rows, version, cleanedRows, keepsPlace, isAsking: false, problem: null });
    postMessage(LABELS.rowsShown(count));
  } catch (error) {
    if (!isNewest()) return;
    reportProblem(error);
    const problem = error instanceof ApiProblem ? error.title : LABELS.rowsNotFound;
    update(table.rows, (rows) => ({ ...rows, isAsking: false, problem }));
  }
}
