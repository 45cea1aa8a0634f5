/**
 * What a service on PostgreSQL must do that its repositories alone cannot show: jobs by leases, messages through
 * LISTEN, and all of it after a kill. The repositories' own tests run on both databases.
 */
import type { FindReply } from "@limpid/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { startServerOnPostgres, type TestServer } from "../../../../tools/testing/start-server.ts";

const POSTGRES = process.env.TEST_DATABASE_URL;
const ROWS = 24_000;
const BIG = `id,date,amount\n${Array.from({ length: ROWS }, (_, row) => `${row},${1 + (row % 28)}/0${1 + (row % 9)}/2024,${row}.50`).join("\n")}\n`;

describe.skipIf(POSTGRES === undefined)("a server on PostgreSQL", () => {
  let server: TestServer;
  let client: ApiClient;

  beforeAll(async () => {
    server = await startServerOnPostgres(POSTGRES ?? "", { CLEAN_ROW_LIMIT: "0" });
    client = await ApiClient.connect(server.url);
  });
  afterAll(() => server?.remove());

  it("cleans a file, tells its story, and gives the table as pages and as a file", async () => {
    const job = await client.upload("day;amount\n13/02/2024;1'234.50\n14/03/2024;99.90\n", { filename: "orders.csv" });
    const told = (await client.messages(job)).map(({ message }) => message.msg);
    expect(told).toEqual(expect.arrayContaining(["Inference", "Ingested", "PageReady", "NameReady"]));
    expect(told.at(-1)).toBe("Finished");
    const [first] = (await client.cleanPage(job, 0)).body.data;
    expect(first?.cells.map(({ output }) => output)).toEqual(["2024-02-13", "1234.50"]);
    expect((await client.table(job)).body).toMatchObject({ status: "done", name: "Orders", basics: { num_rows: 2 } });
    expect((await client.get<string>(`/api/v1/get/${job}/csv`)).body).toContain("2024-02-13,1234.50");
    expect((await client.get("/readyz")).body).toMatchObject({ status: "ok", checks: { database: "ok" } });
  });

  it("counts an edit once, and tells those who look at the table", async () => {
    const job = await client.uploadCleaned("a,b\n1,x\n2,y\n");
    const id = "41111111-2222-4333-8444-555555555555";
    const replies = [await client.editOutput(job, 0, 1, "z", id), await client.editOutput(job, 0, 1, "z", id)];
    expect(replies.map(({ body }) => body.version)).toEqual([2, 2]);
    for await (const { data } of client.follow(`/api/v1/events/dataframe/${job}`, "0")) {
      expect(data).toMatchObject({ event: "pr", data: { value: "z", edit_uuid: id, session_uuid: client.session } });
      break;
    }
  });

  it("sees an edit at once in what is asked about all cells", async () => {
    const job = await client.uploadCleaned("a,b\n1,x\n2,y\n");
    const count = async () => (await client.get<FindReply>(`/api/v1/find/${job}?text=mine`)).body.count;
    const counts = [await count()];
    for (const row of [0, 1]) {
      await client.editOutput(job, row, 1, "mine");
      counts.push(await count());
    }
    expect(counts).toEqual([0, 1, 2]);
  });

  it("keeps what strangers propose apart, and refuses unknown tables", async () => {
    const job = await client.uploadCleaned("a,b\n1,x\n2,y\n");
    const stranger = await ApiClient.connect(server.url);
    expect(await stranger.editOutput(job, 0, 1, "z")).toMatchObject({ status: 200, body: { accepted: false } });
    const nobody = "00000000-0000-4000-8000-000000000000";
    expect(await client.table(nobody)).toMatchObject({ status: 404, body: { code: "unknown_job" } });
  });

  it("loses nothing when it is killed in the middle of a job and of edits", async () => {
    const edited = await client.uploadCleaned("a,b\n1,x\n2,y\n");
    const running = await client.upload(BIG);
    for (let edit = 0; edit < 10; edit++) await client.editOutput(edited, 0, 1, `value ${edit}`);
    await server.kill();
    server = await server.restart();
    expect((await client.finish(running)).msg).toBe("Finished");
    const last = (await client.cleanPage(running, ROWS / 20 - 1)).body;
    expect(last.last_page).toBe(true);
    expect(last.data.at(-1)?.cells[0]?.raw_input).toBe(String(ROWS - 1));
    expect((await client.cleanPage(edited, 0)).body.data[0]?.cells[1]?.output).toBe("value 9");
  });
});
