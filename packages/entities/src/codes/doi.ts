/**
 * DOI of an article, book or data set, without its web address and in lowercase.
 * Sources: ISO 26324:2022; the DOI Handbook §2.2 and §2.4 (case).
 */

import { columnForm, type Form } from "../columns/column-form.ts";
import { headerWords } from "../columns/header-words.ts";
import { defineEntity } from "../entity.ts";
import { invalid, type Outcome, rewritten } from "../outcome.ts";

const BEFORE = /^(?:doi\s*[:=]?\s*)?(?:https?:\/\/)?(?:(?:dx\.|www\.)?doi\.org\/|doi\s*:?\s*)?(?:doi\s*:\s*)?/i;
const DOI = /^10\.\d{4,9}(?:\.\d{1,9}){0,5}\/[^\s\p{Cc}]+$/u;

const asUrl = (bare: string): string => `https://doi.org/${bare}`;
const FORMS: readonly [Form, ...Form[]] = [
  (bare) => bare,
  asUrl,
  (bare) => `http://dx.doi.org/${bare}`,
  (bare) => `doi:${bare}`,
];

export const doi = defineEntity<{ readonly form: number }>({
  id: "doi",
  title: "DOI",
  group: "code",
  prefilter: { all: ["digit", "dot"], any: ["slash", "percent"] },
  type: "text",
  maxLength: 500,
  headers: [
    headerWords(
      "doi(?:[ _-]?(?:url|link|number))?|digital object identifier|digitaler objektbezeichner|identifiant doi|identificador doi|identificatore doi|doi-nummer",
    ),
  ],
  recognise: (text) => {
    const first = text.charCodeAt(0) | 32;
    const mayBe = (text.startsWith("10.") && text.includes("/")) || first === 100 || text.includes("doi.org/");
    return mayBe && DOI.test(bareDoi(text)) ? 0.97 : 0;
  },
  has: () => false,
  learn: (values) => ({ form: columnForm(values, readDoi, FORMS) }),
  describe: () => [],
  clean: cleanDoi,
});

function bareDoi(text: string): string {
  const bare = text.replace(BEFORE, "");
  return bare.includes("/") ? bare : bare.replace(/%2f/i, "/");
}

function readDoi(text: string): string | undefined {
  const bare = bareDoi(text);
  return DOI.test(bare) ? bare.toLowerCase() : undefined;
}

function cleanDoi(text: string, { form }: { readonly form: number }): Outcome {
  const bare = readDoi(text);
  if (bare === undefined) return invalid("A DOI starts with 10., a number of four digits or more, and a slash.");
  const components = { prefix: bare.slice(0, bare.indexOf("/")) };
  return rewritten(text, (FORMS[form] ?? FORMS[0])(bare), {
    why: "In lowercase, in one form.",
    rule: "form",
    components,
  });
}
