import { expect, it } from "vitest";
import { listCountries } from "./countries.ts";

it("lists the countries there are, each once, by name", () => {
  const countries = listCountries();
  const nameOf = (code: string) => countries.find((country) => country.code === code)?.name;
  expect([nameOf("CH"), nameOf("DE"), nameOf("US")]).toEqual(["Switzerland", "Germany", "United States"]);
  expect(["DD", "SU", "YU", "EU", "UN", "ZZ", "XX"].map(nameOf)).toEqual(Array(7).fill(undefined));
  const names = countries.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(230);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en")));
});
