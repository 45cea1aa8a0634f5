/**
 * Gender, in words or by a letter. The column keeps its form; M is a man or, in Spanish, a woman, as the column shows.
 * Sources: ISO/IEC 5218; HL7 administrative gender; CLDR gender terms.
 */
import { defineVocabulary, readVocabulary } from "../names/vocabulary.ts";

export const gender = defineVocabulary({
  id: "gender",
  title: "Gender",
  group: "person",
  headers: [
    /\b(gender|sex|geschlecht|sexe|sexo|genre|género|genero|gênero|sesso|genere|geslacht)\b/i,
    /(?:^|_)(?:gender|sex)(?:_|$)/i,
  ],
  prefix: /^https?:\/\/schema\.org\//i,
  usualLetters: "FMWH",
  vocabulary: readVocabulary({
    letter: "F|Fem; M|Masc; X|NB|D|O; O; U; ; T; ; B",
    "letter (German)": "W; M; D; ; U",
    "letter (French)": "F; H; X; A; I",
    "letter (Spanish)": "M; H; X; O",
    English:
      "female|fem.|fem|femal|fe male; male|masc.|masc; non-binary|nonbinary|nb|enby; other|others; unknown|not specified|undisclosed|prefer not to say|not stated|unspecified; transgender|trans; trans woman|transgender female|mtf; trans man|transgender male|ftm; both|unisex|all|mixed|any; genderqueer|gender fluid|genderfluid|agender|intersex|two-spirit|bigender",
    "man, woman": "woman|women; man|men; non-binary; other; unknown; trans; trans woman; trans man; both; genderqueer",
    "boy, girl": "girl|girls; boy|boys; ; other; unknown",
    "male, female adult": "lady|ladies; gentleman|gentlemen",
    German:
      "weiblich|weibl|weibl.; männlich|männl|männl.; divers; andere|anderes|sonstige; unbekannt|keine Angabe; trans; ; ; beide",
    "German nouns": "Frau|Frauen; Mann|Männer|Herr; divers; andere",
    French: "féminin; masculin; non binaire; autre; inconnu|non précisé; ; ; ; mixte",
    "French nouns": "femme|femmes; homme|hommes; ; autre",
    Spanish: "femenino|femenina; masculino; no binario; otro|otra; desconocido; ; ; ; mixto",
    "Spanish nouns": "mujer|mujeres; hombre|hombres|varón; ; otro",
    Portuguese: "feminino|feminina; masculino|masculina; não binário; outro; desconhecido; ; ; ; misto",
    "Portuguese nouns": "mulher|mulheres; homem|homens; ; outro",
    Italian: "femminile; maschile; non binario; altro; sconosciuto; ; ; ; misto",
    "Italian nouns": "donna|femmina; uomo|maschio; ; altro",
    Dutch: "vrouwelijk; mannelijk; non-binair; anders|overig; onbekend; ; ; ; gemengd",
    "Dutch nouns": "vrouw; man; ; anders",
    Polish: "kobieta; mężczyzna; ; inne",
    Russian: "женский|жен|жен.; мужской|муж|муж.; ; другой",
    "Russian letter": "Ж; М",
    "other languages":
      "γυναίκα|θήλυ|жінка|жіноча|жена|kvinna|kvinde|kvinne|nainen|žena|femeie|kadın; άνδρας|άρρεν|чоловік|чоловіча|мъж|mies|muž|férfi|bărbat|erkek; ; annat|andet|annet|muu|jiné",
  }),
  allowedTokens: ["nb"],
});
