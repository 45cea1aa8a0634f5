import { describe, expect, it } from "vitest";
import { untitledClasses } from "./untitled-classes.ts";

const isUntitled = (id: string, header: string, texts: readonly string[]) =>
  untitledClasses({ header, values: texts.map((text) => ({ text, count: 1 })) }).has(id);

describe("a class that needs a title", () => {
  it.each(["Day", "ordered", "verified_on"])("is not that of the days under %j", (header) => {
    expect(isUntitled("birth_date", header, ["1980-02-03"])).toBe(true);
  });

  it.each(["", "Date of birth", "birth_date", "Geburtsdatum", "DOB", "customer_dob"])(
    "is left to the model under %j",
    (header) => {
      expect(isUntitled("birth_date", header, ["1980-02-03"])).toBe(false);
    },
  );
});

describe("a class that needs a title where its values are bare numbers", () => {
  it.each([
    ["postal_code", "tax office", ["1101", "2101"]],
    ["phone", "key", ["0514231425", "0423154215"]],
    ["money", "Female Voters", ["12,345", "999"]],
    ["money", "Total patients", ["12,345", "999"]],
    ["industry_code", "table", ["0001", "0213"]],
  ])("is not %s under %j", (id, header, texts) => {
    expect(isUntitled(id, header, texts)).toBe(true);
  });

  it.each([
    ["postal_code", "zip", ["01101", "02101"]],
    ["postal_code", "where", ["SW1A 1AA", "8001"]],
    ["phone", "key", ["051 423 14 25", "0423154215"]],
    ["money", "Female Voters", ["12 EUR", "999"]],
    ["money", "base_salary", ["12,345", "999"]],
    ["money", "Grand total", ["12,345", "999"]],
    ["money", "net_sum", ["12,345", "999"]],
    ["money", "total cost", ["12,345", "999"]],
    ["industry_code", "NACE code", ["0111", "0213"]],
    ["money", "", ["12,345", "999"]],
  ])("may be %s under %j, where the title or a value says so", (id, header, texts) => {
    expect(isUntitled(id, header, texts)).toBe(false);
  });
});
