/** `npm run check`: every quick check, cheapest first. Ends at the first that fails, unless told to go on. */
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./ensure-built.mjs";
import { runProgram } from "./run-program.mjs";

export const CHECKS = [
  { name: "lock files", command: ["node", "tools/check-lock.mjs"] },
  { name: "format and lint", command: ["biome", "ci", "--colors=off", "--error-on-warnings", "."] },
  { name: "type-aware lint", command: ["oxlint", "--type-aware", "--deny-warnings"] },
  {
    name: "boundaries",
    command: ["depcruise", "--config", "tools/boundaries.cjs", "packages", "apps"],
    environment: { NODE_OPTIONS: "--require ./tools/parse-tsx.cjs" },
  },
  { name: "unused code", command: ["knip"] },
  { name: "types of the server", command: ["tsc", "-p", "tsconfig.json"] },
  { name: "types of the browser tests", command: ["tsc", "-p", "e2e/tsconfig.json"] },
  { name: "types of the web app", command: ["tsc", "-p", "apps/web/tsconfig.json"] },
  { name: "docs in step", command: ["tsx", "tools/generate-docs.ts", "--check"] },
];

/** True when the check passes; what it prints is shown only when it fails. */
export function runCheck({ name, command, environment = {} }) {
  const started = Date.now();
  const result = runProgram(command, {
    env: { ...process.env, ...environment },
  });
  const isRight = result.status === 0;
  console.log(`${isRight ? "✓" : "✗"} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (!isRight) console.log(`${result.stdout}\n${result.stderr}`);
  return isRight;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled(false);
  for (const check of CHECKS) if (!runCheck(check)) process.exit(1);
  const tests = runProgram(["vitest", "run", "--project", "unit"], { stdio: "inherit" });
  process.exit(tests.status ?? 1);
}
