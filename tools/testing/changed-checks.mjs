/** The checks that changed files can fail, without the slow ones: those run over all files in `npm run check`. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { CHECKS, lintOf } from "../check.mjs";
import { ROOT } from "../ensure-built.mjs";

const SLOW = ["unused code", "boundaries", "docs in step", "type-aware lint"];

export function changedChecks(commit) {
  const sources = changedFiles(commit).filter((file) => /\.(?:[cm]?js|tsx?)$/.test(file));
  const quick = CHECKS.filter(({ name }) => !SLOW.includes(name));
  if (sources.length === 0) return quick;
  return [...quick, lintOf(sources)];
}

function changedFiles(commit) {
  const lines = (args) => spawnSync("git", args, { cwd: ROOT, encoding: "utf8" }).stdout.split("\n").filter(Boolean);
  const files = [...lines(["diff", "--name-only", commit]), ...lines(["ls-files", "--others", "--exclude-standard"])];
  return files.filter((file) => existsSync(join(ROOT, file)));
}
