/**
 * The number a state gives a person: social security, tax or identity number. The table's country decides which; without
 * it, the country whose numbers nearly all cells are.
 * Sources: OECD, Tax identification numbers; Wikipedia, national identification numbers (by country).
 */
import { type CountedValue, countCells } from "@limpid/table";
import { findMajority } from "../columns/find-majority.ts";
import { type ColumnHints, defineEntity } from "../entity.ts";
import { DIGIT, nameShape } from "../names/name-shape.ts";
import { invalid, type Outcome, rewritten } from "../outcome.ts";
import { homeCountry, MIN_TELLING } from "../places/home-country.ts";
import { findScheme, hasWrongCheck, type NationalId, readAnyNationalId, readNationalId } from "./read-national-id.ts";
import type { NationalIdScheme } from "./scheme.ts";

interface IdEvidence {
  readonly scheme: NationalIdScheme | undefined;
  readonly cells: number;
  /** Whether nearly all numbers are written without separators. */
  readonly isBare: boolean;
}

const MAJORITY = 0.8;
/** Different numbers that are read to learn the country: each is tried by all schemes. */
const STUDIED = 300;
const SHAPE = /^[A-Z0-9][A-Z0-9./ +-]{5,18}(?:[A-Z0-9]|\([A-Z0-9]\))$/i;
/** Lengths that hardly any other number has. */
const DIGITS = /^(?:\d{11}|\d{13})$/;
const SURE_FORM =
  /^(?:\d{3}-\d\d-\d{4}|756\.\d{4}\.\d{4}\.\d\d|\d{3}\.\d{3}\.\d{3}-\d\d|\d{6}-\d{4}|\d{6}\/\d{3,4}|\d{6}[-+A]\d{3}[0-9A-Y]|[A-Z]{6}\d\d[A-EHLMPRST]\d\d[A-Z]\d{3}[A-Z]|[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z0-9]\d|[XYZ\d]\d{7}[A-Z]|[A-Z]{2} ?\d\d ?\d\d ?\d\d ?[A-D]|\d{5}-\d{7}-\d|\d\d\.\d{3}\.\d{3}-[\dK]|[A-Z]{1,2}\d{6}\([\dA]\))$/;

export const nationalId = defineEntity<IdEvidence>({
  id: "national_id",
  title: "National identification number",
  group: "person",
  prefilter: {
    minLength: 8,
    maxLength: 19,
    all: ["digit"],
    only: ["digit", "latin", "dot", "slash", "gap", "plus", "hyphen", "round"],
  },
  type: "text",
  isPersonal: true,
  maxLength: 30,
  headers: [
    /\b(ssn|sin|nino|nin|national ?(?:id|insurance|identity)(?: ?(?:no|number|card))?|social ?security(?: ?(?:no|number))?|tax ?(?:id|number|file)|tin|personal ?(?:id|code|number)|identity ?(?:no|number|card)|id ?card|citizen ?id)\b/i,
    /\b(ahv|ahv-?nr|ahv-nummer|sozialversicherungsnummer|steuer-?id|personalausweis|nir|numéro de sécurité sociale|dni|nie|nif|cpf|rut|curp|cédula|codice fiscale|bsn|burgerservicenummer|rijksregisternummer|pesel|cnp|egn|oib|jmbg|personnummer|cpr|kennitala|aadhaar|nric|hkid|inn|инн|снилс)\b/i,
  ],
  isChecked: true,
  recognise: (text) => {
    if (text.length < 8 || text.length > 19 || (nameShape(text) & DIGIT) === 0 || !SHAPE.test(text)) return 0;
    if (SURE_FORM.test(text)) return readAnyNationalId(text).length > 0 ? 0.85 : 0.1;
    if (!DIGITS.test(text)) return 0;
    return readAnyNationalId(text).some(({ scheme }) => scheme.check !== undefined) ? 0.35 : 0.02;
  },
  learn: learnCountry,
  describe: ({ scheme, cells }) =>
    scheme === undefined || cells === 0 ? [] : [`${scheme.name} (${scheme.country}): ${cells} cells.`],
  tells: ({ scheme, cells }) => (scheme !== undefined && cells >= MIN_TELLING ? { country: scheme.country } : {}),
  clean: cleanId,
});

