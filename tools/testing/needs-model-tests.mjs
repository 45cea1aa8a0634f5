/**
 * Whether the tests of models and patterns can say anything new. They take longer than they matter: what they look at
 * changes seldom. When in doubt they run.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../ensure-built.mjs";

/** Models are trained on what these compute, and patterns lie in them. */
const WATCHED = ["tools/model", "tools/train", "tools/lint", "packages", "package-lock.json"];
const APART = [
  "packages/catalogue",
  "packages/contract",
  "packages/export",
  "packages/query",
  "packages/edits",
  "packages/files",
  "packages/database",
  "packages/tables",
  "packages/admin",
  "packages/cells",
  "packages/recipes",
  "packages/worker-protocol",
];
const PATHS = [...WATCHED, ...APART.map((folder) => `:!${folder}`), ":!*.md"];
/** Other tests say nothing of them. */
const OTHER_TESTS = /(?<!\.models|\.fuzz)\.test\.tsx?$/;
/** The sum of the files with which they passed last. It is committed with them, so that a fresh clone knows too. */
const PASSED = join(ROOT, "tools/testing/model-tests-passed.sha256");

/** @param {Record<string, string | undefined>} environment */
export function needsModelTests(environment = process.env) {
  const { MODEL_TESTS } = environment;
  if (MODEL_TESTS === "always" || MODEL_TESTS === "never") return MODEL_TESTS === "always";
  const now = fingerprint();
  return now === undefined || !existsSync(PASSED) || readFileSync(PASSED, "utf8").trim() !== now;
}

/** They passed with the files as they are. */
export function rememberModelTests() {
  const now = fingerprint();
  if (now !== undefined) writeFileSync(PASSED, `${now}\n`);
}

/** Sums up what Git keeps or would keep, so that nothing built counts; undefined where there is no Git to ask. */
function fingerprint() {
  const options = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate", "--", ...PATHS];
  const { status, stdout } = spawnSync("git", options, { cwd: ROOT, encoding: "utf8", maxBuffer: 2 ** 26 });
  if (status !== 0) return undefined;
  const files = stdout
    .split("\0")
    .filter((path) => path !== "" && !OTHER_TESTS.test(path) && existsSync(join(ROOT, path)));
  const hash = createHash("sha256");
  for (const path of files.sort()) hash.update(`${path}\0`).update(readFileSync(join(ROOT, path)));
  return hash.digest("hex");
}
