import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import Module from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { afterEach, beforeEach, expect, it } from "vitest";

const LOADER = fileURLToPath(new URL("load-compiled.ts", import.meta.url));
const run = promisify(execFile);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "limpid-compiled-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program that prints the word, and its loader; both take the place of those of an earlier build. */
async function install(word: string): Promise<void> {
  const text = `const say = () => console.log("${word}", globalThis.keepCompiledCode === undefined);
say();
globalThis.keepCompiledCode?.();`;
  writeFileSync(join(folder, "program.cjs"), Module.wrap(text));
  await build({
    entryPoints: [LOADER],
    outfile: join(folder, "loader.cjs"),
    platform: "node",
    format: "cjs",
    supported: { "dynamic-import": false },
    define: { PROGRAM: '"program.cjs"', PROGRAM_HASH: JSON.stringify(word.padEnd(16, "0")) },
    logLevel: "silent",
  });
}

const start = async (): Promise<string> => (await run(process.execPath, [join(folder, "loader.cjs")])).stdout.trim();
const caches = (): string[] => readdirSync(folder).filter((name) => name.includes(".cache"));

it("keeps the compiled code of a program, which the next process takes", async () => {
  await install("one");
  const both = await Promise.all([start(), start()]);
  // If one has ended before the other begins, that one finds the code already.
  expect(both).toContain("one false");
  for (const said of both) expect(said).toMatch(/^one (?:false|true)$/);
  expect(caches()).toHaveLength(1);
  expect(await start()).toBe("one true");
});

it("takes no code of an earlier program that was as long, nor a cache that was cut off", async () => {
  await install("one");
  await start();
  await install("two");
  expect(await start()).toBe("two false");
  expect(await start()).toBe("two true");
  const [cache = ""] = caches();
  writeFileSync(join(folder, cache), readFileSync(join(folder, cache)).subarray(0, 200));
  expect(await start()).toBe("two false");
  expect(await start()).toBe("two true");
});
