/**
 * `npm run e2e`: the product in the real Chromium. `npm run e2e -- routes` runs only what is called so;
 * `npm run e2e -- --measure` prints what a visitor waits for.
 */
import { ensureBuilt } from "./ensure-built.mjs";
import { runProgram } from "./run-program.mjs";
import { startServices } from "./testing/services.mjs";

await ensureBuilt();
const services = await startServices();
if (services.chromium === undefined) {
  console.error("No Chromium was found and none could be installed; name one with CHROMIUM_PATH.");
  services.stop();
  process.exit(1);
}
const options = process.argv.slice(2);
const command = options.includes("--measure")
  ? ["tsx", "e2e/measure.ts"]
  : ["vitest", "run", "--project", "browser", ...options];
const { status } = runProgram(command, { stdio: "inherit", env: { ...process.env, ...services.environment } });
services.stop();
process.exit(status ?? 1);
