import { defineConfig } from "vitest/config";

const OUTSIDE = ["**/node_modules/**", "**/dist/**"];
/** Where another database changes nothing: these run once, on SQLite. */
const WITHOUT_DATABASE = ["language-model", "memory", "reasoner", "slow-upload"].map(
  (name) => `**/${name}.service.test.ts`,
);

/** `unit`: beside the sources. `models`: training, and proofs of patterns. `service`: the built server as a whole. `browser`: the product in Chromium. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{packages,apps,tools}/**/*.test.{ts,tsx}"],
          exclude: [...OUTSIDE, "**/*.service.test.ts", "**/*.models.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "models",
          include: ["tools/**/*.models.test.ts"],
          exclude: OUTSIDE,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "service",
          include: ["apps/**/*.service.test.ts"],
          exclude: process.env.TEST_DATABASE_URL === undefined ? OUTSIDE : [...OUTSIDE, ...WITHOUT_DATABASE],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "browser",
          include: ["e2e/**/*.spec.ts"],
          exclude: OUTSIDE,
          testTimeout: 120_000,
          // As patient as the pages' own waiting.
          expect: { poll: { timeout: 30_000 } },
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
