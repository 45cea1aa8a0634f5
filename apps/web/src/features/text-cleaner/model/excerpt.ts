/** A line may have a megabyte: more than a row or a menu shows, and more than a mail program takes. */
const MAX_CHARACTERS = 500;

export function excerpt(text: string): string {
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}
