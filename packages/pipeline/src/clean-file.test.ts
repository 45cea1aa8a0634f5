import { cleanRange } from "@limpid/clean";
import { entityClasses } from "@limpid/entities";
import type { CleanTable } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { type CleanFileOptions, cleanFile } from "./clean-file.ts";
import type { ColumnSummary, PipelineEvent } from "./events.ts";
import { warmUp } from "./warm-up.ts";

const MESSY = [
  "Report of 2024",
  "",
  "order;date;amount",
  "001;13/02/2024;1'234.50",
  "002;03/04/2024;99.90",
  "003;n/a;12",
  ...Array.from({ length: 60 }, (_, row) => `${row + 4};14/03/2024;${row}.25`),
].join("\n");

async function run(text: string, options: Partial<CleanFileOptions> = {}): Promise<PipelineEvent[]> {
  let clock = 0;
  const complete = { fileName: "orders-2024.csv", rowLimit: 100, pageSize: 20, now: () => clock++, ...options };
  const events: PipelineEvent[] = [];
  for await (const event of cleanFile(new TextEncoder().encode(text), complete)) events.push(event);
  return events;
}

function only<Kind extends PipelineEvent["kind"]>(events: readonly PipelineEvent[], kind: Kind) {
  return events.filter((event): event is Extract<PipelineEvent, { kind: Kind }> => event.kind === kind);
}

const TOWNS = ["Bern", "Chur", "Sion", "Thun"];

