import { expect, it } from "vitest";
import { ruleTitle } from "./rules.ts";

it.each([
  ["rows.agree", "Equal rows agree on another value"],
  ["postal_code.form", "Postal code: in its usual form"],
  ["date.day-first", "Date: read with the day first"],
  ["iban.spacing", "IBAN: with the usual spaces"],
  ["vat_id.form", "VAT id: in its usual form"],
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
  ["vatican.form", "Vatican: in its usual form"],
  ["constructor", "Constructor"],
  ["date.constructor", "Date: constructor"],
])("has the words of %j, which is no rule any more", (rule, title) => {
  expect(ruleTitle(rule)).toBe(title);
});
