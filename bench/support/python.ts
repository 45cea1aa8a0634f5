/** Runs programs of Python in a virtual environment of their own, which is made when it is first needed. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ENVIRONMENTS = fileURLToPath(new URL("../../node_modules/.limpid-python", import.meta.url));

/** The interpreter of an environment that holds these packages, each with its version. */
export function pythonWith(packages: readonly string[]): string {
  const folder = join(ENVIRONMENTS, packages.join("+").replaceAll("==", "-"));
  const python = join(folder, "bin/python");
  if (existsSync(join(folder, "installed"))) return python;
  execFileSync("python3", ["-m", "venv", "--clear", folder], { stdio: "inherit" });
  execFileSync(python, ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", ...packages], {
    stdio: "inherit",
  });
  execFileSync("touch", [join(folder, "installed")]);
  return python;
}
