/** A word that dates are written with, as the sources of words hand it over. */

export type Role = "month" | "weekday" | "meridiem" | "filler" | "era" | "quarter" | "ordinal";

export interface Word {
  readonly role: Role;
  /** Month 1 to 12, weekday 0 (Sunday) to 6, half day 0 or 1, era 0 or 1; 0 for a filler and a quarter. */
  readonly value: number;
  readonly text: string;
}

/** Some languages number their months ("1月") and weekdays ("Thứ 2"): those are no names. */
export function toName(role: Role, value: number, text: string): readonly Word[] {
  return /\p{L}/u.test(text) && !/\p{Nd}/u.test(text) ? [{ role, value, text }] : [];
}
