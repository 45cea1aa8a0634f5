/**
 * A branch of the economy. Titles of NAICS and ISIC are known; others stay as the column spells them.
 * Sources: NAICS 2022 (US Census Bureau); ISIC Rev. 4 (UN Statistics Division).
 */

import { headerWords } from "../columns/header-words.ts";
import { indexHeadWords } from "../names/head-words.ts";
import { LETTER, nameShape } from "../names/name-shape.ts";
import { defineOpenListNames } from "../names/open-list-names.ts";
import { sectorTitles } from "./industry-sectors.ts";

const MAX_KNOWN_LENGTH = 100;
const FREQUENT = new Set(
  "accounting advertising aerospace agriculture automotive banking biotechnology chemicals construction consulting education electronics energy engineering entertainment fashion finance fintech gambling gaming government healthcare health hospitality insurance internet investment legal logistics manufacturing marketing media mining nonprofit non-profit pharmaceuticals pharma publishing real-estate retail robotics security semiconductors software sports technology telecom telecommunications textiles tourism transportation travel utilities wholesale e-commerce ecommerce industrials materials financials landwirtschaft bau bauwesen handel industrie verkehr gastgewerbe gesundheitswesen versicherungen banken agriculture construction commerce industrie transport santé tourisme agricultura construcción comercio turismo industria agricoltura commercio edilizia landbouw bouw handel zorg".split(
    " ",
  ),
);
const branchWord = indexHeadWords(
  "manufacturing services retail wholesale banking insurance software hardware telecommunications telecom biotechnology pharmaceuticals healthcare utilities mining construction agriculture forestry fishing logistics transportation aerospace automotive hospitality tourism entertainment publishing electronics semiconductors chemicals textiles apparel industry industries trade estate finance financials industrials technology energy media goods staples discretionary materials advertising consulting education",
);

export const industry = defineOpenListNames({
  id: "industry",
  title: "Industry",
  group: "org",
  prefilter: { minLength: 3, maxLength: MAX_KNOWN_LENGTH, any: ["letter"] },
  maxLength: 200,
  headers: [
    headerWords(
      "industr(?:y|ies)(?:[ _-]?(?:name|group|type))?|sectors?|(?:sub[ _-]?)?sector|gics(?:[ _-]sector)?|line of business|vertical|branche|wirtschaftszweig|sektor|secteur(?: d'activité)?|industrie|activité|sector|industria|rubro|setor|indústria|settore|bedrijfstak|branche",
    ),
  ],
  recognise: (text) => {
    if (text.length < 3 || text.length > MAX_KNOWN_LENGTH || (nameShape(text) & LETTER) === 0) return 0;
    const lower = text.toLowerCase();
    if (sectorTitles.has(lower)) return 0.95;
    if (FREQUENT.has(lower)) return 0.75;
    const place = branchWord(text);
    return place === undefined ? 0.02 : place === "last" ? 0.6 : 0.35;
  },
  isKnown: (folded) => sectorTitles.has(folded),
  componentsOf: (text) => ({ code: sectorTitles.get(text.toLowerCase())?.code ?? "" }),
});
