/** A line may have a megabyte: more than a row or a menu shows, and more than a mail program takes. */
const MOST_CHARACTERS = 500;

export function excerpt(text: string): string {
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}
