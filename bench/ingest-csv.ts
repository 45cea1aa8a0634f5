/**
 * Times reading a CSV into a Table beside papaparse and udsv, which only make rows of strings, in one run.
 * Usage: npx tsx bench/ingest-csv.ts [rows ...]   (default 100000 and 1000000, about 10 and 100 MB)
 */
import assert from "node:assert/strict";
import { availableParallelism, loadavg } from "node:os";
import { ingest } from "@limpid/ingest";
import { textAt } from "@limpid/table";
import papaparse from "papaparse";
import { inferSchema, initParser } from "udsv";

const RUNS = 5;
const CITIES = ["Zurich", "Geneva", "Bern", "Basel", "Lugano", "St. Gallen"];

/** A linear congruential generator: the same file in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function makeCsv(rows: number): Uint8Array {
  const random = randomNumbers(42);
  const below = (limit: number): number => Math.floor(random() * limit);
  const two = (value: number): string => String(value).padStart(2, "0");
  const lines = ["id,name,city,country,date,amount,email,active,score,note"];
  for (let row = 1; row <= rows; row++) {
    const date = `2024-${two(below(12) + 1)}-${two(below(28) + 1)}`;
    const person = `${row},Person ${below(50_000)},${CITIES[below(6)]},CH,${date}`;
    const rest = `${(random() * 10_000).toFixed(2)},user${below(1e6)}@example.com,${below(2) === 0},${below(1000)}`;
    lines.push(`${person},${rest},"note, ${below(100_000)} with text"`);
  }
  return new TextEncoder().encode(lines.join("\n"));
}

interface Contender {
  readonly name: string;
  /** Reads the file and gives back the number of rows and the last cell. */
  readonly run: (bytes: Uint8Array) => Promise<{ rows: number; last: string }>;
}

const CONTENDERS: readonly Contender[] = [
  {
    name: "limpid (detect, encode)",
    run: async (bytes) => {
      const outcome = await ingest(bytes);
      assert(outcome.kind === "table");
      const { rowCount, columns } = outcome.table;
      const last = columns.at(-1);
      return { rows: rowCount, last: last === undefined ? "" : textAt(last, rowCount - 1) };
    },
  },
  {
    name: "papaparse (rows)",
    run: async (bytes) => {
      const { data } = papaparse.parse<string[]>(new TextDecoder().decode(bytes), { header: false });
      return { rows: data.length - 1, last: data.at(-1)?.at(-1) ?? "" };
    },
  },
  {
    name: "udsv (rows)",
    run: async (bytes) => {
      const text = new TextDecoder().decode(bytes);
      const rows = initParser(inferSchema(text)).stringArrs(text);
      return { rows: rows.length, last: rows.at(-1)?.at(-1) ?? "" };
    },
  },
];

async function measure(rows: number): Promise<void> {
  const bytes = makeCsv(rows);
  const times = CONTENDERS.map(() => [] as number[]);
  const expected = await CONTENDERS[0]?.run(bytes);
  assert.equal(expected?.rows, rows);
  for (let run = 0; run < (rows > 500_000 ? 3 : RUNS); run++) {
    // Taken in turns, so that a busy moment of the machine hits all of them.
    for (const [index, contender] of CONTENDERS.entries()) {
      const start = performance.now();
      const result = await contender.run(bytes);
      times[index]?.push(performance.now() - start);
      assert.deepEqual(result, expected, contender.name);
    }
  }
  const megabytes = bytes.length / 1e6;
  for (const [index, { name }] of CONTENDERS.entries()) {
    const median = (times[index] ?? []).sort((a, b) => a - b)[(times[index]?.length ?? 0) >> 1] ?? Number.NaN;
    const speed = `${(megabytes / (median / 1000)).toFixed(0)} MB/s`;
    console.log(
      `${megabytes.toFixed(1).padStart(6)} MB  ${name.padEnd(24)} ${median.toFixed(0).padStart(6)} ms  ${speed}`,
    );
  }
}

console.log(`Node ${process.version}, ${availableParallelism()} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}`);
const sizes = process.argv.slice(2).map(Number);
for (const rows of sizes.length > 0 ? sizes : [100_000, 1_000_000]) await measure(rows);
