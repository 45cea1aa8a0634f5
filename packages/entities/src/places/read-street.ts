/** The parts of a street address: number, street and what is behind it, in the order of any country. */

import { endsInAny, foldWords } from "@limpid/text";
import { STREET_ENDS, STREET_WORDS } from "./street-words.ts";

export interface Street {
  readonly number: string;
  readonly street: string;
  /** Flat, floor or suite. */
  readonly unit: string;
}

const UNIT =
  /[,\s]+((?:apt|apartment|unit|suite|ste|flat|fl|floor|rm|room|bldg|building|lot|no|#|wohnung|whg|top|app|appartement|bât|bat|étage|piso|puerta|depto|dpto|apto|andar|bloco|int|interno|scala|bus|toestel)\b\.?\s*[#\w-]{1,10}|#\s*[\w-]{1,8}|\d{1,2}(?:st|nd|rd|th) (?:floor|fl))$/i;
const NUMBER_FIRST =
  /^((?:no\.? ?)?\d{1,6}(?:[-/]\d{1,5})?(?: ?[a-z]| ?(?:bis|ter|quater)| ?½| \d\/\d)?),? (?=\D|\d+(?:st|nd|rd|th)\b)(.*\p{L}.*)$/iu;
const NUMBER_LAST = /^(.*?\p{L}[.)]?),?\s+((?:nº|n°|no\.?|nr\.?|č\.)? ?\d{1,6}(?:[-/+]\d{1,5})?(?: ?[a-z])?)$/iu;
const POST_BOX =
  /^(?:p\.? ?o\.? ?box|post(?:al)? box|postfach|case postale|bp|b\.p\.|boîte postale|apartado|casilla|caixa postal|casella postale|postbus)\.? ?\w{0,10}/i;
const MAX_LENGTH = 120;

export function isPostBox(text: string): boolean {
  return text.length <= MAX_LENGTH && POST_BOX.test(text);
}

/** Undefined when there is no number beside words. */
export function readStreet(text: string): Street | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const unit = UNIT.exec(text)?.[1] ?? "";
  const rest = unit === "" ? text : text.slice(0, text.length - unit.length).replace(/[,\s]+$/, "");
  const first = NUMBER_FIRST.exec(rest);
  if (first !== null) return { number: first[1] ?? "", street: first[2] ?? "", unit };
  const last = NUMBER_LAST.exec(rest);
  return last === null ? undefined : { number: last[2] ?? "", street: last[1] ?? "", unit };
}

const hasStreetEnd = endsInAny(STREET_ENDS);

/** Whether one of the words is a street's. */
export function hasStreetWord(text: string): boolean {
  return foldWords(text).some((word) => STREET_WORDS.has(word) || (word.length > 5 && hasStreetEnd(word)));
}
