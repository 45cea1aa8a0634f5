/**
 * Windows extends two standards and keeps their names; other programs read the added characters only under the name of
 * the extension.
 */

interface Superset {
  readonly name: string;
  readonly isAdded: (lead: number, trail: number) => boolean;
}

const SUPERSETS: Readonly<Record<string, Superset>> = {
  shift_jis: { name: "cp932", isAdded: (lead) => lead === 0x87 || lead === 0xed || lead === 0xee || lead >= 0xfa },
  "euc-kr": { name: "cp949", isAdded: (lead, trail) => lead < 0xa1 || trail < 0xa1 },
};
const isKatakana = (byte: number): boolean => byte >= 0xa1 && byte <= 0xdf;

/** Returns the name of the encoding that has all characters of the text. */
export function nameSuperset(encoding: string, bytes: Uint8Array): string {
  const superset = SUPERSETS[encoding];
  if (superset === undefined) return encoding;
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80 || (encoding === "shift_jis" && isKatakana(lead))) continue;
    if (superset.isAdded(lead, bytes[at + 1] ?? 0xff)) return superset.name;
    at++;
  }
  return encoding;
}
