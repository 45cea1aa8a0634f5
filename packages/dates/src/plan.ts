/**
 * Describes how lines of one shape are read: which digits are which component, and what the words of the shape fix. A
 * plan is made once per shape (all digits written as 9) and then applied to every line of that shape.
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

/** A range of digits in the line. */
export interface Slot {
  readonly component: SlotComponent;
  readonly start: number;
  readonly end: number;
}

/** Parts that words and signs of the shape state. `offsetSign` is 1 or -1, `zone` minutes east of UTC. */
export interface FixedParts {
  readonly monthName?: number;
  readonly weekday?: number;
  readonly meridiem?: HalfDay;
  readonly zone?: number;
  readonly offsetSign?: 1 | -1;
  /** Named hour, such as noon or midnight. */
  readonly namedHour?: number;
  /** Minutes before or after the hour: half past, Viertel vor. */
  readonly minuteShift?: number;
  /** Day in words, such as eighth. */
  readonly namedDay?: number;
  /** Era of the year. */
  readonly era?: Era;
  /** Calendar of the month's name. */
  readonly calendar?: Era;
}

/**
 * `namedMonth` is a month identified by a name or a label, so that numbers beside it can be day and year; `wholeYear`
 * is a year, quarter or week that is a date by itself.
 */
export type PlanComponent = SlotComponent | keyof FixedParts | "namedMonth" | "wholeYear";

/** A range of characters of a line. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The notation of a piece, if it restricts how the piece may be combined. */
export type Writing = "dotted" | "labelled" | "compact" | "labelled-year";

/** The reading of a run of tokens by one rule. */
export interface Piece {
  readonly rule: string;
  readonly writing: Writing | null;
  /** Index of the first token after the piece. */
  readonly next: number;
  readonly slots: readonly Slot[];
  readonly fixed: FixedParts;
  /** Components stated besides its slots and fixed parts. */
  readonly also: readonly PlanComponent[];
  readonly order: DateOrder | null;
  /** How strongly this use of the tokens suggests that the line is a date at all, 0 to 1. */
  readonly weight: number;
  /** Likelihood beside other uses of the same tokens, 0 to 1. */
  readonly prior: number;
  /** Years in which the reading is plausible. */
  readonly years: YearRange;
  /** Components that the rest of the line must state; otherwise this piece means something else. */
  readonly needs: readonly PlanComponent[];
  /** Languages in which the words have this meaning; empty for any. */
  readonly languages: readonly string[];
  /** Part that no datetime can hold: the end of a range, an unknown zone, "about". */
  readonly leftOut: Stretch | null;
}

export interface Plan extends Omit<Piece, "next" | "needs" | "also" | "writing" | "leftOut"> {
  readonly leftOut: readonly Stretch[];
  readonly writings: readonly Writing[];
  readonly has: ReadonlySet<PlanComponent>;
  /** Whether its year has two digits and thus an open century. */
  readonly hasShortYear: boolean;
  /** Tokens that it explains; the rest is noise. */
  readonly tokens: { readonly first: number; readonly next: number };
}

export const ANY_YEAR: YearRange = { first: 1, last: 9999 };

const NO_SLOTS: readonly Slot[] = [];
const NO_PARTS: FixedParts = {};
const NO_COMPONENTS: readonly PlanComponent[] = [];
const NO_LANGUAGES: readonly string[] = [];

/**
 * Lists every field, because the search makes thousands of pieces per line, and spreading objects dominates its cost.
 */
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

/** Returns the components that a piece states, each at most once in a line. */
export function listComponents({ slots, fixed, also }: Piece): PlanComponent[] {
  return [...slots.map((slot) => slot.component), ...(Object.keys(fixed) as (keyof FixedParts)[]), ...also];
}
