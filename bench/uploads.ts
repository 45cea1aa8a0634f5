/** Many tables one after the other, each checked and left there; the memory of all processes may not grow with them. */
import { setTimeout as sleep } from "node:timers/promises";
import { checkCleanPage } from "./support/check-page.ts";
import { generateCsv } from "./support/generate-table.ts";
import { scenario } from "./support/scenario.ts";
import { slope, sum } from "./support/statistics.ts";

interface Sample {
  readonly uploads: number;
  readonly minutes: number;
  readonly webProcessMb: number;
  readonly workersMb: number;
}

/** Programs are compiled and caches filled meanwhile. */
const WARM_UP = 0.25;
const EVERY = 20;
const PAGE = 100;
/** The service takes 120 uploads a minute of one session. */
const PACE_MS = 600;

export default scenario({
  title: "Uploads in a row",
  options: { uploads: 200, rows: 2000 },
  measure: async ({ uploads, rows }, { serve }) => {
    const { client, memory } = await serve({ CLEAN_ROW_LIMIT: "100" });
    const bytes = generateCsv(rows);
    const samples: Sample[] = [];
    const started = performance.now();
    while (samples.length < uploads) {
      const pause = sleep(PACE_MS);
      const job = await client.uploadCleaned(bytes, { filename: `table ${samples.length}.csv` });
      checkCleanPage((await client.cleanPage(job, 0, PAGE)).body, 0, PAGE);
      const { web, children } = memory();
      samples.push({
        uploads: samples.length + 1,
        minutes: (performance.now() - started) / 60_000,
        webProcessMb: web.rssMb,
        workersMb: sum(children, ({ rssMb }) => rssMb),
      });
      await pause;
    }
    const settled = samples.slice(Math.floor(samples.length * WARM_UP));
    const growth = {
      "web process, MB a minute": slope(settled.map(({ minutes, webProcessMb }) => [minutes, webProcessMb])),
      "workers, MB a minute": slope(settled.map(({ minutes, workersMb }) => [minutes, workersMb])),
    };
    const about = `${uploads} tables of ${rows} rows and ten columns. Memory is RSS; its growth after the first quarter is by least squares.`;
    return {
      page: [about, [growth], samples.filter((sample) => sample.uploads % EVERY === 0)],
      figures: { growth, samples },
    };
  },
});
