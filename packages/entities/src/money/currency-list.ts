/** Codes of ISO 4217, those of currencies that are no more included: old tables have them. */
import { CURRENCIES } from "../../data/generated/currencies.ts";

const WITHDRAWN =
  "ARA ATS AZM BEF BGL BRB BRC BRE BRN BRR BYR CSD CYP DEM EEK ESP FIM FRF GHC GRD HRK IEP ITL LTL LUF LVL MRO MTL MZM NLG PLZ PTE ROL RUR SDD SIT SKK STD SUR TMM TRL VEB VEF YUD YUM YUN ZMK ZWD ZWL";

/** Codes of currencies in circulation, by their numbers. */
export const CODES_BY_NUMBER: ReadonlyMap<string, string> = new Map(CURRENCIES.map(([code, number]) => [number, code]));

export const CURRENT_CODES: ReadonlySet<string> = new Set(CURRENCIES.map(([code]) => code));

export const CURRENCY_CODES: ReadonlySet<string> = new Set([
  ...CURRENT_CODES,
  ...Intl.supportedValuesOf("currency"),
  ...WITHDRAWN.split(" "),
]);
