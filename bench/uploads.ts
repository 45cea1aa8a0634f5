/** `npm run bench -- uploads`: many tables one after the other; the memory of all processes may not grow with them. */
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ApiClient } from "../tools/testing/client.ts";
import { listChildren, readMemory } from "../tools/testing/processes.ts";
import { startServer } from "../tools/testing/start-server.ts";
import { generateCsv } from "./generate-table.ts";
import { checkCleanPage } from "./support/check-page.ts";
import { describeMachine } from "./support/describe-machine.ts";
import { rounded, slopeOf } from "./support/statistics.ts";
import { markdownTable, writeResults } from "./support/write-results.ts";

interface Sample {
  readonly minutes: number;
  /** Of the web process and of all its workers. */
  readonly hostMb: number;
  readonly workersMb: number;
}

const { values: options } = parseArgs({
  options: { uploads: { type: "string", default: "200" }, rows: { type: "string", default: "2000" } },
});
/** Programs are compiled and caches filled meanwhile. */
const WARM_UP = 0.25;
const EVERY = 20;
const PAGE = 100;
/** The service takes 120 uploads a minute of one session. */
const PACE_MS = 600;

const machine = describeMachine();
const samples = await uploadMany(Number(options.uploads), Number(options.rows));
const settled = samples.slice(Math.floor(samples.length * WARM_UP));
const slope = (memory: (sample: Sample) => number): number =>
  rounded(slopeOf(settled.map((sample) => [sample.minutes, memory(sample)])));
const growth = { host: slope(({ hostMb }) => hostMb), workers: slope(({ workersMb }) => workersMb) };
const text = [
  `${samples.length} tables of ${options.rows} rows and ten columns, one after the other, each checked and left there. RSS after each, of the web process and of its workers.`,
  "",
  `After the first quarter the web process grows by ${growth.host} MB a minute, the workers by ${growth.workers} (least squares).`,
  "",
  markdownTable(
    ["uploads", "minutes", "web process, MB", "workers, MB"],
    samples.flatMap(({ minutes, hostMb, workersMb }, index) =>
      (index + 1) % EVERY === 0 ? [[index + 1, rounded(minutes), hostMb, workersMb]] : [],
    ),
  ),
].join("\n");
writeResults({ name: "uploads", title: "Uploads in a row", machine, figures: { growth, samples }, text });

async function uploadMany(count: number, rows: number): Promise<Sample[]> {
  const server = await startServer({ RATE_LIMIT_PER_MINUTE: "100000000" });
  const bytes = generateCsv(rows);
  const samples: Sample[] = [];
  try {
    const client = await ApiClient.connect(server.url);
    const started = performance.now();
    while (samples.length < count) {
      const pause = sleep(PACE_MS);
      const job = await client.upload(bytes, { filename: `table ${samples.length}.csv` });
      await client.finish(job);
      checkCleanPage((await client.cleanPage(job, 0, PAGE)).body, 0, PAGE);
      const workers = listChildren(server.pid).map(({ pid }) => readMemory(pid).rssMb);
      samples.push({
        minutes: (performance.now() - started) / 60_000,
        hostMb: readMemory(server.pid).rssMb,
        workersMb: workers.reduce((sum, megabytes) => sum + megabytes, 0),
      });
      await pause;
    }
  } finally {
    await server.remove();
  }
  return samples;
}
