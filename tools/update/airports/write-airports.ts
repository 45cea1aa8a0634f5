/**
 * Writes packages/entities/data/generated/airports.ts: codes of airports, from airport-data-js (CC BY 4.0).
 * Usage: npx tsx tools/update/airports/write-airports.ts FOLDER, where FOLDER has airport-data-js 4.0.0 in its
 * node_modules.
 */
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { encodeHashes } from "../dictionaries/encode-hashes.ts";
import { writeModule } from "../dictionaries/write-module.ts";

interface Airport {
  readonly iata: string;
  readonly icao: string;
  readonly country_code: string;
  readonly airport: string;
  readonly type: string;
}

const folder = process.argv[2];
if (folder === undefined) throw new Error("Give the folder of the packages");
const library = createRequire(join(resolve(folder), "x.js"))("airport-data-js") as {
  findAirports: (filters: object) => Promise<readonly Airport[]>;
};

const airports = (await library.findAirports({})).toSorted((a, b) => (a.iata < b.iata ? -1 : 1));
const coded = airports.filter(({ iata }) => /^[A-Z]{3}$/.test(iata));
const others = airports.filter(({ iata, icao }) => !/^[A-Z]{3}$/.test(iata) && /^[A-Z]{4}$/.test(icao));
writeModule("airports.ts", "Made by tools/update/airports from airport-data-js (CC BY 4.0); do not edit.", {
  AIRPORTS: coded
    .map(({ iata, icao, country_code }) => `${iata}${(icao || "").padEnd(4).slice(0, 4)}${country_code}`)
    .join(""),
  LARGE_AIRPORTS: coded
    .filter(({ type }) => type === "large_airport")
    .map(({ iata, airport }) => `${iata}${airport}`)
    .join("|"),
  OTHER_ICAO: encodeHashes(others.map(({ icao }) => icao)),
});
