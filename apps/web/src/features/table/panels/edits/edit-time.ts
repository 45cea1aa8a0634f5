/** Writes the time of an edit for people; the day is shown once above its edits. */
import { formatTime } from "../info/format-time.ts";

/** `stamp`: as on the wire, in UTC. */
export function formatDay(stamp: string, timeZone?: string): string {
  return partsOf(stamp, timeZone)[0] ?? "";
}

/** Newest day first, as the steps come. */
export function groupByDay<Step extends { readonly dt_utc: string }>(
  steps: readonly Step[],
): readonly (readonly [day: string, steps: readonly Step[]])[] {
  const days = new Map<string, Step[]>();
  for (const step of steps) {
    const day = formatDay(step.dt_utc);
    days.set(day, [...(days.get(day) ?? []), step]);
  }
  return [...days];
}

export function formatMinute(stamp: string, timeZone?: string): string {
  return partsOf(stamp, timeZone)[1] ?? "";
}

function partsOf(stamp: string, timeZone?: string): readonly string[] {
  return formatTime(`${stamp.replace(" ", "T")}Z`, timeZone).split(" ");
}
