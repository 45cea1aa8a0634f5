/** Decodes letters that were read in another encoding than the one in which they were written. */

/** Code page 437, 0x80 to 0xA7, and its ß: the letters that DOS wrote at the places of these signs of windows-1252. */
const DOS: ReadonlyMap<string, string> = new Map(
  Array.from("€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š¡¢£¤¥á", (sign, place) => [
    sign,
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜíóúñÑß"[place] ?? sign,
  ]),
);
/** Signs that stand between two letters only if they were letters. */
const SIGN_OF_DOS = /\p{Ll}[‚ƒ„†‡ˆ‰]\p{Ll}/u;
const MAYBE_DOS = /(?<=\p{L})[€\u0081‚ƒ„…†‡ˆ‰Š‹ŒŽ\u0090“”–—™š¡¢£¤¥](?=\p{L}|$)|(?<=^|\s)[‚€Ž\u0090™š](?=\p{Ll})/gu;
/** A Greek letter within a Latin word was the Western one of the same place. */
const GREEK_IN_WORD = /(?<=[a-zA-Z])[α-ωάέήίό](?=[a-z])/gu;
const GREEK_PLACES: ReadonlyMap<string, number> = new Map(
  Array.from("άέήίΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ", (letter, place) => [letter, 0xdc + place]),
);
/** Bytes of UTF-8 that were read one by one, perhaps more than once: another encoding than those of DOS. */
const UTF8_LEADS = /[ÃÂâ][^\p{L}\s]/u;
/** UTF-8 read as Mac OS Roman: the first byte of most accented letters is a root sign there. */
const SIGN_OF_MAC = /√[\u0080-\u{FFFF}]|¬[©®∞°]|‚Ä[ìîôö]/u;
/** Mac OS Roman, 0x80 to 0xFF. */
const MAC =
  "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00A0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uF8FFÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ";
const MAC_BYTES: ReadonlyMap<string, number> = new Map(Array.from(MAC, (sign, place) => [sign, 0x80 + place]));
const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Whether the text has a sign that no text has in that place. */
export function hasBrokenLetter(text: string): boolean {
  return SIGN_OF_DOS.test(text) || SIGN_OF_MAC.test(text) || text.search(GREEK_IN_WORD) >= 0;
}

/** Whether it has such a sign in a place where it is only likely: "br–l‚" in a column that has others. */
export function mayBeBroken(text: string): boolean {
  return hasBrokenLetter(text) || /\p{L}[‚ƒ„†‡ˆ‰]/u.test(text);
}

/** What the text was before it was read in the wrong encoding; undefined if it does not look so. */
export function decodeLetters(text: string): string | undefined {
  if (SIGN_OF_MAC.test(text)) return decodeMac(text);
  if (UTF8_LEADS.test(text)) return undefined;
  const decoded = text
    .replace(GREEK_IN_WORD, (letter) => String.fromCharCode(GREEK_PLACES.get(letter) ?? letter.charCodeAt(0)))
    .replace(MAYBE_DOS, (sign) => DOS.get(sign) ?? sign);
  return decoded === text ? undefined : decoded;
}

function decodeMac(text: string): string | undefined {
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const byte = code < 0x80 ? code : MAC_BYTES.get(letter);
    if (byte === undefined) return undefined;
    bytes.push(byte);
  }
  try {
    return strictUtf8.decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}
