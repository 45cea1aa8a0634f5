/**
 * A brand: what makers print on their goods. Case belongs to the name (adidas, IKEA, iRobot) and stays.
 * Sources: schema.org, Brand; WIPO's Nice Classification of goods.
 */

import { headerWords } from "../columns/header-words.ts";
import { CAPITAL, LETTER, nameShape } from "../names/name-shape.ts";
import { defineOpenListNames } from "../names/open-list-names.ts";
import { isBrandName } from "./brand-names.ts";

const MAX_KNOWN_LENGTH = 30;
const MAX_GAPS = 2;

export const brand = defineOpenListNames({
  id: "brand",
  title: "Brand",
  group: "org",
  prefilter: { minLength: 2, maxLength: MAX_KNOWN_LENGTH, any: ["letter"] },
  maxLength: 150,
  needsLetters: false,
  headers: [
    headerWords(
      "brand(?:s|[ _-]?name)?|make|car[ _-]?make|manufacturer|label|marke(?:nname)?|hersteller|marque|marca|merk(?:naam)?|fabrikant",
    ),
  ],
  recognise: (text) => {
    if (text.length < 2 || text.length > MAX_KNOWN_LENGTH) return 0;
    const shape = nameShape(text);
    if ((shape & LETTER) === 0) return 0;
    if (isBrandName(text.toLowerCase())) return (shape & CAPITAL) === 0 ? 0.4 : 0.85;
    return (shape & CAPITAL) !== 0 && text.split(" ", MAX_GAPS + 2).length <= MAX_GAPS + 1 ? 0.08 : 0.02;
  },
});
