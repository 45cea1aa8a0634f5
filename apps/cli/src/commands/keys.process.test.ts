import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { apiKeyStore, type Database, openDatabase } from "@limpid/database";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { runLimpid } from "../testing/run-limpid.ts";

const log = { info: () => undefined, warn: () => undefined };

let folder: string;
let database: Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "limpid-keys-"));
  vi.stubEnv("DATA_DIR", folder);
  vi.stubEnv("DATABASE_URL", "");
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

describe("limpid keys", () => {
  it("makes a key before the service has started for the first time, and shows it once", async () => {
    const { code, out, messages } = await runLimpid(["keys", "add", "ann"]);
    expect([code, messages]).toEqual([0, ["A key of ann, shown only once:"]]);
    expect(out).toMatch(/^[\w-]{32}\n$/);
    expect((await runLimpid(["keys", "list"])).out).not.toContain(out.trim());
  });

  it("makes, lists and revokes keys while the service runs", async () => {
    database = await openDatabase({ dataDir: folder, log });
    try {
      const [first, second] = [await keyOf("bob"), await keyOf("bob")];
      expect(await apiKeyStore.findUser(database.db, first)).toMatchObject({ username: "bob" });
      const lines = (await runLimpid(["keys", "list", "bob"])).out.trim().split("\n");
      expect(lines).toHaveLength(2);
      for (const line of lines) expect(line).toMatch(/^[0-9a-f]{8}\tbob\t\d{4}-\d\d-\d\d \d\d:\d\d UTC$/);
      const id = (await apiKeyStore.findUser(database.db, first))!.keyHash.slice(0, 8);
      expect(await runLimpid(["keys", "revoke", "bob", id])).toMatchObject({
        code: 0,
        messages: ["Revoked: 1 key of bob. Their sessions have ended."],
      });
      expect(await apiKeyStore.findUser(database.db, first)).toBeUndefined();
      expect(await apiKeyStore.findUser(database.db, second)).toMatchObject({ username: "bob" });
      expect((await runLimpid(["keys", "revoke", "bob"])).code).toBe(0);
      expect(await apiKeyStore.findUser(database.db, second)).toBeUndefined();
    } finally {
      await database.close();
    }
  });

  const keyOf = async (user: string): Promise<string> => (await runLimpid(["keys", "add", user])).out.trim();

  it.each([
    ["nothing", [], /See/],
    ["an unknown word", ["drop", "ann"], /See/],
    ["a member of objects", ["constructor", "ann"], /See/],
    ["no user", ["add"], /See/],
    ["two users", ["add", "a", "b"], /See/],
    ["a user with a line break", ["add", "a\nb"], /is not a user name/],
    ["an empty user", ["add", ""], /is not a user name/],
    ["a user without keys", ["revoke", "nobody"], /has no key/],
    ["a key that there is not", ["revoke", "ann", "00000000"], /has no such key/],
  ])("refuses %s", async (_, args, reason) => {
    expect(await runLimpid(["keys", ...args])).toEqual({ code: 2, out: "", messages: [expect.stringMatching(reason)] });
  });
});
