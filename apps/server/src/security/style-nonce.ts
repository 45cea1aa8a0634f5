/** A word that is another one in each reply: elements of style that carry it are the page's own. */
import { randomBytes } from "node:crypto";

const BYTES = 16;
const nonces = new WeakMap<object, string>();

/** `response`: Node's, of which the page and the policy in its headers are parts. */
export function findStyleNonce(response: object): string {
  const known = nonces.get(response);
  if (known !== undefined) return known;
  const nonce = randomBytes(BYTES).toString("base64url");
  nonces.set(response, nonce);
  return nonce;
}
