/** Reads a time of day as people write it; what is not stated is null. */
export interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly second: number | null;
  /** Digits behind the second, or the empty text. */
  readonly fraction: string;
  /** Z or ±hh:mm, or the empty text. */
  readonly offset: string;
}

const CLOCK =
  /^(\d{1,2})(?:[:.]| ?h ?| ?Uhr ?)(\d{2})(?:[:.](\d{2})(?:[.,](\d{1,9}))?)? ?([ap]\.? ?m?\.?)?(?: ?(?:Uhr|h|hrs?))?$/i;
const HOUR = /^(\d{1,2}) ?(?:([ap])\.? ?m\.?|h|Uhr|hrs?|o'clock)$/i;
const DIGITS = /^([01]\d|2[0-3])([0-5]\d)([0-5]\d)?$/;
const OFFSET = /(?<=[\d m]) ?(Z|[+-]\d{2}(?::?\d{2})?)$/;
const NOON = /^(?:12 )?(?:noon|midday|mittag|midi|mediodía|meio-dia|mezzogiorno|middag)$/i;
const MIDNIGHT = /^(?:12 )?(?:midnight|mitternacht|minuit|medianoche|meia-noite|mezzanotte|middernacht)$/i;

export function readClock(text: string): Clock | undefined {
  const offset = OFFSET.exec(text);
  const body = offset === null ? text : text.slice(0, offset.index);
  const clock = readWithMinutes(body) ?? readHour(body) ?? readWord(body);
  return clock === undefined || offset === null ? clock : { ...clock, offset: writeOffset(offset[1] ?? "") };
}

/** 1430 and 143015: only where the column is known to be of times. */
export function readMilitaryClock(text: string): Clock | undefined {
  const match = DIGITS.exec(text);
  return match === null ? undefined : toClock(match[1], match[2], match[3]);
}

function readWithMinutes(text: string): Clock | undefined {
  const match = CLOCK.exec(text);
  if (match === null) return undefined;
  const [, hour, minute, second, fraction = "", half = ""] = match;
  return toClock(hour, minute, second, { fraction, half: half.charAt(0).toLowerCase() });
}

function readHour(text: string): Clock | undefined {
  const match = HOUR.exec(text);
  return match === null ? undefined : toClock(match[1], "00", undefined, { half: (match[2] ?? "").toLowerCase() });
}

function readWord(text: string): Clock | undefined {
  if (NOON.test(text)) return toClock("12", "00");
  return MIDNIGHT.test(text) ? toClock("0", "00") : undefined;
}

interface Details {
  readonly fraction?: string;
  /** a, p, or the empty text. */
  readonly half?: string;
}

function toClock(
  hour = "",
  minute = "",
  second?: string,
  { fraction = "", half = "" }: Details = {},
): Clock | undefined {
  const hours = toFullDay(Number(hour), half);
  const isEnd = hours === 24 && Number(minute) === 0 && Number(second ?? 0) === 0;
  if (hours === undefined || (hours > 23 && !isEnd) || Number(minute) > 59 || Number(second ?? 0) > 60)
    return undefined;
  return {
    hour: hours,
    minute: Number(minute),
    second: second === undefined ? null : Number(second),
    fraction,
    offset: "",
  };
}

/** 12 am is midnight; 14:30 pm says twice what it means, 14:30 am contradicts itself. */
function toFullDay(hour: number, half: string): number | undefined {
  if (half === "") return hour;
  if (hour > 12) return half === "p" ? hour : undefined;
  return (hour % 12) + (half === "p" ? 12 : 0);
}

function writeOffset(text: string): string {
  if (text === "Z") return text;
  const digits = text.slice(1).replace(":", "").padEnd(4, "0");
  return `${text.charAt(0)}${digits.slice(0, 2)}:${digits.slice(2)}`;
}

/** HH:mm, with the seconds where they are stated or wanted. */
export function writeClock({ hour, minute, second, fraction, offset }: Clock, hasSeconds = false): string {
  const pad = (part: number): string => String(part).padStart(2, "0");
  const seconds = second === null && !hasSeconds ? "" : `:${pad(second ?? 0)}`;
  return `${pad(hour)}:${pad(minute)}${seconds}${fraction === "" ? "" : `.${fraction}`}${offset}`;
}
