import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const BUILT = ["**/node_modules/**", "**/dist/**"];
const COMPONENTS = "apps/web/**/*.dom.test.{ts,tsx}";
const NOT_UNIT = [...BUILT, "**/*.service.test.ts", "**/*.models.test.ts", COMPONENTS];
/** These open databases, or start processes and threads. */
const WITH_PROCESSES = [
  "packages/store/**/*.test.ts",
  "packages/query/**/*.test.ts",
  "apps/server/src/{children,events,reasoner}/**/*.test.ts",
  "apps/server/src/refusals.process.test.ts",
  "apps/cli/**/*.test.ts",
];
/** What the zone of the machine could change; not the patterns of all locales, which are words. */
const ZONED = ["packages/dates/**/*.test.ts", "packages/entities/src/calendar/**/*.test.ts"];
const SILENT = ["tools/testing/silent-console.ts"];
const FUZZED = "packages/ingest/src/formats/readers.fuzz.test.ts";

/** How often a test is tried again that waits for other processes: see CONTRIBUTING.md. */
const retry = Number(process.env.TEST_RETRIES ?? 0);

/** The layers of tests; CONTRIBUTING.md says what each is for. */
export default defineConfig({
  test: {
    // Vitest leaves a core free, which of two is half.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // What was transformed is kept, by its content: half of what a second run would do before the first test.
    experimental: { fsModuleCache: true, fsModuleCachePath: "node_modules/.cache/limpid/vitest" },
    projects: [
      {
        test: {
          name: "unit",
          include: ["{packages,apps,tools}/**/*.test.{ts,tsx}"],
          exclude: [...NOT_UNIT, ...WITH_PROCESSES],
          // Pure functions leave nothing behind: the files share one process, and load the classes once.
          isolate: false,
          setupFiles: SILENT,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "components",
          include: [COMPONENTS],
          exclude: BUILT,
          environment: "happy-dom",
          // A build before the tests leaves "production" behind, in which React has no act().
          env: { NODE_ENV: "test" },
          isolate: false,
          setupFiles: [...SILENT, "apps/web/src/testing/set-up-dom.ts"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "zone",
          include: ZONED,
          exclude: [...BUILT, "**/locales/patterns.test.ts"],
          env: { TZ: "Pacific/Apia" },
          isolate: false,
          setupFiles: SILENT,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "processes",
          include: WITH_PROCESSES,
          retry,
          isolate: false,
          exclude: NOT_UNIT,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "models",
          include: ["tools/**/*.models.test.ts", FUZZED],
          exclude: BUILT,
          env: { FUZZ_ROUNDS: "100" },
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "service",
          include: ["apps/**/*.service.test.ts"],
          exclude: BUILT,
          globalSetup: "tools/testing/shared-servers.ts",
          retry,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          isolate: false,
        },
      },
      {
        test: {
          name: "browser",
          include: ["e2e/**/*.spec.ts"],
          exclude: BUILT,
          retry,
          testTimeout: 120_000,
          // As patient as the pages' own waiting.
          expect: { poll: { timeout: 30_000 } },
          hookTimeout: 120_000,
          globalSetup: "e2e/shared-product.ts",
          isolate: false,
          // The stories wait more than they work.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
