import { mergeContext, saidContext, UNKNOWN_CONTEXT } from "@limpid/table";
import { expect, it } from "vitest";
import { homeCountry } from "./home-country.ts";

const VALUES = [
  { text: "ch-1", count: 9 },
  { text: "de-1", count: 1 },
];
const isOf = (text: string, country: string) => text.startsWith(country.toLowerCase());

it("is the one country that other columns prove, where it explains nearly all that is open", () => {
  expect(homeCountry({ context: mergeContext([{ country: "CH" }]) }, VALUES, isOf)).toBe("CH");
});

it.each([
  ["the column is mostly of another one", mergeContext([{ country: "DE" }])],
  ["several countries are proven", mergeContext([{ country: "CH" }, { country: "FR" }])],
  ["nothing is known", UNKNOWN_CONTEXT],
  ["nothing is said", undefined],
])("is unknown where %s", (_, context) => {
  expect(homeCountry({ context }, VALUES, isOf)).toBeUndefined();
});

it("is what a person says, whatever the column holds", () => {
  expect(homeCountry({ context: saidContext(UNKNOWN_CONTEXT, "DE") }, VALUES, isOf)).toBe("DE");
  expect(homeCountry({ context: mergeContext([{ country: "CH" }]) }, [], isOf)).toBeUndefined();
});
