/** The check sum of addresses written in Bech32 and Bech32m. Sources: BIP 173, BIP 350. */
const CHARACTERS = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
const BECH32 = 1;
const BECH32M = 0x2bc830a3;

export function passesBech32(text: string): boolean {
  const lower = text.toLowerCase();
  if (text !== lower && text !== text.toUpperCase()) return false;
  const mark = lower.lastIndexOf("1");
  const prefix = Array.from(lower.slice(0, mark), (character) => character.charCodeAt(0));
  const data = Array.from(lower.slice(mark + 1), (character) => CHARACTERS.indexOf(character));
  if (data.includes(-1)) return false;
  const sum = checksum([...prefix.map((code) => code >> 5), 0, ...prefix.map((code) => code & 31), ...data]);
  return sum === BECH32 || sum === BECH32M;
}

function checksum(values: readonly number[]): number {
  let sum = 1;
  for (const value of values) {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    for (const [bit, generator] of GENERATOR.entries()) if ((top >> bit) & 1) sum ^= generator;
  }
  return sum;
}
