/** Looks time zones up by the names of the tz database, by the names Windows gives them, and by short forms. */
import { TIME_ZONES } from "./generated/time-zones.ts";

/** Short forms that people write, and what they are ahead of UTC; the empty text where two zones share one. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  Z: "+00:00",
  WEST: "+01:00",
  BST: "",
  IST: "",
  CEST: "+02:00",
  EEST: "+03:00",
  MSK: "+03:00",
  EDT: "-04:00",
  CST: "",
  CDT: "-05:00",
  MDT: "-06:00",
  PST: "-08:00",
  PDT: "-07:00",
  AKST: "-09:00",
  AKDT: "-08:00",
  AST: "",
  ADT: "-03:00",
  NST: "-03:30",
  BRT: "-03:00",
  ART: "-03:00",
  SAST: "+02:00",
  JST: "+09:00",
  KST: "+09:00",
  HKT: "+08:00",
  SGT: "+08:00",
  AWST: "+08:00",
  ACST: "+09:30",
  AEST: "+10:00",
  AEDT: "+11:00",
  NZST: "+12:00",
  NZDT: "+13:00",
};

/** Names of Windows and of Rails. Source: CLDR windowsZones. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  "w. europe standard time": "Europe/Berlin",
  "central europe standard time": "Europe/Budapest",
  "central european standard time": "Europe/Warsaw",
  "romance standard time": "Europe/Paris",
  "gmt standard time": "Europe/London",
  "greenwich standard time": "Atlantic/Reykjavik",
  "e. europe standard time": "Europe/Chisinau",
  "fle standard time": "Europe/Kiev",
  "gtb standard time": "Europe/Bucharest",
  "turkey standard time": "Europe/Istanbul",
  "russian standard time": "Europe/Moscow",
  "israel standard time": "Asia/Jerusalem",
  "south africa standard time": "Africa/Johannesburg",
  "arabian standard time": "Asia/Dubai",
  "india standard time": "Asia/Kolkata",
  "china standard time": "Asia/Shanghai",
  "singapore standard time": "Asia/Singapore",
  "tokyo standard time": "Asia/Tokyo",
  "korea standard time": "Asia/Seoul",
  "aus eastern standard time": "Australia/Sydney",
  "new zealand standard time": "Pacific/Auckland",
  "eastern standard time": "America/New_York",
  "central standard time": "America/Chicago",
  "mountain standard time": "America/Denver",
  "us mountain standard time": "America/Phoenix",
  "pacific standard time": "America/Los_Angeles",
  "alaskan standard time": "America/Anchorage",
  "hawaiian standard time": "Pacific/Honolulu",
  "atlantic standard time": "America/Halifax",
  "e. south america standard time": "America/Sao_Paulo",
  "argentina standard time": "America/Buenos_Aires",
  "eastern time (us & canada)": "America/New_York",
  "central time (us & canada)": "America/Chicago",
  "mountain time (us & canada)": "America/Denver",
  "pacific time (us & canada)": "America/Los_Angeles",
};

let zones: ReadonlyMap<string, string> | undefined;
/** Cached by zone, so that the number of zones bounds it. */
const offsets = new Map<string, string>();

/** The name as the tz database spells it. */
export function findTimeZone(text: string): string | undefined {
  zones ??= new Map(TIME_ZONES.split(" ").map((name) => [name.toLowerCase(), name]));
  const key = text.toLowerCase();
  return zones.get(key) ?? zones.get(key.replaceAll(" ", "_")) ?? OTHER_NAMES[key];
}

/** What a short form is ahead of UTC, or the empty text where it has several meanings; undefined when it is none. */
export function offsetOfShortForm(text: string): string | undefined {
  return Object.hasOwn(SHORT_FORMS, text) ? SHORT_FORMS[text] : undefined;
}

/** How far a zone is ahead of UTC without daylight saving, as ±hh:mm; undefined when this program does not know it. */
export function standardOffset(zone: string): string | undefined {
  const known = offsets.get(zone);
  if (known !== undefined) return known;
  const minutes = [0, 6].map((month) => offsetMinutes(zone, month));
  const [winter, summer] = minutes;
  if (winter === undefined || summer === undefined) return undefined;
  const offset = writeOffset(Math.min(winter, summer));
  offsets.set(zone, offset);
  return offset;
}

const YEAR = 2024;

function offsetMinutes(zone: string, month: number): number | undefined {
  try {
    const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
    const parts = format.formatToParts(Date.UTC(YEAR, month, 15));
    const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
    const [, sign = "+", hours = "0", minutes = "0"] = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(name) ?? [];
    return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  } catch {
    // A zone that is newer than the program's own list.
    return undefined;
  }
}

export function writeOffset(minutes: number): string {
  const pad = (part: number): string => String(part).padStart(2, "0");
  const size = Math.abs(minutes);
  return `${minutes < 0 ? "-" : "+"}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}
