/** Ingestion parameters under the titles of specification §3, in its order; unknown ones keep their name and follow. */
import { LABELS } from "@limpid/contract";

type Title = keyof typeof LABELS.ingestionTitles;

/** Other keys for the same parameter. */
const ALIASES: Readonly<Record<string, Title>> = { lineterminator: "line_terminator" };

export function titledParameters(parameters: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  const given = new Map(Object.entries(parameters).map(([key, value]) => [ALIASES[key] ?? key, value]));
  const titles = Object.entries(LABELS.ingestionTitles);
  const known = titles.flatMap(([key, title]): [string, string][] => {
    const value = given.get(key);
    given.delete(key);
    return value === undefined ? [] : [[title, value || LABELS.none]];
  });
  return [...known, ...[...given].map(([key, value]) => [key, value || LABELS.none] as const)];
}
