/**
 * How countries number their people. Of several that read a number equally well, the first counts.
 * Sources: OECD, Tax identification numbers (by country); the schemes as checked by stdnum and Wikipedia's list of
 * national identification numbers.
 */
import { AMERICAN_IDS } from "./american-ids.ts";
import { EASTERN_IDS } from "./eastern-ids.ts";
import { EUROPEAN_IDS } from "./european-ids.ts";
import { FURTHER_IDS } from "./further-ids.ts";
import type { NationalIdLine, NationalIdScheme } from "./scheme.ts";

/** Schemes that any number may be tried by. */
export const NATIONAL_IDS = schemesOf([...AMERICAN_IDS, ...EUROPEAN_IDS, ...EASTERN_IDS]);
/** With those that a country or a title has to name. */
export const ALL_NATIONAL_IDS = [...NATIONAL_IDS, ...schemesOf(FURTHER_IDS)];

function schemesOf(lines: readonly NationalIdLine[]): readonly NationalIdScheme[] {
  return lines.map(([country, name, shape, forms, check]) => ({
    country,
    name,
    shape,
    check,
    forms: forms.split("|"),
  }));
}
