/**
 * `npm run data` makes a module of each table in packages/<name>/data/*.tsv, which people edit, for the code to import, and
 * the tables of words that are looked up, in which nothing has to be built; `--check` only says whether they are in step. A table begins with lines of "# " on its columns, source and licence, then
 * names its columns.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { dataModule } from "./data/data-module.ts";

const PACKAGES = fileURLToPath(new URL("../packages", import.meta.url));

/** Modules that no table is the source of, by their paths in `packages`; each is made with those before it. */
const MADE: readonly (readonly [path: string, make: () => Promise<string>])[] = [
  ["entities/data/generated/country-tables.ts", async () => (await import("./data/country-tables.ts")).countryTables()],
  ["entities/data/generated/region-tables.ts", async () => (await import("./data/region-tables.ts")).regionTables()],
  [
    "entities/data/generated/language-tables.ts",
    async () => (await import("./data/language-tables.ts")).languageTables(),
  ],
  [
    "entities/data/generated/calendar-tables.ts",
    async () => (await import("./data/calendar-tables.ts")).calendarTables(),
  ],
  ["entities/data/generated/header-clues.ts", async () => (await import("./data/header-clues.ts")).headerClues()],
  [
    "entities/data/generated/entity-classes.ts",
    async () => (await import("./data/entity-classes.ts")).entityClassesModule(),
  ],
  ["dates/src/locales/generated/date-words.ts", async () => (await import("./data/date-words.ts")).dateWords()],
];

for (const { folder, name } of listTables())
  keepInStep(
    join(folder, "generated", `${name}.ts`),
    dataModule(name, readFileSync(join(folder, `${name}.tsv`), "utf8")),
  );
for (const [path, make] of MADE) keepInStep(join(PACKAGES, path), await make());

function keepInStep(path: string, made: string): void {
  if (existsSync(path) && readFileSync(path, "utf8") === made) return;
  if (process.argv.includes("--check")) {
    console.error(`${path} and its sources differ: run "npm run data" and commit it`);
    process.exitCode = 1;
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, made);
  console.log(`Written: ${path}`);
}

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
