import { describe, expect, it } from "vitest";
import { penaliseUntitledClasses } from "./penalise-untitled-classes.ts";

const bestOf = (first: string, second: string, header: string, texts: readonly string[]) =>
  penaliseUntitledClasses(
    [
      [first, 0.6],
      [second, 0.4],
    ],
    { header, values: texts.map((text) => ({ text, count: 1 })) },
  )[0]?.[0];

describe("a class that needs a title", () => {
  const best = (header: string) => bestOf("birth_date", "date", header, ["1980-02-03"]);

  it.each(["Day", "ordered", "verified_on"])("is not that of the days under %j", (header) => {
    expect(best(header)).toBe("date");
  });

  it.each(["", "Date of birth", "birth_date", "Geburtsdatum", "DOB", "customer_dob"])(
    "is left to the model under %j",
    (header) => {
      expect(best(header)).toBe("birth_date");
    },
  );
});

describe("a class that needs a title where its values are bare numbers", () => {
  it.each([
    ["postal_code", "tax office", ["1101", "2101"]],
    ["phone", "key", ["0514231425", "0423154215"]],
    ["money", "Female Voters", ["12,345", "999"]],
  ])("is not %s under %j", (id, header, texts) => {
    expect(bestOf(id, "integer", header, texts)).toBe("integer");
  });

  it.each([
    ["postal_code", "zip", ["01101", "02101"]],
    ["postal_code", "where", ["SW1A 1AA", "8001"]],
    ["phone", "key", ["051 423 14 25", "0423154215"]],
    ["money", "Female Voters", ["12 EUR", "999"]],
    ["money", "base_salary", ["12,345", "999"]],
    ["money", "", ["12,345", "999"]],
  ])("is %s under %j where the title or a value says so", (id, header, texts) => {
    expect(bestOf(id, "integer", header, texts)).toBe(id);
  });
});

it("keeps the sum of all probabilities", () => {
  const ranked = penaliseUntitledClasses([["birth_date", 0.6] as const, ["date", 0.4] as const], {
    header: "Day",
    values: [],
  });
  expect(ranked.reduce((total, [, probability]) => total + probability, 0)).toBeCloseTo(1);
});
