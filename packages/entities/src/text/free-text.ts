/**
 * Text in words. Only damage that no author means is repaired before it comes here; the words are never touched.
 * Sources: Unicode Standard Annex 15 (NFC); the WHATWG encoding standard (windows-1252 read as UTF-8).
 */
import { defineEntity } from "../entity.ts";
import { confirmed } from "../outcome.ts";

export const freeText = defineEntity({
  id: "free_text",
  title: "Text",
  group: "text",
  takesAnyText: true,
  role: "prose",
  care: "wording",
  type: "text",
  maxLength: Number.POSITIVE_INFINITY,
  headers: [
    /\b(note|notes|comment|comments|description|remark|remarks|text|message|title|name|summary|address|review)\b/i,
    /\b(bemerkung|beschreibung|kommentar|notiz|name|vorname|nachname|adresse|nom|prénom|remarque|nombre|apellido|descripción|nome|cognome|descrizione|descrição|naam|opmerking|omschrijving)\b/i,
  ],
  recognise: (text) => {
    if (text.length > 60) return text.includes(" ") ? 0.9 : 0.3;
    if (!/\p{L}/u.test(text)) return 0.05;
    return /\p{L}\s+\p{L}/u.test(text) ? 0.7 : 0.4;
  },
  clean: (text) => confirmed(text, { word_count: String(countWords(text)) }),
  isPlain: () => true,
});

function countWords(text: string): number {
  let words = 0;
  let isInside = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isGap = code <= 32 || code === 0xa0;
    if (!isGap && !isInside) words++;
    isInside = !isGap;
  }
  return words;
}
