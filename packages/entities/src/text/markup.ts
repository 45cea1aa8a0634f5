/**
 * HTML, XML or other text with tags. It stays as it is; its text without the tags is given beside it.
 * Sources: the HTML standard §13.1; XML 1.0 §2.4.
 */

import { headerWords } from "../columns/header-words.ts";
import { defineEntity } from "../entity.ts";
import { confirmed, invalid } from "../outcome.ts";

const TAG =
  /<(?:\/?[a-z][a-z\d:-]{0,30}(?:\s[^<>]{0,2000})?\s?\/?|!doctype[^<>]{0,200}|!--[^<>]{0,2000}|\?xml[^<>]{0,200})>/i;
const TAGS = new RegExp(TAG.source, "gi");
const REFERENCE = /&(?:[a-z]{2,8}|#\d{1,7}|#x[\da-f]{1,6});/i;
/** Recognised by its beginning, described by no more than this. */
const HEAD = 3_000;
const DESCRIBED = 20_000;
const TEXT_LENGTH = 200;

export const markup = defineEntity({
  id: "markup",
  title: "Markup (HTML, XML)",
  group: "text",
  takesAnyText: true,
  role: "prose",
  prefilter: { all: ["angle"] },
  type: "text",
  maxLength: Number.POSITIVE_INFINITY,
  care: "exact",
  headers: [
    headerWords(
      "html|xml|markup|body[ _-]?html|(?:html|page|post)[ _-]?(?:content|body|source)|rich[ _-]?text|svg|quelltext|balisage|código html|marcação|codice html|opmaak",
    ),
  ],
  recognise: (text) => {
    const open = text.indexOf("<");
    if (open === -1 || open > HEAD) return 0;
    if (!TAG.test(text.slice(open, open + HEAD))) return 0;
    return open === 0 ? 0.97 : 0.85;
  },
  has: () => false,
  clean: (text) => {
    const isMarkup = !text.includes("<") || hasTag(text) || REFERENCE.test(text);
    return isMarkup ? confirmed(text, { text: textOf(text) }) : invalid("A tag is not closed, or there is none.");
  },
});

function hasTag(text: string): boolean {
  const open = text.indexOf("<");
  return TAG.test(text.slice(open, open + DESCRIBED));
}

function textOf(markup: string): string {
  return markup.slice(0, DESCRIBED).replace(TAGS, " ").replace(/\s+/g, " ").trim().slice(0, TEXT_LENGTH);
}
