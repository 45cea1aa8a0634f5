/** Airports by their codes. */
import { AIRPORTS, LARGE_AIRPORTS, OTHER_ICAO } from "../../data/generated/airports.ts";
import { HashSet } from "../names/hash-set.ts";

export interface Airport {
  readonly iata: string;
  readonly icao: string;
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string;
  /** Known for large airports only. */
  readonly name: string;
}

const WIDTH = 9;
const otherIcao = new HashSet(OTHER_ICAO);

let byIata: ReadonlyMap<string, Airport> | undefined;
let byIcao: ReadonlyMap<string, Airport> | undefined;

function readAirports(): ReadonlyMap<string, Airport> {
  const names = new Map(LARGE_AIRPORTS.split("|").map((entry) => [entry.slice(0, 3), entry.slice(3)]));
  const airports = Array.from({ length: AIRPORTS.length / WIDTH }, (_, index) => {
    const entry = AIRPORTS.slice(index * WIDTH, (index + 1) * WIDTH);
    const iata = entry.slice(0, 3);
    return { iata, icao: entry.slice(3, 7).trim(), country: entry.slice(7), name: names.get(iata) ?? "" };
  });
  return new Map(airports.map((airport) => [airport.iata, airport]));
}

export function airportOfIata(code: string): Airport | undefined {
  byIata ??= readAirports();
  return byIata.get(code);
}

export function airportOfIcao(code: string): Airport | undefined {
  byIata ??= readAirports();
  byIcao ??= new Map([...byIata.values()].flatMap((airport) => (airport.icao === "" ? [] : [[airport.icao, airport]])));
  return byIcao.get(code);
}

export function isKnownIcao(code: string): boolean {
  return airportOfIcao(code) !== undefined || otherIcao.has(code);
}
