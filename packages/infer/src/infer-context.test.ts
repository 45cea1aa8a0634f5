import { tableFromRows } from "@limpid/table";
import { expect, it } from "vitest";
import { sampleTable } from "./column-sample.ts";
import { inferTable } from "./infer-column.ts";
import { inferContext } from "./infer-context.ts";

function contextOf(columns: Readonly<Record<string, readonly string[]>>) {
  const titles = Object.keys(columns);
  const rows = Array.from({ length: 24 }, (_, row) =>
    titles.map((title) => columns[title]?.[row % columns[title].length] ?? ""),
  );
  const samples = sampleTable(tableFromRows(titles, rows));
  return inferContext(samples, inferTable(samples));
}

const CANTONS = ["Graubünden", "Thurgau", "Aargau", "Solothurn", "Zug", "Uri"];
const PHONES = ["+41 44 668 18 00", "+41 31 322 21 11", "+41 61 267 91 11", "+41 44 251 51 51"];

it("is the country that columns prove, each by itself", () => {
  expect(contextOf({ Kanton: CANTONS }).countries).toEqual(["CH"]);
  expect(contextOf({ Phone: PHONES, Kanton: CANTONS }).countries).toEqual(["CH"]);
  expect(contextOf({ Country: ["Switzerland"] }).countries).toEqual(["CH"]);
});

it("has the language, the currency and the decimal sign of its columns", () => {
  const known = contextOf({ Betrag: ["CHF 12,50", "CHF 7,05", "CHF 99,90"], Geschlecht: ["weiblich", "männlich"] });
  expect(known).toMatchObject({ countries: [], languages: ["de"], currency: "CHF", decimal: "comma" });
});

it.each([
  ["several countries, of whoever stands there", { Country: ["Switzerland", "France", "Italy"] }],
  ["bare numbers", { zip: ["8001", "8005", "3011"], phone: ["044 668 18 00", "031 322 21 11"] }],
  ["words that mean nothing", { Note: ["a", "b c", "lorem ipsum"] }],
])("stays unknown with %s", (_, columns) => {
  expect(contextOf(columns as Readonly<Record<string, readonly string[]>>).countries).toEqual([]);
});
