/** `npm run bench -- scale`: many processes behind a proxy, killed at random under load; nothing that was acknowledged may be lost. */
import { parseArgs } from "node:util";
import { startMoto } from "../tools/testing/moto-server.ts";
import { startPostgres } from "../tools/testing/postgres.mjs";
import { startS3Server } from "../tools/testing/s3-server.ts";
import { Deployment, type Store } from "./scale/deployment.ts";
import { type Findings, runLoad } from "./scale/run-load.ts";
import { scalePage } from "./scale/scale-page.ts";
import { describeMachine } from "./support/describe-machine.ts";
import { writeResults } from "./support/write-results.ts";

const { values: options } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    web: { type: "string", default: "3" },
    workers: { type: "string", default: "4" },
    /** Between two kills, on average. */
    pause: { type: "string", default: "6" },
    seed: { type: "string", default: "1" },
    /** Where the files lie: in a folder, or as with S3, in a bucket of the server of the tests or of moto, which must be installed. */
    store: { type: "string", default: "folder" },
  },
});
const machine = describeMachine();
const postgres = await startPostgres();
if (postgres === undefined) throw new Error("There is no PostgreSQL here: install it, or set TEST_DATABASE_URL");
const counts = { web: Number(options.web), worker: Number(options.workers) };
const deployment = await Deployment.start(postgres.url, counts, await startStore(options.store));
let findings: Findings;
try {
  findings = await runLoad(deployment, {
    minutes: Number(options.minutes),
    pauseMs: Number(options.pause) * 1000,
    seed: Number(options.seed),
  });
} finally {
  await deployment.remove();
  postgres.stop();
}
writeResults({
  name: options.store === "folder" ? "scale" : `scale-${options.store}`,
  title: "Processes killed at random",
  machine,
  figures: { options, findings },
  text: scalePage(findings, { ...counts, store: options.store === "folder" ? "one folder" : "one bucket" }),
});

function startStore(store: string): Promise<Store> | undefined {
  if (store === "s3") return startS3Server();
  if (store === "moto") return startMoto();
  if (store !== "folder") throw new Error(`--store is folder, s3 or moto, not "${store}"`);
  return undefined;
}

if (findings.faults.length > 0) process.exitCode = 1;
