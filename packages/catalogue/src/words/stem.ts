/**
 * What is left of a word when endings are taken off: the same for "Flug" and "Flüge", "ciudad" and "ciudades". Rough on
 * purpose, for six languages at once; it is only ever compared with itself.
 */
const LEAST = 4;
const ENDINGS = "aeiosnrx";

export function stem(word: string): string {
  // "salaries" and "salary".
  const base = word.replace(/ies$|y$/, "i");
  let end = base.length;
  while (end > LEAST && ENDINGS.includes(base.charAt(end - 1))) end--;
  return base.slice(0, end);
}
