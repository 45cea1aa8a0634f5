/** Codes of ISO 4217, those of currencies that are no more included: old tables have them. */
import currencyCodes from "currency-codes";

const WITHDRAWN =
  "ARA ATS AZM BEF BGL BRB BRC BRE BRN BRR BYR CSD CYP DEM EEK ESP FIM FRF GHC GRD HRK IEP ITL LTL LUF LVL MRO MTL MZM NLG PLZ PTE ROL RUR SDD SIT SKK STD SUR TMM TRL VEB VEF YUD YUM YUN ZMK ZWD ZWL";

export const CURRENCY_CODES: ReadonlySet<string> = new Set([
  ...currencyCodes.codes(),
  ...Intl.supportedValuesOf("currency"),
  ...WITHDRAWN.split(" "),
]);
