/**
 * Code of a disease by ICD-10 or one of its national editions, with a point behind the third character.
 * Sources: WHO, ICD-10 volume 2 §2.4; ICD-10-CM Official Guidelines §I.A.
 */

import { headerWords } from "../columns/header-words.ts";
import { defineEntity } from "../entity.ts";
import { confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";
import { edgeFilter, LETTERS } from "../prefilters/edge-filter.ts";

/** The dagger, the asterisk and the marks of the German edition may follow. */
const CODE = /^([A-Z]\d[\dA-Z])(?:\.?([\dA-Z]{1,4}))?([+*†!]?)$/;
const RANGE = /^[A-Z]\d[\dA-Z] ?[-–] ?[A-Z]\d[\dA-Z]$/;
/** The last code of each chapter, in order. */
const CHAPTER_ENDS =
  "B99 I,D49 II,D89 III,E90 IV,F99 V,G99 VI,H59 VII,H95 VIII,I99 IX,J99 X,K95 XI,L99 XII,M99 XIII,N99 XIV,O9A XV,P96 XVI,Q99 XVII,R99 XVIII,T98 XIX,U99 XXII,Y99 XX,Z99 XXI"
    .split(",")
    .map((line) => line.split(" ") as [string, string]);

const mayBe = edgeFilter({ minLength: 3, maxLength: 9, first: LETTERS });

export const icd10 = defineEntity({
  id: "icd10",
  title: "Disease code (ICD-10)",
  group: "code",
  prefilter: { minLength: 3, maxLength: 9, all: ["digit"], first: ["capital"] },
  type: "text",
  maxLength: 30,
  headers: [
    headerWords(
      "icd(?:[ _-]?10)?(?:[ _-]?(?:cm|gm|am|ca))?(?:[ _-]?codes?)?|(?:diagnosis|diagnostic|dx)[ _-]?codes?|diagnosis",
    ),
    headerWords(
      "diagnose(?:code|schlüssel)?|cim-?10|code (?:de )?diagnostic|cie-?10|código (?:de )?diagnóstico|cid-?10|codice (?:di )?diagnosi",
    ),
  ],
  recognise: (text) => {
    const digit = text.charCodeAt(1);
    if (digit < 48 || digit > 57 || !mayBe(text) || !CODE.test(text)) return 0;
    return text.charAt(3) === "." ? 0.85 : text.length === 3 ? 0.3 : 0.25;
  },
  clean: cleanCode,
});

function cleanCode(text: string): Outcome {
  const bare = text
    .toUpperCase()
    .replace(/^ICD(?:-?10)?(?:-?(?:CM|GM))?[\s:#-]*/, "")
    .replace(/\s+/g, "");
  if (RANGE.test(bare)) return confirmed(text);
  const [, block, detail, mark = ""] = CODE.exec(bare) ?? [];
  if (block === undefined)
    return invalid("An ICD-10 code is a letter, two digits, and up to four more behind a point.");
  const output = `${block}${detail === undefined ? "" : `.${detail}`}${mark}`;
  const chapter = CHAPTER_ENDS.find(([end]) => block <= end)?.[1] ?? "";
  return rewritten(text, output, { why: "In capitals, with its point.", rule: "form", components: { chapter } });
}
