/**
 * A time of day, written with 24 hours: HH:mm, with seconds where they are stated or the column has them.
 * Sources: ISO 8601-1 §5.3; CLDR time formats and day periods.
 */
import { readDates } from "@limpid/dates";
import { startsWithDigit } from "@limpid/text";
import { findMajority } from "../columns/find-majority.ts";
import { defineEntity } from "../entity.ts";
import { invalid, type Outcome, rewritten } from "../outcome.ts";
import { writeOffset } from "./find-time-zone.ts";
import { type Clock, readClock, readMilitaryClock, writeClock } from "./read-clock.ts";

const PLAIN = /^(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d)?$/;
const ENGLISH_HALF = /[ap]\.? ?m\.?$/i;
const MIN_LENGTH = 2;
/** What stands behind the hour: 9:05, 9.05, 9h05, 9am, 9 Uhr. */
const CLOCK_SIGNS = ":.hHuUaApP ";
const NOON = 12;

export const time = defineEntity<{ readonly hasSeconds: boolean }>({
  id: "time",
  title: "Time of day",
  group: "datetime",
  prefilter: { minLength: 2, first: ["digit"] },
  type: "text",
  maxLength: 40,
  headers: [
    /\b(time|hour|clock|start ?time|end ?time|opens?|closes?|arrival|departure|check ?in|check ?out|kick ?off)\b/i,
    /\b(uhrzeit|zeit|beginn|ankunft|abfahrt|abflug|heure|arrivée|départ|hora|llegada|salida|chegada|partida|ora|orario|arrivo|partenza|tijd|tijdstip|aankomst|vertrek)\b/i,
    /(?:_time|Time)$/,
  ],
  recognise: (text) => {
    if (text.length < MIN_LENGTH) return 0;
    if (PLAIN.test(text)) return 0.9;
    if (!startsWithDigit(text) || (!endsClockHour(text, 1) && !endsClockHour(text, 2))) return 0;
    const clock = readClock(text);
    if (clock === undefined) return 0;
    return /^\d{1,2}\.\d{2}$/.test(text) ? 0.15 : 0.9;
  },
  learn: (values) => ({
    hasSeconds: findMajority(values, (text) => readAnyClock(text)?.second !== null) === true,
  }),
  describe: ({ hasSeconds }) => (hasSeconds ? ["Times are written to the second."] : []),
  clean: cleanTime,
});

function endsClockHour(text: string, index: number): boolean {
  return CLOCK_SIGNS.includes(text.charAt(index)) && index < text.length;
}

function readAnyClock(text: string): Clock | undefined {
  return readClock(text) ?? readMilitaryClock(text) ?? readForeignClock(text);
}

/** 下午2:30 and other half days that the date reader knows. */
function readForeignClock(text: string): Clock | undefined {
  if (ENGLISH_HALF.test(text)) return undefined;
  const reading = readDates(text).find(
    ({ year, month, day, hour }) => year === null && month === null && day === null && hour !== null,
  );
  if (reading === undefined || reading.hour === null) return undefined;
  const { hour, minute, second, offsetMinutes } = reading;
  return {
    hour,
    minute: minute ?? 0,
    second,
    fraction: "",
    offset: offsetMinutes === null ? "" : writeOffset(offsetMinutes),
  };
}

/** With the time that stands in it, beside a remark or a date. */
function refuseTime(text: string): Outcome {
  if (!/\d/.test(text)) return invalid("Not a time of day.");
  const beside = readClock(text.replace(/\s*\([^()]*\)$/, "")) ?? readTimeOfDatetime(text);
  if (beside === undefined) return invalid("There is no such time of day.");
  return invalid("Contains more than a time of day.", [writeClock(beside, beside.second !== null)]);
}

function readTimeOfDatetime(text: string): Clock | undefined {
  const [reading, other] = readDates(text).map(({ hour, minute, second }) => ({ hour, minute, second }));
  if (reading === undefined || reading.hour === null) return undefined;
  if (other !== undefined && (other.hour !== reading.hour || other.minute !== reading.minute)) return undefined;
  return { hour: reading.hour, minute: reading.minute ?? 0, second: reading.second, fraction: "", offset: "" };
}

function cleanTime(text: string, { hasSeconds }: { readonly hasSeconds: boolean }): Outcome {
  const clock = readAnyClock(text.replace(/^T(?=\d)|(?<=^12:00) (?:noon|midday)$/i, ""));
  if (clock === undefined) return refuseTime(text);
  const { hour, minute, second } = clock;
  return rewritten(text, writeClock(clock, hasSeconds), {
    why: hour > NOON || /m/i.test(text) ? "Written with 24 hours." : "Written as hours and minutes.",
    rule: "24-hours",
    components: { hour: String(hour), minute: String(minute), ...(second !== null && { second: String(second) }) },
  });
}
