/** What a visitor, and an address, may have: refused beyond it with a word, nothing left behind, and free again. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { ProblemReply } from "@limpid/contract";
import { afterEach, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { type InProcessServer, serveInProcess } from "../../../../tools/testing/in-process-server.ts";

let server: InProcessServer;
let client: ApiClient;

afterEach(() => server.remove());

async function start(settings: Record<string, string>): Promise<void> {
  server = await serveInProcess({ WORKERS: "1", ...settings });
  client = await ApiClient.connect(server.url);
}

async function upload(data: string, by = client): Promise<string> {
  return await by.uploadCleaned(data);
}

async function refusal(data: string, by = client) {
  const { status, body } = await by.tryUpload(data);
  const { code, detail } = body as ProblemReply;
  return { status, code, detail };
}

const removeAtOnce = (table: string) =>
  client.post(`/api/v1/table/${table}/delete`, { session_uuid: client.session, at_once: true });

/** Folders of tables on the disk. */
function foldersOf(): string[] {
  const root = join(server.dataDir, "tables");
  return readdirSync(root).flatMap((prefix) => readdirSync(join(root, prefix)));
}

describe("a visitor", () => {
  it("has so many tables, in any way of making one, and another one once one is deleted", async () => {
    await start({ VISITOR_TABLES: "2" });
    const [first] = [await upload("a\n1\n"), await upload("a\n2\n")];
    expect(await refusal("a\n3\n")).toEqual({
      status: 507,
      code: "too_many_tables",
      detail: "You have 2 tables; there may be 2",
    });
    const copied = await client.uploadUrl(`${server.url}/table/${first}`);
    expect([copied.status, copied.body.code]).toEqual([507, "too_many_tables"]);
    const body = { session_uuid: client.session, choices: { delimiter: ";" } };
    const anew = await client.post<ProblemReply>(`/api/v1/read/${first}`, body);
    expect([anew.status, anew.body.code]).toEqual([507, "too_many_tables"]);
    expect(foldersOf()).toHaveLength(2);
    expect(readdirSync(join(server.dataDir, "incoming"))).toEqual([]);

    const other = await ApiClient.connect(server.url);
    await upload("a\n3\n", other);
    await removeAtOnce(first);
    await upload("a\n3\n");
  });

  it("has so many bytes, copies of tables included", async () => {
    await start({ VISITOR_MB: "1" });
    const big = `a\n${"x".repeat(600_000)}\n`;
    const table = await upload(big);
    const { status, code, detail } = await refusal(big);
    expect([status, code]).toEqual([507, "no_room_left"]);
    expect(detail).toBe("You have files of 0.6 MB, and this one has 0.6; there may be 1");
    expect((await client.uploadUrl(`${server.url}/table/${table}`)).body.code).toBe("no_room_left");
    await upload("a\n1\n");
    await removeAtOnce(table);
    await upload(big);
  });

  it("has so many tables at work at a time", async () => {
    await start({ VISITOR_JOBS: "1", CLEAN_ROW_LIMIT: "0" });
    const lines = Array.from({ length: 40_000 }, (_, row) => `Person ${row % 9001},${1 + (row % 28)}.03.2024`);
    const job = await client.upload(["name,day", ...lines].join("\n"));
    expect(await refusal("a\n1\n")).toEqual({
      status: 429,
      code: "too_many_jobs",
      detail: "You have 1 table at work; 1 may be at a time",
    });
    await client.finish(job);
    await upload("a\n1\n");
  });

  it("is told the same table for the same upload, though there is no room for another one", async () => {
    await start({ VISITOR_TABLES: "1" });
    const data = Buffer.from("a\n1\n").toString("base64");
    const send = () =>
      client.post<{ result_uuid: string }>(
        "/api/v1/file",
        { session_uuid: client.session, filename: "a.csv", data },
        { "idempotency-key": "once" },
      );
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    await client.finish(first.body.result_uuid);
    expect(foldersOf()).toEqual([first.body.result_uuid]);
  });
});

describe("an address", () => {
  it("has so many tables, whatever sessions make them", async () => {
    await start({ ADDRESS_TABLES: "2", ADDRESS_MB: "1" });
    await upload("a\n1\n");
    await upload("a\n2\n", await ApiClient.connect(server.url));
    const third = await ApiClient.connect(server.url);
    expect(await refusal("a\n3\n", third)).toEqual({
      status: 507,
      code: "too_many_tables",
      detail: "Your address has 2 tables; there may be 2",
    });
  });
});
