/** All countries by their codes, in the order of their English names. */

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** Codes of CLDR that are no countries: unions, made-up accents, unknown. */
const NO_COUNTRIES = new Set(["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"]);

export interface Country {
  readonly code: string;
  readonly name: string;
}

let known: readonly Country[] | undefined;

export function listCountries(): readonly Country[] {
  known ??= findCountries();
  return known;
}

function findCountries(): readonly Country[] {
  const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return codes
    .filter((code) => !NO_COUNTRIES.has(code) && isPresent(code))
    .flatMap((code) => {
      const name = names.of(code);
      return name === undefined ? [] : [{ code, name }];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}

/** A country that is no more has the code of another one in its place. */
function isPresent(code: string): boolean {
  return new Intl.Locale(`und-${code}`).region === code;
}
