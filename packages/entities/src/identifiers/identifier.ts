/**
 * A value that names a thing: a key, a code, a number that is not counted with. Nothing in it is ever changed, for each
 * character may matter: leading zeros, case, even spaces.
 * Sources: ISO/IEC 11179-5 (identifiers); Ziemann et al. 2016, on gene names turned into dates by spreadsheets.
 */

import { describeShapes, learnShapes, partsOfCode, type ShapeEvidence } from "../columns/value-shape.ts";
import { defineEntity } from "../entity.ts";
import { confirmed } from "../outcome.ts";

export const identifier = defineEntity<ShapeEvidence>({
  id: "identifier",
  title: "Identifier",
  group: "id",
  takesAnyText: true,
  prefilter: { minLength: 1, maxLength: 60 },
  type: "text",
  maxLength: Number.POSITIVE_INFINITY,
  care: "exact",
  headers: [
    /(?:^|[_ -])(id|uuid|guid|key|code|sku|isbn|issn|ean|gtin|vin|iban|zip|plz|ref|reference|serial|nr|no)(?:$|[_ .-])/i,
    /\b(identifier|postal ?code|post ?code|zip ?code|gene|symbol|account|code postal|código|codice|kennung|nummer|kontonummer)\b/i,
    /[a-z](Id|ID|Code|Key|Nr|No)$|. (?:number|code|id)$/,
  ],
  recognise: (text) => {
    if (text.length > 60 || text === "") return 0;
    if (/^0\d+$/.test(text)) return 0.9;
    if (/^\d+$/.test(text)) return text.length > 10 ? 0.6 : 0.3;
    if (/^\+?\d[\d ()/-]{5,}\d$/.test(text)) return 0.7;
    if (/\s/.test(text) || !/\d/.test(text)) return 0.1;
    return /^[\p{L}\d][\p{L}\d_./:#-]*$/u.test(text) && /\p{L}|-/u.test(text) ? 0.8 : 0.1;
  },
  has: () => false,
  learn: learnShapes,
  describe: describeShapes,
  clean: (text) => confirmed(text, partsOfCode(text)),
  isPlain: () => true,
});