/** Names that numbers of one country alone have. */
const NAMES: readonly (readonly [country: string, name: RegExp])[] = [
  ["US", /\b(?:ssn|social security)\b/i],
  ["GB", /\b(?:nino|national insurance)\b/i],
  ["CH", /\bahv\b/i],
  ["BR", /\bcpf\b/i],
  ["MX", /\bcurp\b/i],
  ["IT", /\bcodice fiscale\b/i],
  ["NL", /\bbsn\b/i],
  ["PL", /\bpesel\b/i],
  ["RO", /\bcnp\b/i],
  ["BG", /\begn\b/i],
  ["HR", /\boib\b/i],
  ["SE", /\bpersonnummer\b/i],
  ["IS", /\bkennitala\b/i],
  ["IN", /\baadhaar\b/i],
  ["SG", /\bnric\b/i],
  ["HK", /\bhkid\b/i],
  ["NZ", /\bird (?:no|nr|number)\b/i],
  ["KE", /\bkra pin\b/i],
];

/** The country that the header names, where at least every second number is one of it. */
function schemeOfHeader(header: string, values: readonly CountedValue[]): NationalIdScheme | undefined {
  const title = header.slice(0, 60).replace(/[_-]+/g, " ");
  const scheme = findScheme(NAMES.find(([, name]) => name.test(title))?.[0] ?? "");
  if (scheme === undefined) return undefined;
  return 2 * countCells(values.filter(({ text }) => readNationalId(text, scheme) !== undefined)) >= countCells(values)
    ? scheme
    : undefined;
}

function isIdOf(text: string, country: string): boolean {
  const scheme = findScheme(country);
  return scheme !== undefined && readNationalId(text, scheme) !== undefined;
}

function learnCountry(values: readonly CountedValue[], hints: ColumnHints): IdEvidence {
  const { header } = hints;
  const step = Math.max(1, Math.floor(values.length / STUDIED));
  const studied = values.filter((_, index) => index % step === 0);
  const said = findScheme(homeCountry(hints, studied, isIdOf) ?? "");
  const scheme = said ?? schemeOfHeader(header, studied) ?? commonScheme(studied);
  const read = scheme === undefined ? [] : studied.flatMap((value) => readCounted(value, scheme));
  const cells = countCells(read);
  const split = read.filter(({ id }) => id.standard !== id.code);
  const isBare = findMajority(split, (text, { id }) => text.toUpperCase() === id.code) === true;
  return { scheme, cells, isBare };
}

function readCounted(value: CountedValue, scheme: NationalIdScheme): readonly (CountedValue & { id: NationalId })[] {
  const id = readNationalId(value.text, scheme);
  return id === undefined ? [] : [{ ...value, id }];
}

/** The scheme that reads nearly all, if only one does: numbers written in its own form count double. */
function commonScheme(values: readonly CountedValue[]): NationalIdScheme | undefined {
  const cells = new Map<NationalIdScheme, number>();
  for (const { text, count } of values) {
    for (const { scheme, standard, code } of readAnyNationalId(text)) {
      const isOwnForm = standard === text && standard !== code;
      cells.set(scheme, (cells.get(scheme) ?? 0) + count * (isOwnForm ? 2 : 1));
    }
  }
  const [first, ...others] = [...cells].sort((a, b) => b[1] - a[1]);
  if (first === undefined || first[1] < MAJORITY * countCells(values)) return undefined;
  const second = others.find(([{ name }]) => name !== first[0].name);
  return second !== undefined && second[1] >= MAJORITY * first[1] ? undefined : first[0];
}

function cleanId(text: string, { scheme, isBare }: IdEvidence): Outcome {
  if (scheme === undefined) return cleanAnywhere(text);
  const id = readNationalId(text, scheme);
  if (id === undefined)
    return invalid(
      hasWrongCheck(text, scheme)
        ? `The check digit is wrong for a ${scheme.name}.`
        : `Not in the format of a ${scheme.name}.`,
    );
  const components = { country: scheme.country };
  const why = `Format used in ${scheme.country}.`;
  return rewritten(text, isBare ? id.code : id.standard, { why, rule: "form", components });
}

/** Several countries' numbers, or one nobody can tell: only what no country gives out is refused. */
function cleanAnywhere(text: string): Outcome {
  const found = readAnyNationalId(text);
  if (found.length === 0) return invalid("Not a national ID of a known country.");
  const [only, other] = found;
  const components = only === undefined || other !== undefined ? {} : { country: only.scheme.country };
  return rewritten(text, text.toUpperCase(), { why: "In capitals.", rule: "capitals", components });
}
