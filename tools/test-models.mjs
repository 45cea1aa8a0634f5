/**
 * `npm run test:models`: small models are trained and the committed ones asked, and every pattern is proven not to take
 * exponential time. `npm test` runs this only when `needsModelTests` says so.
 */

import { runProgram } from "./run-program.mjs";
import { rememberModelTests } from "./testing/needs-model-tests.mjs";
import { ensureTrainers } from "./trainers.mjs";

ensureTrainers();
const options = process.argv.slice(2);
const { status } = runProgram(["vitest", "run", "--project", "models", ...options], { stdio: "inherit" });
if (status === 0 && options.length === 0) rememberModelTests();
process.exit(status ?? 1);
