/**
 * MAC address of a network card: six bytes in small hex digits with colons between.
 * Sources: IEEE 802-2014 §8.1; RFC 7042 §2.1.
 */

import { columnForm, type Form } from "../columns/column-form.ts";
import { headerWords } from "../columns/header-words.ts";
import { defineEntity } from "../entity.ts";
import { invalid, type Outcome, rewritten } from "../outcome.ts";
import { DIGITS, edgeFilter } from "../prefilters/edge-filter.ts";

const HEX_DIGITS = `${DIGITS}ABCDEF`;
const PAIRS = /^[\da-f]{2}([:\-. ])[\da-f]{2}(?:\1[\da-f]{2}){4}(?:(?:\1[\da-f]{2}){2})?$/i;
const FOURS = /^[\da-f]{4}([.:-])[\da-f]{4}\1[\da-f]{4}$/i;
const SINGLES = /^[\da-f]{1,2}(?::[\da-f]{1,2}){5}$/i;
const BARE = /^[\da-f]{12}$/i;

const mayBe = edgeFilter({ minLength: 11, maxLength: 23, first: HEX_DIGITS, last: HEX_DIGITS });

const inPairs = (digits: string, mark: string): string => (digits.match(/../g) ?? []).join(mark);
const inFours = (digits: string): string => (digits.match(/.{4}/g) ?? []).join(".");
const FORMS: readonly [Form, ...Form[]] = [
  (digits) => inPairs(digits, ":"),
  (digits) => inPairs(digits.toUpperCase(), ":"),
  (digits) => inPairs(digits.toUpperCase(), "-"),
  (digits) => inPairs(digits, "-"),
  (digits) => inFours(digits),
  (digits) => digits,
  (digits) => digits.toUpperCase(),
];

export const macAddress = defineEntity<{ readonly form: number }>({
  id: "mac_address",
  title: "MAC address",
  group: "contact",
  prefilter: { minLength: 12, maxLength: 23, only: ["digit", "latin", "colon", "hyphen", "dot", "gap"] },
  type: "text",
  isPersonal: true,
  maxLength: 40,
  headers: [
    headerWords(
      "mac(?:[ _-]?(?:addr(?:ess)?|id))?|hardware[ _-]?address|ethernet[ _-]?address|bssid|mac-?adresse?|hardware-?adresse|adresse mac|dirección mac|endereço mac|indirizzo mac|mac-adres",
    ),
  ],
  recognise: (text) => {
    if (!mayBe(text)) return 0;
    if (PAIRS.test(text) || FOURS.test(text)) return 0.96;
    return BARE.test(text) && /[a-f]/i.test(text) && /\d/.test(text) ? 0.35 : 0;
  },
  learn: (values) => ({ form: columnForm(values, readDigits, FORMS) }),
  describe: () => [],
  clean: cleanAddress,
});

/** Its hex digits, small; undefined when it is none. */
function readDigits(text: string): string | undefined {
  const isKnown = PAIRS.test(text) || FOURS.test(text) || SINGLES.test(text) || BARE.test(text);
  if (!isKnown) return undefined;
  const full = SINGLES.test(text) ? text.replace(/[\da-f]{1,2}/gi, (part) => part.padStart(2, "0")) : text;
  return full.toLowerCase().replace(/[^\da-f]/g, "");
}

function cleanAddress(text: string, { form }: { readonly form: number }): Outcome {
  const digits = readDigits(text);
  if (digits === undefined) return invalid("A MAC address has six pairs of hex digits.");
  return rewritten(text, (FORMS[form] ?? FORMS[0])(digits), {
    why: "Written in one form.",
    rule: "form",
    components: { oui: inPairs(digits.slice(0, 6), ":") },
  });
}
