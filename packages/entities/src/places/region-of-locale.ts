/** The country of a BCP 47 tag ("de-CH"); undefined when it names none. */
export function regionOfLocale(locale: string | undefined): string | undefined {
  const region = locale?.match(/^[a-z]{2,3}(?:[-_][a-z]{4})?[-_]([a-z]{2})(?![a-z\d])/i)?.[1];
  return region?.toUpperCase();
}
