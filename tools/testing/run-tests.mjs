/** Runs projects of vitest.config.ts, prints as they go on, and returns the report. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProgram } from "../run-program.mjs";

/**
 * `report` is undefined where Vitest left none.
 * @param {readonly string[]} projects
 * @param {{ environment?: Record<string, string>, options?: readonly string[] }} [settings]
 */
export async function runTests(projects, { environment = {}, options = [] } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "limpid-test-"));
  const file = join(folder, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const chosen = projects.flatMap((name) => ["--project", name]);
  try {
    const { status } = await startProgram(["vitest", "run", ...chosen, ...options, ...reporters], {
      // Two runs at a time would draw over each other on a terminal; what goes through a pipe is lines.
      onOutput: (text) => process.stdout.write(text),
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? "1" : "0", ...environment },
    });
    return { status, report: existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
