/** Each format of a long table, made in a new server with one worker, from the request to the last byte: time, memory and stalls. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { EXPORT_FORMATS } from "@limpid/contract";
import { ApiClient } from "../tools/testing/client.ts";
import { checkExport } from "./exports/check-export.ts";
import { currentLoad } from "./support/describe-machine.ts";
import { cleanUpload } from "./support/follow-job.ts";
import { generateCsv } from "./support/generate-table.ts";
import { scenario } from "./support/scenario.ts";
import { medians } from "./support/statistics.ts";
import { takeTurns, timed } from "./support/timing.ts";
import { startWatchedServer } from "./support/watched-server.ts";

type Format = (typeof EXPORT_FORMATS)[number];

export default scenario({
  title: "Exports",
  options: { rows: 1_000_000, runs: 3 },
  measure: async ({ rows, runs }, { serve }) => {
    const { client, server } = await serve();
    const job = await cleanUpload(client, generateCsv(rows));
    await server.stop();
    const done = await takeTurns(EXPORT_FORMATS, runs, async (format) => {
      console.log(`${format}, load ${currentLoad()} …`);
      rmSync(join(server.dataDir, "tables", job.slice(0, 2), job, "exports"), { recursive: true, force: true });
      return await measure(format as Format, { job, rows, dataDir: server.dataDir });
    });
    const figures = [...done].map(([format, all]) => ({
      format,
      ...medians(all),
      slowestMs: Math.max(...all.map(({ ms }) => ms)),
    }));
    return { page: [`A cleaned table of ${rows} rows and ten columns; medians.`, figures], figures: [...done] };
  },
});

interface Finished {
  readonly job: string;
  readonly rows: number;
  /** The folder of the first server, where the cleaned table stays. */
  readonly dataDir: string;
}

async function measure(format: Format, { job, rows, dataDir }: Finished) {
  const { server, memory, takeStalls, remove } = await startWatchedServer({ DATA_DIR: dataDir, CLEAN_ROW_LIMIT: "0" });
  try {
    // The first page has a worker started, as in a session with the table.
    await (await ApiClient.connect(server.url)).cleanPage(job, 0);
    await takeStalls();
    const { found: bytes, ms } = await timed(async () => {
      const response = await fetch(`${server.url}/api/v1/get/${job}/${format}`);
      return new Uint8Array(await response.arrayBuffer());
    });
    const { maxBusyMs, maxMs } = await takeStalls();
    const { web, children } = memory();
    await checkExport(format, bytes, rows);
    const workerPeakMb = Math.max(...children.map(({ peakMb }) => peakMb));
    const stalls = { busyMs: maxBusyMs, byTheClockMs: maxMs };
    return { ms, megabytes: bytes.length / 1e6, workerPeakMb, webProcessPeakMb: web.peakMb, stalls };
  } finally {
    await remove();
  }
}
