/**
 * `npm run data` makes a module of each table in packages/<name>/data/*.tsv, which people edit, for the code to import;
 * `--check` only says whether they are in step. A table begins with lines of "# " on its columns, source and licence, then
 * names its columns.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { dataModule } from "./data/data-module.ts";

const PACKAGES = fileURLToPath(new URL("../packages", import.meta.url));

const stale = listTables().filter(({ folder, name }) => {
  const made = dataModule(name, readFileSync(join(folder, `${name}.tsv`), "utf8"));
  const path = join(folder, "generated", `${name}.ts`);
  if (existsSync(path) && readFileSync(path, "utf8") === made) return false;
  if (process.argv.includes("--check")) return true;
  mkdirSync(join(folder, "generated"), { recursive: true });
  writeFileSync(path, made);
  console.log(`Written: ${path}`);
  return false;
});
for (const { name } of stale) console.error(`${name}.tsv and its module differ: run "npm run data" and commit it`);
process.exitCode = stale.length === 0 ? 0 : 1;

function listTables(): readonly { readonly folder: string; readonly name: string }[] {
  return readdirSync(PACKAGES)
    .map((name) => join(PACKAGES, name, "data"))
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => file.endsWith(".tsv"))
        .map((file) => ({ folder, name: file.slice(0, -".tsv".length) })),
    );
}
