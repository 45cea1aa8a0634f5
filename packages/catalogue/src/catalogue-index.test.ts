import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CatalogueIndex } from "./catalogue-index.ts";
import type { CatalogueTable } from "./catalogue-table.ts";
import { type ScopeId, WORD_SCOPES } from "./scopes/index.ts";
import { VECTOR_SIZE } from "./vectors.ts";

const TABLES: readonly Partial<CatalogueTable>[] = [
  {
    id: "aaaaaaaa-1111-4000-8000-000000000001",
    name: "Customer orders 2024",
    username: "ann.lee",
    titles: ["Order date", "E-Mail", "Betrag"],
    values: [["2024-01-03", "2024-02-01"], ["ann@example.org"], ["1234.50", "99"]],
  },
  {
    id: "bbbbbbbb-2222-4000-8000-000000000002",
    name: "customer_complaints",
    username: "bob",
    titles: ["postalCode", "complaint text"],
    values: [
      ["8001", "8002"],
      ["Late delivery", "New York", "Zürich"],
    ],
  },
  {
    id: "cccccccc-3333-4000-8000-000000000003",
    name: "Öffnungszeiten der Bäder",
    username: null,
    titles: ["Bad", "Straße", "名前"],
    values: [["Seebad Enge"], ["Mythenquai"], ["東京都", "大阪府"]],
  },
];

const NAMES = ["orders", "complaints", "baths"] as const;

function tableOf(table: Partial<CatalogueTable>): CatalogueTable {
  const empty = { session: "s", username: null, description: "", tags: [], titles: [], classes: [], values: [] };
  return { id: "", name: "", ...empty, ...table };
}

function indexOf(tables: readonly Partial<CatalogueTable>[]): CatalogueIndex {
  const index = new CatalogueIndex();
  index.apply(tables.map(tableOf).map((table, place) => ({ id: table.id, seq: place + 1, table, vector: null })));
  return index;
}

const index = indexOf(TABLES);

function find(scope: ScopeId, text: string): string[] {
  const found = index.search({ scope, text, limit: 10, first: null });
  return found.map(({ id }) => NAMES[TABLES.findIndex((table) => table.id === id)] ?? "");
}

describe("each scope finds", () => {
  it.each<[ScopeId, string, readonly string[]]>([
    ["name", "orders", ["orders"]],
    ["name", "CUSTOMER", ["complaints", "orders"]],
    ["name", "customer complaints", ["complaints", "orders"]],
    ["name", "custmer ordrs", ["orders", "complaints"]],
    ["name", "customre", ["complaints", "orders"]],
    ["name", "customercomplaints", ["complaints", "orders"]],
    ["name", "cust omer orders", ["orders", "complaints"]],
    ["name", "compl", ["complaints"]],
    ["name", "complxin", ["complaints"]],
    ["name", "offnungszeiten", ["baths"]],
    ["name", "Öffnungszeitn", ["baths"]],
    ["name", "2024", ["orders"]],
    ["id", "aaaaaaaa", ["orders"]],
    ["id", "bbbbbbbb-2222-4000-8000-000000000002", ["complaints"]],
    ["id", "BBBBBBBB22224000", ["complaints"]],
    ["id", "bbbbbbbb-2222-4000-8000-00000000002", ["complaints"]],
    ["id", "https://limpid.example/table/cccccccc-3333-4000-8000-000000000003?debug=1", ["baths"]],
    ["username", "@ann", ["orders"]],
    ["username", "ann.lee", ["orders"]],
    ["username", "ann.lea", ["orders"]],
    ["username", "BOB", ["complaints"]],
    ["columns", "order date", ["orders"]],
    ["columns", "orderdate", ["orders"]],
    ["columns", "email, betrag", ["orders"]],
    ["columns", "postal code", ["complaints"]],
    ["columns", "postalcoed", ["complaints"]],
    ["columns", "strasse", ["baths"]],
    ["columns", "名前", ["baths"]],
    ["values", "Zurich", ["complaints"]],
    ["values", "new york", ["complaints"]],
    ["values", "8001", ["complaints"]],
    ["values", "ann@example.org", ["orders"]],
    ["values", "2024-01-03", ["orders"]],
    ["values", "mythenqai", ["baths"]],
    ["values", "東京", ["baths"]],
  ])("in %s for %s: %o", (scope, text, expected) => {
    expect(find(scope, text)).toEqual(expected);
  });
});

