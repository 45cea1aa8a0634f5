/**
 * A time zone: a name of the tz database, a short form such as CET, or what it is ahead of UTC.
 * Sources: the IANA tz database; ISO 8601-1 §4.3.13 (time shifts); CLDR windowsZones.
 */

import { endsWithDigit, startsWithDigit } from "@limpid/text";
import { findMajority } from "../columns/find-majority.ts";
import { defineEntity } from "../entity.ts";
import { confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";
import { findTimeZone, offsetOfShortForm, standardOffset, writeOffset } from "./find-time-zone.ts";

const OFFSET = /^\(?(UTC|GMT)? ?([+\-−±])(\d{1,2})(?::?([0-5]\d))?\)?$/i;
/** How Windows lists its zones: (UTC+01:00) Amsterdam, Berlin. */
const LISTED = /^\((?:UTC|GMT)([+-])(\d{2}):([0-5]\d)\) \S/i;
const MAX_HOURS = 14;

export const timezone = defineEntity<{ readonly hasPrefix: boolean }>({
  id: "timezone",
  title: "Time zone",
  group: "datetime",
  prefilter: { minLength: 2, maxLength: 40, notFirst: ["digit"] },
  type: "text",
  maxLength: 80,
  headers: [
    /\b(time ?zone|timezone|tz|tzid|tz ?name|utc ?offset|gmt ?offset|offset)\b/i,
    /\b(zeitzone|fuseau(?: horaire)?|zona horaria|huso horario|fuso(?: horário| orario)?|tijdzone)\b/i,
    /(?:_tz|Tz|TimeZone)$/,
  ],
  recognise: (text) => {
    if (text.length < 2 || text.length > 40) return 0;
    if (startsWithDigit(text)) return 0;
    if (endsWithDigit(text) && OFFSET.test(text)) return /^[ug(]/i.test(text) ? 0.97 : text.includes(":") ? 0.9 : 0.1;
    const mayBeName =
      text.length < 6 || text.includes("/") || (/[eE)]$/.test(text.slice(-1)) && / (?:time|canada\))$/i.test(text));
    return mayBeName ? certaintyOfName(text) : 0;
  },
  learn: (values) => ({
    hasPrefix: findMajority(values, (text) => (OFFSET.test(text) ? /^[ug]/i.test(text) : undefined)) === true,
  }),
  describe: ({ hasPrefix }) => (hasPrefix ? ["Offsets are written with UTC in front."] : []),
  clean: cleanZone,
});

function certaintyOfName(text: string): number {
  if (text.includes("/") || text.includes(" ")) return findTimeZone(text) === undefined ? 0 : 0.99;
  if (offsetOfShortForm(text) !== undefined) return text.length > 2 ? 0.8 : 0.1;
  return findTimeZone(text) === undefined ? 0 : /^[A-Z\d]{3,}$/.test(text) ? 0.8 : 0.3;
}

function cleanZone(text: string, { hasPrefix }: { readonly hasPrefix: boolean }): Outcome {
  const shift = OFFSET.exec(text);
  if (shift !== null) return cleanOffset(text, shift, hasPrefix);
  const listed = LISTED.exec(text);
  if (listed !== null) return confirmed(text, { offset: `${listed[1]}${listed[2]}:${listed[3]}` });
  const short = offsetOfShortForm(text.toUpperCase());
  if (short !== undefined) {
    const components = short === "" ? {} : { offset: short };
    return rewritten(text, text.toUpperCase(), { why: "In capitals.", rule: "capitals", components });
  }
  const zone = findTimeZone(text);
  if (zone === undefined) return invalid("Not a time zone of the tz database.", suggestZone(text));
  const offset = standardOffset(zone);
  const components = offset === undefined ? {} : { offset };
  return rewritten(text, zone, { why: "Name from the time zone database.", rule: "tz-name", components });
}

function cleanOffset(
  text: string,
  [, , sign = "", hours = "", minutes = "0"]: RegExpExecArray,
  hasPrefix: boolean,
): Outcome {
  const size = Number(hours) * 60 + Number(minutes);
  if (size > MAX_HOURS * 60) return invalid("No zone is more than 14 hours from UTC.");
  const offset = writeOffset(sign === "+" || sign === "±" ? size : -size);
  const output = hasPrefix ? `UTC${offset}` : offset;
  return rewritten(text, output, { why: "Hours and minutes from UTC.", rule: "offset", components: { offset } });
}

/** A city alone names its zone, where it is in one area only. */
function suggestZone(text: string): readonly string[] {
  const areas = ["Europe", "America", "Asia", "Africa", "Australia", "Pacific", "Atlantic"];
  const found = areas.flatMap((area) => findTimeZone(`${area}/${text}`) ?? []);
  return found.length === 1 ? found : [];
}
