/** Rows far behind those that are looked at first are evidence as well: none of them is cut. */
import { describe, expect, it } from "vitest";
import { ingest } from "./ingest.ts";
import type { IngestedTable } from "./reader.ts";

const COUNT = 200_000;
const lines = (count: number, line: (row: number) => string): string =>
  `${Array.from({ length: count }, (_, row) => line(row)).join("\n")}\n`;
const TABLE = `id,name,n\n${lines(COUNT, (row) => `${row},Ann ${row},${row % 7}`)}`;

async function read(...parts: readonly (string | Uint8Array)[]): Promise<IngestedTable> {
  const bytes = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const outcome = await ingest(bytes, { fileName: "a.csv" });
  if (outcome.kind === "refused") throw new Error(outcome.reason);
  return outcome;
}

function lastRow({ table }: IngestedTable): (string | undefined)[] {
  return table.columns.map(({ codes, dict }) => dict[codes[table.rowCount - 1] ?? 0]);
}

const messages = ({ warnings }: IngestedTable): string[] => warnings.map(({ message }) => message);

describe("row 200,001", () => {
  it("may have another delimiter", async () => {
    const table = await read(
      TABLE,
      lines(3, (row) => `${COUNT + row};Bo;5`),
    );
    expect(lastRow(table)).toEqual(["200002", "Bo", "5"]);
    expect(messages(table)).toEqual([
      "3 rows have semicolons between their cells instead of commas, the first in line 200,002; they were read so",
    ]);
  });

  it("decides between two delimiters that cut all rows above alike", async () => {
    const table = await read(
      lines(COUNT, () => "Meier,Ann;Bern"),
      lines(50, () => "Rossi;Ulm"),
    );
    expect(table.parameters.delimiter).toBe(";");
    expect(table.table.rowCount).toBe(COUNT + 50);
    expect(table.selectable.alternatives).toEqual([]);
  });

  it("may be the first one with a comma in a file of one column", async () => {
    const table = await read(`name\n${lines(COUNT, (row) => `Ann ${row}`)}Meier, Jo\n`);
    expect(table.table.columns.length).toBe(1);
    expect(lastRow(table)).toEqual(["Meier, Jo"]);
  });

  it("may hold the first numbers below names like the texts", async () => {
    const colours = ["red", "blue", "green"];
    const table = await read(
      `north,south\n${lines(COUNT, (row) => `${colours[row % 3]},${colours[(row + 1) % 3]}`)}`,
      lines(3000, (row) => `${row},${row}`),
    );
    expect(table.table.rowCount + (table.parameters.header ? 1 : 0)).toBe(COUNT + 3001);
    expect(table.parameters.header || table.selectable.alternatives?.[0]?.other === "names").toBe(true);
  });

  it("may have the first letter beyond ASCII, or the first byte that is no UTF-8", async () => {
    const older = Buffer.from(
      lines(3, (row) => `${COUNT + row},Zürich,5`),
      "latin1",
    );
    expect(lastRow(await read(TABLE, older))).toEqual(["200002", "Zürich", "5"]);
    const mixed = await read(TABLE.replace("Ann 5,", "Änne 5,").replace("Ann 6,", "Äbbe 6,"), older);
    expect(lastRow(mixed)).toEqual(["200002", "Zürich", "5"]);
    expect(messages(mixed).join()).toMatch(/line 200,002|200,00\d/);
  });

  it("may have the first quote, which may never close, or be another one", async () => {
    const quoted = await read(TABLE, `${COUNT},"Bo, the ""great""\nof Bern",5\n`);
    expect(lastRow(quoted)).toEqual(["200000", 'Bo, the "great"\nof Bern', "5"]);
    const open = await read(
      TABLE,
      `${COUNT},"Bo,5\n`,
      lines(100, (row) => `${COUNT + 1 + row},Cy,5`),
    );
    expect(open.table.rowCount).toBe(COUNT + 101);
    expect(messages(open)).toEqual(["A quote in line 200002 is never closed; it is read as text"]);
    const single = await read(
      TABLE,
      lines(1000, (row) => `${COUNT + row},'Bo, Cy',5`),
    );
    expect(lastRow(single)).toEqual(["200999", "Bo, Cy", "5"]);
  });

  it("may be longer or shorter than all others", async () => {
    const long = await read(TABLE, `${COUNT},Cy,5,extra,more\n`);
    expect(long.table.rowCount).toBe(COUNT + 1);
    expect(long.clutter).toEqual([{ line: COUNT + 2, text: "extra,more" }]);
    const short = await read(TABLE, `${COUNT},Cy\n`);
    expect(lastRow(short)).toEqual(["200000", "Cy", ""]);
    expect(messages(short)).toEqual(["Row 200001 has 2 cells instead of 3"]);
  });
});
