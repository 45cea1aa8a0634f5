/**
 * A place in an order: 1st, #2, No. 3, written as a whole number. Shared places such as T3 or 3= stay.
 * Sources: CLDR ordinal rules (suffixes by language); competition ranking as in the result lists of World Athletics.
 */

import { readNumber } from "@limpid/text";
import { defineEntity } from "../entity.ts";
import { confirmed, invalid, rewritten } from "../outcome.ts";

const ORDINAL =
  /^(?:#|no\.? ?|nr\.? ?|n[°º] ?|rank |rang |place |platz )?(\d{1,9})(?:st|nd|rd|th|\.|er|re|e|ème|eme|º|ª|°|o|a|ste|de)?(?: place| platz)?$/i;
const SHARED = /^(?:T-?|=)\d{1,9}$|^\d{1,9}(?:=|T)$/i;
const PLAIN = /^[1-9]\d{0,8}$/;

export const rank = defineEntity({
  id: "rank",
  title: "Rank",
  group: "number",
  prefilter: { maxLength: 12, all: ["digit"] },
  type: "integer",
  maxLength: 30,
  headers: [
    /\b(rank|ranking|place|position|pos|standing|finish|seed|chart ?position|placement)\b/i,
    /\b(rang|platz|platzierung|rangliste|classement|puesto|posición|clasificación|classificação|posição|posto|posizione|classifica|plaats|positie|rangschikking)\b/i,
  ],
  recognise: (text) => {
    if (text.length > 12) return 0;
    if (PLAIN.test(text)) return text.length < 5 ? 0.3 : 0.1;
    if (!/\d/.test(text) || /^\d+[.,]\d/.test(text)) return 0;
    const isLarge = !ORDINAL.test(text) || text.startsWith("0");
    return isLarge ? (SHARED.test(text) ? 0.3 : 0) : 0.8;
  },
  clean: (text) => {
    const place = ORDINAL.exec(text)?.[1];
    if (place === undefined) return cleanOther(text);
    const output = place.replace(/^0+(?=\d)/, "");
    if (output === "0") return invalid("There is no rank 0.");
    return rewritten(text, output, { why: "Written as a whole number.", rule: "plain" });
  },
});

function cleanOther(text: string) {
  if (SHARED.test(text)) return confirmed(text);
  const reading = readNumber(text);
  const canonical = reading.kind === "open" ? reading.grouped : reading.kind === "number" ? reading.canonical : "";
  const whole = /^(\d+)(?:\.0+)?$/.exec(canonical)?.[1];
  if (whole === undefined || !PLAIN.test(whole)) return invalid("Not a rank: expected a whole number from 1.");
  return rewritten(text, whole, { why: "Written as a plain whole number.", rule: "plain" });
}
