/** `npm run bench -- exports`: each format of a long table, made in a process of its own, with memory and stalls. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { EXPORT_FORMATS } from "@limpid/contract";
import { ApiClient } from "../tools/testing/client.ts";
import { checkExport } from "./exports/check-export.ts";
import { type ExportFigures, exportsPage } from "./exports/exports-page.ts";
import { generateCsv } from "./generate-table.ts";
import { startWatchedServer } from "./speed/watched-server.ts";
import { currentLoad, describeMachine } from "./support/describe-machine.ts";
import { followJob } from "./support/follow-job.ts";
import { writeResults } from "./support/write-results.ts";

const { values: options } = parseArgs({
  options: { rows: { type: "string", default: "1000000" }, runs: { type: "string", default: "3" } },
});
const rows = Number(options.rows);
const MAX_MS = 30 * 60_000;

/** The cleaned table stays in the folder of the first server; each export is asked of a new one on that folder. */
async function measure(format: (typeof EXPORT_FORMATS)[number], job: string, dataDir: string): Promise<ExportFigures> {
  const watched = await startWatchedServer({ DATA_DIR: dataDir });
  try {
    // The first page has a worker started, as in a session with the table.
    const client = await ApiClient.connect(watched.server.url);
    await client.cleanPage(job, 0);
    await watched.takeStalls();
    const started = performance.now();
    const response = await fetch(`${watched.server.url}/api/v1/get/${job}/${format}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const ms = performance.now() - started;
    const stalls = await watched.takeStalls();
    const { web, children } = watched.memory();
    await checkExport(format, bytes, rows);
    const workerMb = Math.max(...children.map(({ peakMb }) => peakMb));
    return { format, ms, megabytes: bytes.length / 1e6, workerMb, webMb: web.peakMb, stalls };
  } finally {
    await watched.remove();
  }
}

const machine = describeMachine();
const first = await startWatchedServer({ CLEAN_ROW_LIMIT: "0" });
const runs: ExportFigures[][] = [];
try {
  const client = await ApiClient.connect(first.server.url);
  const job = await client.upload(generateCsv(rows), { filename: "table.csv" });
  for await (const _ of followJob(client, job, MAX_MS));
  await first.server.stop();
  for (let run = 0; run < Number(options.runs); run++) {
    const figures: ExportFigures[] = [];
    for (const format of EXPORT_FORMATS) {
      console.log(`${format}, load ${currentLoad()} …`);
      rmSync(join(first.server.dataDir, "tables", job.slice(0, 2), job, "exports"), { recursive: true, force: true });
      figures.push(await measure(format, job, first.server.dataDir));
    }
    runs.push(figures);
  }
} finally {
  await first.remove();
}
writeResults({ name: "exports", title: "Exports", machine, figures: { rows, runs }, text: exportsPage(rows, runs) });
