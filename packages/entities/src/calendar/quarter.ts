/**
 * A quarter of a year, with its year where one is stated: 2024-Q1. A bare quarter stays one.
 * Sources: CLDR quarter names; Eurostat SDMX time periods (2024-Q1).
 */

import { foldText } from "@limpid/text";
import { findMajority } from "../columns/find-majority.ts";
import { defineEntity } from "../entity.ts";
import { invalid, type Outcome, rewritten } from "../outcome.ts";
import { completeYear } from "./short-year.ts";

type Form = "digit" | "bare" | "with year";

interface QuarterReading {
  readonly quarter: number;
  readonly year: string | undefined;
}

const MARK = "(?:q|qtr|quarter|t|k|quartal|trimestre|trim|kwartaal|kw|kv)";
/** Q1 2024, 1Q24, 1st quarter 2024, 1. Quartal 2024, 1er trimestre 2024. */
const QUARTER_FIRST = new RegExp(
  `^(?:${MARK} ?\\.? ?(\\d)|(\\d) ?(?:\\.|st|nd|rd|th|er|e|o|a|ª|º|°)? ?${MARK})\\.?(?:[ ,/'_-]+(?:of |de |del |do |von |van )?|)(?:fy ?)?'?(\\d{4}|\\d{2})?$`,
);
/** 2024-Q1, 2024 Q1, 2024Q1, 2024T1, FY24 Q1. */
const YEAR_FIRST = new RegExp(`^(?:fy ?)?'?(\\d{4}|\\d{2})[ ,/:._-]*${MARK} ?(\\d)$`);
/** A quarter's letter beside a digit, or one of its words. */
const MAY_BE_QUARTER = /^[\dqtkf'].*[qtk]|^[qtk].*\d|^(?:first|second|third|fourth) /i;
const WORDS: Readonly<Record<string, string>> = { first: "1", second: "2", third: "3", fourth: "4" };

export const quarter = defineEntity<{ readonly form: Form | undefined }>({
  id: "quarter",
  title: "Quarter",
  group: "datetime",
  prefilter: { minLength: 2, maxLength: 30, any: ["latin"] },
  type: "text",
  maxLength: 40,
  headers: [
    /\b(quarter|quarters|qtr|fiscal ?quarter|yearquarter|year ?quarter)\b/i,
    /\b(quartal|trimestre|kwartaal)\b/i,
    /(?:_quarter|Quarter|_qtr)$/,
  ],
  recognise: (text) => {
    if (text.length < 2 || text.length > 30 || !MAY_BE_QUARTER.test(text)) return 0;
    const reading = readQuarter(text);
    if (reading === undefined || reading.quarter < 1 || reading.quarter > 4) return 0;
    return reading.year !== undefined || !/^[tk]\d|\d[tk]$/i.test(text) ? 0.95 : 0.15;
  },
  learn: (values) => ({ form: findMajority(values, formOf) }),
  describe: ({ form }) => (form === undefined ? [] : [`Quarters are written as: ${form}.`]),
  clean: cleanQuarter,
});

function formOf(text: string): Form | undefined {
  if (/^[1-4]$/.test(text)) return "digit";
  const reading = readQuarter(text);
  return reading === undefined ? undefined : reading.year === undefined ? "bare" : "with year";
}

function readQuarter(text: string): QuarterReading | undefined {
  const folded = foldText(text).replace(/^(first|second|third|fourth)(?= )/, (word) => WORDS[word] ?? word);
  const first = QUARTER_FIRST.exec(folded);
  if (first !== null) return { quarter: Number(first[1] ?? first[2]), year: completeYear(first[3] ?? "") };
  const second = YEAR_FIRST.exec(folded);
  return second === null ? undefined : { quarter: Number(second[2]), year: completeYear(second[1] ?? "") };
}

function cleanQuarter(text: string, { form }: { readonly form: Form | undefined }): Outcome {
  const digit = /^[1-4]$/.test(text) ? Number(text) : undefined;
  const reading = digit === undefined ? readQuarter(text) : { quarter: digit, year: undefined };
  if (reading === undefined) return invalid("Not a quarter.");
  const { quarter: number, year } = reading;
  if (number < 1 || number > 4) return invalid(`There is no quarter ${number}.`);
  const bare = form === "digit" ? String(number) : `Q${number}`;
  return rewritten(text, year === undefined ? bare : `${year}-Q${number}`, {
    why: "Year first, then the quarter.",
    rule: "form",
    components: { quarter: String(number), ...(year !== undefined && { year }) },
  });
}
