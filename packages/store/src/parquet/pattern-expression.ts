/** How a text is written, in SQL: digits as 9, capitals as A, other letters as one a. */
export function patternExpression(text: string): string {
  return `regexp_replace(regexp_replace(regexp_replace(${text}, '\\d', '9', 'g'), '\\p{Lu}', 'A', 'g'), '[\\p{Ll}\\p{Lo}]+', 'a', 'g')`;
}
