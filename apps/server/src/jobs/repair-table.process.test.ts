import { readdirSync } from "node:fs";
import { tableStore } from "@limpid/database";
import { TABLE_FILES, TableFiles, tableKey } from "@limpid/files";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../testing/open-test-app.ts";
import { WorkerDied } from "../workers/call-errors.ts";
import type { Workers } from "../workers/lanes.ts";
import { repairTable } from "./repair-table.ts";

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** Each worker dies, for whatever reason. What is in the table's folder then, and why it was not repaired. */
async function repairInVain(...names: readonly string[]): Promise<{ left: readonly string[]; reason: string }> {
  const { blobs, database, workers } = test.context;
  const id = await test.keepTable(await test.greet());
  await tableStore.update(database.db, id, { damaged: "review.parquet" });
  for (const name of names) await blobs.put(tableKey(id, name), Buffer.from("texts"));
  const call = () => Promise.reject(new WorkerDied("It was killed", false));
  const dying = Object.assign(Object.create(workers), { call }) as Workers;
  const reason = await repairTable(id, { ...test.context, workers: dying }).then(
    () => "",
    (error: Error) => error.message,
  );
  return { left: readdirSync(new TableFiles(blobs, id).path(".")), reason };
}

it("an original stays as it is where there is no upload to make it of", async () => {
  expect(await repairInVain(TABLE_FILES.ingest)).toEqual({ left: [TABLE_FILES.ingest], reason: "no_upload" });
});

it("an original whose reader died is set aside, and not lost", async () => {
  const { left, reason } = await repairInVain(TABLE_FILES.ingest, TABLE_FILES.upload);
  expect(reason).toBe("It was killed");
  expect(left.filter((name) => name.startsWith(TABLE_FILES.ingest))).toEqual([
    expect.stringMatching(/^ingest\.parquet\.damaged-/),
  ]);
});
