/**
 * Values that a spreadsheet took for something else when the file was opened and saved: 2-Mar for the gene MARCH2 or the
 * fraction 2/3, and 1.23E+12 for a code of thirteen digits. What stood there is gone, so that nothing is offered.
 */
import { type CountedValue, placesByShape } from "@limpid/table";
import { defineValueDetector } from "../detector.ts";

/** Fewer values do not show what the column is. */
const MIN_VALUES = 20;
/** If more values look so, the column asks. If more than the other share do, it holds dates or measured numbers. */
const MAX_SHARE = 0.05;
const MAX_ASKED = 0.5;
const DOUBTED = 0.5;

const MONTHS = "jan|feb|mar|mär|mrz|apr|may|mai|jun|jul|aug|sep|sept|oct|okt|nov|dec|dez";
/** The form in which spreadsheets write a date without a year. */
const SHORT_DATE = new RegExp(`^(?:\\d{1,2}(?:-|\\. ?)(?:${MONTHS})|(?:${MONTHS})(?:-|\\. ?)\\d{2})$`, "i");
/** A number that was too long for its cell. */
const ROUNDED = /^\d[.,]\d{1,14}E\+\d{1,2}$/i;
/** What both have in common with other texts of their shape, which tells neither letters nor small words apart. */
const MAY_BE_DAMAGED = /^(?:\d{1,2}(?:-|\. ?)[\p{L} ]+|[\p{L} ]+(?:-|\. ?)\d{2}|\d[.,]\d{1,14}[\p{L} ]+\+\d{1,2})$/u;
/** A code that is long enough to be rounded: spreadsheets show twelve digits, and keep fifteen. */
const LONG_CODE = /^\d{12,}$/;
/** Among that many long codes, rounded ones are damage however many there are. */
const MIN_LONG = 5;
const MAX_SHARE_OF_LONG = 0.6;

type Feature = "values" | "share" | "areLong";

export const spreadsheetDamage = defineValueDetector<Feature>({
  name: "spreadsheet damage",
  about: "A date without a year, or a rounded number, where a spreadsheet took a code or a name for it",
  source: "Ziemann, Eren and El-Osta 2016, Gene name errors are widespread in the scientific literature",
  rules: { "text.spreadsheet": "propose" },
  features: {
    values: "different values of the column",
    share: "share of them that look so",
    areLong: "1 where the others are codes of so many digits that a spreadsheet rounds them",
  },
  *detect(columns) {
    for (const [column, { role, type, values }] of columns.entries()) {
      if (type !== "text" || (role !== "code" && role !== "label")) continue;
      const looks = role === "code" ? [SHORT_DATE, ROUNDED] : [SHORT_DATE];
      const damaged = placesByShape(values, (text) => MAY_BE_DAMAGED.test(text)).filter((value) =>
        looks.some((look) => look.test(values[value]?.text ?? "")),
      );
      if (damaged.length === 0) continue;
      const features = {
        values: values.length,
        share: damaged.length / values.length,
        areLong: Number(areLong(values)),
      };
      const explain = () => "A spreadsheet may have converted the original value to a date or number.";
      for (const value of damaged)
        yield { kind: "value", column, value, output: null, rule: "text.spreadsheet", features, explain };
    }
  },
  probability: ({ values, share, areLong }) => {
    if (areLong === 1) return share > MAX_SHARE_OF_LONG ? 0 : DOUBTED;
    return values < MIN_VALUES || share > MAX_SHARE ? 0 : DOUBTED;
  },
  isMany: ({ values, share }) => values >= MIN_VALUES && share <= MAX_ASKED,
});

/** Whether all values that are not rounded are long codes. */
function areLong(values: readonly CountedValue[]): boolean {
  const whole = values.filter(({ text }) => !ROUNDED.test(text));
  return whole.length >= MIN_LONG && whole.every(({ text }) => LONG_CODE.test(text));
}
