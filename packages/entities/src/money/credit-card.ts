/**
 * Number of a payment card, in the groups that its brand prints.
 * Sources: ISO/IEC 7812-1:2017; the brands' ranges (as packed by card-validator).
 */
import cardValidator from "card-validator";
import { passesLuhn } from "../codes/check-digits.ts";
import { defineCheckedCode, WRONG_CHECK_DIGIT } from "../codes/checked-code.ts";
import { headerWords } from "../columns/header-words.ts";

/** UATP, Visa of 13 digits, Dankort, Verve, RuPay and Troy, which the library lacks. */
const OTHER_BRANDS = /^(?:1\d{14}|4\d{12}|(?:5019|506[01]|508\d|60\d\d|65\d\d|8[12]\d\d|9792)\d{12}|506\d{16})$/;
const USUAL_GAPS = [4, 8, 12, 16];

export const creditCard = defineCheckedCode({
  id: "credit_card",
  title: "Payment card number",
  group: "finance",
  headers: [
    headerWords("(?:credit|debit|payment|bank)?[ _-]?card(?:[ _-]?(?:no|num|number))?|cc[ _-]?(?:no|num|number)|pan"),
    headerWords(
      "kreditkarte(?:nnummer)?|kartennummer|(?:numéro de )?carte(?: de crédit| bancaire)?|tarjeta(?: de crédito)?|cartão(?: de crédito)?|carta di credito|creditcard(?:nummer)?",
    ),
  ],
  minLength: 12,
  digits: 12,
  isPersonal: true,
  maxLength: 23,
  shape: /^\d{12,19}$/,
  shapeReason: "A card number has 12 to 19 digits.",
  findFault: (bare) => {
    if (/^0+$/.test(bare)) return "Zeros only.";
    if (!passesLuhn(bare)) return WRONG_CHECK_DIGIT;
    return brandOf(bare) === undefined && !OTHER_BRANDS.test(bare) ? "No card brand has such numbers." : undefined;
  },
  format: inGroups,
  otherForms: [(bare) => inGroups(bare).replaceAll(" ", "-")],
  components: (bare) => ({ brand: brandOf(bare)?.niceType ?? "", last4: bare.slice(-4) }),
  sure: 0.93,
});

/** The brand, where the number has a length that the brand gives out. */
function brandOf(bare: string) {
  const { card, isPotentiallyValid } = cardValidator.number(bare);
  return isPotentiallyValid && card?.lengths.includes(bare.length) ? card : undefined;
}

function inGroups(bare: string): string {
  const gaps = brandOf(bare)?.gaps ?? USUAL_GAPS;
  const ends = [...gaps.filter((gap) => gap < bare.length), bare.length];
  return ends.map((end, index) => bare.slice(ends[index - 1] ?? 0, end)).join(" ");
}
