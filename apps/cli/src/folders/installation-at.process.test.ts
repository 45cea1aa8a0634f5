import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { runLimpid } from "../testing/run-limpid.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "limpid-settings-"));
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each([
  ["backup", ["backup", "copy"]],
  ["restore", ["restore", "copy"]],
  ["doctor", ["doctor"]],
  ["gc", ["gc"]],
  ["keys", ["keys", "list"]],
])("limpid %s", (_, args) => {
  it.each([
    ["is none", "nonsense sec"],
    ["has an odd sign in its password", "postgres://ann:sec#ret@127.0.0.1/limpid"],
    ["is of another database", "mysql://ann:secret@127.0.0.1/limpid"],
  ])("tells in words that a DATABASE_URL %s, and nothing of it", async (__, databaseUrl) => {
    vi.stubEnv("DATA_DIR", folder);
    vi.stubEnv("DATABASE_URL", databaseUrl);
    const { code, out, messages } = await runLimpid(args);
    expect([code, out, messages.length]).toEqual([2, "", 1]);
    expect(messages[0]).toMatch(/^limpid: DATABASE_URL must be an address that begins with postgres:\/\//);
    expect(messages[0]).not.toContain("sec");
  });
});
