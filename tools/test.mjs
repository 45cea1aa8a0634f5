/**
 * `npm test`: everything. Installs and builds, finds or installs a Chromium, starts a PostgreSQL where there is one,
 * then runs the checks and the tests of every layer. The last line counts them.
 * `npm test -- --durations` also writes down how long the files took, by which later runs begin with the longest.
 * `npm test -- --changed [commit]`: the quick checks and tests that the changes since that commit, or since the last one, can have broken.
 */
import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { QUICK_PROJECTS, runChecks } from "./check.mjs";
import { ensureBuilt, ensureInstalled, ROOT } from "./ensure-built.mjs";
import { changedChecks } from "./testing/changed-checks.mjs";
import { needsModelTests, rememberModelTests } from "./testing/needs-model-tests.mjs";
import { runTests } from "./testing/run-tests.mjs";
import { startServices } from "./testing/services.mjs";
import { ensureTrainers } from "./trainers.mjs";

/** Shorter files wait for nobody. */
const MIN_SECONDS = 5;

const counts = { passed: 0, failed: 0, skipped: 0 };
/** Seconds of the longer files by their paths. */
const durations = new Map();
const [option, commit = "HEAD"] = process.argv.slice(2);

if (option === "--changed") await testChanged();
else if (option === undefined || option === "--durations") await testAll();
else fail("npm test", `there is no option ${option}`);
if (option === "--durations") writeDurations();
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
console.log(`${counts.passed} passed, ${counts.failed} failed${skipped}`);
process.exit(counts.failed > 0 ? 1 : 0);

/**
 * Two things at a time, for a test waits about as long as it computes: the sources beside the build and the service; the
 * browser when either of them is done.
 */
async function testAll() {
  ensureInstalled(false);
  const services = await startServices();
  try {
    const sources = testSources(services);
    const build = buildProduct();
    const service = build.then((isBuilt) => isBuilt && countTests("service", ["service"], services));
    const browser = Promise.race([sources, service]).then(async () => (await build) && testBrowser(services));
    await Promise.all([sources, service, browser]);
  } finally {
    services.stop();
  }
}

async function testSources(services) {
  await countChecks();
  await countTests("unit", [...QUICK_PROJECTS, "processes"], services);
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

async function testBrowser(services) {
  if (services.chromium !== undefined) await countTests("browser", ["browser"], services);
  else fail("browser", "No Chromium was found and none could be installed");
}

async function testChanged() {
  ensureInstalled(false);
  const options = [`--changed=${commit}`, "--passWithNoTests"];
  await Promise.all([countChecks(changedChecks(commit)), countTests("changed", QUICK_PROJECTS, { options })]);
}

async function countChecks(checks) {
  const { passed, failed } = await runChecks(checks);
  counts.passed += passed;
  counts.failed += failed;
}

async function runModelTests() {
  ensureTrainers();
  if (await countTests("models", ["models"])) rememberModelTests();
}

/** Whether all passed. */
async function countTests(title, projects, settings) {
  console.log(`\n— ${title} tests`);
  const { status, report } = await runTests(projects, settings);
  if (report === undefined) fail(title, "Vitest left no report");
  else {
    counts.passed += report.numPassedTests;
    counts.failed += report.numFailedTests;
    counts.skipped += report.numPendingTests;
    noteDurations(report);
    if (status !== 0 && report.numFailedTests === 0)
      fail(title, `${report.numFailedTestSuites} test files could not run`);
  }
  return status === 0;
}

function noteDurations({ testResults }) {
  for (const { name, startTime, endTime } of testResults) {
    const seconds = Math.round((endTime - startTime) / 1000);
    if (seconds >= MIN_SECONDS) durations.set(relative(ROOT, name), seconds);
  }
}

function writeDurations() {
  const sorted = Object.fromEntries([...durations].sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(new URL("testing/test-seconds.json", import.meta.url), `${JSON.stringify(sorted, undefined, 2)}\n`);
}

function fail(title, reason) {
  console.log(`✗ ${title}: ${reason}`);
  counts.failed++;
}
