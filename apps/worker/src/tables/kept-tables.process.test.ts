/** What a worker keeps of the tables that it is asked about, and when it wants to know more. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LoggedEdit } from "@limpid/edits";
import { FINE_VERDICT, plainGuess } from "@limpid/table";
import { type CleanedPaths, type ReviewedPaths, writeCleaned, writeIngest } from "@limpid/tables";
import { findEdited } from "@limpid/tables/lookups";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { KeptTables } from "./kept-tables.ts";

const ROWS = 5;
const folder = mkdtempSync(join(tmpdir(), "limpid-kept-"));
const TABLES = Array.from({ length: 6 }, (_, index) => {
  const at = (file: string): string => join(folder, `${index}-${file}.parquet`);
  return { ingest: at("ingest"), review: at("review"), plain: at("plain"), clean: at("clean") };
});
const [FIRST, ...OTHERS] = TABLES as [ReviewedPaths & CleanedPaths, ...(ReviewedPaths & CleanedPaths)[]];

let kept: KeptTables;

beforeAll(async () => {
  const codes = Uint32Array.from({ length: ROWS }, () => 0);
  const verdicts = [{ ...FINE_VERDICT, raw: "Bern", output: "Bern" }];
  const said = { entity: plainGuess("text", "Text"), type: "text", classType: "text", evidence: [] } as const;
  const column = {
    ...said,
    title: "town",
    decisions: [],
    questions: [],
    judgement: "judged" as const,
    verdicts,
    codes,
  };
  for (const paths of TABLES) {
    await writeIngest(paths.ingest, { columns: [{ title: "town", dict: ["Bern"], codes }], rowCount: ROWS });
    await writeCleaned(paths, [{ columns: [column], rowCount: ROWS }]);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const edit = (seq: number, row = seq): LoggedEdit => {
  const value = { field: "output", value: `mine ${seq}` } as const;
  return { seq, batch: null, editUuid: `edit ${seq}`, kind: "cell", place: { row, column: 0 }, value };
};

/** The rows that were edited, or after which edit the worker wants to know more. */
async function ask(paths: ReviewedPaths, log: readonly LoggedEdit[], newest: readonly LoggedEdit[] = []) {
  const edits = { count: log.length, last: log.at(-1)?.seq ?? 0, newest };
  const reply = await kept.ask({ paths, edits, computed: [] }, (table) =>
    findEdited(table, { samples: [], limit: ROWS }),
  );
  return reply.kind === "behind" ? `behind ${reply.seq}` : reply.found.places.map(({ row }) => row);
}

const LOG = [edit(1), edit(2), edit(4)];

beforeEach(async () => {
  kept = new KeptTables();
  await ask(FIRST, LOG, LOG);
});

it("answers at once while there are no newer edits", async () => {
  expect(await ask(FIRST, LOG)).toEqual([1, 2, 4]);
});

it("asks for the edits that it lacks, and only for these", async () => {
  const log = [...LOG, edit(7, 3)];
  expect(await ask(FIRST, log)).toBe("behind 4");
  expect(await ask(FIRST, log, [edit(7, 3)])).toEqual([1, 2, 3, 4]);
  expect(await ask(FIRST, log)).toEqual([1, 2, 3, 4]);
});

it("takes no edit twice", async () => {
  const log = [...LOG, edit(7, 3)];
  expect(await ask(FIRST, log, log)).toEqual([1, 2, 3, 4]);
  expect(await ask(FIRST, log, log)).toEqual([1, 2, 3, 4]);
});

it.each([
  ["before its newest", [edit(1), edit(2), edit(3), edit(4)], [1, 2, 3, 4]],
  ["in place of one that it knows", [edit(1), edit(2), edit(3)], [1, 2, 3]],
])("asks for all when there is one %s", async (_, log, rows) => {
  expect(await ask(FIRST, log)).toBe("behind 0");
  expect(await ask(FIRST, log, log)).toEqual(rows);
  await ask(FIRST, LOG, LOG);
  expect(await ask(FIRST, log, log)).toEqual(rows);
});

it("answers for a version before that which it knows, with all edits up to it", async () => {
  const before = LOG.slice(0, 2);
  expect(await ask(FIRST, before)).toBe("behind 0");
  expect(await ask(FIRST, before, before)).toEqual([1, 2]);
  expect(await ask(FIRST, [])).toEqual([]);
});

it("does not answer by a part of the edits", async () => {
  const log = [...LOG, edit(7, 3), edit(8, 0)];
  expect(await ask(FIRST, log, [edit(8, 0)])).toBe("behind 0");
  expect(await ask(FIRST, log, log)).toEqual([0, 1, 2, 3, 4]);
});

it("keeps the tables that were asked about last", async () => {
  for (const paths of OTHERS.slice(0, 3)) await ask(paths, []);
  expect(await ask(FIRST, LOG)).toEqual([1, 2, 4]);
  for (const paths of OTHERS.slice(0, 4)) await ask(paths, []);
  expect(await ask(FIRST, LOG)).toBe("behind 0");
});

it("lets go of a table whose question failed", async () => {
  const failing = kept.ask({ paths: FIRST, edits: { count: 3, last: 4, newest: [] }, computed: [] }, () =>
    Promise.reject(new Error("no answer")),
  );
  await expect(failing).rejects.toThrow("no answer");
  expect(await ask(FIRST, LOG)).toBe("behind 0");
});
