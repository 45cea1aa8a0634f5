/** The order of day and month that is usual where a table comes from, by CLDR: a hint, and never a proof. */
import type { DateOrder } from "@limpid/dates";
import type { TableContext } from "@limpid/table";

/** Undefined where the table is of several countries or of none that is known, and its language is written in several orders. */
export function usualOrder(context: TableContext | undefined): DateOrder | undefined {
  const [country, otherCountry] = context?.countries ?? [];
  if (country !== undefined && otherCountry === undefined) return orderIn(country);
  const [language, otherLanguage] = context?.languages ?? [];
  if (country !== undefined || language === undefined || otherLanguage !== undefined || language === "en")
    return undefined;
  return orderOf(language);
}

/** In the language that most people speak there. */
function orderIn(country: string): DateOrder | undefined {
  const { language, region } = new Intl.Locale(`und-${country}`).maximize();
  return region === country ? orderOf(`${language}-${region}`) : undefined;
}

function orderOf(locale: string): DateOrder | undefined {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: "UTC" }).formatToParts(0);
  const order = parts
    .map(({ type }) => type.charAt(0))
    .filter((letter) => "dmy".includes(letter))
    .join("");
  return order === "dmy" || order === "mdy" || order === "ymd" ? order : undefined;
}
