/**
 * `npm run bench -- rows [--rows 1000000] [--columns 10] [--main FILE]`: a long table is sorted and filtered, each time twice, and rows
 * that are far from each other are read, and the values of its columns counted; through HTTP. The answers are checked before times count.
 */
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import {
  type FindReply,
  type ProfileReply,
  type ReadRowsReply,
  type SelectRowsReply,
  type SelectRowsRequest,
  unpackRows,
} from "@limpid/contract";
import { ApiClient } from "../tools/testing/client.ts";
import { startServer } from "../tools/testing/start-server.ts";
import { describeMachine } from "./support/describe-machine.ts";
import { followJob } from "./support/follow-job.ts";
import { AnswerTimes } from "./support/time-answers.ts";
import { writeResults } from "./support/write-results.ts";

const { values: options } = parseArgs({
  options: {
    rows: { type: "string", default: "1000000" },
    columns: { type: "string", default: "10" },
    main: { type: "string" },
  },
});
const ROWS = Number(options.rows);
const COLUMNS = Number(options.columns);
const MAX_MS = 60 * 60_000;
/** So many rows on two screens, and four times as many. */
const READ = [60, 240];
const STATES = ["open", "paid", "late", "void"];

/** Every number once, in no order. */
const numberOf = (row: number): number => (row * 7919) % ROWS;

/** A text of its own in each row, a number of its own, a state, and notes. */
function* lines(): Generator<string> {
  yield ["name", "amount", "state", ...Array.from({ length: COLUMNS - 3 }, (_, index) => `note ${index}`)].join(";");
  for (let row = 0; row < ROWS; row += 1) {
    const number = numberOf(row);
    const notes = Array.from({ length: COLUMNS - 3 }, (_, index) => `note ${(row * (index + 3)) % 997}`);
    yield [`item ${String(number).padStart(7, "0")}x`, `${number}.25`, STATES[row % 4], ...notes].join(";");
  }
}

const machine = describeMachine();
const settings = { CLEAN_ROW_LIMIT: "0", RATE_LIMIT_PER_MINUTE: "100000000", MAX_UPLOAD_MB: "2000" };
const server = await startServer(settings, options.main);
try {
  const client = await ApiClient.connect(server.url);
  const table = await client.upload([...lines()].join("\n"), { filename: "items.csv" });
  for await (const _ of followJob(client, table, MAX_MS));
  const times = new AnswerTimes();
  const select = async (name: string, choice: SelectRowsRequest, count: number): Promise<Uint32Array> => {
    let rows: Uint32Array = new Uint32Array(0);
    for (const when of ["", ", once more"]) {
      const ask = () => client.post<SelectRowsReply>(`/api/v1/rows/${table}`, { ...choice, packed: true });
      const reply = await times.time(`${name}${when}`, ask);
      assert.equal(reply.count, count);
      rows = unpackRows(reply.packed ?? "", reply.count);
    }
    return rows;
  };
  const countValues = async (name: string, column: number, distinct: number): Promise<void> => {
    const ask = () => client.get<ProfileReply>(`/api/v1/profile/${table}?column=${column}`);
    const found = await times.time(`the values of ${name}`, ask);
    assert.equal(found.distinct, distinct);
    await times.time(`how ${name} are spread`, () => client.get(`/api/v1/distribution/${table}?column=${column}`));
  };
  await countValues("different texts, as soon as they are cleaned", 0, ROWS);
  const profiles = join(server.dataDir, "tables", table.slice(0, 2), table, "profiles");
  const start = performance.now();
  while ((await readdir(profiles).catch(() => [])).length < COLUMNS) await setTimeout(100);
  times.figures["all columns are counted in the background after"] = performance.now() - start;
  for (const [column, [name, distinct]] of [
    ["different texts", ROWS],
    ["different numbers", ROWS],
    ["a few texts", STATES.length],
    ["notes", 997],
  ].entries() as IterableIterator<[number, [string, number]]>)
    await countValues(name, column, distinct);
  const texts = await select("sorted by different texts", { sort: [{ column: 0 }] }, ROWS);
  assert.deepEqual([...texts.subarray(0, 3)].map(numberOf), [0, 1, 2]);
  const numbers = await select("sorted by different numbers", { sort: [{ column: 1, descending: true }] }, ROWS);
  assert.equal(numberOf(numbers[0] ?? 0), ROWS - 1);
  await select("sorted by a few texts", { sort: [{ column: 2 }] }, ROWS);
  const late = { column: 2, any_of: ["late"] };
  await select("filtered by a value", { values: [late] }, ROWS / 4);
  await select("filtered and sorted", { values: [late], sort: [{ column: 1 }] }, ROWS / 4);
  await select("filtered by issues", { cells: [{ kind: "issue" }] }, 0);
  await client.editOutput(table, 3, 2, "lost");
  await select("filtered by a value, after an edit of the column", { values: [{ column: 2, any_of: ["lost"] }] }, 1);
  await countValues("a few texts, after an edit of one", 2, STATES.length + 1);
  await client.editOutput(table, 3, 0, "lost");
  await countValues("different texts, after an edit of one", 0, ROWS);
  await countValues("different texts, after an edit of one, once more", 0, ROWS);
  for (const count of READ)
    for (const [where, rows] of [
      ["scattered", [...texts.subarray(0, count)]],
      ["neighbouring", Array.from({ length: count }, (_, index) => ROWS / 2 + 3 * index)],
    ] as const) {
      const read = () => client.post<ReadRowsReply>(`/api/v1/rows/${table}/cells`, { rows });
      const { data } = await times.time(`${count} ${where} rows`, read);
      assert.deepEqual(
        data.map(({ idx }) => idx),
        rows,
      );
    }
  const found = await times.time("find in all columns", () =>
    client.get<FindReply>(`/api/v1/find/${table}?text=0000042`),
  );
  assert.equal(found.count, 1);

  writeResults({
    name: "rows",
    title: `${ROWS} rows and ${COLUMNS} columns sorted and filtered`,
    machine,
    figures: times.figures,
    text: times.table(),
  });
} finally {
  await server.remove();
}
