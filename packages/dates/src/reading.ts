/** Defines the result of reading a line: one likely datetime, with what the line states and nothing else. */

export type DateOrder = "dmy" | "mdy" | "ymd";

/** Whether the column proves the order of these numbers, another one or none, or the line names another weekday. */
export type Standing = "open" | "proven" | "outlier" | "other-weekday";

/** A component is null if the text does not state it; nothing is filled in. */
export interface Parts {
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
  readonly hour: number | null;
  readonly minute: number | null;
  readonly second: number | null;
  /** Decimals of the second, with each stated digit. */
  readonly fraction: string | null;
  readonly offsetMinutes: number | null;
}

export interface DateReading extends Parts {
  /** Order of a numeric date; null if a name or a label identifies the numbers. */
  readonly order: DateOrder | null;
  readonly standing: Standing;
  /** Names of the rules that explain the line, such as "numeric-date + clock-time". */
  readonly rule: string;
  /** Probability that this reading was meant, 0 to 1. */
  readonly score: number;
}

/** Evidence from the rest of a column about how to read its dates. */
export interface ColumnReading {
  /** Order that the column proves; readings of another order then come last. */
  readonly order: DateOrder | null;
  /** Orders that the column does not rule out. */
  readonly viable: readonly DateOrder[];
  /** Proven order of dates with dots, which prove nothing about the others. */
  readonly dottedOrder: DateOrder | null;
  /** Order suggested by regular steps and the like; shown first if none is proven. */
  readonly likely: DateOrder | null;
  /** Range of the two-digit years; null if the column leaves it open. */
  readonly shortYears: ShortYears | null;
  /** Whether the column writes some dates as Excel serials, such as 45356. */
  readonly serials: boolean;
}

export interface YearRange {
  readonly first: number;
  readonly last: number;
}

/** The range of two-digit years in a column. */
export interface ShortYears extends YearRange {
  /** Orders in which a date of another year is none of the column's. */
  readonly excludes: readonly DateOrder[];
}

export interface ReadOptions {
  /** Language and region of the reader, such as "de_CH" (the default). It ranks readings and never hides one. */
  readonly locale?: string;
  readonly column?: ColumnReading;
  /** Lists unlikely readings too. */
  readonly listsAll?: boolean;
}
