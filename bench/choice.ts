/**
 * Another class is chosen for a column of a long table, through HTTP: when its first cells are shown, and when the choice is in
 * force. The cells that were shown first are checked against those that the table has then.
 */
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import type { CellReply, ColumnReply, EditReply, TableMessage } from "@limpid/contract";
import type { ApiClient } from "../tools/testing/client.ts";
import { cleanUpload } from "./support/follow-job.ts";
import { generateCsv } from "./support/generate-table.ts";
import { scenario } from "./support/scenario.ts";
import type { Row } from "./support/write-results.ts";

const CHOSEN = { country: "category", ordered: "free_text", email: "free_text" };
const LIMITS = { "first 100 rows cleaned": "100", "all rows cleaned": "0" };

export default scenario({
  title: "A class chosen in a long table",
  options: { rows: 1_000_000 },
  measure: async ({ rows }, { serve }) => {
    const times: Row[] = [];
    for (const [table, limit] of Object.entries(LIMITS)) {
      const { client } = await serve({ CLEAN_ROW_LIMIT: limit });
      const job = await cleanUpload(client, generateCsv(rows));
      const columns = await client.columns(job);
      for (const [title, value] of Object.entries(CHOSEN)) {
        const column = columns.find((one) => one.title === title);
        assert(column !== undefined, title);
        times.push({ table, column: title, ...(await choose(client, job, column, value)) });
      }
    }
    return { page: [`${rows} rows.`, times] };
  },
});

async function choose(client: ApiClient, job: string, column: ColumnReply, value: string): Promise<object> {
  const edit = crypto.randomUUID();
  const seen = firstCells(client, job, edit);
  await sleep(500);
  const started = performance.now();
  const { body } = await client.post<EditReply>(`/api/v1/edit/column/${column.id}`, {
    dt_utc: "2026-01-01 12:00:00",
    session_uuid: client.session,
    dataframe_uuid: job,
    edit_uuid: edit,
    action: "edit_column_entity",
    column_uuid: column.id,
    value,
  });
  const inForceMs = performance.now() - started;
  assert.equal(body.accepted, true);
  const { at, cells } = await seen;
  const now = (await client.cleanPage(job, 0)).body.data.map((row) => row.cells[column.idx]?.output);
  assert.deepEqual(
    cells.map(({ output }) => output),
    now,
  );
  return { firstCellsMs: at - started, inForceMs };
}

async function firstCells(client: ApiClient, job: string, edit: string): Promise<{ at: number; cells: CellReply[] }> {
  for await (const { data } of client.follow(`/api/v1/events/dataframe/${job}`)) {
    const message = data as TableMessage;
    if (message.event === "cleaning" && message.data.edit_uuid === edit && message.data.first_row === 0)
      return { at: performance.now(), cells: message.data.cells };
  }
  throw new Error("The stream ended");
}
