/**
 * Code of a branch of the economy: NAICS (2 to 6 digits), SIC (4), NACE and ISIC (a letter, or digits with a point).
 * Sources: NAICS 2022 (US Census Bureau); NACE Rev. 2 (Eurostat).
 */

import { headerWords } from "../columns/header-words.ts";
import { defineEntity } from "../entity.ts";
import { type Cleaned, confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";
import { isicSection, naicsSector } from "./industry-sectors.ts";

const DIGITS = /^\d{2,6}$/;
const NAICS_RANGE = /^(?:31-33|44-45|48-49)$/;
const NACE = /^([A-U])?\.?(?:(\d{2})(?:\.(\d)(\d)?(?:\.?(\d{1,2}))?)?)?$/;
/** Divisions of the old SIC that neither NAICS nor NACE has as their first two digits. */
const SIC_LENGTH = 4;

export const industryCode = defineEntity({
  id: "industry_code",
  title: "Industry code",
  group: "org",
  prefilter: { minLength: 2, maxLength: 7, all: ["digit"], first: ["digit", "capital"] },
  type: "text",
  maxLength: 20,
  headers: [
    headerWords(
      "(?:naics|sic|nace|isic|noga|ateco|cnae|naf|ape|gics)(?:[ _-]?(?:code|no|number|\\d{2,4}|rev\\.? ?\\d))*|industry[ _-]?(?:code|id)|sector[ _-]?code|branchen?(?:code|schlüssel)|wz-?(?:code|2008)|code (?:naf|ape|d'activité)|código (?:cnae|de actividad|de atividade)|codice ateco|sbi-?code|bedrijfstakcode",
    ),
  ],
  needsTitle: "bare",
  recognise: (text) => {
    if (text.length < 2 || text.length > 7) return 0;
    const first = text.charCodeAt(0);
    if (first >= 48 && first <= 57) {
      if (text.charAt(2) === ".") return NACE.test(text) && cleanCode(text).kind === "ok" ? 0.3 : 0;
      return DIGITS.test(text) && isKnownPrefix(text) ? (text.length === 6 ? 0.25 : 0.12) : 0;
    }
    return first >= 65 && first <= 85 && /^[A-U]\.?\d{2}(?:\.\d{1,2})?$/.test(text) ? 0.3 : 0;
  },
  clean: cleanCode,
});

function isKnownPrefix(digits: string): boolean {
  const prefix = digits.slice(0, 2);
  if (digits.length === SIC_LENGTH) return prefix !== "00";
  return naicsSector(digits) !== undefined || isicSection("", prefix) !== undefined;
}

function cleanCode(text: string): Outcome {
  const bare = text.replace(/^(?:NAICS|SIC|NACE|ISIC|NOGA|WZ)\b[\s:.#-]*/i, "").toUpperCase();
  if (NAICS_RANGE.test(bare)) return written(text, bare, naicsSector(bare)?.title);
  if (DIGITS.test(bare)) {
    if (!isKnownPrefix(bare)) return invalid(`No sector starts with ${bare.slice(0, 2)}.`);
    return written(text, bare, (naicsSector(bare) ?? isicSection("", bare.slice(0, 2)))?.title);
  }
  const [found, letter = "", division = ""] = NACE.exec(bare) ?? [];
  if (!found) return invalid("Not a code of NAICS, SIC, NACE or ISIC.");
  const section = isicSection(letter, division);
  return section === undefined ? invalid("NACE and ISIC have no such division.") : written(text, bare, section.title);
}

function written(text: string, output: string, sector: string | undefined): Outcome {
  const components: Cleaned["components"] = { sector: sector ?? "" };
  if (output === text) return confirmed(text, components);
  return rewritten(text, output, { why: "Only the code is kept.", rule: "form", components });
}
