/** Disks that are full, read-only or far away: what is reported at the start, by the doctor, and while the service is at work. */
import { randomUUID } from "node:crypto";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openDatabase, sessionStore } from "@limpid/database";
import { silentLog } from "@limpid/database/testing";
import { openSqlite } from "@limpid/database/upkeep";
import { dataFolder } from "@limpid/files";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeDataDir } from "../../../../tools/testing/make-data-dir.ts";
import { makeSmallDisk, type SmallDisk } from "../../../../tools/testing/small-disk.ts";
import { checkPlace } from "./check-place.ts";
import { examineFolder } from "./examine.ts";

const NFS = 26985;
const EXT4 = 61267;

const wrongOf = async (path: string): Promise<string[]> =>
  (await examineFolder(path)).filter(({ kind }) => kind === "wrong").map(({ text }) => text);

describe("a small disk", () => {
  let disk: SmallDisk;

  beforeEach(({ skip }) => {
    const made = makeSmallDisk(4096);
    if (typeof made === "string") skip(made);
    else disk = made;
  });
  afterEach(() => disk?.remove());

  const open = () => openDatabase({ dataDir: disk.path, log: silentLog });
  const ballast = () => join(disk.path, "ballast");
  /** Leaves so many bytes. */
  const fill = (left: number): void => {
    const { bavail, bsize } = statfsSync(disk.path);
    writeFileSync(ballast(), Buffer.alloc(Math.max(0, bavail * bsize - left)));
  };

  it("that is full at the start is named, by the doctor too, and the same folder does once there is room", async () => {
    fill(0);
    await expect(open()).rejects.toThrow(/(data folder ".*": .*|database in the data folder .*)the disk is full/);
    expect(await wrongOf(disk.path)).toContain("The disk is full: nothing can be stored until there is room.");
    rmSync(ballast());
    await (await open()).close();
    expect(await wrongOf(disk.path)).toEqual([]);
  });

  it("that fills up loses nothing that was acknowledged, and takes more once there is room", async () => {
    const database = await open();
    fill(200_000);
    const kept: string[] = [];
    const write = async (): Promise<void> => {
      const id = randomUUID();
      await sessionStore.create(database.db, id, { userAgent: "x".repeat(20_000) });
      kept.push(id);
    };
    await expect(
      (async () => {
        for (let count = 0; count < 100; count++) await write();
      })(),
    ).rejects.toMatchObject({ code: "ENOSPC" });
    expect(kept.length).toBeGreaterThan(0);
    expect(await sessionStore.find(database.db, kept[0] ?? "")).toBeDefined();
    rmSync(ballast());
    await write();
    await database.close();

    const again = await open();
    for (const id of kept) expect(await sessionStore.find(again.db, id)).toMatchObject({ id });
    await again.close();
    expect(await wrongOf(disk.path)).toEqual([]);
  });

  it("that is read-only is named at the start and by the doctor, which still examines the database", async () => {
    await (await open()).close();
    disk.makeReadOnly();
    await expect(open()).rejects.toThrow(/^Cannot write to the data folder ".*": the disk is read-only$/);
    expect(await wrongOf(disk.path)).toEqual([expect.stringMatching(/cannot be written to: the disk is read-only/)]);
    const texts = (await examineFolder(disk.path)).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringMatching(/^The database ".*" is whole\.$/));
  });
});

describe("a folder that is reached over a network", () => {
  let dataDir: string;

  beforeEach(() => {
    dataDir = makeDataDir();
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it.each([
    [
      "is warned of at the start",
      NFS,
      [[{ dataDir: expect.any(String) }, expect.stringMatching(/network .*NFS.*local disk/)]],
    ],
    ["is told from a disk of this machine", EXT4, []],
  ])("%s", async (_, type, expected) => {
    const warn = vi.fn();
    await (await openSqlite(dataDir, { info: () => {}, warn }, () => type)).close();
    expect(warn.mock.calls).toEqual(expected);
  });

  it("is named by the doctor", () => {
    const wrong = checkPlace(dataFolder(dataDir), () => NFS).filter(({ kind }) => kind === "wrong");
    expect(wrong).toEqual([
      { kind: "wrong", text: expect.stringMatching(/network file system \(NFS\).*DATABASE_URL/) },
    ]);
  });
});
