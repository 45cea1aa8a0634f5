/** Files in a bucket: what users see when it does not answer, or what it has is damaged, and that nothing is lost by it. */
import { readdirSync, statSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CleanPageReply, ProblemReply, TableReply } from "@limpid/contract";
import { S3Blobs, tableKey } from "@limpid/files";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { type S3Fault, type S3Server, startS3Server } from "../../../../tools/testing/s3-server.ts";
import {
  type Installation,
  openInstallation,
  startServer,
  type TestServer,
} from "../../../../tools/testing/start-server.ts";

const POSTGRES = process.env.TEST_DATABASE_URL;
const SMALL = "day,who\n2024-02-13,ann\n2024-03-14,bob\n2024-04-15,cy\n";

type CleanCell = CleanPageReply["data"][number]["cells"][number];

let store: S3Server;

beforeAll(async () => {
  store = await startS3Server();
});
afterAll(() => store.close());
afterEach(() => {
  store.fail(undefined);
  vi.unstubAllEnvs();
});

describe.skipIf(POSTGRES === undefined)("a web and a worker process with a bucket", () => {
  let installation: Installation;
  let web: TestServer;
  let worker: TestServer;
  let client: ApiClient;

  beforeAll(async () => {
    installation = await openInstallation(POSTGRES ?? "", { WORKERS: "1", ...store.settings });
    [web, worker] = await Promise.all([installation.start("web"), installation.start("worker")]);
    client = await ApiClient.connect(web.url);
  });
  afterAll(async () => {
    await Promise.all([web?.stop(), worker?.stop()]);
    await installation?.remove();
  });

  it.each<S3Fault>(["gone", "failing", "denied", "bucketless"])(
    "that is %s say so and when to come again; edits are kept, and all is there afterwards",
    async (fault) => {
      const job = await client.uploadCleaned(SMALL);
      const cell = (await client.cleanPage(job, 0)).body.data[0]?.cells[1];
      store.fail(fault);
      const asked = await Promise.all([
        client.cleanPage(job, 0),
        client.ingestPage(job, 0),
        client.get(`/api/v1/get/${job}/csv`),
        client.get(`/api/v1/issues/${job}`),
        client.tryUpload(SMALL),
      ]);
      for (const { status, headers, body } of asked)
        expect([status, headers.get("retry-after"), headers.get("content-type"), body]).toEqual([
          503,
          "5",
          "application/problem+json; charset=utf-8",
          expect.objectContaining({ code: "unavailable" }),
        ]);
      const edit = { dt_utc: "2026-01-01 12:00:00", session_uuid: client.session, dataframe_uuid: job };
      const edited = { ...edit, ...placeOf(cell), action: "edit_cell_output", edit_uuid: null, value: "anna" };
      expect((await client.post(`/api/v1/edit/cell/${cell?.id}`, edited)).status).toBe(200);
      store.fail(undefined);
      expect((await client.cleanPage(job, 0)).body.data[0]?.cells[1]?.output).toBe("anna");
      expect((await client.get<string>(`/api/v1/get/${job}/csv`)).body).toContain("2024-02-13,anna");
      expect((await client.table(job)).body.damage).toBe("none");
    },
  );

  it("that does not take the files of a table has its job wait, and the table is cleaned when it does", async () => {
    store.fail("failing", "clean.parquet");
    const job = await client.upload(SMALL);
    await expect.poll(() => worker.output()).toContain("a job waits for the store");
    expect((await client.table(job)).body.status).not.toBe("failed");
    store.fail(undefined);
    expect((await client.finish(job)).msg).toBe("Finished");
    expect((await client.cleanPage(job, 0)).body.data).toHaveLength(3);
  });

  it("fetch a copy again that somebody has cut or written over, and do not take the table for damaged", async () => {
    const job = await client.uploadCleaned(SMALL);
    await client.cleanPage(job, 0);
    const path = copyOf(job, "review.parquet");
    truncateSync(path, 10);
    expect((await client.cleanPage(job, 0)).status).toBe(200);
    // With the time and size of what is stored, so that only its reader finds out.
    const { size, atime, mtime } = statSync(path);
    writeFileSync(path, Buffer.alloc(size));
    utimesSync(path, atime, mtime);
    const edited = await client.uploadCleaned(SMALL);
    await client.cleanPage(edited, 0);
    expect((await client.get(`/api/v1/issues/${job}`)).status).toBe(200);
    expect((await client.cleanPage(job, 0)).status).toBe(200);
    expect((await client.table(job)).body.damage).toBe("none");
  });

  it("set a file aside that is damaged in the bucket, and repair the table from its upload", async () => {
    const job = await client.uploadCleaned(SMALL);
    const blobs = await openBucket();
    await blobs.put(tableKey(job, "review.parquet"), Buffer.from("no Parquet at all"));
    expect(await client.cleanPage(job, 0)).toMatchObject({ status: 500, body: { code: "table_damaged" } });
    expect((await client.table(job)).body.damage).toBe("repairable");
    expect(await blobs.list(tableKey(job, ""))).toContainEqual(
      expect.stringMatching(/^review\.parquet\.damaged-\d{8}T\d{6}$/),
    );
    blobs.close();
    const session = { session_uuid: client.session };
    const cookie = { cookie: `session_uuid=${client.session}` };
    const repaired = await client.post<Omit<TableReply, "status"> & ProblemReply>(
      `/api/v1/repair/${job}`,
      session,
      cookie,
    );
    expect([repaired.status, repaired.body.damage]).toEqual([200, "none"]);
    expect((await client.cleanPage(job, 0)).body.data).toHaveLength(3);
  });

  const placeOf = (cell: CleanCell | undefined) => ({
    row_uuid: cell?.row_uuid,
    column_uuid: cell?.column_uuid,
    cell_uuid: cell?.id,
  });

  const openBucket = (): Promise<S3Blobs> => {
    for (const [name, value] of Object.entries(store.credentials)) vi.stubEnv(name, value);
    return S3Blobs.open({
      ...{ bucket: "limpid", prefix: "here/", endpoint: store.url, region: "us-east-1", isPathStyle: true },
      ...{ cacheFolder: join(installation.dataDir, "test"), maxBytes: 1e6 },
    });
  };

  function copyOf(table: string, name: string): string {
    const all = readdirSync(web.dataDir, { recursive: true }).map(String);
    return join(web.dataDir, all.find((path) => path.endsWith(join(table, name))) ?? "");
  }
});

