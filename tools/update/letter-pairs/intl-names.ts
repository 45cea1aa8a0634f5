/** Names that every locale of CLDR has: countries, languages, currencies, months and weekdays. */

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const PAIRS = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));
const CODES: Readonly<Record<string, readonly string[]>> = {
  region: PAIRS,
  language: PAIRS.map((pair) => pair.toLowerCase()),
  currency: Intl.supportedValuesOf("currency"),
};

export function intlNames(locale: string): readonly string[] {
  return [...displayNames(locale), ...dateNames(locale)];
}

function displayNames(locale: string): readonly string[] {
  return (["region", "language", "currency"] as const).flatMap((type) => {
    const names = new Intl.DisplayNames(locale, { type, fallback: "none" });
    return (CODES[type] ?? []).flatMap((code) => names.of(code) ?? []);
  });
}

function dateNames(locale: string): readonly string[] {
  const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { dateStyle: "full", timeZone: "UTC" });
  return Array.from({ length: 48 }, (_, index) => format.format(Date.UTC(2024, Math.floor(index / 4), 1 + index)));
}
