/**
 * `npm test`: everything. Installs and builds, finds or installs a Chromium, starts a PostgreSQL where there is one,
 * then runs the checks and the unit, service and browser tests. The last line counts them.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHECKS, runCheck } from "./check.mjs";
import { ensureBuilt } from "./ensure-built.mjs";
import { runProgram } from "./run-program.mjs";
import { provideChromium } from "./testing/chromium.mjs";
import { needsModelTests, rememberModelTests } from "./testing/needs-model-tests.mjs";
import { startPostgres } from "./testing/postgres.mjs";
import { ensureTrainers } from "./trainers.mjs";

const counts = { passed: 0, failed: 0, skipped: 0 };
const scratch = mkdtempSync(join(tmpdir(), "limpid-test-"));

await ensureBuilt();
for (const check of CHECKS) counts[runCheck(check) ? "passed" : "failed"]++;

const postgres = await startPostgres();
const chromium = provideChromium();
try {
  const databases = postgres === undefined ? {} : { TEST_DATABASE_URL: postgres.url };
  runTests("unit", databases);
  if (needsModelTests()) runModelTests();
  else console.log("\nModels and patterns are as they were when their tests passed.");
  runTests("service", {});
  if (postgres !== undefined) runTests("service", databases, "service, on PostgreSQL");
  else console.log("No PostgreSQL server was found: the service tests ran on SQLite only.");
  if (chromium !== undefined) runTests("browser", { CHROMIUM_PATH: chromium });
  else fail("browser", "No Chromium was found and none could be installed");
} finally {
  postgres?.stop();
  rmSync(scratch, { recursive: true, force: true });
}

const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
console.log(`${counts.passed} passed, ${counts.failed} failed${skipped}`);
process.exit(counts.failed > 0 ? 1 : 0);

function runTests(project, environment, title = project) {
  console.log(`\n— ${title} tests`);
  const report = join(scratch, `${title.replace(/\W+/g, "-")}.json`);
  const run = runProgram(
    ["vitest", "run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    { stdio: "inherit", env: { ...process.env, ...environment } },
  );
  if (!existsSync(report)) {
    fail(title, "Vitest left no report");
    return false;
  }
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = JSON.parse(
    readFileSync(report, "utf8"),
  );
  counts.passed += numPassedTests;
  counts.failed += numFailedTests;
  counts.skipped += numPendingTests;
  if (run.status !== 0 && numFailedTests === 0) fail(title, `${numFailedTestSuites} test files could not run`);
  return run.status === 0;
}

function runModelTests() {
  ensureTrainers();
  if (runTests("models", {})) rememberModelTests();
}

function fail(title, reason) {
  console.log(`✗ ${title}: ${reason}`);
  counts.failed++;
}
