/** Rows of a studied table are cleaned alike in whatever parts and order they come, and by a study that lies elsewhere. */
import { type PortableStudy, portableStudy, RowCleaner, study } from "@limpid/clean";
import { Random } from "@limpid/models/testing";
import { type Table, tableFromRows } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { inferClasses } from "./infer-classes.ts";
import { cleanInFull, optionsFor } from "./testing/clean-in-full.ts";
import { cleanInParts, textRows, verdictRows } from "./testing/clean-in-parts.ts";

/** In one run, as it is done for a file. */
async function cleanWhole(table: Table): Promise<{ readonly whole: string[]; readonly made: PortableStudy }> {
  const lines = [table.columns.map(({ title }) => title), ...textRows(table)].map((row) => row.join(","));
  const { ingested, known, clean } = await cleanInFull(Buffer.from(lines.join("\n")), optionsFor("whole.csv"));
  const { study: made, leftOut } = portableStudy(ingested.table, known.compared);
  expect(leftOut).toBe(0);
  return { whole: verdictRows(clean), made };
}

/** Towns, some of them mistyped, of which codes tell; numbers a tenth of what they should be; rows that come twice and more. */
function makeTable(): Table {
  const random = new Random(11);
  const towns = ["Bern", "Chur", "Sion", "Thun", "Visp", "Genf", "Biel"];
  const made = Array.from({ length: 4000 }, (_, row) => {
    const place = random.below(towns.length);
    const town = towns[place]!;
    const isWrong = row % 211 === 9;
    return [
      `CH-${place}`,
      isWrong ? town.replace(/^(.)./, "$1x") : town,
      row % 97 === 5 ? "N/A" : `${1 + (row % 28)}/0${1 + (row % 9)}/2024`,
      String(row % 301 === 7 ? 10 * (place + 1) * 10 : (place + 1) * 10),
      row % 3 === 0 ? `n${row}` : "same",
    ];
  });
  const twice = [...made, ...made.filter((_, row) => row % 5 === 0), ...made.filter((_, row) => row % 211 === 9)];
  return tableFromRows(["code", "town", "day", "price", "name"], twice);
}

describe("rows of a studied table in other parts and another order", () => {
  it("are cleaned as in one run: rows that come several times, wrong cells among them", async () => {
    const table = makeTable();
    const { whole, made } = await cleanWhole(table);
    for (const seed of [5, 6, 7]) expect(cleanInParts(made, textRows(table), seed)).toEqual(whole);
    expect(made.remarks.size).toBeGreaterThan(5);
  });

  it("are cleaned as in one run: more different values than are remembered", async () => {
    const rows = Array.from({ length: 70_000 }, (_, row) => [`item ${row}`, ["Bern", "Chur"][row % 2]!]);
    const table = tableFromRows(["item", "town"], rows.slice(0, 1000));
    const { guesses } = inferClasses(table, {});
    const made = portableStudy(table, study(table, guesses)).study;
    const cleaner = new RowCleaner(made);
    const first = verdictRows(cleaner.clean(rows.slice(0, 35_000)));
    expect(cleaner.clean(rows.slice(35_000)).columns[0]?.verdicts.at(-1)?.raw).toBe("item 69999");
    expect(verdictRows(cleaner.clean(rows.slice(0, 35_000)))).toEqual(first);
  });
});

describe("a row that the study has not seen", () => {
  it("is cleaned by what the study says of its columns, and nothing is said of it by other rows", async () => {
    const { made } = await cleanWhole(makeTable());
    const clean = new RowCleaner(made).clean([["CH-0", "Bxxn", "13/02/2024", "10", "new"]]);
    expect(clean.columns.map(({ verdicts, codes }) => verdicts[codes[0]!]?.output)).toEqual([
      "CH-0",
      "Bxxn",
      "2024-02-13",
      "10",
      "new",
    ]);
  });
});
