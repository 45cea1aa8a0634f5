/** What DATABASE_URL says; null where it says nothing. Throws in words, which do not repeat it: it may hold a password. */
export function databaseUrl(text: string): string | null {
  if (text === "") return null;
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new Error(
    "must be an address that begins with postgres://, with odd signs of a password as addresses have them, such as %23 for #",
  );
}
