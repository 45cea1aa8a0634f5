/** A reading's components: what the line states, and what follows from what it states. */
import type { DateReadingReply } from "@limpid/contract";
import type { DateReading } from "@limpid/dates";

type Components = Pick<DateReadingReply, "components" | "implied">;

const NAMES = ["year", "month", "day", "hour", "minute", "second"] as const;
/** A time with only an hour means the full hour; nothing else is invented. */
const CLOCK_PARTS = ["minute", "second"] as const;
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MINUTES_PER_HOUR = 60;

export function toComponents(reading: DateReading): Components {
  const components: Record<string, string> = {};
  const implied: string[] = [];
  for (const name of NAMES) if (reading[name] !== null) components[name] = String(reading[name]);
  if (reading.fraction !== null) components.millisecond = toMilliseconds(reading.fraction);
  if (reading.offsetMinutes !== null) components.offset = writeOffset(reading.offsetMinutes);
  const imply = (name: string, value: string): void => {
    components[name] = value;
    implied.push(name);
  };
  for (const name of CLOCK_PARTS) if (reading.hour !== null && reading[name] === null) imply(name, "0");
  const weekday = weekdayOf(reading);
  if (weekday !== undefined) imply("weekday", weekday);
  return { components, implied };
}

const MILLISECOND_DIGITS = 3;

/** The datetime itself has every digit that is stated. */
function toMilliseconds(fraction: string): string {
  return String(Number(fraction.slice(0, MILLISECOND_DIGITS).padEnd(MILLISECOND_DIGITS, "0")));
}

function writeOffset(offsetMinutes: number): string {
  const minutes = Math.abs(offsetMinutes);
  const parts = [Math.floor(minutes / MINUTES_PER_HOUR), minutes % MINUTES_PER_HOUR];
  return `${offsetMinutes < 0 ? "-" : "+"}${parts.map((part) => String(part).padStart(2, "0")).join(":")}`;
}

function weekdayOf({ year, month, day }: DateReading): string | undefined {
  if (year === null || month === null || day === null) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return WEEKDAYS[date.getUTCDay()];
}
