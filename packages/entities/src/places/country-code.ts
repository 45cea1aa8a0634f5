/**
 * The code of a country: two letters, three letters or three digits. One form a column; names among codes get theirs.
 * Sources: ISO 3166-1; CLDR territory names (as packed by i18n-iso-countries).
 */
import type { CountedValue } from "@limpid/table";
import { chosenForm, decideForm, describeForm } from "../decide.ts";
import { type ColumnHints, defineEntity } from "../entity.ts";
import { confirmed, invalid, missing, type Outcome, rewritten } from "../outcome.ts";
import { countryOfCode, isCountryCode } from "./country-codes.ts";
import { englishName, findCountry } from "./country-names.ts";

type Form = "alpha2" | "alpha3" | "numeric";

interface CodeEvidence {
  readonly form: Form;
  readonly inferred: Form;
  readonly isChosen: boolean;
  readonly cells: Readonly<Record<Form, number>>;
}

/** Codes of everyday use that ISO 3166-1 reserves or leaves to its users. */
const USUAL: Readonly<Record<string, string>> = { UK: "GB", EL: "GR" };
const KEPT: ReadonlySet<string> = new Set(["EU", "XK", "UN", "XKX"]);
/** Codes of former countries (ISO 3166-3), and those of sports that ISO 3166-1 does not have, with their former teams (IOC, FIFA). */
const OTHER_LISTS: ReadonlySet<string> = new Set(
  [
    "AN ANT BU BUR CS CSK SCG DD DDR FX FXX NT NTZ SU SUN TP TMP YD YMD YU YUG ZR ZAR",
    "ALG ANG ARU ASA BAH BAN BAR BER BHU BIZ BOT BRU BUL CAM CAY CGO CHA CHI CRC CRO DEN ENG ESA FIJ GAM GBS GEQ GER GRE GRN GUA GUI HAI HON",
    "INA IRI ISV IVB KSA KUW LAT LBA LES LIB MAD MAS MAW MGL MON MRI MTN MYA NCA NED NEP NGR NIG NIR OMA PAR PHI PLE POR PUR RSA SAM SCO SEY",
    "AHO AIN ANZ BIR BOH BWI CEY CRT DAH EOR EUN FRG GDR HBR IOA IOP IVC KOS MAL NBO NFL NRH OAR RAU RHO ROC ROT SAA UAR UPV WIF YAR ZAI",
    "SIN SKN SLO SOL SRI SUD SUI TAN TCH TGA TOG TPE UAE URS URU VAN VIE VIN WAL ZAM ZIM",
  ]
    .join(" ")
    .split(" "),
);
const FORM_NAME: Readonly<Record<Form, string>> = {
  alpha2: "two-letter codes",
  alpha3: "three-letter codes",
  numeric: "numbers of three digits",
};

export const countryCode = defineEntity<CodeEvidence>({
  id: "country_code",
  title: "Country code",
  group: "geo",
  prefilter: { minLength: 2, maxLength: 3, first: ["capital"] },
  type: "text",
  maxLength: 80,
  headers: [
    /\b(country ?code|country ?iso|iso ?[23]?|iso ?(?:alpha|code)|alpha ?[23]|cc|country|nationality ?code|cca[23])\b/i,
    /country_?(?:code|iso|cd)|iso_?[a23]/i,
    /\b(ländercode|länderkürzel|land|staat|code pays|pays|código de país|país|código do país|codice paese|paese|landcode)\b/i,
  ],
  recognise: (text) => {
    if (text.length < 2 || text.length > 3) return 0;
    const first = text.charCodeAt(0);
    if (first < 65 || first > 90) return 0;
    if (KEPT.has(text)) return 0.3;
    return /^[A-Z]+$/.test(text) && (isCountryCode(text) || USUAL[text] !== undefined)
      ? text.length === 2
        ? 0.7
        : 0.8
      : 0;
  },
  has: (text) => isCountryCode(text) || KEPT.has(text),
  learn: learnForms,
  describe: (evidence) => [describeForm({ ...evidence, names: FORM_NAME })],
  settings: (evidence) => decideForm({ ...evidence, names: FORM_NAME }),
  clean: cleanCode,
  allowedTokens: ["na"],
});

function readForm(text: string): Form | undefined {
  if (!/^(?:[A-Z]{2,3}|\d{3})$/i.test(text)) return undefined;
  const code = text.toUpperCase();
  if (!isCountryCode(code) && USUAL[code] === undefined && !KEPT.has(code)) return undefined;
  return /\d/.test(code) ? "numeric" : code.length === 2 ? "alpha2" : "alpha3";
}

function learnForms(values: readonly CountedValue[], hints: ColumnHints): CodeEvidence {
  const cells = { alpha2: 0, alpha3: 0, numeric: 0 };
  for (const { text, count } of values) {
    const form = readForm(text);
    if (form !== undefined) cells[form] += count;
  }
  const [inferred = "alpha2"] = (["alpha2", "alpha3", "numeric"] as const).toSorted((a, b) => cells[b] - cells[a]);
  const chosen = chosenForm(hints, cells);
  return { form: chosen ?? inferred, inferred, isChosen: chosen !== undefined, cells };
}

function cleanCode(text: string, { form, cells }: CodeEvidence): Outcome {
  const code = text.toUpperCase();
  if (code === "NA" && cells.alpha2 === 0 && cells.alpha3 + cells.numeric > 0)
    return missing(`"${text}" means no data: the column has no two-letter codes.`);
  if (KEPT.has(code)) return rewritten(text, code, { why: "In capitals.", rule: "capitals" });
  const alpha2 = USUAL[code] ?? (readForm(text) === undefined ? findCountry(text)?.code : countryOfCode(code)?.alpha2);
  if (alpha2 === undefined && OTHER_LISTS.has(text)) return confirmed(text);
  if (alpha2 === undefined) return invalid("No country has this code.");
  const alpha3 = countryOfCode(alpha2)?.alpha3 ?? "";
  const output = { alpha2, alpha3, numeric: countryOfCode(alpha2)?.numeric ?? "" }[form];
  if (output === "") return invalid(`${englishName(alpha2)} has no such code.`);
  return rewritten(text, output, {
    why: output === code ? "In capitals." : `${englishName(alpha2)}, as one of the ${FORM_NAME[form]} of the column.`,
    rule: output === code ? "capitals" : "one-form",
    components: { country: englishName(alpha2), alpha3 },
  });
}
