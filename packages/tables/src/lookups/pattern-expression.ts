/** Builds the SQL for the pattern of a text: digits become 9, capitals A, and runs of other letters a. */
export function patternExpression(text: string): string {
  return `regexp_replace(regexp_replace(regexp_replace(${text}, '\\d', '9', 'g'), '\\p{Lu}', 'A', 'g'), '[\\p{Ll}\\p{Lo}]+', 'a', 'g')`;
}
