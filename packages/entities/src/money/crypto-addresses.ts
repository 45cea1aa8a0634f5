/** Which chain an address is of, and whether its check sum fits. */
import { sha256 } from "@noble/hashes/sha2.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { readBase58 } from "./base58.ts";
import { passesBech32 } from "./bech32.ts";

export interface CryptoAddress {
  readonly chain: string;
  readonly isRight: boolean;
  /** How sure a right address is one: all lack a check sum but some. */
  readonly sure: number;
}

interface AddressKind {
  readonly chain: string;
  readonly shape: RegExp;
  readonly check: (text: string) => boolean;
  readonly sure: number;
}

const CHECKSUM_BYTES = 4;
const KEY_BYTES = 32;
/** Ripple orders the 58 characters in its own way. */
const RIPPLE = "rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz";

const KINDS: readonly AddressKind[] = [
  { chain: "Ethereum", shape: /^0x[\da-f]{40}$/i, check: passesEip55, sure: 0.97 },
  { chain: "Bitcoin", shape: /^(?:bc|tb)1[a-z\d]{8,87}$/i, check: passesBech32, sure: 0.99 },
  { chain: "Litecoin", shape: /^ltc1[a-z\d]{8,87}$/i, check: passesBech32, sure: 0.99 },
  { chain: "Cardano", shape: /^addr1[a-z\d]{50,103}$/i, check: passesBech32, sure: 0.99 },
  { chain: "Cosmos", shape: /^cosmos1[a-z\d]{38}$/i, check: passesBech32, sure: 0.99 },
  { chain: "Bitcoin", shape: /^[13mn2][1-9A-HJ-NP-Za-km-z]{25,34}$/, check: (text) => passesBase58(text), sure: 0.99 },
  { chain: "Litecoin", shape: /^[LM][1-9A-HJ-NP-Za-km-z]{25,34}$/, check: (text) => passesBase58(text), sure: 0.99 },
  { chain: "Dogecoin", shape: /^[DA9][1-9A-HJ-NP-Za-km-z]{33}$/, check: (text) => passesBase58(text), sure: 0.99 },
  { chain: "Tron", shape: /^T[1-9A-HJ-NP-Za-km-z]{33}$/, check: (text) => passesBase58(text), sure: 0.99 },
  { chain: "Dash", shape: /^X[1-9A-HJ-NP-Za-km-z]{33}$/, check: (text) => passesBase58(text), sure: 0.99 },
  { chain: "Zcash", shape: /^t[13][1-9A-HJ-NP-Za-km-z]{33}$/, check: (text) => passesBase58(text), sure: 0.99 },
  { chain: "Ripple", shape: /^r[1-9A-HJ-NP-Za-km-z]{24,34}$/, check: (text) => passesBase58(text, RIPPLE), sure: 0.99 },
  { chain: "Bitcoin Cash", shape: /^(?:bitcoincash:)?[qp][a-z\d]{41}$/, check: () => true, sure: 0.4 },
  { chain: "Monero", shape: /^[48][1-9A-HJ-NP-Za-km-z]{94}$/, check: () => true, sure: 0.6 },
  {
    chain: "Solana",
    shape: /^[1-9A-HJ-NP-Za-km-z]{43,44}$/,
    check: (text) => readBase58(text)?.length === KEY_BYTES,
    sure: 0.5,
  },
];

/** Undefined when the text has the shape of no address. */
export function findCryptoAddress(text: string): CryptoAddress | undefined {
  const kinds = KINDS.filter(({ shape }) => shape.test(text));
  const kind = kinds.find(({ check }) => check(text)) ?? kinds[0];
  return kind === undefined ? undefined : { chain: kind.chain, isRight: kind.check(text), sure: kind.sure };
}

function passesBase58(text: string, alphabet?: string): boolean {
  const bytes = readBase58(text, alphabet);
  if (bytes === undefined || bytes.length <= CHECKSUM_BYTES) return false;
  const end = bytes.length - CHECKSUM_BYTES;
  const sum = sha256(sha256(bytes.subarray(0, end)));
  return bytes.subarray(end).every((byte, index) => byte === sum[index]);
}

/** The case of the letters is the check sum; an address in one case has none. */
function passesEip55(text: string): boolean {
  const digits = text.slice(2);
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  const hash = keccak_256(new TextEncoder().encode(lower));
  return Array.from(digits).every((digit, index) => {
    const byte = hash[index >> 1] ?? 0;
    const isHigh = ((index % 2 === 0 ? byte >> 4 : byte) & 8) !== 0;
    return digit === (isHigh ? digit.toUpperCase() : digit.toLowerCase());
  });
}