describe("a process with a bucket", () => {
  const start = (settings: Record<string, string>): Promise<unknown> =>
    startServer({ ...store.settings, DATABASE_URL: POSTGRES ?? "", ...settings });

  it("that cannot be used does not start, and says why, without a word of the secrets", async () => {
    await expect(start({ DATABASE_URL: "" })).rejects.toThrow(
      "STORE_URL: an SQLite file has its tables in DATA_DIR; set DATABASE_URL to a PostgreSQL",
    );
    const secret = start({ STORE_URL: "s3://name:secret@limpid" });
    await expect(secret).rejects.toThrow('STORE_URL="s3://…@limpid": must be s3://bucket or s3://bucket/prefix');
  });

  it.skipIf(POSTGRES === undefined).each([
    ["is not there", { STORE_URL: "s3://another" }, "there is no such bucket; make it, or set STORE_URL"],
    ["does not know who asks", { AWS_ACCESS_KEY_ID: "somebody" }, "it refuses the credentials; set AWS_ACCESS_KEY_ID"],
    ["does not answer", { STORE_ENDPOINT: "http://127.0.0.1:9" }, "at http://127.0.0.1:9: ECONNREFUSED"],
  ])("that %s does not start", async (_, settings, said) => {
    await expect(start(settings)).rejects.toThrow(said);
  });
});
