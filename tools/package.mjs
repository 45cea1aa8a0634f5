/**
 * `npm run package`: makes dist/limpid-VERSION.tgz, which installs and runs without this repository: the service with its
 * screens, the command line and the library. Beside it, what it consists of (CycloneDX).
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt, ROOT } from "./ensure-built.mjs";

const FOLDER = join(ROOT, "dist/package");
/** At the places that the programs expect. */
const CONTENTS = [
  ...["server", "cli", "library", "chunks", "models", "lexicon"].map((name) => `dist/${name}`),
  ...["apps/web/dist", "README.md", "CHANGELOG.md", "LICENSE", "NOTICE"],
];
/** Maps are for us, and a code cache fits one build of Node: the first worker writes one. */
const LEFT_OUT = /\.map$|\.cache$/;
const BIN = "bin/limpid.mjs";

/** The path of the package. */
function makePackage() {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const path of CONTENTS)
    cpSync(join(ROOT, path), join(FOLDER, path), { recursive: true, filter: (source) => !LEFT_OUT.test(source) });
  mkdirSync(join(FOLDER, "bin"));
  writeFileSync(join(FOLDER, BIN), '#!/usr/bin/env node\nimport "../dist/cli/main.js";\n', { mode: 0o755 });
  writeFileSync(join(FOLDER, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
  const name = npm("pack", "--silent", "--pack-destination", join(ROOT, "dist"), FOLDER).trim();
  return join(ROOT, "dist", name);
}

function manifest() {
  const { name, version, description, license, type, engines, exports } = readJson("package.json");
  const dependencies = readJson("dist/outside.json");
  return { name, version, description, license, type, engines, bin: { limpid: BIN }, exports, dependencies };
}

function readJson(path) {
  return JSON.parse(readFileSync(join(ROOT, path), "utf8"));
}

function npm(...args) {
  return execFileSync("npm", args, { cwd: ROOT, encoding: "utf8", shell: process.platform === "win32" });
}

// Tests make one of the build that other tests use at the same time.
if (!process.argv.includes("--as-built")) await ensureBuilt();
const path = makePackage();
const parts = path.replace(/\.tgz$/, ".cdx.json");
writeFileSync(parts, npm("sbom", "--sbom-format", "cyclonedx", "--omit", "dev"));
console.log(`${path}\n${parts}`);