describe("each scope finds nothing", () => {
  it.each<[ScopeId, string]>([
    ["name", "xyzzy"],
    ["name", "late delivery"],
    ["name", "Betrag"],
    ["id", "orders"],
    ["id", "-"],
    ["username", "customer"],
    ["columns", "mythenquai"],
    ["values", "8003"],
    ["values", "customer"],
  ])("in %s for %s", (scope, text) => {
    expect(find(scope, text)).toEqual([]);
  });

  it.each(Object.keys(WORD_SCOPES) as ScopeId[])("in %s for what is no word", (scope) => {
    for (const text of ["", "   ", "%", "'; drop table tables --", "\u0000", "\\", "🙂", "(((", "*", "\uD800"])
      expect(find(scope, text)).toEqual([]);
  });
});

it("a long text is searched for its first words", () => {
  expect(find("name", `orders ${"x".repeat(100_000)}`)).toEqual(["orders"]);
  expect(find("name", `${"customer orders ".repeat(10_000)}`)).toEqual(["orders", "complaints"]);
});

it("scores say how well it fits: all of a name is 1, a part of it less", () => {
  const score = (text: string) => index.search({ scope: "name", text, limit: 1, first: null })[0]?.score ?? 0;
  expect(score("Customer Orders 2024")).toBeCloseTo(1);
  expect(score("customer orders")).toBeLessThan(1);
  expect(score("customer orders")).toBeGreaterThan(score("orders"));
  expect(score("orders")).toBeGreaterThan(score("ordes"));
});

describe("changes", () => {
  const table = tableOf({ id: "a", name: "Old name", session: "me" });
  const change = (seq: number, changed: CatalogueTable | null) => ({ id: "a", seq, table: changed, vector: null });
  const search = (from: CatalogueIndex, text: string) =>
    from.search({ scope: "name", text, limit: 5, first: null }).map(({ id }) => id);

  it("are found, and what was before is not", () => {
    const own = indexOf([table]);
    own.apply([change(2, { ...table, name: "New title" })]);
    expect([search(own, "new title"), search(own, "old name"), own.size, own.seq]).toEqual([["a"], [], 1, 2]);
    own.apply([change(3, null)]);
    expect([search(own, "new title"), own.size, own.seq]).toEqual([[], 0, 3]);
    own.apply([change(4, table)]);
    expect(search(own, "old name")).toEqual(["a"]);
  });

  it("wear the index out in the end", () => {
    const own = new CatalogueIndex();
    for (let seq = 1; seq <= 2500; seq++) own.apply([change(seq, { ...table, name: `Name ${seq}` })]);
    expect(own.isWorn).toBe(true);
    expect(search(own, "Name 2500")).toEqual(["a"]);
  });

  it("leave nothing of what was meant before, to be compared with", () => {
    const own = new CatalogueIndex();
    const vector = Int8Array.from({ length: VECTOR_SIZE }, (_, place) => (place % 2 === 0 ? 100 : -100));
    for (let seq = 1; seq <= 100; seq++) own.apply([{ ...change(seq, { ...table, name: `Name ${seq}` }), vector }]);
    const found = own.search({ scope: "semantic", text: "meaning", vector, limit: 5, first: null });
    expect(found.map(({ id }) => id)).toEqual(["a"]);
  });

  it("that leave all as it was wear nothing out", () => {
    const own = indexOf([table]);
    for (let seq = 2; seq <= 2500; seq++) own.apply([change(seq, { ...table })]);
    expect([own.isWorn, own.seq]).toEqual([false, 2500]);
  });
});

describe("one's own tables", () => {
  const tables = Array.from({ length: 60 }, (_, place) =>
    tableOf({
      id: `t${place}`,
      name: "Sales figures",
      session: `s${place}`,
      username: place % 20 === 3 ? "ann" : null,
    }),
  );
  const own = indexOf([...tables, tableOf({ id: "best", name: "Sales", session: "x" })]);
  const search = (first: { sessionId: string; username: string | null } | null) =>
    own.search({ scope: "name", text: "sales", limit: 5, first }).map(({ id }) => id);

  it("come first where that is asked for, also those that are not among the best", () => {
    expect(search(null)[0]).toBe("best");
    expect(search({ sessionId: "s7", username: null }).slice(0, 2)).toEqual(["t7", "best"]);
    expect(search({ sessionId: "s7", username: "ann" }).slice(0, 5)).toEqual(["t43", "t23", "t7", "t3", "best"]);
    expect(search({ sessionId: "nobody", username: "bob" })[0]).toBe("best");
  });
});

it("every scope of the folder is in the list", () => {
  const files = readdirSync(new URL("scopes", import.meta.url)).filter((file) => !/^(scope|index)\.ts$/.test(file));
  const named = [...Object.keys(WORD_SCOPES)].map((id) => `${id}.ts`);
  expect(files.filter((file) => !file.startsWith("semantic")).toSorted()).toEqual(named.toSorted());
});