describe("cleanFile", () => {
  it("tells its story in one order", async () => {
    const kinds = (await run(MESSY)).map((event) => event.kind);
    expect(kinds.filter((kind, index) => kind !== kinds[index - 1])).toEqual([
      "ingested",
      "cleaning",
      "page",
      "compared",
      "info",
      "metadata",
      "cleaned",
    ]);
  });

  it("cleans no more rows than the limit, but looks at all of them", async () => {
    const late = `${MESSY}\n099;25/12/2024;1\n`
      .replaceAll("13/02/2024", "01/02/2024")
      .replaceAll("14/03/2024", "03/04/2024");
    const events = await run(late, { rowLimit: 5 });
    const [cleaned] = only(events, "cleaned");
    expect(cleaned?.clean.rowCount).toBe(5);
    const dates = cleaned?.clean.columns[1];
    expect(dates?.verdicts[dates.codes[1] ?? 0]).toMatchObject({ raw: "03/04/2024", output: "2024-04-03" });
  });

  it("calls a column what it is, and cleans it as what its values are, until a person chooses", async () => {
    const seasons = Array.from(
      { length: 30 },
      (_, row) => `${1970 + row}-${String((71 + row) % 100).padStart(2, "0")}`,
    );
    const text = ["Season", ...seasons].join("\n");
    const columnOf = async (options: Partial<CleanFileOptions> = {}) =>
      only(await run(text, options), "cleaned")[0]!.clean.columns[0]!;
    const inferred = await columnOf();
    expect(inferred.entity).toMatchObject({ predictedClass: "year", cleanedAs: { id: "date_range" } });
    expect(Object.keys(inferred.entity.likely)[0]).toBe("year");
    expect(inferred.verdicts.map(({ kind }) => kind)).toEqual(seasons.map(() => "kept"));
    const chosen = await columnOf({ columnChoices: { 0: { entity: "year" } } });
    expect(chosen.entity).not.toHaveProperty("cleanedAs");
    expect(chosen.verdicts.map(({ kind }) => kind)).toContain("invalid");
  });

  it("makes the same of a table in ranges, each of which is a page event", async () => {
    const lines = Array.from(
      { length: 700 },
      (_, row) => `${row};${row % 9 === 0 ? "13/02" : "01/02"}/2024;1'${100 + row}`,
    );
    const text = ["id;date;amount", ...lines].join("\n");
    const events = await run(text, { rowLimit: 0, rangeCells: 600 });
    const [whole] = only(await run(text, { rowLimit: 0 }), "cleaned");
    const [cleaning] = only(events, "cleaning");
    const ends = [200, 400, 600, 700];
    expect(cleaning).toMatchObject({ rowsToClean: 700, pageCount: 35, ranges: ends.map((endRow) => ({ endRow })) });
    const pages = only(events, "page");
    expect(pages.slice(-3)).toMatchObject([19, 29, 34].map((page) => ({ page, pageCount: 35 })));
    expect(pages.map(({ firstRow, clean }) => firstRow + clean.rowCount).slice(-4)).toEqual(ends);
    expect(only(events, "metadata")[0]?.metadata.description).toBe("700 rows in 3 columns. Among them date (date).");
    const ranges = only(events, "cleaned").map(({ clean }) => clean);
    for (const [column, all] of whole!.clean.columns.entries()) {
      const verdicts = ranges.flatMap(({ columns }) => {
        const own = columns[column]!;
        return Array.from(own.codes, (code) => own.verdicts[code]);
      });
      expect(verdicts).toEqual(Array.from(all.codes, (code) => all.verdicts[code]));
    }
  });

  it.each([
    { rows: 0, pages: 0 },
    { rows: 1, pages: 1 },
    { rows: 20, pages: 1 },
    { rows: 21, pages: 2 },
    { rows: 5000, pages: 250 },
  ])("ends $rows rows with page $pages", async ({ rows, pages }) => {
    const text = `a,b\n${Array.from({ length: rows }, (_, row) => `${row},x`).join("\n")}\n`;
    const told = only(await run(text, { rowLimit: 0 }), "page");
    expect((told.at(-1)?.page ?? -1) + 1).toBe(pages);
    expect(told.reduce((sum, page) => sum + page.clean.rowCount, 0)).toBe(rows);
    expect(
      told.every(
        (page, index) => page.firstRow === (told[index - 1]?.firstRow ?? 0) + (told[index - 1]?.clean.rowCount ?? 0),
      ),
    ).toBe(true);
  });

  it("never goes past a file that cannot be read", async () => {
    const events = await run("");
    expect(events).toEqual([{ kind: "refused", reason: expect.stringMatching(/empty/i) }]);
  });

  it("names and describes the table in plain sentences", async () => {
    const [event] = only(await run(MESSY), "metadata");
    expect(event?.metadata.name).toBe("Orders 2024");
    expect(event?.metadata.description).toMatch(/^63 rows in 3 columns\. Among them date \(date\)/);
    const [untitled] = only(await run(MESSY, { fileName: "" }), "metadata");
    expect(untitled?.metadata.name).toBe("Report of 2024");
  });

  it("shows the first pages before rows are compared, names those that comparing changes, and ends the same", async () => {
    const lines = Array.from({ length: 400 }, (_, row) => `CH-${row % 4},${row === 30 ? "Sxon" : TOWNS[row % 4]},x`);
    const events = await run(["code,town,x", ...lines].join("\n"), { rowLimit: 0 });
    const kinds = events.map((event) => event.kind);
    expect(kinds.indexOf("compared") - kinds.indexOf("page")).toBe(10);
    const [compared] = only(events, "compared");
    expect(compared).toMatchObject({ pages: [1] });
    const [ingested] = only(events, "ingested");
    const [cleaned] = only(events, "cleaned");
    expect(cleaned?.clean).toEqual(cleanRange(compared!.known.compared, ingested!.table, { firstRow: 0, endRow: 400 }));
  });

  it("shows the first pages of a long table by a sample, says so, and names those that all rows change", async () => {
    const dates = Array.from({ length: 30_000 }, (_, row) => (row === 20_003 ? "25/12/2024" : "03/04/2024"));
    const lines = dates.map((date, row) => `${row},${date},x,y`);
    const events = await run(["id,date,a,b", ...lines].join("\n"));
    const dateOf = (column: ColumnSummary | undefined) => column?.evidence.join(" ");
    const [cleaning] = only(events, "cleaning");
    expect(dateOf(cleaning?.columns[1])).toMatch(/a sample of 2,000 rows/);
    const [compared] = only(events, "compared");
    expect(dateOf(compared?.columns[1])).not.toMatch(/sample/);
    expect(compared?.pages).toEqual([0, 1, 2, 3, 4]);
    const firstDate = ({ columns }: CleanTable) => columns[1]?.verdicts[columns[1].codes[0] ?? 0];
    expect(firstDate(only(events, "page")[0]!.clean)).toMatchObject({ raw: "03/04/2024", kind: "kept" });
    expect(firstDate(only(events, "cleaned")[0]!.clean)).toMatchObject({ output: "2024-04-03", kind: "written" });
  });

  it("tells plain data only", async () => {
    const events = await run(MESSY);
    expect(structuredClone(events)).toEqual(events);
  });

  it("gives the same events for the same file", async () => {
    const told = async () => await run(MESSY);
    expect(await told()).toEqual(await told());
  });
});

describe("warmUp", () => {
  it("cleans a table for each group of classes", async () => {
    const examples = [];
    for await (const example of warmUp()) examples.push(example);
    expect(examples.length).toBe(new Set(entityClasses.map(({ group }) => group)).size);
    for (const { clean } of examples) expect(clean.rowCount).toBeGreaterThan(0);
  });
});
