export { orderOfClock } from "./column/clock-order.ts";
export { type DateEvidence, type DateFacts, studyDates } from "./column/study-dates.ts";
export { toYearMonthDay } from "./column/year-day-month.ts";
export {
  describeImpossibleDate,
  findMissingDay,
  isZeroDate,
} from "./explain-impossible.ts";
export { fromCalendar } from "./other-calendars.ts";
export { DATETIME_FORMATS, type DatetimeFormat, formatDatetime, usesLocale } from "./output/datetime-format.ts";
export { findCaution } from "./output/find-caution.ts";
export { findDropped } from "./output/find-dropped.ts";
export { formatReading } from "./output/index.ts";
export { PRESENT_YEAR } from "./present-year.ts";
export { readDates } from "./read-dates.ts";
export type { ColumnReading, DateOrder, DateReading, ReadOptions } from "./reading.ts";
export type { LineReasoning, ReasonOptions } from "./reason/line-reasoning.ts";
export { reasonLine } from "./reason/reason-line.ts";
export { reasonLines } from "./reason/reason-lines.ts";
