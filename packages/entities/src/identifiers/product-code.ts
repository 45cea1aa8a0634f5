/**
 * An article number, SKU, part or model number. Nothing in it is ever changed: makers use case, spaces and zeros.
 * Sources: GS1 General Specifications §3 (additional product identification); ISO/IEC 11179-5 (identifiers).
 */

import { describeShapes, learnShapes, partsOfCode, type ShapeEvidence } from "../columns/value-shape.ts";
import { defineEntity } from "../entity.ts";
import { confirmed } from "../outcome.ts";

export const productCode = defineEntity<ShapeEvidence>({
  id: "product_code",
  title: "Product code",
  group: "id",
  takesAnyText: true,
  prefilter: {
    minLength: 3,
    maxLength: 40,
    all: ["digit"],
    only: ["digit", "latin", "gap", "dot", "underscore", "slash", "hash", "plus", "round", "hyphen"],
  },
  type: "text",
  maxLength: Number.POSITIVE_INFINITY,
  care: "exact",
  headers: [
    /\b(sku|mpn|asin|part ?(?:no|number|nr)|article ?(?:no|number|nr)|item ?(?:no|number|code)|product ?(?:code|no|number|id)|model ?(?:no|number|code)?|style ?(?:no|number|code)|catalog(?:ue)? ?(?:no|number)?)\b/i,
    /\b(artikelnummer|artikel-?nr|bestellnummer|teilenummer|modell|référence|réf|modèle|referencia|modelo|código de producto|referência|código do produto|codice (?:prodotto|articolo)|modello|artikelcode|productcode)\b/i,
  ],
  recognise: (text) => {
    if (text.length > 40 || text.length < 3) return 0;
    if (!/^[A-Z\d][A-Z\d ._/#+()-]*$/i.test(text) || !/\d/.test(text)) return 0;
    if (!/[A-Z]/i.test(text)) return 0.1;
    return text.includes(" ") ? 0.15 : text.length > 4 ? 0.6 : 0.4;
  },
  learn: learnShapes,
  describe: describeShapes,
  clean: (text) => {
    const { prefix } = partsOfCode(text);
    return confirmed(text, prefix === undefined ? {} : { prefix });
  },
});
