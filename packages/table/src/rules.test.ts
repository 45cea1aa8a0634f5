import { expect, it } from "vitest";
import { ruleTitle } from "./rules.ts";

it.each([
  ["rows.agree", "Differs from similar rows"],
  ["postal_code.form", "Postal code: standard format"],
  ["date.day-first", "Date: read day first"],
  ["iban.spacing", "IBAN: usual spacing"],
  ["vat_id.form", "VAT id: standard format"],
  ["icd10.capitals", "ICD-10: in capitals"],
  ["airport_iata.capitals", "Airport IATA: in capitals"],
  ["edit", "Set by a person"],
  ["", "No rule"],
])("says %j in words: %j", (rule, title) => {
  expect(ruleTitle(rule)).toBe(title);
});

it.each([
  ["date.day-month", "Date: day month"],
  ["gone", "Gone"],
  ["vatican.form", "Vatican: standard format"],
  ["constructor", "Constructor"],
  ["date.constructor", "Date: constructor"],
])("has the words of %j, which is no rule any more", (rule, title) => {
  expect(ruleTitle(rule)).toBe(title);
});
