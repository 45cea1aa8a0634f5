/**
 * `npm test`: everything. Installs and builds, finds or installs a Chromium, starts a PostgreSQL where there is one,
 * then runs the checks and the tests of every layer. The last line counts them.
 * `npm test -- --changed [commit]`: only what the changes since that commit, or since the last one, can have broken.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runChecks, UNIT_PROJECTS } from "./check.mjs";
import { ensureBuilt, ensureInstalled } from "./ensure-built.mjs";
import { startProgram } from "./run-program.mjs";
import { changedChecks } from "./testing/changed-checks.mjs";
import { provideChromium } from "./testing/chromium.mjs";
import { needsModelTests, rememberModelTests } from "./testing/needs-model-tests.mjs";
import { startPostgres } from "./testing/postgres.mjs";
import { ensureTrainers } from "./trainers.mjs";

/** More of them in one run are no accident. */
const MAX_SECOND_TRIES = 2;
const counts = { passed: 0, failed: 0, skipped: 0 };
let secondTries = 0;
const scratch = mkdtempSync(join(tmpdir(), "limpid-test-"));
const [option, commit = "HEAD"] = process.argv.slice(2);

try {
  if (option === "--changed") await testChanged();
  else if (option === undefined) await testAll();
  else fail("npm test", `there is no option ${option}`);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
if (secondTries > MAX_SECOND_TRIES) fail("npm test", `${secondTries} tests passed at the second try only`);
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
console.log(`${counts.passed} passed, ${counts.failed} failed${skipped}`);
process.exit(counts.failed > 0 ? 1 : 0);

/**
 * Two things at a time, for a test waits about as long as it computes: the sources beside the build and the service; the
 * browser when either of them is done.
 */
async function testAll() {
  ensureInstalled(false);
  const chromium = provideChromium();
  const postgres = await startPostgres();
  if (postgres === undefined) console.log("No PostgreSQL server was found: nothing was tested on it.");
  const environment = { TEST_RETRIES: "1", ...(postgres !== undefined && { TEST_DATABASE_URL: postgres.url }) };
  try {
    const sources = testSources(environment);
    const build = buildProduct();
    const service = build.then((isBuilt) => isBuilt && runTests("service", ["service"], environment));
    const browser = Promise.race([sources, service]).then(
      async () => (await build) && testBrowser(chromium, environment),
    );
    await Promise.all([sources, service, browser]);
  } finally {
    postgres?.stop();
  }
}

async function testSources(environment) {
  await countChecks();
  await runTests("unit", UNIT_PROJECTS, environment);
  if (needsModelTests()) await runModelTests();
  else console.log("\nModels and patterns are as they were when their tests passed.");
}

/** Whether it could be built. */
async function buildProduct() {
  try {
    await ensureBuilt();
    return true;
  } catch (error) {
    fail("build", error instanceof Error ? error.message : String(error));
    return false;
  }
}

async function testBrowser(chromium, environment) {
  if (chromium !== undefined) await runTests("browser", ["browser"], { CHROMIUM_PATH: chromium, ...environment });
  else fail("browser", "No Chromium was found and none could be installed");
}

async function testChanged() {
  ensureInstalled(false);
  const vitest = [`--changed=${commit}`, "--passWithNoTests"];
  await Promise.all([countChecks(changedChecks(commit)), runTests("changed", UNIT_PROJECTS, {}, vitest)]);
}

async function countChecks(checks) {
  const { passed, failed } = await runChecks(checks);
  counts.passed += passed;
  counts.failed += failed;
}

async function runModelTests() {
  ensureTrainers();
  if (await runTests("models", ["models"], {})) rememberModelTests();
}

/** Whether all passed. */
async function runTests(title, projects, environment, options = []) {
  console.log(`\n— ${title} tests`);
  const report = join(scratch, `${title}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const chosen = projects.flatMap((name) => ["--project", name]);
  const { status } = await startProgram(["vitest", "run", ...chosen, ...options, ...reporters], {
    // Two runs at a time would draw over each other on a terminal; what goes through a pipe is lines.
    onOutput: (text) => process.stdout.write(text),
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? "1" : "0", ...environment },
  });
  if (!existsSync(report)) fail(title, "Vitest left no report");
  else countTests(title, status, JSON.parse(readFileSync(report, "utf8")));
  return status === 0;
}

function countTests(title, status, report) {
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = report;
  const tried = report.testResults.flatMap(({ assertionResults }) => assertionResults).filter(isRetried);
  for (const { fullName } of tried) console.log(`Passed at the second try only: ${fullName}`);
  secondTries += tried.length;
  counts.passed += numPassedTests;
  counts.failed += numFailedTests;
  counts.skipped += numPendingTests;
  if (status !== 0 && numFailedTests === 0) fail(title, `${numFailedTestSuites} test files could not run`);
}

/** It has passed, and has failed before. */
function isRetried({ status, failureMessages }) {
  return status === "passed" && failureMessages.length > 0;
}

function fail(title, reason) {
  console.log(`✗ ${title}: ${reason}`);
  counts.failed++;
}
