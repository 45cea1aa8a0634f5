/** Rows of a studied table are cleaned alike in whatever parts and order they come, and by a study that lies elsewhere. */
import { readdirSync, readFileSync } from "node:fs";
import { type PortableStudy, portableStudy, RowCleaner, study } from "@limpid/clean";
import { ingest } from "@limpid/ingest";
import { Random } from "@limpid/models/testing";
import { type CleanTable, type Table, tableFromRows, textAt, type Verdict } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { cleanFile } from "./clean-file.ts";
import { inferClasses } from "./infer-classes.ts";

const FIXTURES = new URL("../../../fixtures/cleaning/", import.meta.url);
const fixtures = readdirSync(FIXTURES, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

async function readFixture(name: string): Promise<Table> {
  const file = readdirSync(new URL(`${name}/`, FIXTURES)).find((one) => one.endsWith(".csv"))!;
  const outcome = await ingest(readFileSync(new URL(`${name}/${file}`, FIXTURES)), { fileName: file });
  if (outcome.kind === "refused") throw new Error(outcome.reason);
  return outcome.table;
}

interface Whole {
  readonly clean: CleanTable;
  readonly study: PortableStudy;
  readonly leftOut: number;
}

/** In one run, as it is done for a file. */
async function cleanWhole(table: Table): Promise<Whole> {
  const rows = rowsOf(table).map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(","));
  const titles = table.columns.map(({ title }) => `"${title}"`).join(",");
  const bytes = new TextEncoder().encode([titles, ...rows].join("\n"));
  const options = { fileName: "whole.csv", rowLimit: 0, pageSize: 20, now: () => 0 };
  let made: ReturnType<typeof portableStudy> | undefined;
  let read = table;
  for await (const event of cleanFile(bytes, options)) {
    if (event.kind === "ingested") read = event.table;
    if (event.kind === "compared") made = portableStudy(read, event.known.compared);
    if (event.kind === "cleaned") return { clean: event.clean, ...made! };
  }
  throw new Error("The table was not cleaned");
}

function rowsOf(table: Table): string[][] {
  return Array.from({ length: table.rowCount }, (_, row) => table.columns.map((column) => textAt(column, row)));
}

function verdictsOf({ columns, rowCount }: CleanTable): (Verdict | undefined)[][] {
  return Array.from({ length: rowCount }, (_, row) => columns.map(({ verdicts, codes }) => verdicts[codes[row]!]));
}

/** Places of the rows in parts of many sizes, the parts in any order, half the time also the rows. */
function* randomParts(rowCount: number, random: Random): Generator<readonly number[]> {
  const inOrder = Array.from({ length: rowCount }, (_, row) => row);
  const rows = random.next() < 0.5 ? inOrder : random.shuffled(inOrder);
  const parts: number[][] = [];
  for (let at = 0; at < rowCount; ) {
    const size = 1 + random.below(random.next() < 0.3 ? 3 : rowCount);
    parts.push(rows.slice(at, at + size));
    at += size;
  }
  yield* random.shuffled(parts);
}

async function expectTheSame(table: Table, seeds: readonly number[]): Promise<Whole> {
  const whole = await cleanWhole(table);
  const expected = verdictsOf(whole.clean);
  const rows = rowsOf(table);
  expect(whole.leftOut).toBe(0);
  for (const seed of seeds) {
    const random = new Random(seed);
    const isOneProcess = random.next() < 0.5;
    const kept = new RowCleaner(whole.study);
    const found: (Verdict | undefined)[][] = [];
    for (const part of randomParts(table.rowCount, random)) {
      const cleaner = isOneProcess ? kept : new RowCleaner(whole.study);
      const verdicts = verdictsOf(cleaner.clean(part.map((row) => rows[row]!)));
      for (const [place, row] of part.entries()) found[row] = verdicts[place]!;
    }
    expect(found).toEqual(expected);
  }
  return whole;
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
  it.each(fixtures)("are cleaned as in one run: %s", async (name) => {
    await expectTheSame(await readFixture(name), [1, 2, 3, 4]);
  });

  it("are cleaned as in one run: rows that come several times, wrong cells among them", async () => {
    const { study: made } = await expectTheSame(makeTable(), [5, 6, 7]);
    expect(made.remarks.size).toBeGreaterThan(5);
  }, 60_000);

  it("are cleaned as in one run: more different values than are remembered", async () => {
    const rows = Array.from({ length: 150_000 }, (_, row) => [`item ${row % 140_000}`, ["Bern", "Chur"][row % 2]!]);
    const table = tableFromRows(["item", "town"], rows);
    const { guesses } = inferClasses(table, {});
    const made = portableStudy(table, study(table, guesses)).study;
    const cleaner = new RowCleaner(made);
    const [first, again] = [cleaner.clean(rows.slice(0, 70_000)), cleaner.clean(rows.slice(0, 70_000))];
    expect(cleaner.clean(rows.slice(70_000)).columns[0]?.verdicts.at(-1)?.raw).toBe("item 9999");
    expect(verdictsOf(again)).toEqual(verdictsOf(first));
  }, 60_000);
});

describe("a row that the study has not seen", () => {
  it("is cleaned by what the study says of its columns, and nothing is said of it by other rows", async () => {
    const { study: made } = await cleanWhole(makeTable());
    const clean = new RowCleaner(made).clean([["CH-0", "Bxxn", "13/02/2024", "10", "new"]]);
    expect(verdictsOf(clean)[0]?.map((verdict) => verdict?.output)).toEqual([
      "CH-0",
      "Bxxn",
      "2024-02-13",
      "10",
      "new",
    ]);
  });
});
