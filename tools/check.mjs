/** `npm run check`: every quick check, and beside them the unit tests. All run, so that one look shows all that is wrong. */
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./ensure-built.mjs";
import { startProgram } from "./run-program.mjs";

/** The projects of vitest.config.ts whose tests open nothing and start nothing. */
export const QUICK_PROJECTS = ["unit", "components", "zone"];

/** Several would each check again what all files share: twice the work, and other programs need the cores. */
const ONE_CHECKER = ["--checkers", "1"];
const FORMAT = ["biome", "ci", "--colors=off", "--error-on-warnings"];
const TYPE_AWARE_LINT = ["oxlint", "--type-aware", "--deny-warnings"];
/** The same for the lint, which is written in Go and has no option for it. */
const ONE_CORE = { GOMAXPROCS: "1" };
const PARSES_TSX = { NODE_OPTIONS: "--require ./tools/parse-tsx.cjs" };

const PACKAGES = /package(?:-lock)?\.json$/;

/** `concerns` matches the files that a check looks at, where these are few. */
export const CHECKS = [
  { name: "lock files", command: ["node", "tools/check-lock.mjs"], concerns: PACKAGES },
  { name: "dependencies", command: ["node", "tools/check-dependencies.mjs"], isHeard: true, concerns: PACKAGES },
  { name: "format and lint", command: [...FORMAT, "."] },
  {
    name: "types of the server",
    command: ["tsc", "-p", "tsconfig.json", ...ONE_CHECKER],
    concerns: /^(?!apps\/web\/|e2e\/).*\.(?:ts|json)$/,
  },
  {
    name: "types of the browser tests",
    command: ["tsc", "-p", "e2e/tsconfig.json", ...ONE_CHECKER],
    concerns: /^(?:e2e|tools|packages)\/.*\.ts$|\.json$/,
  },
  {
    name: "types of the web app",
    command: ["tsc", "-p", "apps/web/tsconfig.json", ...ONE_CHECKER],
    concerns: /^(?:apps\/web|packages|tools\/testing)\/.*\.tsx?$|\.json$/,
  },
  { name: "unused code", command: ["knip"] },
  {
    name: "boundaries",
    command: ["depcruise", "--config", "tools/boundaries.cjs", "packages", "apps", "bench", "e2e", "tools"],
    environment: PARSES_TSX,
  },
  {
    name: "circles of folders",
    command: ["depcruise", "--config", "tools/rooms.cjs", "packages", "apps"],
    environment: PARSES_TSX,
  },
  { name: "comments and names", command: ["node", "tools/check-comments.mjs"] },
  { name: "no evaluation data", command: ["node", "tools/check-traces.mjs"] },
  {
    name: "data in step",
    command: ["tsx", "tools/write-data.ts", "--check"],
    concerns: /\/data\/|^tools\/|^packages\/(?:dates|entities|text)\/src\//,
  },
  { name: "docs in step", command: ["tsx", "tools/generate-docs.ts", "--check"] },
  { name: "type-aware lint", command: TYPE_AWARE_LINT, environment: ONE_CORE },
];

/** What can be asked of a few files alone. */
export const CHECKS_OF_FILES = [
  {
    name: "format and lint",
    files: /\.(?:[cm]?[jt]s|tsx|json|css|html)$/,
    command: [...FORMAT, "--files-ignore-unknown=true", "--no-errors-on-unmatched"],
  },
  { name: "type-aware lint", files: /\.(?:[cm]?[jt]s|tsx)$/, command: TYPE_AWARE_LINT, environment: ONE_CORE },
];

/** One after the other; says of each whether it passes, and of those that fail what they print. */
export async function runChecks(checks = CHECKS) {
  const passed = [];
  for (const check of checks) if (await passes(check)) passed.push(check);
  return { passed: passed.length, failed: checks.length - passed.length };
}

/** `isHeard`: what it prints matters even where it passes. */
async function passes({ name, command, environment = {}, isHeard = false }) {
  const started = Date.now();
  const { status, output } = await startProgram(command, { env: { ...process.env, ...environment } });
  const mark = status === 0 ? "✓" : "✗";
  console.log(
    `${mark} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)${status === 0 && !isHeard ? "" : `\n${output}`}`,
  );
  return status === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled(false);
  const projects = QUICK_PROJECTS.flatMap((name) => ["--project", name]);
  const [checks, tests] = await Promise.all([
    runChecks(),
    startProgram(["vitest", "run", ...projects], { stdio: "inherit" }),
  ]);
  if (checks.failed > 0) console.log(`${checks.failed} checks failed; what they say is above.`);
  process.exit(checks.failed > 0 ? 1 : (tests.status ?? 1));
}
