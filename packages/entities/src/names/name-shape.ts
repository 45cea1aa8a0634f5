/** What a text is made of, asked by every class of names before it looks anything up. */

export const LETTER = 1;
export const DIGIT = 2;
export const SMALL = 4;
export const CAPITAL = 8;
export const GAP = 16;
export const COMMA = 32;
/** A sign that names of people and places do not have. */
export const ODD = 64;

const MAX_LENGTH = 120;
const NAME_SIGNS = "-'.’‘`´ʻ·()/&–";

let lastText = "";
let lastShape = 0;

/** The kinds of characters in the text, as flags. The last answer is kept: many classes ask about one text in turn. */
export function nameShape(text: string): number {
  if (text === lastText) return lastShape;
  lastText = text;
  lastShape = text.length > MAX_LENGTH ? ODD : findShape(text);
  return lastShape;
}

/** Letters, with nothing but spaces and the signs of names between them. */
export function isNameText(text: string): boolean {
  return (nameShape(text) & (LETTER | DIGIT | ODD | COMMA)) === LETTER;
}

function findShape(text: string): number {
  let shape = 0;
  for (let at = 0; at < text.length; at++) shape |= kindOf(text.charCodeAt(at), text, at);
  return shape;
}

function kindOf(code: number, text: string, at: number): number {
  if (code >= 97 && code <= 122) return LETTER | SMALL;
  if (code >= 65 && code <= 90) return LETTER | CAPITAL;
  if (code >= 48 && code <= 57) return DIGIT;
  if (code === 32) return GAP;
  if (code === 44) return COMMA;
  if (NAME_SIGNS.includes(text.charAt(at))) return 0;
  if (code < 0xaa || (code >= 0x2000 && code < 0x2c00)) return code === 0xa0 ? GAP : ODD;
  return LETTER;
}
