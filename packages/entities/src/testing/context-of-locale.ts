import { saidContext, type TableContext, UNKNOWN_CONTEXT } from "@limpid/table";

/** A table of which a person says that it is of the country of "de-CH". */
export function contextOfLocale(locale: string | undefined): TableContext {
  return saidContext(UNKNOWN_CONTEXT, locale?.split(/[-_]/)[1]?.toUpperCase());
}
