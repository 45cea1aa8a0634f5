/** How long ago something was, in the largest unit that fits: "3 days ago". */
const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["week", 7 * 86_400],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];
/** Times are written in numbers, because "yesterday" and "last year" are often wrong. */
const FORMAT = new Intl.RelativeTimeFormat("en");

export function relativeTime(date: Date, now: Date): string {
  const seconds = Math.round((now.getTime() - date.getTime()) / 1000);
  const found = UNITS.find(([, size]) => seconds >= size);
  // The clocks of two machines differ by a little.
  if (found === undefined) return "just now";
  const [unit, size] = found;
  return FORMAT.format(-Math.floor(seconds / size), unit);
}
