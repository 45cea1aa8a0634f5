/** Files that pass every guard and still need more memory than a process has: a refusal for them, service for all others. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { makeHeavyWorkbook } from "../../../../tools/testing/make-heavy-workbook.ts";
import { listChildren } from "../../../../tools/testing/processes.ts";
import { startServer, type TestServer } from "../../../../tools/testing/start-server.ts";

const ROWS = 250_000;
const TOO_MUCH = "takes more memory than there is";

let server: TestServer;
let client: ApiClient;

beforeAll(async () => {
  server = await startServer({ WORKERS: "2", WORKER_MEMORY_MB: "128", WORKER_IDLE_SECONDS: "2" });
  client = await ApiClient.connect(server.url);
});
afterAll(() => server.remove());

describe("a workbook of four million cells in half a megabyte", () => {
  it("is refused, while other tables are cleaned and read", async () => {
    const healthy = await client.upload("a,b\n1,2\n3,4\n");
    const hostile = await client.upload(makeHeavyWorkbook(ROWS), { filename: "table.xlsx" });
    const after = await client.upload("a,b\n5,6\n7,8\n");
    expect(await client.finish(hostile)).toMatchObject({
      microservice: "IngestFile",
      status: 3,
      msg: `Sorry, could not read this file: Reading it ${TOO_MUCH}`,
    });
    for (const job of [healthy, after]) expect((await client.finish(job)).msg).toBe("Finished");

    expect((await preview(healthy)).status).toBe(200);
    // Its memory or its time is over first, depending on the machine: `previews.test.ts` tells these apart.
    expect((await preview(hostile)).status).toBe(422);
    expect((await preview(after)).status).toBe(200);
  });

  it("leaves no process behind that nobody needs", async () => {
    const jobs = await Promise.all([client.upload("a\n1\n"), client.upload("a\n2\n"), client.upload("a\n3\n")]);
    for (const job of jobs) expect((await client.finish(job)).msg).toBe("Finished");
    await expect.poll(() => workers().length).toBe(0);
    expect((await preview(jobs[0]!)).status).toBe(200);
    // The catalogue may have a worker of its own meanwhile, so that only the end is counted.
    await expect.poll(() => workers().length).toBe(0);
  });
});

function workers() {
  return listChildren(server.pid).filter(({ program }) => program === "worker");
}

function preview(job: string) {
  return client.post(`/api/v1/read/${job}/preview`, { session_uuid: client.session, choices: {} });
}
