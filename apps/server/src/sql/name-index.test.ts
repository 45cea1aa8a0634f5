import type { NamedTable } from "@limpid/database";
import { describe, expect, it } from "vitest";
import { foldName, NameIndex } from "./name-index.ts";

function table(id: string, name: string | null, others: Partial<NamedTable> = {}): NamedTable {
  const time = new Date("2026-01-02T03:04:05Z");
  return {
    id,
    name,
    fileName: null,
    username: null,
    numRows: 1,
    createdAt: time,
    updatedAt: null,
    isOwn: false,
    ...others,
  };
}
const own = (id: string, name: string | null, fileName: string | null = null) =>
  table(id, name, { isOwn: true, fileName });

const found = (name: string, tables: readonly NamedTable[]) => {
  const choice = new NameIndex(tables).choose(name);
  if (choice.kind === "one") return choice.table.id;
  return choice.kind === "several" ? choice.tables.map(({ id }) => id) : null;
};

it.each([
  ["CRM export", "crmexport"],
  ["crm_export.CSV", "crmexport"],
  ["crm-export.csv.gz", "crmexport"],
  ["Größe ２.xlsx", "größe2"],
  ["v1.5", "v1.5"],
  [".csv", ".csv"],
  ["---", "---"],
  ["", ""],
])("%j is looked for as %j", (name, folded) => {
  expect(foldName(name)).toBe(folded);
});

describe("a name stands for", () => {
  it.each<[string, string, NamedTable[], string | string[] | null]>([
    ["the table that has it", "Orders", [table("a", "Orders"), table("b", "Order")], "a"],
    ["one that is written in other letters", "crm_export", [table("a", "CRM export")], "a"],
    ["one by the name of its file", "crm_export", [table("a", "Customers", { fileName: "CRM-export.csv" })], "a"],
    ["the one that is written so, before others", "orders", [table("a", "Orders"), table("b", "orders")], "b"],
    ["one's own, before all others of the name", "Orders", [table("a", "Orders"), own("b", "Orders")], "b"],
    ["one's own in other letters, before another's", "orders", [table("a", "orders"), own("b", "Orders")], "b"],
    ["none, where two of one's own have it", "Orders", [own("a", "Orders"), own("b", "Orders")], ["a", "b"]],
    ["none, where two others have it", "Orders", [table("a", "Orders"), table("b", "Orders")], ["a", "b"]],
    [
      "none, one's own named first",
      "orders",
      [table("a", "Orders"), own("b", "Orders"), own("c", "Orders")],
      ["b", "c", "a"],
    ],
    ["none, where there is none", "Orders", [table("a", "Offers"), table("b", null)], null],
  ])("%s", (_, name, tables, expected) => {
    expect(found(name, tables)).toEqual(expected);
  });

  it("one of several, and how many others there are is known", () => {
    const tables = [own("a", "Orders"), ...Array.from({ length: 19 }, (_, row) => table(`b${row}`, "Orders"))];
    expect(new NameIndex(tables).choose("Orders")).toMatchObject({ kind: "one", table: { id: "a" }, namesakes: 19 });
  });
});

describe("a query calls a table", () => {
  const ID = "3f2a6c1e-9b7d-4c55-8a10-5d2e7f901234";

  it("by its name, where that means no other one", () => {
    const mine = own("a", "Orders");
    const index = new NameIndex([mine, table("b", "Orders"), table("c", "Cities")]);
    expect(index.nameFor(mine)).toBe("Orders");
    expect(index.nameFor({ id: "b", name: "Orders" })).toBe("b");
    expect(index.nameFor({ id: "c", name: "Cities" })).toBe("Cities");
  });

  it.each([[null], [" "], [ID], [ID.toUpperCase()], ["sqlite_master"], ["PG_tables"], ["a\0b"], ["x".repeat(300)]])(
    "by its id, where it is called %j",
    (name) => {
      expect(new NameIndex([own("a", name)]).nameFor({ id: "a", name })).toBe("a");
    },
  );
});

describe("near a name are", () => {
  const tables = ["Orders", "Offers", "CRM export", "Größen", "Orders", null].map((name, row) => table(`${row}`, name));
  const near = (name: string) => new NameIndex(tables).near(name, 3).map((found) => found.name);

  it.each([
    ["oders", ["Orders", "Offers"]],
    ["cmr_export.csv", ["CRM export"]],
    ["grössen", ["Größen"]],
    ["weather", []],
    ["", []],
    ["x".repeat(10_000), []],
  ])("to %.20s: %j", (name, expected) => {
    expect(near(name)).toEqual(expected);
  });
});
