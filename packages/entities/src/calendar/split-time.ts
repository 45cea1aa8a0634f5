/** Parts a datetime into its day and its time, so that what a day proves is read once for all its times. */
import type { CountedValue } from "@limpid/table";

const TIME = /^(\S{6,10})[ T]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)$/;

/** `time` is empty when the text does not end in a 24-hour time. */
function splitTime(text: string): { readonly day: string; readonly time: string } {
  const match = TIME.exec(text);
  return { day: match?.[1] ?? text, time: match?.[2] ?? "" };
}

/** One value for each day, with the cells of all its times: datetimes are many, days are few. */
export function joinByDay(values: readonly CountedValue[]): readonly CountedValue[] {
  if (!values.some(({ text }) => TIME.test(text))) return values;
  const byDay = new Map<string, { text: string; count: number }>();
  for (const { text, count } of values) {
    const { day, time } = splitTime(text);
    const key = time === "" ? text : `${day} `;
    const known = byDay.get(key);
    if (known === undefined) byDay.set(key, { text, count });
    else known.count += count;
  }
  return [...byDay.values()];
}
