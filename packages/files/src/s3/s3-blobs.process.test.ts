/** What a bucket and a cache of copies bring with them: servers and networks that fail, and a folder that is full or gone. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { makeDataDir } from "../../../../tools/testing/make-data-dir.ts";
import { type S3Fault, type S3Server, startS3Server } from "../../../../tools/testing/s3-server.ts";
import { tableKey } from "../blobs/table-files.ts";
import { DAMAGED_FILE } from "../disk/damaged-file.ts";
import { S3Blobs, type S3Settings } from "./s3-blobs.ts";

const ID = "3f2a6c1e-9b7d-4c55-8a10-5d2e7f901234";
const KEY = tableKey(ID, "clean.parquet");
const TEXT = "a table that is a little longer than nothing";

let root: string;
let server: S3Server;
const opened: S3Blobs[] = [];

beforeAll(async () => {
  root = makeDataDir();
  server = await startS3Server();
  for (const [name, value] of Object.entries(server.credentials)) vi.stubEnv(name, value);
});
afterEach(() => server.fail(undefined));
afterAll(async () => {
  vi.unstubAllEnvs();
  for (const blobs of opened) blobs.close();
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const settings = (changed: Partial<S3Settings> = {}): S3Settings => ({
  ...{ bucket: "limpid", prefix: "", endpoint: server.url, region: "us-east-1", isPathStyle: true },
  ...{ cacheFolder: join(root, `cache-${opened.length}`), maxBytes: 1e6, silentMs: 1000 },
  ...changed,
});
async function open(changed: Partial<S3Settings> = {}): Promise<S3Blobs> {
  const blobs = await S3Blobs.open(settings(changed));
  opened.push(blobs);
  return blobs;
}
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.name : []));

describe("a store that does not do what it is asked", () => {
  const UNAVAILABLE = { name: "StoreUnavailable" };

  it.each<S3Fault>(["gone", "silent", "failing", "denied", "bucketless"])(
    "and is %s says so of every file, never that it is not there, and works again after it",
    async (fault) => {
      const blobs = await open();
      await blobs.put(KEY, Buffer.from(TEXT));
      server.fail(fault);
      const asked = [
        ...[blobs.has(KEY), blobs.look(KEY), blobs.touch(KEY), blobs.read(KEY), blobs.fetch(KEY)],
        ...[blobs.has("nothing"), blobs.list("tables"), blobs.remove(KEY), blobs.removeFolder("tables")],
        ...[blobs.put(KEY, Buffer.from("other")), blobs.copy(KEY, "copy"), blobs.setAside(KEY)],
        blobs.hold({ reads: [blobs.path(KEY)], writes: [] }, async () => "read"),
      ];
      for (const answer of await Promise.allSettled(asked))
        expect(answer).toMatchObject({ status: "rejected", reason: UNAVAILABLE });
      server.fail(undefined);
      expect(readFileSync(await blobs.fetch(KEY), "utf8")).toBe(TEXT);
    },
    30_000,
  );

  it("leaves what was written in nobody's way where it could not be stored", async () => {
    const [blobs, others] = [await open(), await open()];
    await blobs.put(KEY, Buffer.from(TEXT));
    server.fail("failing");
    const path = blobs.path(KEY);
    mkdirSync(dirname(path), { recursive: true });
    const work = blobs.hold({ reads: [], writes: [path] }, async () => writeFileSync(path, "unstored"));
    await expect(work).rejects.toMatchObject(UNAVAILABLE);
    server.fail(undefined);
    for (const each of [blobs, others]) expect(readFileSync(await each.fetch(KEY), "utf8")).toBe(TEXT);
  });

  it("and cuts what it sends leaves no part of it behind", async () => {
    const blobs = await open();
    await blobs.put(KEY, Buffer.from(TEXT));
    server.fail("cut");
    await expect(blobs.fetch(KEY)).rejects.toMatchObject(UNAVAILABLE);
    await expect(blobs.read(KEY)).rejects.toMatchObject(UNAVAILABLE);
    expect(filesBelow(join(blobs.path(KEY), ".."))).toEqual([]);
    server.fail(undefined);
    expect((await blobs.read(KEY))?.toString()).toBe(TEXT);
  });

  it("and sends other bytes than were stored has a damaged file", async () => {
    const blobs = await open();
    await blobs.put(KEY, Buffer.from(TEXT));
    server.fail("changed");
    const damaged = { code: DAMAGED_FILE, path: blobs.path(KEY) };
    await expect(blobs.fetch(KEY)).rejects.toMatchObject(damaged);
    await expect(blobs.read(KEY)).rejects.toMatchObject(damaged);
  });

  it("cannot be opened, and says in words why not", async () => {
    const refused = async (changed: Partial<S3Settings>): Promise<string> =>
      await open(changed).then(
        () => "opened",
        (error: unknown) => String(error),
      );
    expect(await refused({ bucket: "another" })).toContain('the bucket "another" at');
    expect(await refused({ bucket: "another" })).toContain("there is no such bucket; make it, or set STORE_URL");
    expect(await refused({ endpoint: "http://127.0.0.1:9" })).toContain("ECONNREFUSED");
    vi.stubEnv("AWS_ACCESS_KEY_ID", "somebody");
    const said = await refused({});
    vi.stubEnv("AWS_ACCESS_KEY_ID", server.credentials.AWS_ACCESS_KEY_ID);
    expect(said).toContain("it refuses the credentials; set AWS_ACCESS_KEY_ID");
    expect(said).not.toContain("S3RVER");
  });
});

describe("copies", () => {
  it("are fetched once for all who ask at the same time", async () => {
    const blobs = await open();
    await blobs.put(KEY, Buffer.from(TEXT));
    server.asked.length = 0;
    await Promise.all(Array.from({ length: 8 }, () => blobs.fetch(KEY)));
    await blobs.fetch(KEY);
    expect(server.asked.filter((asked) => asked.startsWith("GET"))).toHaveLength(1);
  });

  it("have so much room, which those keep that were used last, and those in use", async () => {
    const blobs = await open({ maxBytes: 2500, graceMs: 0 });
    const keys = Array.from({ length: 6 }, (_, index) => tableKey(ID, `exports/v${index}.csv`));
    for (const key of keys) await blobs.put(key, Buffer.alloc(1000, key));
    const [held = "", ...rest] = keys;
    const here = (): boolean[] => keys.map((key) => existsSync(blobs.path(key)));
    await blobs.hold({ reads: [blobs.path(held)], writes: [] }, async () => {
      for (const key of rest) {
        await blobs.fetch(key);
        await sleep(20);
      }
      expect(here()).toEqual([true, false, false, false, false, true]);
    });
    for (const key of keys) expect(readFileSync(await blobs.fetch(key)).length).toBe(1000);
    expect(here()).toEqual([false, false, false, false, true, true]);
  });

  it("come again where somebody has removed them, cut them or written over them", async () => {
    const blobs = await open();
    await blobs.put(KEY, Buffer.from(TEXT));
    const path = await blobs.fetch(KEY);
    for (const spoil of [
      () => rmSync(join(root, path.slice(root.length).split("/")[1] ?? ""), { recursive: true }),
      () => truncateSync(path, 5),
      () => writeFileSync(path, TEXT.toUpperCase()),
    ]) {
      spoil();
      expect(readFileSync(await blobs.fetch(KEY), "utf8")).toBe(TEXT);
    }
  });

  it("go with their file, at once where it was removed, else when they are asked for", async () => {
    const [blobs, others] = [await open(), await open()];
    await blobs.put(KEY, Buffer.from(TEXT));
    await Promise.all([blobs.fetch(KEY), others.fetch(KEY)]);
    await blobs.removeFolder(tableKey(ID, ""));
    expect(existsSync(blobs.path(KEY))).toBe(false);
    expect(existsSync(await others.fetch(KEY))).toBe(false);
  });
});

it("a file that is too large for one piece comes and goes in several", async () => {
  const [blobs, others] = [
    await open({ maxBytes: 1e9, silentMs: 20_000 }),
    await open({ maxBytes: 1e9, silentMs: 20_000 }),
  ];
  const path = join(root, "large");
  const large = Buffer.alloc(40 * 1024 * 1024, "limpid ");
  writeFileSync(path, large);
  await blobs.adopt(KEY, path);
  expect(readFileSync(await others.fetch(KEY)).equals(large)).toBe(true);
});

it("a file goes on being stored for as long as it gets on, however slow the way to the store is", async () => {
  const slow = await startSlowWay(new URL(server.url), 8e6);
  const SILENT_MS = 1500;
  const blobs = await open({ maxBytes: 1e9, silentMs: SILENT_MS, endpoint: slow.url });
  const path = join(root, "slow");
  const large = Buffer.alloc(16 * 1024 * 1024, "limpid ");
  writeFileSync(path, large);
  await blobs.adopt(KEY, path);
  expect(slow.pausedMs()).toBeGreaterThan(SILENT_MS);
  slow.close();
  const others = await open({ maxBytes: 1e9, silentMs: 20_000 });
  expect(readFileSync(await others.fetch(KEY)).equals(large)).toBe(true);
});

it("a large file that gets on no more is given up", async () => {
  const blobs = await open({ maxBytes: 1e9, silentMs: 300 });
  server.fail("silent");
  await expect(blobs.put(KEY, Buffer.alloc(4 * 1024 * 1024))).rejects.toMatchObject({ name: "StoreUnavailable" });
});

interface SlowWay {
  readonly url: string;
  /** How long it has held back what was sent, all pauses together. */
  readonly pausedMs: () => number;
  readonly close: () => void;
}

/** Hands on so many bytes a second of what is sent to a server. */
async function startSlowWay(to: URL, bytesPerSecond: number): Promise<SlowWay> {
  let pausedMs = 0;
  const sockets = new Set<Socket>();
  const way = createServer((client) => {
    const far = connect(Number(to.port), to.hostname);
    for (const socket of [client, far]) sockets.add(socket.on("error", () => undefined));
    client.on("data", (bytes: Buffer) => {
      far.write(bytes);
      client.pause();
      const ms = (1000 * bytes.length) / bytesPerSecond;
      pausedMs += ms;
      setTimeout(() => client.resume(), ms);
    });
    client.on("end", () => far.end());
    far.pipe(client);
  });
  await new Promise<void>((resolve) => way.listen(0, "127.0.0.1", resolve));
  const close = (): void => {
    for (const socket of sockets) socket.destroy();
    way.close();
  };
  return { url: `http://127.0.0.1:${(way.address() as AddressInfo).port}`, pausedMs: () => pausedMs, close };
}
