/** The options for reading and writing lines, which the bar above the panes sets. */
import { DATE_DEFAULTS, DATE_FORMATS, type DateFormatName } from "@limpid/contract";

export interface CleaningOptions {
  readonly format: DateFormatName;
  readonly locale: string;
  readonly fast: boolean;
  readonly cache: boolean;
}

export const DEFAULT_OPTIONS: CleaningOptions = DATE_DEFAULTS;

export function usesLocale({ format }: CleaningOptions): boolean {
  return DATE_FORMATS.some(({ name, usesLocale: isUsed }) => name === format && isUsed);
}
