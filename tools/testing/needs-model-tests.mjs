/**
 * Whether the tests of models and patterns can say anything new. They take longer than they matter: what they look at
 * changes seldom. When in doubt they run.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../ensure-built.mjs";

/** Models are trained on what these compute, and patterns lie in them. */
const WATCHED = ["tools/model", "tools/train", "tools/lint", "packages", "package-lock.json"];
const APART = ["packages/contract", "packages/export", "packages/store"];
const STAMP = join(ROOT, "node_modules/.limpid-models");

/** @param {Record<string, string | undefined>} environment */
export function needsModelTests(environment = process.env) {
  const { MODEL_TESTS, TEST_BASE } = environment;
  if (MODEL_TESTS === "always" || MODEL_TESTS === "never") return MODEL_TESTS === "always";
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint()) return false;
  return TEST_BASE === undefined || TEST_BASE === "" || hasChangedSince(TEST_BASE);
}

/** They passed with the files as they are. */
export function rememberModelTests() {
  writeFileSync(STAMP, fingerprint());
}

function hasChangedSince(commit) {
  const paths = [...WATCHED, ...APART.map((folder) => `:!${folder}`), ":!*.md"];
  const git = spawnSync("git", ["diff", "--quiet", commit, "--", ...paths], { cwd: ROOT });
  return git.status !== 0;
}

function fingerprint() {
  const hash = createHash("sha256").update(process.version);
  for (const path of WATCHED.flatMap((name) => filesOf(name)).sort()) {
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(ROOT, path)));
  }
  return hash.digest("hex");
}

/** @returns {string[]} */
function filesOf(path) {
  if (APART.includes(path) || path.endsWith(".md") || path.endsWith("node_modules")) return [];
  if (!path.startsWith("tools") && !path.startsWith("packages")) return [path];
  return readdirSync(join(ROOT, path), { withFileTypes: true }).flatMap((entry) => {
    const below = `${path}/${entry.name}`;
    if (entry.isDirectory()) return filesOf(below);
    return below.endsWith(".md") ? [] : [below];
  });
}
