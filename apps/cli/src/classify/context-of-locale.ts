import { saidContext, type TableContext, UNKNOWN_CONTEXT } from "@limpid/table";

/** A table of the country of a BCP 47 tag ("de-CH"), also written "de_CH"; of an unknown one where it names none. */
export function contextOfLocale(locale: string | undefined): TableContext {
  const region = locale?.match(/^[a-z]{2,3}(?:[-_][a-z]{4})?[-_]([a-z]{2})(?![a-z\d])/i)?.[1];
  return saidContext(UNKNOWN_CONTEXT, region?.toUpperCase());
}
