/**
 * A plan says how lines of one shape are read: which digits are which component, and what the words of the shape fix.
 * It is made once per shape (all digits written as 9) and then applied to every line of that shape.
 */
import type { Era, HalfDay } from "./lexicon.ts";
import type { DateOrder, YearRange } from "./reading.ts";

export type SlotComponent =
  | "year"
  | "month"
  | "day"
  | "hour"
  | "minute"
  | "second"
  | "fraction"
  | "offsetHour"
  | "offsetMinute"
  | "quarter"
  | "week"
  | "dayOfWeek"
  | "dayOfYear"
  | "epoch";

/** Digits of the line, by their place in it. */
export interface Slot {
  readonly component: SlotComponent;
  readonly start: number;
  readonly end: number;
}

/** What words and signs of the shape say. `offsetSign` is 1 or -1, `zone` minutes east of UTC. */
export interface FixedParts {
  readonly monthName?: number;
  readonly weekday?: number;
  readonly meridiem?: HalfDay;
  readonly zone?: number;
  readonly offsetSign?: 1 | -1;
  /** An hour with a name of its own: noon, midnight. */
  readonly namedHour?: number;
  /** Minutes before or after the hour: half past, Viertel vor. */
  readonly minuteShift?: number;
  /** A day in words: eighth. */
  readonly namedDay?: number;
  /** How the years are counted. */
  readonly era?: Era;
  /** The calendar that the name of the month belongs to. */
  readonly calendar?: Era;
}

/**
 * `namedMonth` is a month that a name or a label tells apart, so that numbers beside it can be day and year;
 * `wholeYear` a year, quarter or week that is a date by itself.
 */
export type PlanComponent = SlotComponent | keyof FixedParts | "namedMonth" | "wholeYear";

/** Characters of a line. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** How a piece is written, where that decides what may be made of it. */
export type Writing = "dotted" | "labelled" | "compact" | "labelled-year";

/** What a rule makes of a run of tokens. */
export interface Piece {
  readonly rule: string;
  readonly writing: Writing | null;
  /** Index of the first token after it. */
  readonly next: number;
  readonly slots: readonly Slot[];
  readonly fixed: FixedParts;
  /** What it states besides its slots and fixed parts. */
  readonly also: readonly PlanComponent[];
  readonly order: DateOrder | null;
  /** How sure this use of the tokens makes that the line is a date at all, 0 to 1. */
  readonly weight: number;
  /** How likely it is beside other uses of the same tokens, 0 to 1. */
  readonly prior: number;
  /** Years in which it is believed. */
  readonly years: YearRange;
  /** Components that the rest of the line must give, or this piece means something else. */
  readonly needs: readonly PlanComponent[];
  /** Languages in which the words mean this; empty when any. */
  readonly languages: readonly string[];
  /** What it states and no datetime can hold: the end of a range, a zone nobody knows, "about". */
  readonly leftOut: Stretch | null;
}

export interface Plan extends Omit<Piece, "next" | "needs" | "also" | "writing" | "leftOut"> {
  readonly leftOut: readonly Stretch[];
  readonly writings: readonly Writing[];
  readonly has: ReadonlySet<PlanComponent>;
  /** Whether its year has two digits, and so an open century. */
  readonly hasShortYear: boolean;
  /** The tokens it explains; the rest is noise. */
  readonly tokens: { readonly first: number; readonly next: number };
}

export const ANY_YEAR: YearRange = { first: 1, last: 9999 };

const NO_SLOTS: readonly Slot[] = [];
const NO_PARTS: FixedParts = {};
const NO_COMPONENTS: readonly PlanComponent[] = [];
const NO_LANGUAGES: readonly string[] = [];

/** Written out: the search makes thousands of pieces a line, and spreading objects costs more than all else. */
export function makePiece(given: Pick<Piece, "rule" | "next"> & Partial<Piece>): Piece {
  return {
    rule: given.rule,
    writing: given.writing ?? null,
    next: given.next,
    slots: given.slots ?? NO_SLOTS,
    fixed: given.fixed ?? NO_PARTS,
    also: given.also ?? NO_COMPONENTS,
    order: given.order ?? null,
    weight: given.weight ?? 1,
    prior: given.prior ?? 1,
    years: given.years ?? ANY_YEAR,
    needs: given.needs ?? NO_COMPONENTS,
    languages: given.languages ?? NO_LANGUAGES,
    leftOut: given.leftOut ?? null,
  };
}

/** The components a piece states, each at most once in a line. */
export function componentsOf({ slots, fixed, also }: Piece): PlanComponent[] {
  return [...slots.map((slot) => slot.component), ...(Object.keys(fixed) as (keyof FixedParts)[]), ...also];
}
