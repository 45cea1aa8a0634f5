/**
 * `npm run test:models`: small models are trained and the committed ones asked, every pattern is proven not to take
 * exponential time, and readers, detectors and tables get more damaged and reordered input than the unit tests give them.
 * `npm test` runs the first three only, when `needsModelTests` says so; this is run at night.
 */

import { runProgram } from "./run-program.mjs";
import { rememberModelTests } from "./testing/needs-model-tests.mjs";
import { ensureTrainers } from "./trainers.mjs";

ensureTrainers();
const options = process.argv.slice(2);
const { status } = runProgram(["vitest", "run", "--project", "models", "--project", "fuzz", ...options], {
  stdio: "inherit",
});
if (status === 0 && options.length === 0) rememberModelTests();
process.exit(status ?? 1);
