/**
 * The code of a state, province or canton: the part of ISO 3166-2 after the country, or the whole.
 * Sources: ISO 3166-2; USPS Publication 28, appendix B.
 */
import type { CountedValue } from "@limpid/table";
import { findMissingToken, foldName } from "@limpid/text";
import { defineEntity } from "../entity.ts";
import { confirmed, invalid, missing, type Outcome, rewritten } from "../outcome.ts";
import { homeCountry } from "./home-country.ts";
import { type Region, regionOfCode, regionsOfName, regionsOfSuffix } from "./known-places.ts";
import { type RegionCountry, regionCountry } from "./region-country.ts";

interface CodeEvidence {
  readonly country: RegionCountry | undefined;
}

const SHORT = /^[A-Z0-9]{1,3}$/;
const WHOLE = /^[A-Z]{2}-[A-Z0-9]{1,3}$/;
/** Codes of military post and of territories that ISO lists as countries. */
const OTHER_CODES: ReadonlySet<string> = new Set([
  "US-AA",
  "US-AE",
  "US-AP",
  "US-PR",
  "US-VI",
  "US-GU",
  "US-AS",
  "US-MP",
]);

export const regionCode = defineEntity<CodeEvidence>({
  id: "region_code",
  title: "Code of a region",
  group: "geo",
  prefilter: { minLength: 1, maxLength: 6, first: ["capital"] },
  type: "text",
  maxLength: 12,
  headers: [
    /\b(state|state ?code|st|province ?code|region ?code|canton|iso ?3166-2|subdivision ?code|prov|uf|billing ?state)\b/i,
    /(?:state|province|region)_?(?:code|cd|abb)/i,
    /\b(kanton|kürzel|bundesland|code région|code département|estado|provincia|sigla|sigla provincia|provinciecode)\b/i,
  ],
  recognise: (text) => {
    if (text.length > 6 || text.length < 1) return 0;
    if (text.length > 3) return WHOLE.test(text) && regionOfCode(text) !== undefined ? 0.95 : 0;
    const first = text.charCodeAt(0);
    if (first < 65 || first > 90 || !SHORT.test(text)) return 0;
    if (regionOfCode(`US-${text}`) !== undefined) return 0.6;
    return regionsOfSuffix(text).length > 0 ? (text.length === 1 ? 0.1 : 0.35) : 0;
  },
  has: (text) => regionOfCode(text) !== undefined || (/^[A-Z]/.test(text) && regionsOfSuffix(text).length > 0),
  learn: (values, hints) => ({ country: countryOf(values, homeCountry(hints, values, isCodeOf)) }),
  describe: ({ country }) =>
    country === undefined
      ? []
      : [`Country ${country.alpha2}: ${country.cells} of ${country.known} known codes are of it.`],
  clean: cleanCode,
  allowedTokens: ["na", "nan", "nat", "nil"],
});

function isCodeOf(text: string, country: string): boolean {
  const code = text.toUpperCase();
  return regionOfCode(WHOLE.test(code) ? code : `${country}-${code}`) !== undefined;
}

function countryOf(values: readonly CountedValue[], home: string | undefined): RegionCountry | undefined {
  return regionCountry(
    values.filter(({ text }) => findMissingToken(text) === undefined),
    (key) => (WHOLE.test(key) ? [regionOfCode(key) ?? []].flat() : regionsOfSuffix(key)),
    (text) => text.toUpperCase(),
    home,
  );
}

const OLD_ABBREVIATIONS: Readonly<Record<string, string>> = {
  calif: "CA",
  fla: "FL",
  mass: "MA",
  penn: "PA",
  tex: "TX",
  wash: "WA",
  conn: "CT",
  ariz: "AZ",
  colo: "CO",
  mich: "MI",
  minn: "MN",
  tenn: "TN",
  wisc: "WI",
  ill: "IL",
  ind: "IN",
  ore: "OR",
  okla: "OK",
  nebr: "NE",
};

function cleanCode(text: string, { country }: CodeEvidence): Outcome {
  const code = text.toUpperCase().trim();
  if (country === undefined) return cleanAnywhere(text, code);
  const { alpha2, cells } = country;
  const suffix = WHOLE.test(code) && code.startsWith(alpha2) ? code.slice(3) : code.replace(/\./g, "");
  const known = knownCode(alpha2, suffix) ? suffix : codeOfName(text, alpha2);
  if (known !== undefined) {
    const why = known === code ? "In capitals." : `The code of ${text} in ${alpha2}, as in ${cells} cells.`;
    return rewritten(text, known, {
      why,
      rule: known === code ? "capitals" : "name-to-code",
      components: componentsOf(alpha2, known),
    });
  }
  if (SHORT.test(code) && regionsOfSuffix(code).length > 0 && cells < country.known)
    return rewritten(text, code, { why: "In capitals.", rule: "capitals", prob: 0.9 });
  if (findMissingToken(text) !== undefined)
    return missing(`"${text}" means no data: no region of ${alpha2} has this code.`);
  const isElsewhere = WHOLE.test(code) && regionOfCode(code) !== undefined;
  return isElsewhere ? confirmed(text) : invalid(`No region of ${alpha2} has this code.`);
}

/** Codes of several countries in one column: only those that no country has are refused. */
function cleanAnywhere(text: string, code: string): Outcome {
  const isKnown = WHOLE.test(code) ? regionOfCode(code) !== undefined : regionsOfSuffix(code).length > 0;
  if (!isKnown && !OTHER_CODES.has(code) && !OTHER_CODES.has(`US-${code}`)) return invalid("No region has this code.");
  const [only, other] = WHOLE.test(code) ? [regionOfCode(code)] : regionsOfSuffix(code);
  const components =
    only === undefined || other !== undefined ? {} : { region: only.english, country: only.code.slice(0, 2) };
  return rewritten(text, code, { why: "In capitals.", rule: "capitals", components });
}

function knownCode(alpha2: string, suffix: string): boolean {
  return regionOfCode(`${alpha2}-${suffix}`) !== undefined || OTHER_CODES.has(`${alpha2}-${suffix}`);
}

function codeOfName(text: string, alpha2: string): string | undefined {
  const old = alpha2 === "US" ? OLD_ABBREVIATIONS[foldName(text)] : undefined;
  const named = regionsOfName(foldName(text)).find(({ code }: Region) => code.startsWith(`${alpha2}-`));
  return old ?? named?.code.slice(3);
}

function componentsOf(alpha2: string, suffix: string): Readonly<Record<string, string>> {
  const region = regionOfCode(`${alpha2}-${suffix}`);
  return { country: alpha2, ...(region === undefined ? {} : { region: region.english }) };
}
