/**
 * Strips endings from a word, so that "Flug" and "Flüge", "ciudad" and "ciudades" have the same stem. It is rough on
 * purpose, for six languages at once; stems are only compared with other stems.
 */
const LEAST = 4;
const ENDINGS = "aeiosnrx";

export function stem(word: string): string {
  // Maps "salaries" and "salary" to the same base.
  const base = word.replace(/ies$|y$/, "i");
  let end = base.length;
  while (end > LEAST && ENDINGS.includes(base.charAt(end - 1))) end--;
  return base.slice(0, end);
}
