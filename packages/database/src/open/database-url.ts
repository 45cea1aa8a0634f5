/**
 * Parses DATABASE_URL; null if it is empty. Throws a message that does not repeat the URL, which may contain a
 * password.
 */
export function databaseUrl(text: string): string | null {
  if (text === "") return null;
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new Error(
    "must be an address that begins with postgres://, with odd signs of a password as addresses have them, such as %23 for #",
  );
}
