/** What is found in a table does not depend on the order of its rows, on the page or on the row limit. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cleanRange, study } from "@limpid/clean";
import { DEFAULT_LIMITS, ingest } from "@limpid/ingest";
import { Random } from "@limpid/models/testing";
import { type EntityGuess, type Table, tableFromRows, textAt } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { cleanFile } from "./clean-file.ts";
import { inferClasses } from "./infer-classes.ts";

const FIXTURES = new URL("../../../fixtures/cleaning/", import.meta.url);
const fixtures = readdirSync(FIXTURES, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

function reorder(table: Table, order: readonly number[]): Table {
  return tableFromRows(
    table.columns.map(({ title }) => title),
    order.map((row) => table.columns.map((column) => textAt(column, row))),
  );
}

/** What other rows and other values say of the cells, and what becomes of them, by the row's place in the first order. */
function foundIn(table: Table, guesses: readonly EntityGuess[], order: readonly number[]) {
  const shuffled = reorder(table, order);
  const studied = study(shuffled, guesses);
  const { columns } = cleanRange(studied, shuffled, { firstRow: 0, endRow: shuffled.rowCount });
  return columns.map(({ verdicts, codes, type }, column) => ({
    type,
    limits: studied.columns[column]?.limits,
    values: [...(studied.columns[column]?.findings ?? [])].sort(([one], [other]) => (one < other ? -1 : 1)),
    findings: [...(studied.findings?.[column] ?? [])]
      .map(([place, finding]) => ({ row: order[place]!, ...finding }))
      .sort((one, other) => one.row - other.row),
    // How likely a cell stands for missing data is a sum over many values: its last digit depends on their order.
    cells: order
      .map((row, place) => ({ row, cell: JSON.stringify({ ...verdicts[codes[place]!]!, missing: undefined }) }))
      .sort((one, other) => one.row - other.row)
      .map(({ row, cell }) => `${row} ${cell}`),
  }));
}

async function read(name: string): Promise<Table> {
  const file = readdirSync(fileURLToPath(new URL(`${name}/`, FIXTURES))).find((one) => one.endsWith(".csv"))!;
  const outcome = await ingest(readFileSync(new URL(`${name}/${file}`, FIXTURES)), {
    fileName: file,
    limits: DEFAULT_LIMITS,
    choices: {},
  });
  if (outcome.kind === "refused") throw new Error(outcome.reason);
  return outcome.table;
}

const inOrder = ({ rowCount }: Table): readonly number[] => Array.from({ length: rowCount }, (_, row) => row);

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
  it.each(fixtures)("of %s say the same", async (name) => {
    const table = await read(name);
    const { guesses } = inferClasses(table, {});
    const first = foundIn(table, guesses, inOrder(table));
    for (const seed of [1, 2, 3])
      expect(foundIn(table, guesses, new Random(seed).shuffled(inOrder(table)))).toEqual(first);
  });

  it("of a long table, of which a sample is learnt from, say the same", () => {
    const table = makeTable();
    const { guesses } = inferClasses(table, {});
    const first = foundIn(table, guesses, inOrder(table));
    expect(first.map(({ findings, values }) => findings.length + values.length > 0)).toEqual([
      false,
      false,
      true,
      false,
      true,
      true,
      true,
    ]);
    for (const seed of [4, 5])
      expect(foundIn(table, guesses, new Random(seed).shuffled(inOrder(table)))).toEqual(first);
  }, 60_000);
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
