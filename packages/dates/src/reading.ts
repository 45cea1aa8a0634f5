/** What reading a line yields: one likely datetime, with what the line states and nothing it does not. */

export type DateOrder = "dmy" | "mdy" | "ymd";

/** Whether the column proves the order of these numbers, or another one, or none; or the date is of another weekday. */
export type Standing = "open" | "proven" | "outlier" | "other-weekday";

/** A component is null when the text does not state it; nothing is filled in. */
export interface DateReading {
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
  readonly hour: number | null;
  readonly minute: number | null;
  readonly second: number | null;
  /** The decimals of the second, each digit that is stated. */
  readonly fraction: string | null;
  readonly offsetMinutes: number | null;
  /** How a date of numbers only was taken; null when a name or a label says which number is which. */
  readonly order: DateOrder | null;
  readonly standing: Standing;
  /** Names of the rules that explain the line, such as "numeric-date + clock-time". */
  readonly rule: string;
  /** How likely this reading is what was meant, 0 to 1. */
  readonly score: number;
}

/** What the rest of a column says of how its dates are read. */
export interface ColumnReading {
  /** The order that the column proves; readings of another order then come last. */
  readonly order: DateOrder | null;
  /** The orders that it leaves. */
  readonly viable: readonly DateOrder[];
  /** The proven order of dates with dots, which prove nothing for the others. */
  readonly dottedOrder: DateOrder | null;
  /** The order that regular steps and the like make likelier: shown first, where none is proven. */
  readonly likely: DateOrder | null;
  /** The years that two digits stand for; null where the column leaves them open. */
  readonly shortYears: YearRange | null;
  /** Whether the column writes some dates as Excel serials, such as 45356. */
  readonly serials: boolean;
}

export interface YearRange {
  readonly first: number;
  readonly last: number;
}

export interface ReadOptions {
  /** Language and region of the reader, such as "de_CH" (the default). It ranks readings and never hides one. */
  readonly locale?: string;
  readonly column?: ColumnReading;
  /** Lists unlikely readings too. */
  readonly listsAll?: boolean;
}
