/** A disk that fills up under a service at work: what does not fit is refused, what was acknowledged stays. */
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { makeSmallDisk, type SmallDisk } from "../../../../tools/testing/small-disk.ts";
import { startServer, type TestServer } from "../../../../tools/testing/start-server.ts";

let disk: SmallDisk;
let server: TestServer | undefined;

beforeEach(({ skip }) => {
  const made = makeSmallDisk(16_384);
  if (typeof made === "string") skip(made);
  else disk = made;
});
afterEach(async () => {
  await server?.remove();
  disk?.remove();
});

const ballast = () => join(disk.path, "ballast");

function fill(): void {
  const { bavail, bsize } = statfsSync(disk.path);
  try {
    writeFileSync(ballast(), Buffer.alloc(bavail * bsize));
  } catch (error) {
    // The server has written meanwhile: it is full all the same.
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}

it("refuses uploads and edits on a full disk, keeps what it has, and goes on once there is room", async () => {
  server = await startServer({ WORKERS: "1", DISK_RESERVE_MB: "0", DATA_DIR: join(disk.path, "data") });
  const client = await ApiClient.connect(server.url);
  const table = await client.uploadCleaned("name,amount\nAnn,1\nBob,2\n");
  expect((await client.editOutput(table, 0, 0, "kept")).status).toBe(200);

  fill();
  const refused = await client.post<{ code: string }>("/api/v1/file", {
    session_uuid: client.session,
    filename: "a.csv",
    data: Buffer.from("a,b\n".repeat(200_000)).toString("base64"),
  });
  expect([refused.status, refused.body.code]).toEqual([507, "disk_full"]);
  const longText = "x".repeat(90_000);
  const edit = await client.editOutput(table, 1, 0, longText);
  expect([edit.status, (edit.body as unknown as { code: string }).code]).toEqual([507, "disk_full"]);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(await outputs(client, table)).toEqual(["kept", "Bob"]);

  rmSync(ballast());
  expect((await client.editOutput(table, 1, 0, "as well")).status).toBe(200);
  const next = await client.upload("a,b\n1,2\n");
  expect((await client.finish(next)).msg).toBe("Finished");
  expect(await outputs(client, table)).toEqual(["kept", "as well"]);
});

it("refuses uploads, exports and queries before the disk is full, and takes edits on", async () => {
  server = await startServer({ WORKERS: "1", DISK_RESERVE_MB: "8", DATA_DIR: join(disk.path, "data") });
  const client = await ApiClient.connect(server.url);
  const table = await client.uploadCleaned("name,amount\nAnn,1\nBob,2\n");
  const { bavail, bsize } = statfsSync(disk.path);
  writeFileSync(ballast(), Buffer.alloc(bavail * bsize - 6e6));

  const FULL = { status: 507, body: { code: "disk_full" } };
  expect(await client.tryUpload("a,b\n1,2\n")).toMatchObject(FULL);
  expect(await client.get(`/api/v1/get/${table}/csv`)).toMatchObject(FULL);
  const query = `select * from "${table}"`;
  expect(await client.post("/api/v1/sql", { session_uuid: client.session, query })).toMatchObject(FULL);
  expect((await client.editOutput(table, 0, 0, "kept")).status).toBe(200);
  expect(await outputs(client, table)).toEqual(["kept", "Bob"]);

  rmSync(ballast());
  expect((await client.get(`/api/v1/get/${table}/csv`)).status).toBe(200);
  expect((await client.finish(await client.upload("a,b\n1,2\n"))).msg).toBe("Finished");
});

async function outputs(client: ApiClient, table: string): Promise<(string | null | undefined)[]> {
  return (await client.cleanPage(table, 0)).body.data.map(({ cells }) => cells[0]?.output);
}
