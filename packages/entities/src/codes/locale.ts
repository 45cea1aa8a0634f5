/**
 * A locale: language, and often script and country, as a BCP 47 tag. The names that operating systems use (de_CH.UTF-8)
 * are read too.
 * Sources: RFC 5646 (BCP 47); the IANA language subtag registry, by way of ISO 639 and ISO 3166-1.
 */
import { headerWords } from "../columns/header-words.ts";
import { defineEntity } from "../entity.ts";
import { englishName } from "../names/english-name.ts";
import { type Cleaned, invalid, type Outcome, rewritten } from "../outcome.ts";
import { isCountryCode } from "../places/country-codes.ts";
import { shortLanguageCodes } from "./language-codes.ts";

const TAG = /^[a-z]{2,3}(?:[-_][a-z\d]{2,8}){0,6}$/i;
const WITH_PLACE = /^[a-z]{2,3}[-_](?:[A-Z][a-z]{3}[-_])?(?:[A-Z]{2}|\d{3})$/i;
/** Encoding and variant behind an operating system's name of a locale. */
const POSIX_END = /[.@][A-Za-z\d@=-]{1,20}$/;

export const locale = defineEntity({
  id: "locale",
  title: "Locale",
  group: "code",
  prefilter: { minLength: 2, any: ["letter"] },
  type: "text",
  maxLength: 50,
  headers: [
    headerWords(
      "locale(?:[ _-]?(?:code|id))?|culture|lang(?:uage)?[ _-]?tag|bcp[ _-]?47|gebietsschema|sprachraum|paramètres régionaux|configuración regional|localidade|impostazioni locali|landinstelling",
    ),
  ],
  recognise: (text) => {
    if (text.length === 2) return shortLanguageCodes().has(text) ? 0.2 : 0;
    const mark = text.charCodeAt(2);
    if ((mark !== 45 && mark !== 95 && text.charCodeAt(3) !== 45) || !WITH_PLACE.test(text)) return 0;
    return cleanLocale(text).kind === "ok" ? 0.93 : 0;
  },
  clean: cleanLocale,
});

function cleanLocale(text: string): Outcome {
  const tag = text.replace(POSIX_END, "").replaceAll("_", "-");
  const parsed = TAG.test(tag) ? parse(tag) : undefined;
  if (parsed === undefined) return invalid("Not a BCP 47 tag.");
  const { language, region = "", script = "" } = parsed;
  if (englishName("language", language) === undefined && !shortLanguageCodes().has(language))
    return invalid(`No language has the code ${language}.`);
  if (/^[A-Z]{2}$/.test(region) && !isCountryCode(region) && region !== "XK")
    return invalid(`No country has the code ${region}.`);
  const components: Cleaned["components"] = { language, region, script };
  return rewritten(text, parsed.toString(), { why: "BCP 47 format.", rule: "form", components });
}

function parse(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
