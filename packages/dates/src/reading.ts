/** What reading a line yields: one likely datetime, with what the line states and nothing it does not. */

export type DateOrder = "dmy" | "mdy" | "ymd";

/** A component is null when the text does not state it; nothing is filled in. */
export interface DateReading {
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
  readonly hour: number | null;
  readonly minute: number | null;
  readonly second: number | null;
  readonly millisecond: number | null;
  readonly offsetMinutes: number | null;
  /** How a date of numbers only was taken; null when a name or a label says which number is which. */
  readonly order: DateOrder | null;
  /** Names of the rules that explain the line, such as "numeric-date + clock-time". */
  readonly rule: string;
  /** How likely this reading is what was meant, 0 to 1. */
  readonly score: number;
}

export interface ReadOptions {
  /** Language and region of the reader, such as "de_CH" (the default). It ranks readings and never hides one. */
  readonly locale?: string;
  /** The order that the rest of the column proved; readings of another order then come last. */
  readonly order?: DateOrder;
  /** Whether the column writes some dates as Excel serials, such as 45356. */
  readonly serials?: boolean;
  /** Lists unlikely readings too. */
  readonly listsAll?: boolean;
}
