import { describe, expect, it } from "vitest";
import { unnumberedClasses } from "./numbered-titles.ts";

describe("unnumberedClasses", () => {
  it.each(["Artikel-Nr", "Artikelnummer", "Order no.", "Numéro", "customerId", "Item number", "Kunden-Nr."])(
    "takes no number of %s for a time",
    (header) => {
      expect([...unnumberedClasses({ header })]).toEqual(expect.arrayContaining(["year", "month", "unix_timestamp"]));
    },
  );

  it.each(["HS code", "EAN", "SKU"])("takes no %s for an amount", (header) => {
    expect(unnumberedClasses({ header })).toContain("number");
  });

  it.each(["", "Year", "Number of pages", "Founded", "Casino", "Valid", "Piano", "Baujahr"])(
    "says nothing of %s",
    (header) => {
      expect([...unnumberedClasses({ header })]).toEqual([]);
    },
  );

  it("leaves a class that the title names", () => {
    expect(unnumberedClasses({ header: "yearID" })).not.toContain("year");
  });
});
