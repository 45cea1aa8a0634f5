import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ERRORS } from "@limpid/contract";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");
const FOLDERS = ["apps/server/src", "e2e"];

it("every code of the error table is expected by a test", () => {
  const tests = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:test|spec)\.ts$/.test(name))
      .map((name) => readFileSync(join(ROOT, folder, name), "utf8")),
  ).join("\n");
  expect(Object.keys(ERRORS).filter((code) => !new RegExp(`["'.]${code}\\b`).test(tests))).toEqual([]);
});
