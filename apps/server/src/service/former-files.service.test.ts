/** A data folder with files as the version before wrote them: tables show what they did, and take edits. */
import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CellReply, ChangesReply, IssuesReply } from "@limpid/contract";
import { LocalBlobs, TableFiles } from "@limpid/store";
import type { CellState } from "@limpid/table";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { startServer, type TestServer } from "../../../../tools/testing/start-server.ts";

const FORMER = fileURLToPath(new URL("../../../../fixtures/stored/format-1", import.meta.url));
const CELLS = JSON.parse(readFileSync(join(FORMER, "cells.json"), "utf8")) as readonly CellState[];

let server: TestServer;
let client: ApiClient;
let table: string;
let files: TableFiles;

beforeAll(async () => {
  server = await startServer();
  client = await ApiClient.connect(server.url);
  table = await client.uploadCleaned(`a,b,c\n${CELLS.map((_, row) => `x${row},y,z`).join("\n")}\n`);
  await server.stop();
  files = new TableFiles(new LocalBlobs(server.dataDir), table);
  for (const name of ["ingest.parquet", "clean.parquet", "review.parquet"])
    cpSync(join(FORMER, name), files.path(name));
  rmSync(files.path("plain.parquet"));
  server = await server.restart();
});
afterAll(() => server.remove());

function flagsOf(cell: CellReply | undefined) {
  return [cell?.raw_input, cell?.output, cell?.has_data, cell?.is_valid, cell?.is_clean, cell?.na_code, cell?.prob];
}

it("a page of it shows what it did, and its review is written anew", async () => {
  const { body } = await client.cleanPage(table, 0);
  expect(body.data.map(({ cells }) => flagsOf(cells[0]))).toEqual(
    CELLS.map(({ raw, output, hasData, isValid, isClean, naCode, prob }) => [
      ...[raw, hasData ? output : null, hasData, isValid, isClean, naCode, prob],
    ]),
  );
  expect(existsSync(files.path("plain.parquet"))).toBe(true);
});

it("its issues and changes are those that it had, with the edits that are made now", async () => {
  const open = CELLS.filter(({ hasData, isValid, isClean }) => !(hasData && isValid && isClean)).length;
  const before = (await client.get<IssuesReply>(`/api/v1/issues/${table}`)).body;
  expect(before.issues).toHaveLength(2 * open);
  expect((await client.editOutput(table, 9, 0, "2024-02-29")).status).toBe(200);
  const after = (await client.get<IssuesReply>(`/api/v1/issues/${table}`)).body;
  expect(after.issues).toHaveLength(2 * open - 1);
  const changes = (await client.get<ChangesReply>(`/api/v1/changes/${table}?kind=edited`)).body;
  expect(changes.changes).toMatchObject([{ row: 9, column: 0, raw_input: "31/02/2024", output: "2024-02-29" }]);
});

it("its exports have the edits", async () => {
  const { body } = await client.get<string>(`/api/v1/get/${table}/csv`);
  expect(body.split("\r\n").slice(7, 12)).toEqual([
    "Bern,plain,",
    "Bern*,plain,03/04/2024",
    "3.5,plain,",
    "2024-02-29,plain,said to be missing",
    ",plain,",
  ]);
});
