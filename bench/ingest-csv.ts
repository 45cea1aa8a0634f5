/**
 * Reading a CSV into a table beside papaparse and udsv, which only make rows of strings. CPU time is what to compare on a busy
 * machine. The sizes are about 10 and 100 MB.
 */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { compareReaders } from "./support/contenders.ts";
import { seededRandom } from "./support/random.ts";
import { scenario } from "./support/scenario.ts";
import type { Row } from "./support/write-results.ts";

const CITIES = ["Zurich", "Geneva", "Bern", "Basel", "Lugano", "St. Gallen"];
const READERS = ["ingest", "papaparse", "udsv"];

export default scenario({
  title: "Reading CSV",
  options: { rows: [100_000, 1_000_000], runs: 5 },
  measure: async ({ rows: sizes, runs }, { scratch }) => {
    const figures: Row[] = [];
    for (const rows of sizes) {
      const text = makeCsv(rows);
      const path = join(scratch, `${rows}.csv`);
      writeFileSync(path, text);
      const last = text.slice(text.lastIndexOf(',"') + 2, -1);
      const read = await compareReaders({
        contenders: Object.fromEntries(READERS.map((reader) => [reader, { reader, path }])),
        turns: runs,
        runs: 1,
        check: (found, name) => assert.deepEqual([found.rows, found.last.at(-1)], [rows, last], name),
      });
      const udsvMs = read.find(({ contender }) => contender === "udsv")?.cpuMs ?? Number.NaN;
      figures.push(
        ...read.map((one) => ({ megabytes: text.length / 1e6, ...one, "speed, of udsv's": udsvMs / one.cpuMs })),
      );
    }
    const about = `Medians of ${runs} runs, the peak of all, each on one core. Limpid finds out encoding, dialect and layout, and makes dictionary-encoded columns; the others make rows of strings. The file's own bytes are part of the peak.`;
    return { page: [about, figures] };
  },
});

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
