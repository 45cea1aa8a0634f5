/**
 * A long table is sorted and filtered, each time twice, rows that are far from each other are read, and the values of its columns
 * counted, through HTTP. `--main` measures another built server. The answers are checked before times count.
 */
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type FindReply,
  type ProfileReply,
  type ReadRowsReply,
  type SelectRowsReply,
  type SelectRowsRequest,
  unpackRows,
} from "@limpid/contract";
import { cleanUpload } from "./support/follow-job.ts";
import { scenario } from "./support/scenario.ts";
import { AnswerTimes } from "./support/timing.ts";
import { sideBySide } from "./support/write-results.ts";

/** The rows of two screens, and four times as many. */
const READ = [60, 240];
const STATES = ["open", "paid", "late", "void"];

export default scenario({
  title: "A long table sorted and filtered",
  options: { rows: 1_000_000, columns: 10, main: "" },
  measure: async ({ rows, columns, main }, { serve }) => {
    const { client, server } = await serve({}, main === "" ? undefined : main);
    const table = await cleanUpload(client, [...makeLines(rows, columns)].join("\n"));
    const times = new AnswerTimes();
    const select = async (name: string, choice: SelectRowsRequest, count: number): Promise<Uint32Array> => {
      let found: Uint32Array = new Uint32Array(0);
      for (const when of ["", ", once more"]) {
        const ask = () => client.post<SelectRowsReply>(`/api/v1/rows/${table}`, { ...choice, packed: true });
        const reply = await times.time(`${name}${when}`, ask);
        assert.equal(reply.count, count);
        found = unpackRows(reply.packed ?? "", reply.count);
      }
      return found;
    };
    const countValues = async (name: string, column: number, distinct: number): Promise<void> => {
      const ask = () => client.get<ProfileReply>(`/api/v1/profile/${table}?column=${column}`);
      assert.equal((await times.time(`the values of ${name}`, ask)).distinct, distinct);
      await times.time(`how ${name} are spread`, () => client.get(`/api/v1/distribution/${table}?column=${column}`));
    };
    await countValues("different texts, as soon as they are cleaned", 0, rows);
    const profiles = join(server.dataDir, "tables", table.slice(0, 2), table, "profiles");
    const start = performance.now();
    while ((await readdir(profiles).catch(() => [])).length < columns) await sleep(100);
    times.figures["all columns are counted in the background after, ms"] = performance.now() - start;
    await countValues("different texts", 0, rows);
    await countValues("different numbers", 1, rows);
    await countValues("a few texts", 2, STATES.length);
    await countValues("notes", 3, Math.min(rows, 997));
    const texts = await select("sorted by different texts", { sort: [{ column: 0 }] }, rows);
    assert.deepEqual(
      [...texts.subarray(0, 3)].map((row) => numberIn(row, rows)),
      [0, 1, 2],
    );
    const numbers = await select("sorted by different numbers", { sort: [{ column: 1, descending: true }] }, rows);
    assert.equal(numberIn(numbers[0] ?? 0, rows), rows - 1);
    await select("sorted by a few texts", { sort: [{ column: 2 }] }, rows);
    const late = { column: 2, any_of: ["late"] };
    await select("filtered by a value", { values: [late] }, rows / 4);
    await select("filtered and sorted", { values: [late], sort: [{ column: 1 }] }, rows / 4);
    await select("filtered by issues", { cells: [{ kind: "issue" }] }, 0);
    await client.editOutput(table, 3, 2, "lost");
    await select("filtered by a value, after an edit of the column", { values: [{ column: 2, any_of: ["lost"] }] }, 1);
    await countValues("a few texts, after an edit of one", 2, STATES.length + 1);
    await client.editOutput(table, 3, 0, "lost");
    await countValues("different texts, after an edit of one", 0, rows);
    await countValues("different texts, after an edit of one, once more", 0, rows);
    for (const count of READ) {
      const scattered = [...texts.subarray(0, count)];
      const neighbouring = Array.from({ length: count }, (_, index) => rows / 2 + 3 * index);
      for (const [where, wanted] of Object.entries({ scattered, neighbouring })) {
        const read = () => client.post<ReadRowsReply>(`/api/v1/rows/${table}/cells`, { rows: wanted });
        const { data } = await times.time(`${count} ${where} rows`, read);
        assert.deepEqual(
          data.map(({ idx }) => idx),
          wanted,
        );
      }
    }
    const find = () => client.get<FindReply>(`/api/v1/find/${table}?text=0000042`);
    assert.equal((await times.time("find in all columns", find)).count, 1);
    return { page: [`${rows} rows and ${columns} columns.`, sideBySide({ time: times.figures })] };
  },
});

/** Every number occurs once, in no order. */
function numberIn(row: number, rows: number): number {
  return (row * 7919) % rows;
}

/** Each row has a text and a number of its own, a state, and notes. */
function* makeLines(rows: number, columns: number): Generator<string> {
  const notes = Array.from({ length: columns - 3 }, (_, index) => index);
  yield ["name", "amount", "state", ...notes.map((note) => `note ${note}`)].join(";");
  for (let row = 0; row < rows; row += 1) {
    const number = numberIn(row, rows);
    const cells = notes.map((note) => `note ${(row * (note + 3)) % 997}`);
    yield [`item ${String(number).padStart(7, "0")}x`, `${number}.25`, STATES[row % 4], ...cells].join(";");
  }
}
