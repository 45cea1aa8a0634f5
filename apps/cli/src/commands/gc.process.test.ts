import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { openDatabase, tableStore } from "@limpid/database";
import { createTables, silentLog } from "@limpid/database/testing";
import { tableKey, viewKey } from "@limpid/files";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runLimpid } from "../testing/run-limpid.ts";

const LONG_AGO = new Date("2026-01-01T12:00:00Z");
const [KNOWN, FAILED, UPLOAD, LOST, FRESH, VIEW] = Array.from({ length: 6 }, () => randomUUID()) as [
  ...[string, string, string, string, string, string],
];

let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "limpid-gc-"));
  const { db, close } = await openDatabase({ dataDir: folder, log: silentLog });
  await createTables(db, [KNOWN, FAILED]);
  await tableStore.update(db, FAILED, { status: "failed" });
  await close();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(key: string, changedAt = LONG_AGO): string {
  const path = join(folder, key);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, "x".repeat(50_000));
  for (let place = path; place !== folder; place = dirname(place)) utimesSync(place, changedAt, changedAt);
  return path;
}

function putAll() {
  const fresh = put(tableKey(FRESH, "upload.bin"), new Date());
  return {
    known: put(tableKey(KNOWN, "upload.bin")),
    fresh,
    failed: put(tableKey(FAILED, "upload.bin")),
    upload: put(tableKey(UPLOAD, "upload.bin")),
    lost: put(tableKey(LOST, "clean.parquet")),
    view: put(viewKey(VIEW, 1)),
    leftover: put(tableKey(KNOWN, "clean.parquet.tmp-0123456789ab")),
    incoming: put(join("incoming", randomUUID())),
  };
}

const areThere = (paths: object) => Object.entries(paths).flatMap(([name, path]) => (existsSync(path) ? [name] : []));

describe("limpid gc", () => {
  it("says what belongs to nothing, and removes it but for cleaned tables", async () => {
    const paths = putAll();
    const { code, out, messages } = await runLimpid(["gc", folder]);
    expect({ code, messages }).toEqual({ code: 1, messages: [] });
    expect(areThere(paths)).toEqual(["known", "fresh", "lost"]);
    const lines = out.trimEnd().split("\n");
    expect(lines).toHaveLength(7);
    expect(lines).toContain(
      `removed  ${dirname(tableKey(UPLOAD, "upload.bin"))}, 0.1 MB: an upload that never became a table`,
    );
    expect(out).toMatch(new RegExp(`^found  .*${LOST}, 0.1 MB: a cleaned table that the database does not know$`, "m"));
    expect(lines.at(-1)).toMatch(/^0\.3 MB removed, 0\.1 MB left\.$/);
  });

  it("removes those too where that is asked for", async () => {
    const paths = putAll();
    expect((await runLimpid(["gc", folder, "--lost"])).code).toBe(0);
    expect(areThere(paths)).toEqual(["known", "fresh"]);
    expect((await runLimpid(["gc", folder])).out).toBe("0.0 MB removed, 0.0 MB left.\n");
  });

  it("removes nothing on trial", async () => {
    const paths = putAll();
    const { code, out } = await runLimpid(["gc", folder, "--dry-run", "--lost"]);
    expect([code, out.includes("removed  ")]).toEqual([1, false]);
    expect(areThere(paths)).toHaveLength(Object.keys(paths).length);
  });

  it("does nothing without a database, or on a folder that a service uses", async () => {
    const { lost } = putAll();
    const { close } = await openDatabase({ dataDir: folder, log: silentLog });
    expect(await runLimpid(["gc", folder])).toMatchObject({
      code: 2,
      messages: [expect.stringContaining("is in use by")],
    });
    await close();
    rmSync(join(folder, "limpid.db"));
    expect(await runLimpid(["gc", folder])).toMatchObject({
      code: 2,
      messages: [expect.stringContaining("no database")],
    });
    expect(existsSync(lost)).toBe(true);
    expect(readdirSync(folder)).not.toContain("limpid.db");
  });

  it("takes one folder", async () => {
    expect(await runLimpid(["gc", folder, "b"])).toMatchObject({ code: 2, out: "" });
  });
});
