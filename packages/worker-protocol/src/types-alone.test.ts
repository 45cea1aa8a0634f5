import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, it } from "vitest";

it("brings nothing along of what reads or cleans tables, of which it needs the types alone", async () => {
  const entryPoints = [fileURLToPath(new URL("index.ts", import.meta.url))];
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "node",
  });
  const files = Object.keys(metafile.inputs);
  expect(files.some((file) => file.endsWith("worker-protocol/src/worker-methods.ts"))).toBe(true);
  expect(files.filter((file) => !file.includes("packages/worker-protocol/src/"))).toEqual([]);
});
