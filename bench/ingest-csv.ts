/**
 * `npm run bench -- ingest-csv [rows ...]`: times reading a CSV into a Table beside papaparse and udsv, which only make
 * rows of strings. Each run is a process of its own, built as the product is, so that its peak memory is its own too;
 * contenders take turns. CPU time is what to compare on a busy machine. By default about 10 and 100 MB.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ingest } from "@limpid/ingest";
import { textAt } from "@limpid/table";
import papaparse from "papaparse";
import { inferSchema, initParser } from "udsv";
import { bundleBench } from "./support/bundle-bench.ts";
import { describeMachine } from "./support/describe-machine.ts";
import { seededRandom } from "./support/random.ts";
import { median, rounded } from "./support/statistics.ts";
import { markdownTable, writeResults } from "./support/write-results.ts";

const RUNS = 5;
const BUNDLE = "bench.mjs";
const UDSV = "udsv (rows)";
const CITIES = ["Zurich", "Geneva", "Bern", "Basel", "Lugano", "St. Gallen"];

function makeCsv(rows: number): string {
  const random = seededRandom(42);
  const below = (limit: number): number => Math.floor(random() * limit);
  const two = (value: number): string => String(value).padStart(2, "0");
  const lines = ["id,name,city,country,date,amount,email,active,score,note"];
  for (let row = 1; row <= rows; row++) {
    const date = `2024-${two(below(12) + 1)}-${two(below(28) + 1)}`;
    const person = `${row},Person ${below(50_000)},${CITIES[below(6)]},CH,${date}`;
    const rest = `${(random() * 10_000).toFixed(2)},user${below(1e6)}@example.com,${below(2) === 0},${below(1000)}`;
    lines.push(`${person},${rest},"note, ${below(100_000)} with text"`);
  }
  return lines.join("\n");
}

interface Reading {
  readonly rows: number;
  readonly last: string;
}

/** Each reads the file and gives back the number of rows and the last cell. */
const CONTENDERS: Readonly<Record<string, (bytes: Uint8Array) => Promise<Reading>>> = {
  "limpid (detect, encode)": async (bytes) => {
    const outcome = await ingest(bytes);
    assert(outcome.kind === "table");
    const { rowCount, columns } = outcome.table;
    const last = columns.at(-1);
    return { rows: rowCount, last: last === undefined ? "" : textAt(last, rowCount - 1) };
  },
  "papaparse (rows)": async (bytes) => {
    const { data } = papaparse.parse<string[]>(new TextDecoder().decode(bytes), { header: false });
    return { rows: data.length - 1, last: data.at(-1)?.at(-1) ?? "" };
  },
  [UDSV]: async (bytes) => {
    const text = new TextDecoder().decode(bytes);
    const rows = initParser(inferSchema(text)).stringArrs(text);
    return { rows: rows.length, last: rows.at(-1)?.at(-1) ?? "" };
  },
};

interface Run extends Reading {
  readonly wallMs: number;
  readonly cpuMs: number;
  readonly peakMb: number;
}

/** In the process of one contender: reads the file once. */
async function runOne(name: string, file: string): Promise<Run> {
  const bytes = readFileSync(file);
  const cpu = process.cpuUsage();
  const start = performance.now();
  const reading = await CONTENDERS[name]?.(bytes);
  assert(reading !== undefined, `No contender is called "${name}"`);
  const wallMs = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return { ...reading, wallMs, cpuMs: (user + system) / 1000, peakMb: process.resourceUsage().maxRSS / 1024 };
}

interface Measured {
  readonly contender: string;
  readonly megabytes: number;
  readonly wallMs: number;
  readonly cpuMs: number;
  readonly peakMb: number;
  /** Its CPU time divided into that of udsv. */
  readonly speedOfUdsv: number;
}

/** Contenders take turns, each in a process of its own. */
function measure(rows: number, folder: string): Measured[] {
  const file = join(folder, `${rows}.csv`);
  const text = makeCsv(rows);
  writeFileSync(file, text);
  const runs = new Map(Object.keys(CONTENDERS).map((name) => [name, [] as Run[]]));
  for (let run = 0; run < RUNS; run++) {
    for (const [name, done] of runs) {
      const args = [join(folder, BUNDLE), "--one", name, file];
      done.push(JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as Run);
      assert.deepEqual({ rows: done[0]?.rows, last: done[0]?.last }, { rows, last: lastCell(text) }, name);
    }
  }
  const cpuOf = (name: string): number => median((runs.get(name) ?? []).map(({ cpuMs }) => cpuMs));
  return [...runs].map(([contender, done]) => ({
    contender,
    megabytes: rounded(text.length / 1e6),
    wallMs: Math.round(median(done.map(({ wallMs }) => wallMs))),
    cpuMs: Math.round(cpuOf(contender)),
    peakMb: Math.round(Math.max(...done.map(({ peakMb }) => peakMb))),
    speedOfUdsv: Number((cpuOf(UDSV) / cpuOf(contender)).toFixed(2)),
  }));
}

function lastCell(text: string): string {
  return text.slice(text.lastIndexOf(',"') + 2, -1).replace(/^.*,"/, "");
}

function toPage(figures: readonly Measured[]): string {
  return [
    `Medians of ${RUNS} runs, the peak of all. Limpid finds out encoding, dialect and layout, and makes dictionary-encoded columns; the others make rows of strings. The file's own bytes are part of the peak.\n`,
    markdownTable(
      ["reader", "MB", "ms", "ms of CPU", "speed, of udsv's", "peak, MB"],
      figures.map(({ contender, megabytes, wallMs, cpuMs, speedOfUdsv, peakMb }) => {
        return [contender, megabytes, wallMs, cpuMs, speedOfUdsv, peakMb];
      }),
    ),
  ].join("\n");
}

async function runAll(sizes: readonly number[]): Promise<void> {
  const machine = describeMachine();
  const folder = mkdtempSync(join(tmpdir(), "limpid-bench-"));
  try {
    await bundleBench(fileURLToPath(import.meta.url), join(folder, BUNDLE));
    const figures = sizes.flatMap((rows) => measure(rows, folder));
    writeResults({ name: "ingest-csv", title: "Reading CSV", machine, figures, text: toPage(figures) });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const [mode, ...rest] = process.argv.slice(2);
if (mode === "--one") {
  const [name = "", file = ""] = rest;
  console.log(JSON.stringify(await runOne(name, file)));
} else {
  const sizes = process.argv.slice(2).map(Number);
  await runAll(sizes.length > 0 ? sizes : [100_000, 1_000_000]);
}
