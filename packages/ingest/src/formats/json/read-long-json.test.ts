import { textAt } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { ingest } from "../../ingest.ts";
import { DEFAULT_LIMITS, type IngestChoices, type IngestedTable } from "../../reader.ts";

/** A small limit sends a small document the way of one of two gigabytes. */
const LIMITS = { ...DEFAULT_LIMITS, maxDecodedBytes: 1000 };

async function outcomeOf(text: string, choices: IngestChoices = {}) {
  return ingest(new TextEncoder().encode(text), { fileName: "a.json", limits: LIMITS, choices });
}

async function read(text: string, choices: IngestChoices = {}): Promise<IngestedTable> {
  const outcome = await outcomeOf(text, choices);
  if (outcome.kind === "refused") throw new Error(outcome.reason);
  return outcome;
}

function rowAt({ table }: IngestedTable, row: number): string[] {
  return table.columns.map((column) => textAt(column, row));
}

const records = (count: number): Record<string, unknown>[] =>
  Array.from({ length: count }, (_, row) => ({ id: row, name: `Ärzte "${row}" \\`, at: { x: row / 2 } }));

describe("a JSON document that is too long for one string", () => {
  it("is read though its records stand at the end, below what is larger", async () => {
    const head = { about: "x".repeat(60_000), codes: Array.from({ length: 2000 }, (_, code) => code), few: [{ a: 1 }] };
    const table = await read(JSON.stringify({ head, data: { note: "]}", items: records(3000) } }, undefined, 1));
    expect(table.choices).toEqual({ encoding: "utf-8", recordPath: "data.items" });
    expect(table.table.columns.map(({ title }) => title)).toEqual(["id", "name", "at.x"]);
    expect(table.table.rowCount).toBe(3000);
    expect(rowAt(table, 2999)).toEqual(["2999", 'Ärzte "2999" \\', "1499.5"]);
    expect(table.warnings.map(({ message }) => message)).toEqual([
      "Omitted outside of the records: head.codes, head.few, head.about, data.note",
    ]);
    expect(table.selectable.balance?.leftOut.characters).toBeGreaterThan(60_000);
  });

  it("is read by the path of another list", async () => {
    const text = JSON.stringify({ few: [{ a: 1 }, { a: 2 }], many: records(100) });
    expect((await read(text, { recordPath: "few" })).table.rowCount).toBe(2);
    expect(await outcomeOf(text, { recordPath: "none" })).toMatchObject({ kind: "refused", code: "no_table" });
  });

  it("may be a list, a page and its records, or a record a line", async () => {
    const lines = records(200).map((record) => JSON.stringify(record));
    for (const text of [`[${lines.join(",")}]`, `[{"page":1},[${lines.join(",\n")}]]`, `\ufeff${lines.join("\n")}\n`]) {
      const table = await read(text);
      expect(table.table.rowCount).toBe(200);
      expect(rowAt(table, 199)[0]).toBe("199");
      expect(table.warnings).toEqual([]);
    }
  });

  it("keeps the longest of very many lists, wherever it stands, and offers few", async () => {
    const lists = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, [{ a: 1 }]]));
    const table = await read(JSON.stringify({ ...lists, most: records(30), ...{ last: [{ a: 1 }] } }));
    expect(table.choices.recordPath).toBe("most");
    expect(table.table.rowCount).toBe(30);
    expect(table.selectable.recordPaths).toHaveLength(200);
  });

  it("is refused where one record is as long", async () => {
    const outcome = await outcomeOf(`[{"a":1},{"a":"${"x".repeat(2000)}"}]`);
    expect(outcome).toMatchObject({ kind: "refused", code: "too_large", reason: "A record has more than 1,000 bytes" });
  });

  it.each([
    ["a record that is broken", '[{"a":1},\n{"a":tru}]', /in line 2, byte 6 of it/],
    ["a fault behind letters of two bytes", '[{"a":1},\n{"ä":tru}]', /in line 2, byte 7 of it/],
    ["a list that is cut off", '{"a":[{"b":1},\n{"b":', /in line 2, byte \d+ of it: a list or an object is not closed/],
    ["a text that is cut off", '{"a":[{"b":"', /not closed/],
    ["something behind the end", '[{"a":1}] x', /expected the end/],
    ["no list", '{"a":1}', /no list of records/],
  ])("is refused with the place of %s", async (_, end, reason) => {
    const outcome = await outcomeOf(
      end.startsWith("[") ? `[${" ".repeat(2000)}${end.slice(1)}` : end.replace("{", `{"x":"${"x".repeat(2000)}",`),
    );
    expect(outcome).toMatchObject({ kind: "refused", reason: expect.stringMatching(reason) });
  });

  it("keeps to the limits of a table", async () => {
    const outcome = await ingest(new TextEncoder().encode(JSON.stringify(records(100))), {
      limits: { ...LIMITS, maxRows: 50 },
    });
    expect(outcome).toMatchObject({ kind: "refused", code: "too_large" });
  });
});
