export { type DateEvidence, gatherDateEvidence } from "./gather-evidence.ts";
export { describeImpossibleDate, isZeroDate, looksLikeImpossibleDate } from "./impossible-date.ts";
export { type DateFormat, formatReading } from "./output/index.ts";
export { readDates } from "./read-dates.ts";
export type { DateOrder, DateReading, ReadOptions } from "./reading.ts";
