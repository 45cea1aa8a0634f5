/** Numbers written with 58 characters, none of which looks like another. Source: draft-msporny-base58-03. */
const BITCOIN = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** The bytes, or undefined when a character is of another alphabet. */
export function readBase58(text: string, alphabet: string = BITCOIN): Uint8Array | undefined {
  const bytes: number[] = [];
  for (const character of text) {
    let carry = alphabet.indexOf(character);
    if (carry === -1) return undefined;
    for (let index = 0; index < bytes.length; index++) {
      carry += (bytes[index] ?? 0) * 58;
      bytes[index] = carry & 255;
      carry >>= 8;
    }
    for (; carry > 0; carry >>= 8) bytes.push(carry & 255);
  }
  const zero = alphabet.charAt(0);
  for (let index = 0; text[index] === zero; index++) bytes.push(0);
  return Uint8Array.from(bytes.reverse());
}
