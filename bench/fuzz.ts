/**
 * Damages the fixtures of every reader, thousands of times, and reads what comes out. Each must be a table or a refusal
 * with its reason, within a second, and leave no trace in the language itself.
 */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ingest } from "@limpid/ingest";
import { mutate } from "../packages/ingest/src/testing/mutate.ts";

const FILES = fileURLToPath(new URL("../fixtures/files/", import.meta.url));
const SLOW_MS = 1000;

const { values } = parseArgs({
  options: {
    mutations: { type: "string", default: "10000" },
    seed: { type: "string", default: "1" },
    format: { type: "string" },
  },
});
const mutations = Number(values.mutations);
const formats = readdirSync(FILES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && (values.format ?? entry.name) === entry.name)
  .map(({ name }) => name);

let faults = 0;
for (const format of formats) await fuzz(format);
process.exitCode = faults > 0 ? 1 : 0;

async function fuzz(format: string): Promise<void> {
  const folder = join(FILES, format);
  const names = readdirSync(folder).filter((name) => !name.endsWith(".expected.json"));
  const files = names.map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(folder, name))) }));
  const counts = { table: 0, refused: 0, thrown: 0, slow: 0 };
  let slowest = 0;
  for (let run = 0; run < mutations; run++) {
    const file = files[run % files.length];
    assert(file !== undefined);
    const seed = Number(values.seed) * 1_000_000 + run;
    const started = performance.now();
    const kind = await readDamaged(mutate(file.bytes, seed), file.name, seed);
    const ms = performance.now() - started;
    slowest = Math.max(slowest, ms);
    counts[kind]++;
    if (ms > SLOW_MS) {
      counts.slow++;
      console.error(`${format}/${file.name}, seed ${seed}: ${ms.toFixed(0)} ms`);
    }
  }
  faults += counts.thrown + counts.slow;
  const told = `${counts.table} tables, ${counts.refused} refused, ${counts.thrown} thrown, ${counts.slow} slow`;
  console.log(`${format.padEnd(12)} ${mutations} mutations: ${told}; the slowest took ${slowest.toFixed(0)} ms`);
}

async function readDamaged(bytes: Uint8Array, fileName: string, seed: number): Promise<"table" | "refused" | "thrown"> {
  try {
    const outcome = await ingest(bytes, { fileName });
    if (outcome.kind === "refused") assert.notEqual(outcome.reason, "");
    else for (const { codes } of outcome.table.columns) assert.equal(codes.length, outcome.table.rowCount);
    assert.deepEqual(Object.keys(Object.prototype), []);
    return outcome.kind;
  } catch (error) {
    console.error(`${fileName}, seed ${seed}:`, error);
    return "thrown";
  }
}
