/**
 * `npm run bench -- fuzz`: damages the fixtures of every reader, thousands of times, and reads what comes out. Each must
 * be a table or a refusal with its reason, within a second, and leave no trace in the language itself.
 */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ingest } from "@limpid/ingest";
import { mutate } from "../packages/ingest/src/testing/mutate.ts";
import { describeMachine } from "./support/describe-machine.ts";
import { markdownTable, writeResults } from "./support/write-results.ts";

const FILES = fileURLToPath(new URL("../fixtures/files/", import.meta.url));
const SLOW_MS = 1000;

const { values: given } = parseArgs({
  options: {
    mutations: { type: "string", default: "10000" },
    seed: { type: "string", default: "1" },
    format: { type: "string" },
  },
});
const options = { mutations: Number(given.mutations), seed: Number(given.seed) };

interface Fuzzed {
  readonly format: string;
  readonly fixtures: number;
  readonly tables: number;
  readonly refused: number;
  readonly thrown: number;
  readonly slow: number;
  readonly slowestMs: number;
  /** All of the process, each file's reading and damaging. */
  readonly cpuMs: number;
}

async function fuzz(format: string): Promise<Fuzzed> {
  const folder = join(FILES, format);
  const names = readdirSync(folder).filter((name) => !name.endsWith(".expected.json"));
  const files = names.map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(folder, name))) }));
  const counts = { tables: 0, refused: 0, thrown: 0, slow: 0 };
  let slowestMs = 0;
  const cpu = process.cpuUsage();
  for (let run = 0; run < options.mutations; run++) {
    const file = files[run % files.length];
    assert(file !== undefined);
    const seed = options.seed * 1_000_000 + run;
    const started = performance.now();
    counts[await readDamaged(mutate(file.bytes, seed), file.name, seed)]++;
    const ms = Math.round(performance.now() - started);
    slowestMs = Math.max(slowestMs, ms);
    if (ms <= SLOW_MS) continue;
    counts.slow++;
    console.error(`${format}/${file.name}, seed ${seed}: ${ms} ms`);
  }
  const { user, system } = process.cpuUsage(cpu);
  return { format, fixtures: files.length, ...counts, slowestMs, cpuMs: Math.round((user + system) / 1000) };
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

function fuzzPage(figures: readonly Fuzzed[]): string {
  return [
    `${options.mutations} damaged files a format, seed ${options.seed}. Slow is more than ${SLOW_MS} ms by the clock, which on a busy machine is mostly others having the cores; the last column is CPU time.\n`,
    markdownTable(
      ["format", "fixtures", "tables", "refused", "thrown", "slow", "slowest, ms", "ms of CPU a file"],
      figures.map(({ format, fixtures, tables, refused, thrown, slow, slowestMs, cpuMs }) => {
        return [format, fixtures, tables, refused, thrown, slow, slowestMs, (cpuMs / options.mutations).toFixed(1)];
      }),
    ),
  ].join("\n");
}

const machine = describeMachine();
const formats = readdirSync(FILES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && (given.format ?? entry.name) === entry.name)
  .map(({ name }) => name);
const figures: Fuzzed[] = [];
for (const format of formats) {
  console.log(`${format} …`);
  figures.push(await fuzz(format));
}
const name = given.format === undefined ? "fuzz" : `fuzz-${given.format}`;
writeResults({
  name,
  title: "Damaged files",
  machine,
  figures: { ...options, formats: figures },
  text: fuzzPage(figures),
});
if (figures.some(({ thrown, slow }) => thrown + slow > 0)) process.exitCode = 1;
