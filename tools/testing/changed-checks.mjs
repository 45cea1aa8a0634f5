/** The checks that changed files can fail, without the slow ones: those run over all files in `npm run check`. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { CHECKS, CHECKS_OF_FILES } from "../check.mjs";
import { ROOT } from "../ensure-built.mjs";

const SLOW = ["unused code", "boundaries", "circles of folders", "docs in step"];
/** What these say holds for every file. */
const SETTINGS = ["biome.json", ".oxlintrc.json", "tsconfig.base.json"];

export function changedChecks(commit) {
  const changed = changedFiles(commit);
  const quick = CHECKS.filter(
    ({ name, concerns }) =>
      !SLOW.includes(name) && (concerns === undefined || changed.some((file) => concerns.test(file))),
  );
  if (changed.some((file) => SETTINGS.includes(file))) return quick;
  const whole = quick.filter(({ name }) => !CHECKS_OF_FILES.some((check) => check.name === name));
  return [...whole, ...CHECKS_OF_FILES.flatMap((check) => ofFiles(check, changed))];
}

function ofFiles({ name, files, command, ...check }, changed) {
  const checked = changed.filter((file) => files.test(file));
  if (checked.length === 0) return [];
  return [{ ...check, name: `${name} of what changed`, command: [...command, ...checked] }];
}

function changedFiles(commit) {
  const lines = (args) => spawnSync("git", args, { cwd: ROOT, encoding: "utf8" }).stdout.split("\n").filter(Boolean);
  const files = [...lines(["diff", "--name-only", commit]), ...lines(["ls-files", "--others", "--exclude-standard"])];
  return files.filter((file) => existsSync(join(ROOT, file)));
}
