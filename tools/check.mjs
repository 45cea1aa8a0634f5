/** `npm run check`: every quick check, cheapest first. Ends at the first that fails, unless told to go on. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ensureInstalled, ROOT } from "./ensure-built.mjs";

export const CHECKS = [
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
export function runCheck({ name, command: [program, ...args], environment = {} }) {
  const started = Date.now();
  const result = spawnSync("npx", ["--no-install", program, ...args], {
    cwd: ROOT,
    encoding: "utf8",
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
  const tests = spawnSync("npx", ["--no-install", "vitest", "run", "--project", "unit"], {
    cwd: ROOT,
    stdio: "inherit",
  });
  process.exit(tests.status ?? 1);
}
