/** Represents one way to read a line: a plan with the parts that it reads from the digits. */

import { computeWeekday } from "./calendar.ts";
import type { Plan } from "./plan.ts";
import type { Parts } from "./reading.ts";

/** A plan that fits the digits of a line. */
export interface Candidate {
  readonly plan: Plan;
  readonly parts: Parts;
}

/** Returns undefined if the line names no weekday or states no whole date. */
export function weekdayAgrees({ plan, parts: { year, month, day } }: Candidate): boolean | undefined {
  if (plan.fixed.weekday === undefined || year === null || month === null || day === null) return undefined;
  return computeWeekday({ year, month, day }) === plan.fixed.weekday;
}

export function isSame(left: Parts, right: Parts): boolean {
  if (left.day !== right.day || left.month !== right.month || left.year !== right.year) return false;
  if (left.hour !== right.hour || left.minute !== right.minute || left.second !== right.second) return false;
  return left.fraction === right.fraction && left.offsetMinutes === right.offsetMinutes;
}
