import { expect, it } from "vitest";
import { mergeContext, saidContext, UNKNOWN_CONTEXT } from "./table-context.ts";

it("is what the columns prove", () => {
  expect(
    mergeContext([{ country: "CH", decimal: "point" }, {}, { country: "CH", language: "de", currency: "CHF" }]),
  ).toEqual({
    countries: ["CH"],
    languages: ["de"],
    currency: "CHF",
    decimal: "point",
    isSaid: false,
  });
});

it("is unknown where no column proves anything", () => {
  expect(mergeContext([{}, {}])).toEqual(UNKNOWN_CONTEXT);
});

it("has no one currency and no one sign where columns contradict each other, and all their countries", () => {
  const evidence = [
    { country: "CH", currency: "CHF", decimal: "point" },
    { country: "FR", currency: "EUR", decimal: "comma" },
  ] as const;
  expect(mergeContext(evidence)).toMatchObject({ countries: ["CH", "FR"], currency: null, decimal: null });
});

it("has the country that a person says, whatever the columns prove", () => {
  const inferred = mergeContext([{ country: "CH", language: "de" }]);
  expect(saidContext(inferred, undefined)).toBe(inferred);
  expect(saidContext(inferred, "AT")).toMatchObject({ countries: ["AT"], languages: ["de"], isSaid: true });
});

it("has all countries that columns name, and a currency by its symbol only where none is named", () => {
  expect(mergeContext([{ named: ["CH", "DE"] }, { named: ["DE"] }])).toMatchObject({
    countries: [],
    named: ["CH", "DE"],
  });
  expect(mergeContext([{ likelyCurrency: "USD" }]).currency).toBe("USD");
  expect(mergeContext([{ likelyCurrency: "USD" }, { currency: "COP" }]).currency).toBe("COP");
  expect(mergeContext([{ likelyCurrency: "USD" }, { likelyCurrency: "EUR" }]).currency).toBeNull();
});
