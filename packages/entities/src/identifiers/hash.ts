/**
 * A checksum or digest: hexadecimal digits in small letters, or Base64 as it is given. Its length tells how it was made.
 * Sources: RFC 1321 (MD5); FIPS 180-4 (the SHA family); RFC 4648 §4 (Base64).
 */
import { defineEntity } from "../entity.ts";
import { confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";

/** Hexadecimal digits of a digest, and what makes digests of that length. */
const ALGORITHMS: Readonly<Record<number, string>> = {
  32: "md5",
  40: "sha1",
  56: "sha224",
  64: "sha256",
  96: "sha384",
  128: "sha512",
};
/** The same digests in Base64, by their characters. */
const BASE64_ALGORITHMS: Readonly<Record<number, string>> = { 24: "md5", 28: "sha1", 44: "sha256", 88: "sha512" };
const HEX = /^[\da-f]+$/i;
const LABELLED = /^((?:md5|sha-?\d{1,3})[:= -] ?)([\da-f]{32,128})$/i;
const BASE64 = /^(?:sha\d{3}-)?([A-Za-z\d+/]{22,86}={0,2})$/;
const MIN_LENGTH = 24;

export const hash = defineEntity({
  id: "hash",
  title: "Checksum",
  group: "id",
  prefilter: { minLength: 24, none: ["gap"] },
  type: "text",
  maxLength: 150,
  headers: [
    /\b(hash|checksum|digest|md5|sha-?1|sha-?256|sha-?512|fingerprint|commit|signature)\b/i,
    /\b(prüfsumme|pruefsumme|hashwert|empreinte|somme de contrôle|suma de verificación|soma de verificação|impronta|controlegetal)\b/i,
  ],
  recognise: (text) => {
    if (text.length < MIN_LENGTH || text.includes(" ")) return 0;
    if (HEX.test(text)) return ALGORITHMS[text.length] === undefined || /^\d+$/.test(text) ? 0 : 0.95;
    if (LABELLED.test(text)) return 0.9;
    return text.endsWith("=") && BASE64_ALGORITHMS[text.length] !== undefined && BASE64.test(text) ? 0.6 : 0;
  },
  clean: cleanHash,
});

function cleanHash(text: string): Outcome {
  const labelled = LABELLED.exec(text);
  const digits = labelled?.[2] ?? text;
  const algorithm = HEX.test(digits) ? ALGORITHMS[digits.length] : undefined;
  if (algorithm !== undefined) {
    const output = `${labelled?.[1] ?? ""}${digits}`.toLowerCase();
    return rewritten(text, output, { why: "In lowercase.", rule: "case", components: { algorithm } });
  }
  const encoded = BASE64.exec(text)?.[1];
  const ofBase64 = encoded === undefined ? undefined : BASE64_ALGORITHMS[encoded.length];
  if (ofBase64 !== undefined) return confirmed(text, { algorithm: ofBase64 });
  if (HEX.test(digits)) return invalid(`No checksum has ${digits.length} hexadecimal digits.`);
  return invalid("Neither hexadecimal digits nor Base64.");
}
