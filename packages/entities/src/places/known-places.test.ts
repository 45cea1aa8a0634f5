import { foldName } from "@limpid/text";
import countries from "i18n-iso-countries";
import { describe, expect, it } from "vitest";
import { airportOfIata } from "./airports.ts";
import { findContinent } from "./continents.ts";
import { findCurrency } from "./country-currencies.ts";
import { findCountry } from "./country-names.ts";
import { countryOfCity, isCity, regionOfCode, regionsOfName, statesOfCounty } from "./known-places.ts";

describe("the dictionaries of places", () => {
  it.each([
    "Zürich",
    "St. Gallen",
    "Saint Petersburg",
    "Санкт-Петербург",
    "東京",
    "Łódź",
    "Lodz",
    "São Paulo",
    "München",
    "Αθήνα",
  ])("know the city %s", (name) => {
    expect(isCity(foldName(name))).toBe(true);
  });

  it.each(["zuerich", "Hello", "invoice", "Anna Meier", "xyzzy", "", "12"])("do not know a city %s", (name) => {
    expect(isCity(foldName(name))).toBe(false);
  });

  it("know the country of a city unless several have one", () => {
    expect([countryOfCity("zurich"), countryOfCity("london"), countryOfCity("san jose")]).toEqual([
      "CH",
      "GB",
      undefined,
    ]);
  });

  it.each([
    ["Bavaria", "DE-BY"],
    ["Bayern", "DE-BY"],
    ["Bavière", "DE-BY"],
    ["Californie", "US-CA"],
    ["Toscana", "IT-52"],
    ["Московская область", "RU-MOS"],
    ["Kyiv", "UA-30"],
    ["Κρήτη", "GR-M"],
  ])("know the region %s", (name, code) => {
    expect(regionsOfName(foldName(name)).map((region) => region.code)).toEqual([code]);
    expect(regionOfCode(code)).toMatchObject({ code });
  });

  it("know counties with and without the word", () => {
    expect([statesOfCounty("yamhill county"), statesOfCounty("yamhill")]).toEqual([["OR"], ["OR"]]);
  });

  it("know airports", () => {
    expect(airportOfIata("ZRH")).toMatchObject({ icao: "LSZH", country: "CH", name: "Zurich Airport" });
  });

  it.each([
    "Suisse",
    "Швейцария",
    "スイス",
    "Ελβετία",
    "Szwajcaria",
    "Švýcarsko",
    "İsviçre",
    "سويسرا",
    "瑞士",
    "Швейцарія",
    "Sveits",
    "Zwitserland",
  ])("know Switzerland as %s", (name) => {
    expect(findCountry(name)?.code).toBe("CH");
  });

  it("put every country on a continent and give it its money", () => {
    const codes = Object.keys(countries.getAlpha2Codes());
    expect(codes.filter((code) => findContinent(code) === undefined)).toEqual([]);
    expect(codes.filter((code) => findCurrency(code) === undefined)).toEqual(["AQ"]);
  });
});
