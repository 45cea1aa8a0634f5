/**
 * Programs of other processes, each bundled once: a process that starts from the sources would transform all of them first,
 * which takes longer than what most tests ask of it.
 */
import { renameSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildSync } from "esbuild";

/** Packages that are not bundled are found from here. */
const FOLDER = fileURLToPath(new URL("../../node_modules/.cache/limpid/programs/", import.meta.url));

const bundled = new Map<string, URL>();

/** `source` is a TypeScript file; the result is what Node runs without a loader. */
export function bundleProgram(source: URL): URL {
  const program = bundled.get(source.href) ?? bundle(fileURLToPath(source));
  bundled.set(source.href, program);
  return program;
}

function bundle(source: string): URL {
  const file = join(FOLDER, `${basename(source, ".ts")}.mjs`);
  const own = `${file}.${process.pid}`;
  buildSync({
    entryPoints: [source],
    outfile: own,
    bundle: true,
    platform: "node",
    format: "esm",
    external: ["@duckdb/*"],
    logLevel: "warning",
  });
  // Another process may run the one that is there.
  renameSync(own, file);
  return pathToFileURL(file);
}
