/** More names are a number. */
const NAMED = 3;

/** "A, B, C and 4 more". */
export function nameSome(names: readonly string[]): string {
  const named = names.slice(0, NAMED).join(", ");
  const more = names.length - NAMED;
  return more > 0 ? `${named} and ${more.toLocaleString("en")} more` : named;
}
