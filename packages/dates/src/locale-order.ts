/** Gives the usual order of numeric dates in a locale, according to CLDR. */
import type { DateOrder } from "./reading.ts";

export interface LocalePrior {
  readonly language: string;
  readonly orders: Readonly<Record<DateOrder, number>>;
}

const DEFAULT_LOCALE = "de-CH";
const ORDERS: Readonly<Record<DateOrder, LocalePrior["orders"]>> = {
  dmy: { dmy: 0.7, mdy: 0.3, ymd: 0.2 },
  mdy: { dmy: 0.3, mdy: 0.7, ymd: 0.2 },
  ymd: { dmy: 0.35, mdy: 0.25, ymd: 0.6 },
};
const MAX_LOCALES = 500;
const SAMPLE_MS = 1_709_640_000_000;

const priors = new Map<string, LocalePrior>();

/** Accepts "de_CH" as well as "de-CH"; an unknown locale falls back to the default. */
export function localePrior(locale = DEFAULT_LOCALE): LocalePrior {
  const known = priors.get(locale);
  if (known !== undefined) return known;
  const tag = toTag(locale);
  const prior = { language: tag.split("-")[0] ?? "de", orders: ORDERS[orderOf(tag)] };
  if (priors.size >= MAX_LOCALES) priors.clear();
  priors.set(locale, prior);
  return prior;
}

/** Lists languages by their usual order, because asking Intl for each language is slow. */
const YEAR_FIRST = new Set([
  "zh",
  "ja",
  "ko",
  "yue",
  "hu",
  "lt",
  "mn",
  "ii",
  "bo",
  "dz",
  "eu",
  "si",
  "kk",
  "ky",
  "sah",
]);
const MONTH_FIRST = new Set(["en", "fil", "haw", "chr", "lkt"]);

export function languageOrders(language: string | undefined): LocalePrior["orders"] {
  if (language === undefined) return ORDERS.dmy;
  if (YEAR_FIRST.has(language)) return ORDERS.ymd;
  return MONTH_FIRST.has(language) ? ORDERS.mdy : ORDERS.dmy;
}

function toTag(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll("_", "-"))[0] ?? DEFAULT_LOCALE;
  } catch {
    return DEFAULT_LOCALE;
  }
}

function orderOf(tag: string): DateOrder {
  const format = new Intl.DateTimeFormat(tag, { year: "numeric", month: "numeric", day: "numeric", timeZone: "UTC" });
  const letters = format
    .formatToParts(SAMPLE_MS)
    .map((part) => ({ day: "d", month: "m", year: "y" })[part.type as string] ?? "");
  const order = letters.join("");
  return order === "mdy" || order === "ymd" ? order : "dmy";
}
