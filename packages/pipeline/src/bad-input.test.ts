/** Hostile tables: the work on them stays bounded, and the reply names what was not done. */
import type { CleanColumn, CleanTable } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { cleanFile } from "./clean-file.ts";

interface Cleaned {
  readonly clean: CleanTable;
  /** How many values were cleaned, in all columns. */
  readonly values: number;
}

async function clean(titles: readonly string[], rows: readonly (readonly string[])[]): Promise<Cleaned> {
  return await cleanText([titles, ...rows].map((row) => row.map(quote).join(",")).join("\n"));
}

async function cleanText(text: string): Promise<Cleaned> {
  let values = 0;
  const watch = { before: () => values++, after: () => undefined, isDeadly: () => false };
  const options = { fileName: "bad.csv", rowLimit: 0, pageSize: 20, now: () => 0, watchColumn: () => watch };
  for await (const event of cleanFile(new TextEncoder().encode(text), options)) {
    if (event.kind === "refused") throw new Error(event.reason);
    if (event.kind === "cleaned") return { clean: event.clean, values };
  }
  throw new Error("The table was not cleaned");
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

function column({ clean: { columns } }: Cleaned, index: number): CleanColumn {
  return columns[index]!;
}

function outputs({ verdicts, codes }: CleanColumn): string[] {
  return Array.from(codes, (code) => verdicts[code]!.output ?? "");
}

/** These rows of a long table are cleaned twice: as a sample of the rows has them, and as all rows do. */
function valuesOfFirstPages({ clean: { columns } }: Cleaned): number {
  const raws = columns.map(({ verdicts, codes }) => Array.from(codes.subarray(0, 200), (code) => verdicts[code]!.raw));
  return raws.reduce((values, column) => values + new Set(column).size, 0);
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe("a column", () => {
  it.each([
    ["of one word", "same"],
    ["of one number", "7"],
    ["of one date", "2024-02-03"],
    ["of one space", " "],
  ])("%s costs one value, however many rows there are", async (_, text) => {
    const cleaned = await clean(
      ["id", "one"],
      numbers(3000).map((row) => [`r${row}`, text]),
    );
    expect(column(cleaned, 1).verdicts).toHaveLength(1);
    expect(cleaned.values).toBe(3001);
    expect(new Set(outputs(column(cleaned, 1)))).toEqual(new Set([text.trim()]));
  });

  it.each([[""], ["N/A"], ["-"], ["null"]])(
    "of nothing but %j holds no data, and says so of each cell",
    async (text) => {
      const cleaned = await clean(
        ["id", "none"],
        numbers(500).map((row) => [`r${row}`, text]),
      );
      const { verdicts } = column(cleaned, 1);
      expect(verdicts.map(({ kind }) => kind)).toEqual(["missing"]);
    },
  );

  it("of very many different values is compared with itself for typos that make no other word, which is told", async () => {
    const lettersOf = (number: number) => String(number).replace(/\d/g, (digit) => "qwertyuiop"[Number(digit)]!);
    const rare = numbers(5000).map((index) => `Hospital of ${lettersOf(index)} town`);
    const frequent = numbers(15_000).map((index) => `Hospital ${lettersOf(index % 250)}`);
    const cleaned = await clean(
      ["id", "place"],
      [...rare, ...frequent].map((text, row) => [`r${row}`, text]),
    );
    expect(column(cleaned, 1).evidence).toContainEqual(
      expect.stringMatching(/^Only typos that don't form another word were checked: \d+ distinct values are rare\.$/),
    );
    expect(cleaned.values).toBe(20_000 + new Set([...rare, ...frequent]).size);
  });

  it("of values that all differ by a letter takes time for each, and not for each pair", async () => {
    const alike = numbers(20_000).map((index) => `Tower ${String.fromCodePoint(0x4e00 + index)} east`);
    const cleaned = await clean(
      ["id", "place"],
      [...alike, ...alike, ...alike].map((text, row) => [`r${row}`, text]),
    );
    expect(new Set(outputs(column(cleaned, 1)))).toEqual(new Set(alike));
    expect(cleaned.values).toBe(80_000 + valuesOfFirstPages(cleaned));
  });
});

describe("a table", () => {
  it("of 1,500 columns is cleaned column by column, and says which of them were not compared", async () => {
    const titles = numbers(1500).map((index) => `c${index}`);
    const rows = numbers(3).map((row) => titles.map((_, index) => String((row * index) % 10)));
    const cleaned = await clean(titles, rows);
    expect(cleaned.clean.columns).toHaveLength(1500);
    const notCompared = cleaned.clean.columns.filter(({ evidence }) =>
      evidence.some((one) => /not compared/.test(one)),
    );
    expect(notCompared).toEqual(cleaned.clean.columns.slice(1000));
    expect(cleaned.values).toBeLessThanOrEqual(1500 * 3);
    expect(outputs(column(cleaned, 1499))).toEqual(rows.map((row) => row[1499]));
  });

  it("of many rows compares all of them, each different value of a column once", async () => {
    const cleaned = await clean(
      ["zip", "city"],
      numbers(60_500).map((row) => [`80${row % 50}`, row === 60_400 ? "Ctiy 0" : `City ${row % 50}`]),
    );
    const { verdicts, codes } = column(cleaned, 1);
    expect(verdicts[codes[60_400]!]!.alternatives.map(({ output }) => output)).toEqual(["City 0"]);
    expect(cleaned.values).toBe(101 + valuesOfFirstPages(cleaned));
  });

  it("of rows of different length keeps every cell that has a column", async () => {
    const lines = numbers(60).map((row) => [`${row}`, `name ${row}`, `city ${row}`].slice(0, (row % 3) + 1).join(","));
    const cleaned = await cleanText(["id,name,city", ...lines].join("\n"));
    expect(cleaned.clean.rowCount).toBe(60);
    expect(outputs(column(cleaned, 0))).toEqual(numbers(60).map(String));
    expect(outputs(column(cleaned, 2)).filter(Boolean)).toHaveLength(20);
  });
});

describe("texts that are made to harm", () => {
  const HARMFUL: readonly (readonly [string, string])[] = [
    ["long", "x".repeat(200_000)],
    ["long and spaced", "a ".repeat(100_000)],
    ["almost a number", `${"1".repeat(50_000)}!`],
    ["almost an address", `${"a.".repeat(20_000)}@`],
    ["almost a date", "1/".repeat(20_000)],
    ["nested", "(".repeat(30_000)],
    ["nested JSON", "[".repeat(30_000)],
    ["of entities", "&amp;".repeat(10_000)],
    ["half a surrogate", "a\uD800b"],
    ["right to left", "\u202Eexe.txt\u2066"],
    ["of joined marks", `e${"\u0301".repeat(10_000)}`],
    ["of zero width", "\u200B".repeat(10_000)],
    ["a prototype", "__proto__"],
    ["a formula", '=HYPERLINK("http://example.org")'],
    ["damaged again and again", "ÃƒÂ".repeat(5000)],
  ];

  it("come back whole, raw and marked at worst, and leave their neighbours alone", async () => {
    const rows = HARMFUL.map(([, text], row) => [text, String(row), "2024-01-02", text]);
    const cleaned = await clean(["a", "b", "__proto__", "constructor"], rows);
    expect(cleaned.clean.rowCount).toBe(HARMFUL.length);
    for (const [row, [, text]] of HARMFUL.entries()) {
      const { verdicts, codes } = column(cleaned, 0);
      const { raw, kind } = verdicts[codes[row]!]!;
      expect(raw.length).toBe(text.length);
      expect(kind).not.toBe("failed");
    }
    expect(outputs(column(cleaned, 1))).toEqual(HARMFUL.map((_, row) => String(row)));
    expect(new Set(outputs(column(cleaned, 2)))).toEqual(new Set(["2024-01-02"]));
  });

  it.each(HARMFUL)("do not decide how a column of good values is read: %s", async (_, text) => {
    const days = numbers(40).map((row) => [`${String(13 + (row % 15))}/02/2024`]);
    const cleaned = await clean(["day"], [...days, [text], ["03/04/2024"]]);
    const [{ verdicts, codes }] = [column(cleaned, 0)];
    expect(verdicts[codes[41]!]).toMatchObject({ kind: "written", output: "2024-04-03" });
  });
});
