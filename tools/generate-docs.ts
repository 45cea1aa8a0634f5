/**
 * `npm run docs`: writes the pages that are made from code. With --check nothing is written: it fails, naming them, when
 * committed pages are not what the code says.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { entities } from "@limpid/entities";
import { SETTINGS } from "../apps/server/src/settings.ts";
import type { PeerFigures } from "../bench/peers.ts";
import { readNewestResults } from "../bench/support/write-results.ts";
import { RULE_PRECISION } from "../packages/clean/data/generated/rule-precision.ts";
import {
  NUMBER_DETECTORS,
  ROW_DETECTORS,
  TEXT_DETECTORS,
  VALUE_DETECTORS,
} from "../packages/clean/src/detect/index.ts";
import { aboutModel } from "./docs/about-model.ts";
import { aboutPeers, readmeWithPeers } from "./docs/about-peers.ts";
import { aboutRules } from "./docs/about-rules.ts";
import { apiPage } from "./docs/api-page.ts";
import { architecturePage } from "./docs/architecture-page.ts";
import { classHeaders } from "./docs/class-headers.ts";
import { configurationPage } from "./docs/configuration-page.ts";
import { datesPage } from "./docs/dates-page.ts";
import { demoCells } from "./docs/demo-cells.ts";
import { detectorsPage } from "./docs/detectors-page.ts";
import { entitiesPage } from "./docs/entities-page.ts";
import { envExample } from "./docs/env-example.ts";
import { errorsPage } from "./docs/errors-page.ts";
import { formatsPage } from "./docs/formats-page.ts";
import { limitsPage } from "./docs/limits-page.ts";
import { notice, type ShippedPackage } from "./docs/notice.ts";
import { operationsPage, type RecipeScripts } from "./docs/operations-page.ts";
import { type PeersTable, peersTable } from "./docs/peers-table.ts";
import { readmeWithClasses } from "./docs/readme-classes.ts";
import { recipeSchema } from "./docs/recipe-schema.ts";
import type { SourceFile } from "./docs/value-way.ts";
import { readCard } from "./model/model-card.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const CLASSES = join(ROOT, "packages/entities/src");

/** What a package.json says that matters here. */
interface Manifest {
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const PAGES: Readonly<Record<string, () => string>> = {
  "docs/api.md": apiPage,
  "docs/architecture.md": () => architecturePage(readPage("docs/architecture.md"), readSources()),
  "docs/dates.md": () => datesPage(readPage("docs/dates.md")),
  "docs/detectors.md": () =>
    detectorsPage({ values: VALUE_DETECTORS, rows: ROW_DETECTORS, numbers: NUMBER_DETECTORS, texts: TEXT_DETECTORS }),
  "docs/errors.md": errorsPage,
  "docs/formats.md": () => formatsPage(readFixtureNames()),
  "docs/entities.md": () => entitiesPage(entities, classHeaders(readModules(CLASSES))),
  "docs/limits.md": limitsPage,
  "docs/recipe.schema.json": recipeSchema,
  "docs/operations.md": () => operationsPage(readPage("docs/operations.md"), readRecipes()),
  "docs/configuration.md": () => configurationPage(SETTINGS),
  ".env.example": () => envExample(SETTINGS),
  "apps/web/src/features/home/demo-cells.json": demoCells,
  "apps/web/src/features/about/column-model.json": () => aboutModel(readCard()),
  "apps/web/src/features/about/rule-precision.json": () =>
    aboutRules(RULE_PRECISION, readPage("packages/clean/data/rule-precision.tsv")),
  "apps/web/src/features/about/peers.json": () => aboutPeers(readPeers().table),
  "README.md": () => {
    const page = readmeWithClasses(readPage("README.md"), entities.length);
    return readmeWithPeers(page, readPeers().table, readPeers().source);
  },
  NOTICE: () => notice(readShippedPackages()),
};

const stale = Object.entries(PAGES)
  .map(([path, render]) => ({ path, text: render() }))
  .filter(({ path, text }) => readPage(path) !== text);

if (process.argv.includes("--check")) {
  for (const { path } of stale) console.error(`${path} is not what the code says: run "npm run docs" and commit it`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const { path, text } of stale) writePage(path, text);
  console.log(stale.length === 0 ? "All pages are in step" : `Written: ${stale.map(({ path }) => path).join(", ")}`);
}

function readPage(path: string): string {
  const file = join(ROOT, path);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function writePage(path: string, text: string): void {
  const file = join(ROOT, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The files that each reader is tried on. */
function readFixtureNames(): ReadonlyMap<string, readonly string[]> {
  const folder = join(ROOT, "fixtures/files");
  const formats = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(formats.map(({ name }) => [name, readdirSync(join(folder, name)).sort()]));
}

/** What the diagram and the way of a value in docs/architecture.md are drawn from. */
function readSources() {
  const folders = ["packages", "apps"].flatMap((group) =>
    readdirSync(join(ROOT, group)).map((name) => ({
      folder: `${group}/${name}`,
      files: readSourceFiles(`${group}/${name}/src`),
    })),
  );
  const isEngine = (folder: string): boolean => folder === "packages/pipeline" || folder === "packages/clean";
  return {
    folders: folders.map(({ folder, files }) => ({ folder, sources: files.map(({ text }) => text) })),
    engine: folders.flatMap(({ folder, files }) => (isEngine(folder) ? files : [])),
  };
}

/** Without what only tests use. */
function readSourceFiles(folder: string): readonly SourceFile[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|bench)\.|(?:^|\/)testing\//.test(name.replaceAll("\\", "/")))
    .sort()
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(ROOT, folder, name), "utf8") }));
}

/** The newest comparison with other tools, and the page that tells all of it. */
function readPeers(): { readonly table: PeersTable; readonly source: string } {
  const { page, ...results } = readNewestResults<PeerFigures>("peers");
  return { table: peersTable(results), source: page };
}

/** How other engines clean by a study. */
function readRecipes(): RecipeScripts {
  const python = (name: string) => ({ language: "python", text: readPage(`bench/engines/${name}`) });
  return {
    "Spark, mapInPandas": python("spark_map.py"),
    "Spark, pipe": python("spark_pipe.py"),
    Ray: python("ray_map.py"),
    "GNU parallel": { language: "sh", text: readPage("bench/engines/parallel.sh") },
  };
}

function readModules(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

/** The packages of others that ours name as dependencies, as they are installed. */
function readShippedPackages(): readonly ShippedPackage[] {
  const workspaces = ["packages", "apps"].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => join(ROOT, folder, name)),
  );
  const names = workspaces
    .flatMap((folder) => Object.keys(readManifest(folder).dependencies ?? {}))
    .filter((name) => !name.startsWith("@limpid/"));
  return [...new Set(names)].map((name) => {
    const places = [ROOT, ...workspaces].map((folder) => join(folder, "node_modules", name));
    const installed = places.find((place) => existsSync(join(place, "package.json")));
    if (installed === undefined) throw new Error(`"${name}" is not installed`);
    return { name, licence: readManifest(installed).license ?? "see the package" };
  });
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
}
