import { describe, expect, it } from "vitest";
import type { Entity } from "../entity.ts";
import { bankRouting } from "./bank-routing.ts";
import { bic } from "./bic.ts";
import { creditCard } from "./credit-card.ts";
import { cusip } from "./cusip.ts";
import { iban } from "./iban.ts";
import { isin } from "./isin.ts";

/** The examples of the IBAN registry, test numbers of card brands, securities and banks that are public. */
const REAL: readonly (readonly [Entity, string])[] = [
  [
    iban,
    "AD1200012030200359100100 AE070331234567890123456 AL47212110090000000235698741 AT611904300234573201 BE68539007547034 BG80BNBG96611020345678 CY17002001280000001200527600 CZ6508000000192000145399 DK5000400440116243 EE382200221020145685 ES9121000418450200051332 FI2112345600000785 FR1420041010050500013M02606 GI75NWBK000000007099453 GR1601101250000000012300695 HR1210010051863000160 HU42117730161111101800000000 IE29AIBK93115212345678 IS140159260076545510730339 IT60X0542811101000000123456 LI21088100002324013AA LT121000011101001000 LU280019400644750000 LV80BANK0000435195001 MC5811222000010123456789030 MT84MALT011000012345MTLCAST001S NL91ABNA0417164300 NO9386011117947 PL61109010140000071219812874 PT50000201231234567890154 RO49AAAA1B31007593840000 SA0380000000608010167519 SE4550000000058398257466 SI56263300012039086 SK3112000000198742637541 TR330006100519786457841326",
  ],
  [
    bic,
    "UBSWCHZH80A DEUTDEFF BNPAFRPPXXX BARCGB22 CHASUS33 INGBNL2A HSBCHKHH COBADEFFXXX NDEASESS RBOSGB2L UNCRITMM BBVAESMM",
  ],
  [
    creditCard,
    "4111111111111111 5555555555554444 378282246310005 6011111111111117 30569309025904 3530111333300000 4222222222222 2223003122003222 6200000000000005 6759649826438453 5019717010103742",
  ],
  [
    isin,
    "US0378331005 CH0012032048 DE0007164600 GB0002634946 FR0000120271 JP3633400001 AU0000XVGZA3 XS0629974352 US5949181045 NL0010273215 LU0323134006 KYG875721634",
  ],
  [cusip, "037833100 38259P508 594918104 17275R102 68389X105 023135106 88160R101 30303M102 931142103 459200101"],
  [bankRouting, "021000021 011000015 122105155 026009593 121000248 322271627 091000019 111000025 031176110 071000013"],
];

describe.each(REAL.map(([entity, numbers]) => [entity.id, entity, numbers.split(" ")] as const))(
  "%s",
  (_, entity, numbers) => {
    const cleaner = entity.study([], { header: "" });

    it.each(numbers)("accepts %s, in small letters and with spaces too", (text) => {
      expect(cleaner.clean(text).kind).toBe("ok");
      expect(cleaner.clean(text.toLowerCase().replace(/(.{4})/g, "$1 ")).kind).toBe("ok");
    });

    it.skipIf(entity === bic)("refuses nearly all numbers with one digit changed", () => {
      const wrong = numbers.flatMap(withOtherDigits);
      const refused = wrong.filter((text) => cleaner.clean(text).kind === "invalid");
      expect(refused.length / wrong.length).toBeGreaterThan(0.99);
    });
  },
);

function withOtherDigits(text: string): readonly string[] {
  const places = Array.from(text, (character, at) => (/\d/.test(character) ? at : -1)).filter((at) => at >= 0);
  return places.map((at) => text.slice(0, at) + ((Number(text[at]) + 1) % 10) + text.slice(at + 1));
}

it("names the parts of an account and the brand of a card", () => {
  expect(iban.study([], { header: "" }).clean("DE89370400440532013000")).toMatchObject({
    components: { country: "DE", bank: "37040044", account: "0532013000" },
  });
  expect(creditCard.study([], { header: "" }).clean("378282246310005")).toMatchObject({
    components: { brand: "American Express", last4: "0005" },
  });
});
