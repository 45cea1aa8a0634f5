/** What the spellings of one word share: no capitals, accents, blanks and points, and the same digits one by one. */

const LETTERS: Readonly<Record<string, string>> = { ß: "ss", ø: "o", ł: "l", đ: "d", æ: "ae", œ: "oe" };
const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

export function foldSpelling(text: string): string {
  return fold(text.toLowerCase());
}

/** The same with umlauts in two letters: "Zürich" as "zuerich". */
export function foldUmlauts(text: string): string {
  return fold(
    text
      .normalize("NFC")
      .toLowerCase()
      .replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter),
  );
}

function fold(text: string): string {
  return text
    .replace(/[ßøłđæœ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize("NFKD")
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, "")
    .replace(/&/g, " and ")
    .replace(/(?<=\d)[^\p{L}\p{M}\p{N}]+(?=\d)/gu, "·")
    .replace(/[\s\p{Cf}_.,;:'"’‘“”„`´/\\–—-]+/gu, "");
}
