/**
 * Name of something to be bought, with its model, size or colour. Kept as written.
 * Sources: schema.org, Product; GS1 Global Product Classification.
 */

import { headerWords } from "../columns/header-words.ts";
import { DIGIT, GAP, LETTER, nameShape } from "../names/name-shape.ts";
import { defineOpenListNames } from "../names/open-list-names.ts";
import { brandAtStart } from "../organizations/brand-names.ts";

const MAX_KNOWN_LENGTH = 200;
const SIZE =
  /\b\d+(?:[.,]\d+)?\s?(?:ml|cl|l|g|kg|mg|oz|lb|lbs|mm|cm|m|in|inch|gb|tb|mb|mah|w|v|pcs|pack|stk|pk|ct|count|piece|pieces)\b|\d"|\b\d+\s?x\s?\d+\b/i;
const MODEL =
  /\b(?:[A-Z]{1,4}-?\d{2,5}[A-Z]{0,3}|(?:Pro|Plus|Max|Mini|Ultra|Lite|XL|Deluxe|Edition|Set|Kit|Pack|Series|Gen))\b/;

export const productName = defineOpenListNames({
  id: "product_name",
  title: "Name of a product",
  group: "text",
  prefilter: { minLength: 3, maxLength: MAX_KNOWN_LENGTH },
  maxLength: 1_000,
  needsLetters: false,
  headers: [
    headerWords(
      "(?:product|item|goods|merchandise|article|model|menu[ _-]?item|dish|drug|medicine|variant|stock[ _-]?item)s?(?:[ _-]?(?:name|title|description|desc))?",
    ),
    headerWords(
      "produkt(?:name|bezeichnung)?|artikel(?:name|bezeichnung)?|ware|bezeichnung|modell|(?:nom du )?produit|article|désignation|producto|artículo|modelo|produto|artigo|prodotto|articolo|modello|product(?:naam)?",
    ),
  ],
  recognise: (text) => {
    if (text.length < 3 || text.length > MAX_KNOWN_LENGTH) return 0;
    if (text.length <= 120) {
      const shape = nameShape(text);
      if ((shape & LETTER) === 0) return 0;
      if ((shape & GAP) === 0) return 0.04;
      if (brandAtStart(text) !== "") return (shape & DIGIT) === 0 ? 0.7 : 0.85;
      if ((shape & DIGIT) === 0) return MODEL.test(text) ? 0.35 : 0.08;
    }
    return SIZE.test(text) ? 0.6 : MODEL.test(text) ? 0.45 : 0.08;
  },
  componentsOf: (text) => ({ brand: brandAtStart(text) }),
});
