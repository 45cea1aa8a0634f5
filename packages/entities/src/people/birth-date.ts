/**
 * A date of birth: a date of the last two centuries, without a time.
 * Sources: ISO 8601-1 §5.2; Guinness World Records (oldest person, 122).
 */

import { PRESENT_YEAR } from "@limpid/dates";
import { cleanDate, date, describeDates } from "../calendar/date.ts";
import { decideDates, type FormedDates, learnFormedDates } from "../calendar/date-column.ts";
import { dateParts } from "../calendar/date-parts.ts";
import { defineEntity } from "../entity.ts";
import { invalid, type Outcome } from "../outcome.ts";

const EARLIEST = 1800;
/** There is no clock here: a release is read for so many years. */
const LATEST = PRESENT_YEAR + 5;
const YEAR = /^(\d{4})/;
const CONFIDENCE = 0.5;

export const birthDate = defineEntity<FormedDates>({
  id: "birth_date",
  title: "Date of birth",
  group: "person",
  needsTitle: "always",
  prefilter: { minLength: 6, all: ["digit"] },
  type: "date",
  isPersonal: true,
  maxLength: 60,
  headers: [
    /\b(dob|d\.o\.b\.?|birth ?date|date ?of ?birth|birthday|born|birth)\b/i,
    /(?:birth_?date|date_?of_?birth)/i,
    /\b(geburtsdatum|geburtstag|geboren|geb|naissance|né le|née le|nacimiento|nascimento|nascita|geboortedatum)\b/i,
  ],
  recognise: (text) => {
    const first = text.charCodeAt(0);
    if (text.length < 6 || first < 48 || (first > 57 && first < 65)) return 0;
    const year = /(?:1[89]|20)\d\d/.exec(text)?.[0];
    return year === undefined ? 0 : CONFIDENCE * date.recognise(text);
  },
  learn: (values, hints) => learnFormedDates(values, hints, { isPast: true }),
  describe: describeDates,
  settings: decideDates,
  clean: (text, column) => settle(cleanDate(text, column)),
  parts: dateParts,
});

function settle(outcome: Outcome): Outcome {
  if (outcome.kind !== "ok") return outcome;
  const year = YEAR.exec(outcome.output)?.[1] ?? "";
  if (Number(year) < EARLIEST || Number(year) > LATEST) return invalid(`Nobody alive was born in ${year}.`);
  return outcome;
}
