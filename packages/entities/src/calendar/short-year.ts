/** Years of two digits up to this one are of this century, as in the POSIX and Excel conventions between them. */
const LAST_OF_CENTURY = 49;

/** The four digits of a year that is written with two or four; undefined for any other text. */
export function completeYear(text: string): string | undefined {
  if (/^\d{4}$/.test(text)) return text;
  if (!/^\d{2}$/.test(text)) return undefined;
  return `${Number(text) <= LAST_OF_CENTURY ? "20" : "19"}${text}`;
}
