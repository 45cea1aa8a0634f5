/**
 * A span of dates, written start/end as in ISO 8601; what one side omits is taken from the other. An end that is
 * still open is written as two dots.
 * Sources: ISO 8601-1 §5.5 (time intervals) and ISO 8601-2 §4.4 (open intervals); CLDR interval formats.
 */

import { mayHaveDigit, startsWithDigit } from "@limpid/text";
import { defineEntity } from "../entity.ts";
import { type Cleaned, confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";
import { type DateColumn, decideOrder, explainOrder, learnDates } from "./date-order.ts";
import { findCalendarNames } from "./find-calendar-name.ts";
import { detectIsoForm } from "./iso-form.ts";
import { OPEN_END, readSpan, type Span, splitSides } from "./read-span.ts";

const ISO = /^\d{4}(?:-\d{2}){0,2}\/(?:\d{4}(?:-\d{2}){0,2}|\.\.)$/;
const YEAR_OR_MONTH = /^(?:1\d|20|21)\d{2}(?:-(?:0[1-9]|1[0-2]))?$/;
/** Numbers of two parts look like this, too: 2024-1001 is an order of that year, as its end says. */
const BARE_YEARS = /^\d{4} ?[-–—/] ?\d{2,4}$/;
const DAY_MS = 86_400_000;
const MIN_LENGTH = 7;
const MAX_LENGTH = 80;
const FIRST_WORD = /^\p{L}{3,12}/u;
const OPENING = new Set(
  "from between von vom zwischen entre del dal van tussen since seit ab depuis desde sinds vanaf".split(" "),
);
const ONE_DATE = /^\d{1,4}([-/.])\d{1,2}\1\d{1,4}/;
const JOINT = /[-–—/~…]|\.\.| (?:to|bis|au|al|a|até|hasta|tot|until|through) /;
const MAY_JOIN =
  /^\d{1,4}(?:\.|st|nd|rd|th)? ?(?:[-–—/~]|\.\.)|^\d.{0,16}(?: [-–—~]|[–—…]| (?:to|bis|au|al|a|até|hasta|tot|until|through) )/;

export const dateRange = defineEntity<DateColumn>({
  id: "date_range",
  title: "Span of dates",
  group: "datetime",
  prefilter: { minLength: 7, any: ["any-digit"], with: ["hyphen", "slash", "dot", "gap", "other", "foreign"] },
  type: "text",
  maxLength: 80,
  headers: [
    /\b(date ?range|dates|period|time ?span|time ?frame|term|season|tenure|years ?active|in ?office|reign|semester|duration)\b/i,
    /\b(zeitraum|zeitspanne|amtszeit|laufzeit|période|dates|periodo|período|mandato|periode|looptijd|ambtstermijn)\b/i,
  ],
  recognise: (text) => {
    if (text.length < MIN_LENGTH) return 0;
    if (ISO.test(text)) return 0.97;
    if (!mayBeSpan(text)) return 0;
    const span = readSpan(text);
    if (span === undefined) return 0;
    if (!BARE_YEARS.test(text)) return 0.95;
    return endsBeforeItStarts(span) ? 0 : 0.6;
  },
  learn: (values, hints) => learnDates(splitSides(values), hints),
  describe: explainOrder,
  settings: decideOrder,
  clean: cleanSpan,
});

/** Two numbers or a name of a month, and something between the sides that one date does not have. */
function mayBeSpan(text: string): boolean {
  if (!startsWithDigit(text)) {
    const word = FIRST_WORD.exec(text)?.[0];
    return (
      word !== undefined &&
      mayHaveDigit(text, MAX_LENGTH) &&
      (OPENING.has(word.toLowerCase()) || findCalendarNames("month", word).length > 0)
    );
  }
  const day = ONE_DATE.exec(text)?.[0].length ?? 0;
  return day === 0 ? MAY_JOIN.test(text) : day < text.length && JOINT.test(text.slice(day));
}

function cleanSpan(text: string, column: DateColumn): Outcome {
  const span = readSpan(text, column);
  if (span === undefined) return isOneDate(text) ? confirmed(text, { start: text }) : invalid("Not two dates.");
  if (endsBeforeItStarts(span)) return invalid("It ends before it starts.");
  const { start, end } = span;
  return rewritten(text, `${start}/${end}`, {
    why: "Start and end as ISO 8601.",
    rule: "iso",
    prob: span.isCompleted ? 0.95 : 0.97,
    components: partsOf(span),
  });
}

function endsBeforeItStarts({ start, end }: Span): boolean {
  const length = Math.min(start.length, end.length);
  return end !== OPEN_END && start.slice(0, length) > end.slice(0, length);
}

/** A span may have begun and ended on one day, or in one year. */
function isOneDate(text: string): boolean {
  return detectIsoForm(text) === "extended" || YEAR_OR_MONTH.test(text);
}

/** Days are counted with the first and the last one. */
function partsOf({ start, end }: Span): Cleaned["components"] {
  if (end === OPEN_END) return { start };
  const isWhole = /^\d{4}-\d{2}-\d{2}$/.test(start) && /^\d{4}-\d{2}-\d{2}$/.test(end);
  const days = isWhole ? Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS) + 1 : undefined;
  return { start, end, ...(days !== undefined && { days: String(days) }) };
}
