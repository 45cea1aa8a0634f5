import { CompletionContext } from "@codemirror/autocomplete";
import { EditorState } from "@codemirror/state";
import { describe, expect, it } from "vitest";
import { completeNames, typedName } from "./complete.ts";

const ID = "3f2a6c1e-9b7d-4c55-8a10-5d2e7f901234";
const OTHER = "aaaaaaaa-0000-4000-8000-000000000000";
const THIRD = "bbbbbbbb-0000-4000-8000-000000000000";
const TABLES = [
  {
    id: ID,
    name: "Orders",
    sql_name: "Orders",
    num_rows: 3,
    columns: [
      { title: "Order day", type: "date" },
      { title: "amount", type: "number" },
    ],
  },
  { id: THIRD, name: "CRM export", sql_name: "CRM export", num_rows: 1, columns: [{ title: "town", type: "text" }] },
  { id: OTHER, name: "Orders", sql_name: OTHER, num_rows: 1, columns: [{ title: "city", type: "text" }] },
];

function complete(doc: string, isExplicit = false) {
  const context = new CompletionContext(EditorState.create({ doc }), doc.length, isExplicit);
  const result = completeNames(() => TABLES)(context);
  return result && { from: result.from, options: result.options.map(({ label, apply }) => [label, apply]) };
}

it.each([
  ["select am", "am"],
  ["select größe", "größe"],
  ['from "Ord', '"Ord'],
  [`from "${ID}"`, ""],
  [`from "${ID}" where am`, "am"],
  ["select ", ""],
])("after %j the name %j is being typed", (before, name) => {
  expect(typedName(before)).toBe(name);
});

describe("what may be typed next", () => {
  it("are tables by their names, and by their ids where others have the name", () => {
    expect(complete('select * from "Or')).toEqual({
      from: 14,
      options: [
        ['"Orders"', "Orders"],
        ['"CRM export"', '"CRM export"'],
        ['"Orders"', `"${OTHER}"`],
      ],
    });
    expect(complete("select * from Or")?.options[0]).toEqual(["Orders", "Orders"]);
  });

  it("are the columns of the tables that the query names, quoted where they must be", () => {
    for (const query of [`select * from "${ID}" where a`, "select * from orders where a"])
      expect(complete(query)?.options).toEqual([
        ['"Order day"', '"Order day"'],
        ["amount", "amount"],
        ["Orders", "Orders"],
        ["CRM export", '"CRM export"'],
        ["Orders", `"${OTHER}"`],
      ]);
    expect(complete("select * from crm_export where t")?.options[0]).toEqual(["town", "town"]);
  });

  it("is nothing after a closed name, unless it is asked for", () => {
    expect(complete(`select * from "${ID}"`)).toBeNull();
    expect(complete("select ", true)?.from).toBe(7);
  });
});
