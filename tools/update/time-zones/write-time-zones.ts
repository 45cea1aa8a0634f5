/**
 * Writes packages/entities/src/calendar/generated/time-zones.ts: all names of the tz database, links too, which is
 * in the public domain. Reads the compact source that Debian's tzdata installs, and the names that Node knows.
 * Usage: npx tsx tools/update/time-zones/write-time-zones.ts [/usr/share/zoneinfo/tzdata.zi]
 */
import { readFileSync, writeFileSync } from "node:fs";

const TARGET = new URL("../../../packages/entities/src/calendar/generated/time-zones.ts", import.meta.url);
const [source = "/usr/share/zoneinfo/tzdata.zi"] = process.argv.slice(2);

const names = new Set<string>(Intl.supportedValuesOf("timeZone"));
for (const line of readFileSync(source, "utf8").split("\n")) {
  const zone = /^Z (\S+)/.exec(line)?.[1] ?? /^L \S+ (\S+)/.exec(line)?.[1];
  if (zone !== undefined && zone !== "Factory") names.add(zone);
}

writeFileSync(
  TARGET,
  `/** Made by tools/update/time-zones; do not edit. All names of the tz database, links too. */
export const TIME_ZONES = ${JSON.stringify([...names].sort().join(" "))};
`,
);
