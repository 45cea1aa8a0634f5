/**
 * Seconds or milliseconds since 1970, as programs keep time. The number stays; what it means is shown beside it.
 * Sources: POSIX.1-2017 §4.16 (seconds since the epoch); ECMA-262 §21.4.1.1 (time values in milliseconds).
 */
import { defineEntity } from "../entity.ts";
import { invalid, type Outcome, rewritten } from "../outcome.ts";

const SECONDS = /^\d{10}(?:\.\d{1,9})?$/;
const MILLISECONDS = /^\d{13}(?:\.0+)?$/;
const LATEST_SECONDS = 4_102_444_800;
const THOUSAND = 1000;

export const unixTimestamp = defineEntity({
  id: "unix_timestamp",
  title: "Unix timestamp",
  group: "datetime",
  prefilter: { minLength: 10, first: ["digit"], only: ["digit", "dot"] },
  type: "number",
  maxLength: 24,
  headers: [
    /\b(unix|epoch|timestamp|time|ts|unix ?time|epoch ?time|created|updated)\b/i,
    /(?:_ts|_at|_time|_utc|Timestamp|Epoch)$/,
    /\b(zeitstempel|horodatage|marca de tiempo|carimbo|tijdstempel)\b/i,
  ],
  recognise: (text) => {
    if (text.length < 10 || text.charCodeAt(0) > 57) return 0;
    const seconds = secondsOf(text);
    if (seconds === undefined) return 0;
    return seconds > 1_200_000_000 && seconds < 2_000_000_000 ? 0.7 : 0.3;
  },
  clean: cleanTimestamp,
});

function secondsOf(text: string): number | undefined {
  const seconds = SECONDS.test(text) ? Number(text) : MILLISECONDS.test(text) ? Number(text) / THOUSAND : undefined;
  return seconds === undefined || text.startsWith("0") || seconds > LATEST_SECONDS ? undefined : seconds;
}

function cleanTimestamp(text: string): Outcome {
  const output = /^[1-9]\d{0,2}(?:[,' ]\d{3})+$/.test(text) ? text.replace(/\D/g, "") : text;
  const seconds = secondsOf(output);
  if (seconds === undefined) return invalid("Neither 10 nor 13 digits of a time from 1973 to 2100.");
  const components = { datetime: new Date(Math.floor(seconds * THOUSAND)).toISOString() };
  return rewritten(text, output, { why: "Written as a plain number.", rule: "plain", components });
}
