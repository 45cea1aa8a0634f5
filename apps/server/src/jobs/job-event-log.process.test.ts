import { eventStore, tableStore } from "@limpid/database";
import { afterAll, beforeAll, expect, it } from "vitest";
import { jobStream } from "../tables/streams.ts";
import { openTestApp, type TestApp } from "../testing/open-test-app.ts";
import { finished } from "../wire/job-message.ts";
import { JobEventLog } from "./job-event-log.ts";

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it("a job whose table another process has cleaned meanwhile changes nothing of it, and tells nothing", async () => {
  const { context } = test;
  const id = await test.keepTable(await test.greet());
  const late = new JobEventLog(context, id);
  await expect(late.append([finished(1)], { status: "done", cleanedRows: 1 })).rejects.toThrow(
    "is not being cleaned any more",
  );
  await late.fail("IngestFile", "It came too late");
  expect(await tableStore.find(context.database.db, id)).toMatchObject({ status: "done", cleanedRows: 2, error: null });
  expect(await eventStore.last(context.database.db, jobStream(id))).toBeUndefined();
});
