/**
 * `npm run bench -- choice [--rows 1000000]`: another class is chosen for a column of a long table, through HTTP, once with the
 * first 100 rows cleaned and once with all: when the first cells are seen, and when the choice is in force. The cells that were
 * shown first are checked against those that the table has then.
 */
import assert from "node:assert/strict";
import { parseArgs } from "node:util";
import type { CellReply, ColumnReply, EditReply, TableMessage } from "@limpid/contract";
import { ApiClient } from "../tools/testing/client.ts";
import { generateCsv, TITLES } from "./generate-table.ts";
import { startWatchedServer } from "./speed/watched-server.ts";
import { describeMachine } from "./support/describe-machine.ts";
import { followJob } from "./support/follow-job.ts";
import { rounded } from "./support/statistics.ts";
import { markdownTable, writeResults } from "./support/write-results.ts";

const { values: options } = parseArgs({ options: { rows: { type: "string", default: "1000000" } } });
const ROWS = Number(options.rows);
const MAX_MS = 30 * 60_000;
const CHOSEN = [
  { title: "country", value: "category" },
  { title: "ordered", value: "free_text" },
  { title: "email", value: "free_text" },
];

const machine = describeMachine();
const bytes = generateCsv(ROWS);
const figures: Record<string, Record<string, { readonly firstMs: number; readonly replyMs: number }>> = {};
for (const [name, limit] of [
  ["first 100 rows cleaned", "100"],
  ["all rows cleaned", "0"],
] as const) {
  const watched = await startWatchedServer({ CLEAN_ROW_LIMIT: limit, MAX_UPLOAD_MB: "500" });
  try {
    const client = await ApiClient.connect(watched.server.url);
    const job = await client.upload(bytes, { filename: "long.csv" });
    for await (const _ of followJob(client, job, MAX_MS));
    const { body: columns } = await client.post<ColumnReply[]>(`/api/v1/data/clean/columns/${job}`, {});
    figures[name] = {};
    for (const { title, value } of CHOSEN) figures[name][title] = await choose(client, job, columns, title, value);
  } finally {
    await watched.remove();
  }
}
const rows = Object.entries(figures).flatMap(([name, times]) =>
  Object.entries(times).map(([title, { firstMs, replyMs }]) => [name, title, rounded(firstMs), rounded(replyMs)]),
);
const title = `A class chosen in a table of ${ROWS} × ${TITLES.length}`;
const text = markdownTable(["table", "column", "first cells, ms", "in force, ms"], rows);
writeResults({ name: "choice", title, machine, figures, text });

async function choose(client: ApiClient, job: string, columns: readonly ColumnReply[], title: string, value: string) {
  const column = columns.find((one) => one.title === title);
  assert(column !== undefined, title);
  const edit = crypto.randomUUID();
  const seen = firstCells(client, job, edit);
  await new Promise((resolve) => setTimeout(resolve, 500));
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
  const replyMs = performance.now() - started;
  assert.equal(body.accepted, true);
  const { at, cells } = await seen;
  const now = (await client.cleanPage(job, 0)).body.data.map((row) => row.cells[column.idx]?.output);
  assert.deepEqual(
    cells.map(({ output }) => output),
    now,
  );
  return { firstMs: at - started, replyMs };
}

async function firstCells(client: ApiClient, job: string, edit: string): Promise<{ at: number; cells: CellReply[] }> {
  for await (const { data } of client.follow(`/api/v1/events/dataframe/${job}`)) {
    const message = data as TableMessage;
    if (message.event === "cleaning" && message.data.edit_uuid === edit && message.data.first_row === 0)
      return { at: performance.now(), cells: message.data.cells };
  }
  throw new Error("The stream ended");
}
