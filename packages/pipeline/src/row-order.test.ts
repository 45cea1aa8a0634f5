/** What is found in a table does not depend on the order of its rows, on the page or on the row limit. */
import { Random } from "@limpid/models/testing";
import { type Table, tableFromRows } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { cleanFile } from "./clean-file.ts";
import { inferClasses } from "./infer-classes.ts";
import { findingsReordered, shuffleRows } from "./testing/study-reordered.ts";

const SITES = 8;
const LETTERS = "abcdefghijklmnop";
/** Names that are far from each other. */
const nameOf = (number: number): string =>
  Array.from({ length: 4 }, (_, place) => (LETTERS[(number >> (4 * place)) & 15] ?? "a").repeat(3)).join("");

/** Several sources that tell of the same things, which belong to towns; some cells of each column are wrong. */
function makeTable(): Table {
  const random = new Random(7);
  const rows = Array.from({ length: 6000 }, (_, row) => {
    const thing = Math.floor(row / SITES);
    const town = thing % 150;
    const price = random.next() < 0.05 ? `${900 + random.below(9)}.5` : `${thing % 97}.5`;
    const name = row % 6 === 5 ? nameOf(town).replace(/.$/, LETTERS[row % 16] ?? "") : nameOf(town);
    const isSwapped = row % 2003 === 2000;
    const [country, capital] = [`Land ${LETTERS[town % 9]}`, `Burg ${LETTERS[town % 9]}`];
    return [
      `site ${row % SITES}`,
      `thing ${thing}`,
      price,
      `T-${town}`,
      name,
      isSwapped ? `${capital}x` : country,
      row % 1999 === 7 ? `Bxrg ${LETTERS[town % 9]}` : capital,
    ];
  });
  return tableFromRows(["site", "thing", "price", "code", "name", "country", "capital"], rows);
}

describe("the same rows in another order", () => {
  it("of a long table, of which a sample is learnt from, say the same", () => {
    const table = makeTable();
    const { inferred } = inferClasses(table, {});
    const first = findingsReordered(table, inferred);
    expect(first.map(({ findings, values }) => findings.length + values.length > 0)).toEqual([
      false,
      false,
      true,
      false,
      true,
      true,
      true,
    ]);
    for (const seed of [4, 5]) expect(findingsReordered(table, inferred, shuffleRows(table, seed))).toEqual(first);
  });
});

describe("the same rows on other pages", () => {
  const towns = ["Bern", "Chur", "Sion", "Thun", "Visp", "Genf", "Biel"];
  const lines = Array.from({ length: 3000 }, (_, row) => {
    const town = towns[row % 7] ?? "";
    return `CH-${row % 7},${row % 211 === 9 ? town.replace(/^(.)./, "$1x") : town}`;
  });
  const bytes = new TextEncoder().encode(["code,town", ...lines].join("\n"));

  async function findingsWith(pace: {
    readonly rowLimit: number;
    readonly pageSize: number;
    readonly rangeCells?: number;
  }) {
    for await (const event of cleanFile(bytes, { fileName: "towns.csv", now: () => 0, ...pace }))
      if (event.kind === "compared") return event.known.compared.findings;
    throw new Error("The rows were not compared");
  }

  it.each([
    { rowLimit: 0, pageSize: 7 },
    { rowLimit: 5, pageSize: 20 },
    { rowLimit: 0, pageSize: 20, rangeCells: 400 },
  ])("of %o say the same", async (pace) => {
    const all = await findingsWith({ rowLimit: 0, pageSize: 20 });
    expect(all?.[1]?.size).toBe(15);
    expect(await findingsWith(pace)).toEqual(all);
  });
});
