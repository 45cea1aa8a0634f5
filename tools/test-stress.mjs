/**
 * `npm run test:stress`: the tests that wait for processes, servers and pages, three times beside loops that keep every
 * core busy, and how often each failed. It is run at night: `npm test` tries nothing twice, so a test that fails here in
 * one round of many is mended like any other. All tables with known errors are decided here, of which `npm test` decides
 * the hardest. `-- --rounds 10 --projects service,browser FILE…` runs it otherwise.
 */
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { ensureBuilt } from "./ensure-built.mjs";
import { runTests } from "./testing/run-tests.mjs";
import { startServices } from "./testing/services.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "3" },
    projects: { type: "string", default: "processes,service,browser" },
  },
});
const rounds = Number(values.rounds);
/** How many rounds each test failed in. */
const failures = new Map();

await ensureBuilt();
const services = await startServices();
const loops = Array.from({ length: availableParallelism() }, startBusyLoop);
try {
  for (let round = 1; round <= rounds; round++) {
    console.log(`\n— round ${round} of ${rounds}`);
    await countFailures();
  }
} finally {
  for (const loop of loops) loop.kill();
  services.stop();
}
for (const [test, count] of [...failures].sort((a, b) => b[1] - a[1])) console.log(`${count} of ${rounds}: ${test}`);
console.log(`${failures.size} tests failed in ${rounds} rounds under load`);
process.exit(failures.size > 0 ? 1 : 0);

async function countFailures() {
  for (const project of values.projects.split(",")) {
    const environment = { ...services.environment, KNOWN_TABLES: "all" };
    const { status, report } = await runTests([project], { environment, options: positionals });
    const failed = report === undefined ? [] : failedTests(report);
    if (status !== 0 && failed.length === 0) failed.push(`${project}: the run itself`);
    for (const name of failed) failures.set(name, (failures.get(name) ?? 0) + 1);
  }
}

function failedTests({ testResults }) {
  return testResults.flatMap(({ assertionResults, status, name }) => {
    const failed = assertionResults.filter((test) => test.status === "failed").map((test) => test.fullName);
    return failed.length === 0 && status === "failed" ? [name] : failed;
  });
}

function startBusyLoop() {
  return spawn(process.execPath, ["--eval", "for (;;);"], { stdio: "ignore" });
}
