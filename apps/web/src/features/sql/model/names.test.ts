import { describe, expect, it } from "vitest";
import { columnName, idsIn, namesIn, sampleQuery, tableName } from "./names.ts";

const ID = "3f2a6c1e-9b7d-4c55-8a10-5d2e7f901234";

describe("the name of a column", () => {
  it.each([
    ["amount", "amount"],
    ["order_day2", "order_day2"],
    ["Amount", '"Amount"'],
    ["order day", '"order day"'],
    ["order", '"order"'],
    ["2024", '"2024"'],
    ['a"b', '"a""b"'],
    ["größe 😀", '"größe 😀"'],
    ["", '""'],
  ])("%s is written as %s", (title, expected) => {
    expect(columnName(title)).toBe(expected);
  });
});

describe("a table", () => {
  it.each([
    ["orders", "orders"],
    ["CRM_export", "CRM_export"],
    ["CRM export", '"CRM export"'],
    ["Order", '"Order"'],
    ["2024", '"2024"'],
    ['a"b', '"a""b"'],
    [ID, `"${ID}"`],
  ])("that is called %s is written as %s", (name, expected) => {
    expect(tableName(name)).toBe(expected);
  });

  it.each<[string, boolean]>([
    ["select * from crm_export", true],
    ['select * from "CRM export" where x', true],
    [`select * from "${ID}"`, true],
    ["select crm from exports", false],
    ["", false],
  ])("is called in %s: %j", (query, expected) => {
    expect(namesIn(query)({ id: ID, sql_name: "CRM export" })).toBe(expected);
  });
});

it("tables are found by their ids in double quotes, each once", () => {
  const query = `select * from "${ID}" a join "${ID.toUpperCase()}" b on '${ID}' = 'x' -- "no"`;
  expect(idsIn(query)).toEqual([ID]);
  expect(idsIn("select 1")).toEqual([]);
});

it("the sample is on a table, and shows how one is named where there is none", () => {
  expect(sampleQuery("CRM export")).toBe('SELECT * FROM "CRM export" LIMIT 10');
  expect(sampleQuery(ID)).toBe(`SELECT * FROM "${ID}" LIMIT 10`);
  expect(sampleQuery(undefined)).toBe("SELECT * FROM my_table LIMIT 10");
});
