/** What every store of files does, wherever the files lie. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { makeDataDir } from "../../../../tools/testing/make-data-dir.ts";
import { startS3Server } from "../../../../tools/testing/s3-server.ts";
import { produceDurably } from "../disk/write-durably.ts";
import { S3Blobs } from "../s3/s3-blobs.ts";
import { type BlobStore, LocalBlobs } from "./blob-store.ts";
import { removeMadeFiles } from "./made-files.ts";
import { tableKey } from "./table-files.ts";

interface Stage {
  /** The store as a process of its own would open it. */
  readonly open: () => Promise<BlobStore>;
  readonly close: () => Promise<void>;
}

const ID = "3f2a6c1e-9b7d-4c55-8a10-5d2e7f901234";
const KEY = tableKey(ID, "clean.parquet");
const DAY_MS = 24 * 60 * 60_000;

const STORES: readonly [string, (folder: string) => Promise<Stage>][] = [
  ["a folder", async (folder) => ({ open: async () => new LocalBlobs(folder), close: async () => undefined })],
  [
    "a bucket",
    async (folder) => {
      const server = await startS3Server();
      for (const [name, value] of Object.entries(server.credentials)) vi.stubEnv(name, value);
      const opened: S3Blobs[] = [];
      const place = { bucket: "limpid", prefix: "here/", endpoint: server.url, region: "us-east-1", isPathStyle: true };
      return {
        open: async () => {
          const cacheFolder = join(folder, `cache-${opened.length}`);
          const blobs = await S3Blobs.open({ ...place, cacheFolder, maxBytes: 1e6 });
          opened.push(blobs);
          return blobs;
        },
        close: async () => {
          vi.unstubAllEnvs();
          for (const blobs of opened) blobs.close();
          await server.close();
        },
      };
    },
  ],
];

describe.each(STORES)("files in %s", (_, openStage) => {
  let root: string;
  let stage: Stage;
  let blobs: BlobStore;
  let others: BlobStore;

  beforeAll(async () => {
    root = makeDataDir();
    stage = await openStage(root);
    blobs = await stage.open();
    others = await stage.open();
  });
  afterAll(async () => {
    await stage.close();
    rmSync(root, { recursive: true, force: true });
  });
  beforeEach(() => mkdirSync(join(root, "aside"), { recursive: true }));
  afterEach(async () => {
    for (const folder of ["tables", "views"]) await blobs.removeFolder(folder);
  });

  /** Writes them like a worker. */
  const write = (key: string, text: string): Promise<void> =>
    blobs.hold({ reads: [], writes: [blobs.path(key)] }, () =>
      produceDurably(blobs.path(key), async (temporary) => writeFileSync(temporary, text)),
    );
  const seen = async (store: BlobStore, key: string): Promise<string> => readFileSync(await store.fetch(key), "utf8");

  it("are there for all once they are put, and gone for all once they are removed", async () => {
    expect([await blobs.has(KEY), await blobs.touch(KEY), await blobs.look(KEY)]).toEqual([false, false, undefined]);
    await blobs.put(KEY, Buffer.from("one"));
    expect([await others.has(KEY), await others.touch(KEY)]).toEqual([true, true]);
    expect((await others.look(KEY))?.bytes).toBe(3);
    expect([await seen(blobs, KEY), await seen(others, KEY), (await others.read(KEY))?.toString()]).toEqual(
      Array(3).fill("one"),
    );
    await blobs.remove(KEY);
    expect([await others.has(KEY), await others.read(KEY)]).toEqual([false, undefined]);
    expect(existsSync(await others.fetch(KEY))).toBe(false);
  });

  it("are never read as they were, once another process has written them anew", async () => {
    for (const text of ["first", "other", "three", "longer than before"]) {
      await write(KEY, text);
      expect(await seen(others, KEY)).toBe(text);
    }
  });

  it("are stored when the work that wrote them is done, and not when it fails", async () => {
    const path = blobs.path(KEY);
    const failing = blobs.hold({ reads: [], writes: [path] }, async () => {
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await others.has(KEY)).toBe(false);
    await write(KEY, "whole");
    // What is only read is not stored again; what is written again where it was to be read is.
    const before = await blobs.look(KEY);
    await blobs.hold({ reads: [path], writes: [] }, async () => undefined);
    expect(await blobs.look(KEY)).toEqual(before);
    await blobs.hold({ reads: [path], writes: [] }, () =>
      produceDurably(path, async (temporary) => writeFileSync(temporary, "anew")),
    );
    expect(await seen(others, KEY)).toBe("anew");
  });

  it("come as pieces, from another file here, and as copies", async () => {
    async function* pieces() {
      yield Buffer.from("one ");
      yield Buffer.from("two");
    }
    await blobs.put(KEY, pieces());
    expect(await seen(others, KEY)).toBe("one two");
    const path = join(root, "aside", "upload");
    writeFileSync(path, "taken over");
    await blobs.adopt(KEY, path);
    expect([existsSync(path), await seen(others, KEY)]).toEqual([false, "taken over"]);
    await others.copy(KEY, tableKey(ID, "copy of é.bin"));
    expect(await seen(blobs, tableKey(ID, "copy of é.bin"))).toBe("taken over");
    await expect(others.copy(tableKey(ID, "nothing"), KEY)).rejects.toMatchObject({ code: "ENOENT" });
    expect(await seen(blobs, KEY)).toBe("taken over");
  });

  it("have names in folders, which go as a whole", async () => {
    for (const name of ["clean.parquet", "exports/v1.csv", "pages/a.json"])
      await blobs.put(tableKey(ID, name), Buffer.from("x"));
    expect((await others.list(tableKey(ID, ""))).sort()).toEqual(["clean.parquet", "exports", "pages"]);
    expect([await others.list(tableKey(ID, "exports")), await others.list("nowhere")]).toEqual([["v1.csv"], []]);
    await others.removeFolder(tableKey(ID, "exports"));
    expect([await blobs.has(tableKey(ID, "exports/v1.csv")), await blobs.has(KEY)]).toEqual([false, true]);
  });

  it("are set aside where they are damaged", async () => {
    await blobs.put(KEY, Buffer.from("damaged"));
    await others.setAside(KEY);
    expect(await blobs.has(KEY)).toBe(false);
    const [name = ""] = await blobs.list(tableKey(ID, ""));
    expect(name).toMatch(/^clean\.parquet\.damaged-\d{8}T\d{6}$/);
    expect((await blobs.read(tableKey(ID, name)))?.toString()).toBe("damaged");
    await others.setAside(KEY);
  });

  it("are removed where they can be made again and nobody asks for them", async () => {
    const key = tableKey(ID, "exports/v1.csv");
    for (const each of [key, KEY]) await blobs.put(each, Buffer.from("x"));
    const inDays = (days: number) => ({
      now: new Date(Date.now() + days * DAY_MS),
      usedBefore: new Date(Date.now() + (days - 7) * DAY_MS),
      maxBytes: 1e6,
    });
    expect((await removeMadeFiles(others, inDays(5))).files).toBe(0);
    expect((await removeMadeFiles(others, inDays(8))).files).toBe(1);
    expect([await blobs.has(key), await blobs.has(KEY)]).toEqual([false, true]);
  });

  it("cannot be named so that they lie elsewhere", async () => {
    expect(() => blobs.path("../../secret")).toThrow("leads out of the store");
    expect([blobs.keyOf(blobs.path(KEY)), blobs.keyOf("/etc/passwd")]).toEqual([KEY, undefined]);
  });
});
