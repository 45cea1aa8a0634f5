/** What a column of dates has in common besides their order: the form that its own dates have. */
import { type DateFacts, orderOfClock } from "@limpid/dates";
import type { CountedValue, Decision } from "@limpid/table";
import type { ColumnHints } from "../entity.ts";
import { type DateColumn, decideOrder, learnDates } from "./date-order.ts";
import { detectIsoForm, type IsoForm } from "./iso-form.ts";
import { type CalendarEvidence, decideCalendar, learnCalendar } from "./other-calendar.ts";
import { decideZone, learnZone, type ZoneEvidence } from "./shared-zone.ts";
import { joinByDay } from "./split-time.ts";

export interface FormedDates extends DateColumn {
  /** How dates are written that are not yet. */
  readonly form: IsoForm;
  /** What stands between a date and its time. */
  readonly joint: "T" | " ";
  /** Whether nearly all dates state no time: a midnight among them states none either. */
  readonly isBare: boolean;
  /** How an offset of zero is written. */
  readonly utc: "Z" | "+00:00";
  readonly calendar: CalendarEvidence;
  readonly zone: ZoneEvidence;
}

const JOINED = /^\d{4}-\d{2}-\d{2}[T ]/;
const DATE_LENGTH = 10;
const TIMED = /\d:\d/;
/** One in so many cells may state a time where the others are bare dates. */
const FEW_TIMED = 5;

export function learnFormedDates(values: readonly CountedValue[], hints: ColumnHints, facts?: DateFacts): FormedDates {
  let [cells, basic, letter, space, zulu, timed] = [0, 0, 0, 0, 0, 0];
  for (const { text, count } of values) {
    cells += count;
    if (TIMED.test(text)) timed += count;
    if (detectIsoForm(text) === "basic") basic += count;
    else if (JOINED.test(text)) {
      if (text.charAt(DATE_LENGTH) === "T") letter += count;
      else space += count;
      if (text.endsWith("Z")) zulu += count;
    }
  }
  return {
    ...learnDates(joinByDay(values), hints, {
      ...facts,
      clockOrder: () => orderOfClock(values.map(({ text }) => text)),
    }),
    form: basic * 2 > cells ? "basic" : "extended",
    isBare: timed * FEW_TIMED < cells,
    joint: letter > space ? "T" : " ",
    utc: zulu * 2 > letter + space ? "Z" : "+00:00",
    calendar: learnCalendar(values, hints),
    zone: learnZone(values, hints),
  };
}

export function decideDates(column: FormedDates): readonly Decision[] {
  return [...decideOrder(column), ...decideCalendar(column.calendar), ...decideZone(column.zone)];
}
