import { describe, expect, it } from "vitest";
import { passesGs1, passesLuhn, passesMod11Of2, spellLetters, weighDigits } from "./check-digits.ts";

describe("check digits", () => {
  it.each([
    ["Luhn", passesLuhn, "79927398713", "79927398710"],
    ["GS1, 13 digits", passesGs1, "4006381333931", "4006381333932"],
    ["GS1, 8 digits", passesGs1, "96385074", "96385075"],
    ["MOD 11-2", passesMod11Of2, "0000000218250097", "0000000218250098"],
    ["MOD 11-2 with X", passesMod11Of2, "000000021694233X", "0000000216942330"],
  ] as const)("%s passes a right number and no wrong one", (_, passes, right, wrong) => {
    expect([passes(right), passes(wrong)]).toEqual([true, false]);
  });

  it("spells letters as two digits", () => {
    expect(spellLetters("US0A")).toBe("3028010");
  });

  it("weighs digits, X as ten, the weights repeating", () => {
    expect(weighDigits("12X", [3, 7])).toBe(3 + 14 + 30);
  });
});
