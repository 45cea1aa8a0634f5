/** The parts of a whole address in one line, taken from its end: country, postal code, region, town, street. */

import { foldName } from "@limpid/text";
import { findCountry } from "./country-names.ts";
import { isCity, regionOfCode, regionsOfName } from "./known-places.ts";
import { hasStreetWord, isPostBox, readStreet } from "./read-street.ts";

export interface Address {
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
}

const POSTAL =
  /\b(?:(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{3,4})?|\d{3} \d{2}|\d{5} \d{3}|\d{4} ?[A-Z]{2}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]\d[\dW] [A-Z\d]{4})\b/;
const MAX_LENGTH = 250;
const MAX_PARTS = 10;

export function readAddress(text: string): Address | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const parts = text.split(/\s*[,;\n]\s*|\s+-\s+/).filter((part) => part !== "");
  if (parts.length < 2 || parts.length > MAX_PARTS) return undefined;
  const country = takeCountry(parts);
  const tail = takeTail(parts);
  const street = parts.join(", ");
  return tail.city === "" && street === "" ? undefined : { street, country, ...tail };
}

/** How much of an address is there, 0 to 1. */
export function completeness({ street, city, region, postalCode, country }: Address): number {
  const isStreet = (readStreet(street) !== undefined && hasStreetWord(street)) || isPostBox(street);
  const place = city !== "" && isCity(foldName(city)) ? 0.25 : city === "" ? 0 : 0.1;
  const rest = (postalCode === "" ? 0 : 0.25) + (region === "" && country === "" ? 0 : 0.15);
  return Math.min(1, (isStreet ? 0.4 : /\d/.test(street) ? 0.15 : 0) + place + rest);
}

function takeCountry(parts: string[]): string {
  const last = parts.at(-1) ?? "";
  const isCountry = last.length > 1 && last.length < 40 && !/\d/.test(last) && findCountry(last) !== undefined;
  return isCountry && parts.length > 1 ? (parts.pop() ?? "") : "";
}

interface Tail {
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
}

/** The postal code stands in one of the last parts, with the town before or behind it, or the region before it. */
function takeTail(parts: string[]): Tail {
  const at = parts.findLastIndex((part, index) => index > 0 && POSTAL.test(part));
  const postalCode = at === -1 ? "" : (POSTAL.exec(parts[at] ?? "")?.[0] ?? "");
  const beside = at === -1 ? "" : (parts[at] ?? "").replace(postalCode, "").trim();
  if (at !== -1) parts.splice(at, 1);
  const isRegion = isRegionText(beside);
  const words = beside === "" || isRegion ? [] : splitRegion(beside);
  const region = isRegion ? beside : (words[1] ?? takeRegion(parts));
  const city =
    words[0] ?? (parts.length > 1 || (parts.length === 1 && !hasStreetWord(parts[0] ?? "")) ? (parts.pop() ?? "") : "");
  return { city, region, postalCode };
}

function takeRegion(parts: string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length > 2 && isRegionText(last) ? (parts.pop() ?? "") : "";
}

/** "Thornlie WA" is a town and a region. */
function splitRegion(text: string): readonly [city: string, region?: string] {
  const space = text.lastIndexOf(" ");
  const last = text.slice(space + 1);
  return space > 0 && /^[A-Z]{2,3}$/.test(last) && isRegionText(last) ? [text.slice(0, space), last] : [text];
}

function isRegionText(text: string): boolean {
  if (/^[A-Z]{2,3}$/.test(text))
    return ["US", "CA", "AU", "BR", "IT"].some((country) => regionOfCode(`${country}-${text}`));
  return text.length > 3 && regionsOfName(foldName(text)).length > 0 && !isCity(foldName(text));
}
