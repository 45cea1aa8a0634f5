import { describe, expect, it } from "vitest";
import { columnName, idsIn, sampleQuery } from "./names.ts";

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

it("tables are found by their ids in double quotes, each once", () => {
  const query = `select * from "${ID}" a join "${ID.toUpperCase()}" b on '${ID}' = 'x' -- "no"`;
  expect(idsIn(query)).toEqual([ID]);
  expect(idsIn("select 1")).toEqual([]);
});

it("the sample is on a table, if there is one", () => {
  expect(sampleQuery(ID)).toBe(`SELECT * FROM "${ID}" LIMIT 10`);
  expect(sampleQuery(undefined)).toBe("SELECT 1");
});
