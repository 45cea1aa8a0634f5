/**
 * Repairs UTF-8 that was read as windows-1252 ("JÃ¼rg") by encoding it back to bytes and decoding these. It does so
 * only if every character has a byte and the bytes are valid UTF-8, which intended text hardly ever satisfies.
 */
const LEAD = /[\u00C2-\u00F4][\u0080-\u00BF\u0152-\u0178\u0192\u02C6\u02DC\u2013-\u203A\u20AC\u2122]/;
/** A sign within a word that was decoded proves that its bytes meant something else. */
const SIGN_IN_WORD = /\p{L}\p{So}\p{L}/u;
const MAX_LENGTH = 100_000;
/**
 * Maps bytes 0x80 to 0x9F, with a space for unassigned ones. TextDecoder cannot serve: it reads them as ISO 8859-1 on
 * Node 20.
 */
const HIGH = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";
const BYTES: ReadonlyMap<string, number> = new Map(
  Array.from(HIGH, (character, index) => [character, index + 0x80] as const).filter(([character]) => character !== " "),
);
const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

export function repairMojibake(text: string): string {
  if (text.length > MAX_LENGTH || !LEAD.test(text)) return text;
  const bytes = toBytes(text);
  const decoded = bytes === undefined ? undefined : decode(bytes);
  return decoded === undefined || hasControls(decoded) || SIGN_IN_WORD.test(decoded) ? text : decoded;
}

function toBytes(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const byte = code < 128 ? code : (BYTES.get(text[index] ?? "") ?? (code < 256 ? code : undefined));
    if (byte === undefined) return undefined;
    bytes[index] = byte;
  }
  return bytes;
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return undefined;
  }
}

function hasControls(text: string): boolean {
  return /[\u0080-\u009F]/.test(text);
}
