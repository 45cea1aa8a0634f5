import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tools/testing/longest-first.ts";
import { CONDITION_MS, TEST_MS } from "./tools/testing/patience.ts";

const BUILT = ["**/node_modules/**", "**/dist/**"];

/** Matches the test files whose names end in `.KIND.test.ts`. */
const named = (kind: string) => `{packages,apps,tools}/**/*.${kind}.test.{ts,tsx}`;

/** What these files need is started for them alone, so the unit project leaves them out. */
const NOT_UNIT = ["dom", "process", "models", "service"].map(named);
const PATIENT = { testTimeout: TEST_MS, hookTimeout: TEST_MS, expect: { poll: { timeout: CONDITION_MS } } };
const SILENT = ["tools/testing/silent-console.ts"];
/** The files take less time than a second process to load the page or the classes, so that they share one, after the others. */
const ONE_PROCESS = { isolate: false, maxWorkers: 1, sequence: { groupOrder: 2 } };

/** The layers of tests; CONTRIBUTING.md says what each is for. The name of a file alone says where it runs. */
export default defineConfig({
  test: {
    // Vitest leaves a core free, which of two is half.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    // Keeps transformed sources by their content, which halves the time before the first test of a second run.
    experimental: { fsModuleCache: true, fsModuleCachePath: "node_modules/.cache/limpid/vitest" },
    projects: [
      {
        test: {
          name: "unit",
          include: ["{packages,apps,tools}/**/*.test.{ts,tsx}"],
          exclude: [...BUILT, ...NOT_UNIT],
          // Pure functions leave nothing behind: the files share one process, and load the classes once.
          isolate: false,
          setupFiles: SILENT,
          ...PATIENT,
        },
      },
      {
        test: {
          name: "components",
          include: [named("dom")],
          exclude: BUILT,
          environment: "happy-dom",
          // A build before the tests leaves "production" behind, in which React has no act().
          env: { NODE_ENV: "test" },
          ...ONE_PROCESS,
          setupFiles: [...SILENT, "apps/web/src/testing/set-up-dom.ts"],
          ...PATIENT,
        },
      },
      {
        test: {
          name: "zone",
          include: [named("zone")],
          exclude: BUILT,
          env: { TZ: "Pacific/Apia" },
          ...ONE_PROCESS,
          setupFiles: SILENT,
          ...PATIENT,
        },
      },
      {
        // As a build has one: what is known of a table is kept for it, and edits are judged by that.
        define: { BUILD_FINGERPRINT: JSON.stringify("from-sources") },
        test: {
          name: "processes",
          include: [named("process")],
          exclude: BUILT,
          globalSetup: "tools/testing/in-process-folders.ts",
          isolate: false,
          ...PATIENT,
        },
      },
      {
        test: {
          name: "models",
          include: [named("models")],
          exclude: BUILT,
          ...PATIENT,
        },
      },
      {
        // The unit tests about damaged and reordered input once more, with more draws.
        test: {
          name: "fuzz",
          include: [named("fuzz")],
          exclude: BUILT,
          env: { FUZZ_ROUNDS: "100" },
          ...PATIENT,
        },
      },
      {
        test: {
          name: "service",
          include: [named("service")],
          exclude: BUILT,
          globalSetup: "tools/testing/shared-servers.ts",
          ...PATIENT,
          // They wait more than they work.
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        test: {
          name: "browser",
          include: ["e2e/**/*.spec.ts"],
          exclude: BUILT,
          ...PATIENT,
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
