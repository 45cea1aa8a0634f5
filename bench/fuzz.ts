/**
 * The fixtures of every reader are damaged thousands of times, and read. Each must be a table or a refusal with its reason, within a
 * second, and leave no trace in the language itself.
 */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ingest } from "@limpid/ingest";
import { mutate } from "../packages/ingest/src/testing/mutate.ts";
import { scenario } from "./support/scenario.ts";
import { cpuSince } from "./support/timing.ts";

const FILES = fileURLToPath(new URL("../fixtures/files/", import.meta.url));
const SLOW_MS = 1000;

export default scenario({
  title: "Damaged files",
  options: { mutations: 10_000, seed: 1, format: "" },
  measure: async ({ mutations, seed, format }) => {
    const formats = readdirSync(FILES, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && (format === "" || format === entry.name))
      .map(({ name }) => name);
    const figures: Fuzzed[] = [];
    for (const name of formats) {
      console.log(`${name} …`);
      figures.push(await fuzz(name, mutations, seed));
    }
    return {
      page: [
        `${mutations} damaged files a format, seed ${seed}. Slow is more than ${SLOW_MS} ms by the clock, which on a busy machine is mostly others having the cores; the last column is CPU time.`,
        figures,
      ],
      name: format === "" ? "fuzz" : `fuzz-${format}`,
      hasFailed: figures.some(({ thrown, slow }) => thrown + slow > 0),
    };
  },
});

interface Fuzzed {
  readonly format: string;
  readonly fixtures: number;
  readonly tables: number;
  readonly refused: number;
  readonly thrown: number;
  readonly slow: number;
  readonly slowestMs: number;
  /** Reading and damaging a file. */
  readonly cpuPerFileMs: number;
}

async function fuzz(format: string, mutations: number, firstSeed: number): Promise<Fuzzed> {
  const folder = join(FILES, format);
  const names = readdirSync(folder).filter((name) => !name.endsWith(".expected.json"));
  const files = names.map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(folder, name))) }));
  const counts = { tables: 0, refused: 0, thrown: 0, slow: 0 };
  let slowestMs = 0;
  const cpu = process.cpuUsage();
  for (let run = 0; run < mutations; run++) {
    const file = files[run % files.length];
    assert(file !== undefined);
    const seed = firstSeed * 1_000_000 + run;
    const started = performance.now();
    counts[await readDamaged(mutate(file.bytes, seed), file.name, seed)]++;
    const ms = Math.round(performance.now() - started);
    slowestMs = Math.max(slowestMs, ms);
    if (ms <= SLOW_MS) continue;
    counts.slow++;
    console.error(`${format}/${file.name}, seed ${seed}: ${ms} ms`);
  }
  return { format, fixtures: files.length, ...counts, slowestMs, cpuPerFileMs: (cpuSince(cpu) * 1000) / mutations };
}

async function readDamaged(
  bytes: Uint8Array,
  fileName: string,
  seed: number,
): Promise<"tables" | "refused" | "thrown"> {
  try {
    const outcome = await ingest(bytes, { fileName });
    assert.deepEqual(Object.keys(Object.prototype), []);
    if (outcome.kind === "refused") {
      assert.notEqual(outcome.reason, "");
      return "refused";
    }
    for (const { codes } of outcome.table.columns) assert.equal(codes.length, outcome.table.rowCount);
    return "tables";
  } catch (error) {
    console.error(`${fileName}, seed ${seed}:`, error);
    return "thrown";
  }
}
