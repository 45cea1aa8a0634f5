import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { type CallId, callPath, PATHS } from "./index.ts";
import { CALLS } from "./schemas/index.ts";

const LIBRARY = /node_modules\/typebox\//;

async function filesBehind(door: string): Promise<string[]> {
  const entryPoints = [fileURLToPath(new URL(door, import.meta.url))];
  const { metafile } = await build({ entryPoints, bundle: true, write: false, metafile: true, format: "esm" });
  return Object.keys(metafile.inputs);
}

it("gives the page paths, limits and wording without a schema or their library", async () => {
  const files = await filesBehind("index.ts");
  expect(files.some((file) => file.endsWith("contract/src/paths.ts"))).toBe(true);
  expect(files.filter((file) => LIBRARY.test(file) || file.includes("/schemas/"))).toEqual([]);
});

it("gives the server the schemas of every call at its path", async () => {
  expect((await filesBehind("schemas/index.ts")).some((file) => LIBRARY.test(file))).toBe(true);
  for (const [id, { method, path }] of Object.entries(CALLS))
    expect({ id, method, path }).toEqual({ id, ...callPath(id as CallId) });
  expect(Object.keys(CALLS)).toEqual(expect.arrayContaining(Object.keys(PATHS)));
});
