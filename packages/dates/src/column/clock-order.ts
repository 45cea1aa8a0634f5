/**
 * Decides between day first and month first by the times of a log. Where 03/01/2025 23:50 is followed by 03/02/2025
 * 00:20, half an hour has passed month first, and a month day first: a clock that runs on tells the two apart.
 */
import { daysFromCivil } from "../calendar.ts";

const NUMERIC = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2}),?[T ]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?: ?([ap])\.?m\.?)?$/i;
const NOON = 12;
const MINUTES_PER_DAY = 1440;
/** Changes of the day that show it: two may meet by chance. */
const MIN_CHANGES = 3;
/** A change of the day takes at most so many times as long as nearly all steps within a day. */
const MAX_STEP = 3;
const NEARLY_ALL = 0.95;
/** In longer columns only the beginning is examined. */
const MAX_TEXTS = 20_000;

interface Moment {
  /** The day as it is written. */
  readonly day: string;
  /** Days since 1970 in each order; a month beyond December counts on into the next year. */
  readonly dmy: number;
  readonly mdy: number;
  /** The minute of the day. */
  readonly minute: number;
}

/** Takes the texts as they follow each other; undefined if their times do not run on, or do so in both orders. */
export function orderOfClock(texts: readonly string[]): "dmy" | "mdy" | undefined {
  const moments = texts.slice(0, MAX_TEXTS).flatMap((text) => readMoment(text) ?? []);
  const steps = moments.slice(1).map((to, index) => ({ from: moments[index] ?? to, to }));
  const changes = steps.filter(({ from, to }) => from.day !== to.day);
  const within = steps.filter(({ from, to }) => from.day === to.day).map(({ from, to }) => to.minute - from.minute);
  if (changes.length < MIN_CHANGES || within.length < changes.length) return undefined;
  const sign = within.filter((step) => step > 0).length * 2 > within.length ? 1 : -1;
  const sorted = within.map((step) => sign * step).sort((one, other) => one - other);
  const limit = MAX_STEP * (sorted[Math.floor(NEARLY_ALL * (sorted.length - 1))] ?? 0);
  const shareOf = (order: "dmy" | "mdy"): number => {
    const passed = changes.map(
      ({ from, to }) => sign * ((to[order] - from[order]) * MINUTES_PER_DAY + to.minute - from.minute),
    );
    return passed.filter((minutes) => minutes > 0 && minutes <= limit).length / changes.length;
  };
  const [dayFirst, monthFirst] = [shareOf("dmy"), shareOf("mdy")];
  if (dayFirst >= NEARLY_ALL && monthFirst <= 1 - NEARLY_ALL) return "dmy";
  return monthFirst >= NEARLY_ALL && dayFirst <= 1 - NEARLY_ALL ? "mdy" : undefined;
}

function readMoment(text: string): Moment | undefined {
  const [, first, , second, year, hours, minutes, seconds, half] = NUMERIC.exec(text.trim()) ?? [];
  if (first === undefined || second === undefined || year === undefined) return undefined;
  const hour = half === undefined ? Number(hours) : (Number(hours) % NOON) + (/p/i.test(half) ? NOON : 0);
  const daysAt = (day: string, month: string) =>
    daysFromCivil({ year: Number(year), month: Number(month), day: Number(day) });
  return {
    day: `${first} ${second} ${year}`,
    dmy: daysAt(first, second),
    mdy: daysAt(second, first),
    minute: hour * 60 + Number(minutes) + Number(seconds ?? 0) / 60,
  };
}
