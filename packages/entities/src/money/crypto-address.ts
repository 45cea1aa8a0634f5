/**
 * Address of a crypto currency: Bitcoin and its kin, Ethereum, Tron, Ripple, Solana and others by their shape.
 * Sources: BIP 13, BIP 173 and BIP 350 (Bitcoin); EIP-55 (Ethereum).
 */

import { WRONG_CHECK_DIGIT } from "../codes/checked-code.ts";
import { headerWords } from "../columns/header-words.ts";
import { defineEntity } from "../entity.ts";
import { confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";
import { findCryptoAddress } from "./crypto-addresses.ts";

const MIN_LENGTH = 25;
const MAX_ADDRESS_LENGTH = 110;
const SCHEME = /^(?:bitcoin|ethereum|litecoin|dogecoin|bitcoincash):/i;

export const cryptoAddress = defineEntity({
  id: "crypto_address",
  title: "Crypto currency address",
  group: "finance",
  prefilter: { minLength: 25, maxLength: 110, none: ["gap"] },
  type: "text",
  maxLength: 140,
  headers: [
    headerWords(
      "(?:crypto|btc|bitcoin|eth|ethereum|wallet|blockchain)[ _-]?(?:wallet)?[ _-]?addr(?:ess)?|wallet(?:[ _-]?id)?|btc|bitcoin|ethereum|eth",
    ),
    headerWords(
      "krypto-?adresse|adresse (?:bitcoin|crypto)|portefeuille|billetera|monedero|carteira|portafoglio|indirizzo (?:bitcoin|wallet)|portemonnee",
    ),
  ],
  isChecked: true,
  recognise: (text) => {
    if (text.length < MIN_LENGTH || text.length > MAX_ADDRESS_LENGTH || text.includes(" ")) return 0;
    const address = findCryptoAddress(text);
    if (address === undefined) return 0;
    return address.isRight ? address.sure : 0.1;
  },
  clean: cleanAddress,
});

function cleanAddress(text: string): Outcome {
  const bare = text.replace(SCHEME, "").replace(/\?.*$/, "");
  const address = findCryptoAddress(bare);
  if (address === undefined) return invalid("Not an address of a known chain.");
  if (!address.isRight) return invalid(WRONG_CHECK_DIGIT);
  const components = { chain: address.chain };
  if (bare === text) return confirmed(text, components);
  return rewritten(text, bare, { why: "Only the address is kept.", rule: "form", components });
}
