/** A name as DuckDB compares it: the letters of ASCII in either case are one, all others are what they are. */
export function nameKey(name: string): string {
  return name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
