import { type ColumnChoice, tableFromRows } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { type CleanFileOptions, cleanFile } from "./clean-file.ts";
import type { ColumnSummary } from "./events.ts";
import { placeChoices } from "./place-choices.ts";

const FILE = `day;amount\n${Array.from({ length: 20 }, (_, row) => `03/${String((row % 9) + 4).padStart(2, "0")}/2024;1,${row + 100}`).join("\n")}\n`;

async function clean(options: Partial<CleanFileOptions>) {
  const complete = { fileName: "a.csv", rowLimit: 100, pageSize: 20, now: () => 0, ...options };
  let studied: readonly ColumnSummary[] = [];
  for await (const event of cleanFile(new TextEncoder().encode(FILE), complete)) {
    if (event.kind === "cleaning") studied = event.columns;
    if (event.kind === "cleaned")
      return { studied, firstRow: event.clean.columns.map(({ verdicts, codes }) => verdicts[codes[0] ?? 0]?.output) };
  }
  throw new Error("It was not cleaned");
}

describe("what a person says of columns", () => {
  it("decides what their cells leave open, in the class that was chosen", async () => {
    const choices: readonly ColumnChoice[] = [
      { decided: { date_order: "dmy" } },
      { entity: "number", decided: { decimal_sign: "comma" } },
    ];
    const { studied, firstRow } = await clean({ columnChoices: { ...choices } });
    expect(firstRow).toEqual(["2024-04-03", "1.100"]);
    expect(studied.map(({ entity, decisions }) => [entity.predictedClass, decisions[0]?.isChosen])).toEqual([
      ["date", true],
      ["number", true],
    ]);
  });

  it("is dropped with a word where the class does not offer it", async () => {
    const { studied, firstRow } = await clean({
      columnChoices: { 0: { entity: "free_text", decided: { date_order: "dmy" } } },
    });
    expect(firstRow[0]).toBe("03/04/2024");
    expect(studied[0]?.evidence.join(" ")).toContain("Your decision on the date order was dropped");
  });

  it("is found again by the title in another reading", async () => {
    const { firstRow } = await clean({ columnChoices: [{ title: "day", decided: { date_order: "mdy" } }] });
    expect(firstRow[0]).toBe("2024-03-04");
  });
});

describe("placeChoices", () => {
  const choice = { title: "a", entity: "date" };

  it.each([
    ["its column", ["b", "a"], [choice], { 1: choice }],
    ["none where two columns have the title", ["a", "a"], [choice], {}],
    ["none where two choices have the title", ["a", "b"], [choice, choice], {}],
    ["none where the title is gone", ["b"], [choice], {}],
  ])("gives a choice to %s", (_, titles, choices, expected) => {
    expect(placeChoices(tableFromRows(titles, []), choices)).toEqual(expected);
  });
});
