/**
 * Writes packages/entities/data/generated/regions.ts: the subdivisions of ISO 3166-2 with their local names (npm iso-3166,
 * MIT) and the English ones (CLDR) where they differ.
 * Usage: npx tsx tools/update/regions/write-regions.ts FOLDER, where FOLDER has in its node_modules the packages
 * iso-3166 4.4.0 and cldr-subdivisions-full 48.2.0.
 */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { writeModule } from "../dictionaries/write-module.ts";

const folder = process.argv[2];
if (folder === undefined) throw new Error("Give the folder of the packages");

function namesIn(language: string): ReadonlyMap<string, string> {
  const path = join(folder ?? "", "node_modules/cldr-subdivisions-full/subdivisions", language);
  const file = readdirSync(path).find((name) => name.endsWith(".json")) ?? "";
  const names = JSON.parse(readFileSync(join(path, file), "utf8")).subdivisions.localeDisplayNames.subdivisions;
  return new Map(Object.entries<string>(names).map(([key, name]) => [toCode(key), name]));
}

function toCode(key: string): string {
  const code = key.toUpperCase();
  return `${code.slice(0, 2)}-${code.slice(2)}`;
}

const { iso31662 } = createRequire(join(resolve(folder), "x.js"))("iso-3166") as {
  iso31662: readonly { code: string; name: string }[];
};
const english = namesIn("en");
const lines = iso31662.map(({ code, name }) => {
  const local = name.replace(/\s*[[(*].*$/, "").trim();
  const inEnglish = english.get(code) ?? local;
  return [code, local, ...(inEnglish === local ? [] : [inEnglish])].join("|");
});
writeModule("regions.ts", "Made by tools/update/regions from ISO 3166-2 and CLDR; do not edit.", {
  REGIONS: lines.join("\n"),
});
