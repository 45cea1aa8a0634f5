/** `npm run bench -- scale`: many processes behind a proxy, killed at random under load; nothing that was acknowledged may be lost. */
import { parseArgs } from "node:util";
import { startPostgres } from "../tools/testing/postgres.mjs";
import { Deployment } from "./scale/deployment.ts";
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
  },
});
const machine = describeMachine();
const postgres = await startPostgres();
if (postgres === undefined) throw new Error("There is no PostgreSQL here: install it, or set TEST_DATABASE_URL");
const deployment = await Deployment.start(postgres.url, { web: Number(options.web), worker: Number(options.workers) });
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
  name: "scale",
  title: "Processes killed at random",
  machine,
  figures: { options, findings },
  text: scalePage(findings, { web: Number(options.web), worker: Number(options.workers) }),
});
if (findings.faults.length > 0) process.exitCode = 1;
