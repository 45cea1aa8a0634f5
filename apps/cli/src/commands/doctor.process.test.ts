import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@limpid/database";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runLimpid } from "../testing/run-limpid.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "limpid-doctor-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("limpid doctor", () => {
  it("is content with a folder that a service has made", async () => {
    const log = { info: () => undefined, warn: () => undefined };
    await (await openDatabase({ dataDir: folder, log })).close();
    const { code, out, messages } = await runLimpid(["doctor", folder]);
    expect({ code, messages }).toEqual({ code: 0, messages: [] });
    expect(out).toContain(`✓ The database "${join(folder, "limpid.db")}" is whole.\n`);
  });

  it("says what is wrong, and ends with 1", async () => {
    writeFileSync(join(folder, "limpid.db"), "no database");
    const { code, out } = await runLimpid(["doctor", folder]);
    expect(code).toBe(1);
    expect(out).toMatch(/^✗ ".*limpid\.db" is damaged: it is no SQLite database\.$/m);
  });

  it("takes one folder", async () => {
    expect(await runLimpid(["doctor", folder, "b"])).toMatchObject({ code: 2, out: "" });
  });
});
