/**
 * `npm run bench -- decide [--cells 100000]`: one answer to a question with so many cells, and its undoing, through HTTP. What the
 * table shows afterwards is checked before times count.
 */
import assert from "node:assert/strict";
import { parseArgs } from "node:util";
import type { DecideReply, EditReply, ReviewReply } from "@limpid/contract";
import { ApiClient } from "../tools/testing/client.ts";
import { startWatchedServer } from "./speed/watched-server.ts";
import { describeMachine } from "./support/describe-machine.ts";
import { followJob } from "./support/follow-job.ts";
import { rounded } from "./support/statistics.ts";
import { markdownTable, writeResults } from "./support/write-results.ts";

const { values: options } = parseArgs({ options: { cells: { type: "string", default: "100000" } } });
const CELLS = Number(options.cells);
/** A column of which more is wrong is not of that class. */
const ROWS = CELLS * 12;
const MAX_MS = 30 * 60_000;

const machine = describeMachine();
const watched = await startWatchedServer({ CLEAN_ROW_LIMIT: "0" });
try {
  const client = await ApiClient.connect(watched.server.url);
  const days = Array.from({ length: ROWS }, (_, row) => {
    const day = row % 12 === 5 ? "31.02.2024" : `${String((row % 28) + 1).padStart(2, "0")}.03.2024`;
    return `${row};${day}`;
  });
  const table = await client.upload(["id;day", ...days].join("\n"), { filename: "days.csv" });
  for await (const _ of followJob(client, table, MAX_MS));

  const first = await timed(async () => (await client.get<ReviewReply>(`/api/v1/review/${table}`)).body);
  const question = first.result.questions[0];
  assert.equal(question?.count, CELLS);
  const { column, rule, kind } = question;
  const body = { session_uuid: client.session, column, rule, kind, action: "set", value: "2024-02-29" };
  const decided = await timed(() => client.post<DecideReply>(`/api/v1/review/${table}/decide`, body));
  assert.equal(decided.result.body.cells, CELLS);
  const shown = await timed(() => outputOf(client, table));
  assert.equal(shown.result, "2024-02-29");
  const after = await timed(async () => (await client.get<ReviewReply>(`/api/v1/review/${table}`)).body);
  assert.deepEqual([after.result.decided, after.result.question_count], [CELLS, 0]);
  const undo = { session_uuid: client.session, edit_uuid: decided.result.body.edit_uuid, undone: true };
  const undone = await timed(() => client.post<EditReply>(`/api/v1/review/${table}/undo`, undo));
  const back = await timed(() => outputOf(client, table));
  assert.equal(back.result, "31.02.2024");

  const figures = {
    "questions, nothing decided": first.ms,
    "one answer": decided.ms,
    "a page after it": shown.ms,
    "questions after it": after.ms,
    "taking it back": undone.ms,
    "a page after that": back.ms,
  };
  const rows = Object.entries(figures).map(([what, ms]) => [what, String(rounded(ms))]);
  const text = markdownTable(["What", "ms"], rows);
  writeResults({ name: "decide", title: `One answer for ${CELLS} cells of ${ROWS} rows`, machine, figures, text });
} finally {
  await watched.remove();
}

async function outputOf(client: ApiClient, table: string): Promise<string | null | undefined> {
  return (await client.cleanPage(table, 0)).body.data[5]?.cells[1]?.output;
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly ms: number; readonly result: T }> {
  const started = performance.now();
  const result = await work();
  return { ms: performance.now() - started, result };
}
