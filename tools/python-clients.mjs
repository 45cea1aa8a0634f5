/** Makes the folder with the Python packages that the examples of the API page are for; a test finds it there. */
import { spawnSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./ensure-built.mjs";

const FOLDER = join(ROOT, "node_modules/.cache/limpid/python");
const PACKAGES = ["pandas==3.1.1", "polars==2.1.0", "pyarrow==26.0.1", "duckdb==2.0.0"];

if (!existsSync(join(FOLDER, "made"))) {
  rmSync(FOLDER, { recursive: true, force: true });
  run("python3", ["-m", "venv", FOLDER]);
  run(join(FOLDER, "bin/python"), ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", ...PACKAGES]);
  writeFileSync(join(FOLDER, "made"), "");
}

function run(program, args) {
  const { status, error } = spawnSync(program, args, { stdio: "inherit" });
  if (status === 0) return;
  rmSync(FOLDER, { recursive: true, force: true });
  console.error(`The Python examples cannot be run here: ${error?.message ?? `${program} ended with ${status}`}`);
  process.exit(1);
}
