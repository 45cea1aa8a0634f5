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
  examples: {
    clean: [
      ["1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2"],
      ["bitcoin:1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2"],
      ["bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq", "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"],
      ["0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"],
      ["0xde0b295669a9fd93d5f28d9ec85e40f4cb697bae", "0xde0b295669a9fd93d5f28d9ec85e40f4cb697bae"],
    ],
    invalid: [
      ["1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3", "a wrong character"],
      ["bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdz", "a wrong character"],
      ["0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD", "a wrong capital"],
      ["0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeA", "too short"],
      ["my wallet", "words"],
    ],
    other: ["d41d8cd98f00b204e9800998ecf8427e", "0x1F", "CH9300762011623852957", "1BvBMSEY"],
  },
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
