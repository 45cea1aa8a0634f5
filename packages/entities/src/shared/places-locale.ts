/** The country that a BCP 47 tag names, or that its language is nearly always of; undefined when it leaves that open. */
export function regionOfLocale(locale: string | undefined): string | undefined {
  if (locale === undefined || locale.length > 40) return undefined;
  const region = /^[A-Za-z]{2,3}(?:[-_][A-Za-z]{4})?[-_]([A-Za-z]{2})(?:[-_]|$)/.exec(locale)?.[1];
  return region === undefined ? bareRegion(locale) : region.toUpperCase();
}

/** Somebody who knows the country but not the language writes "CH" alone. */
function bareRegion(locale: string): string | undefined {
  return /^[A-Z]{2}$/.test(locale) ? locale : undefined;
}
