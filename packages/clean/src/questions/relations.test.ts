import { LEAVE } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { cleanRange, TableCleaner } from "../clean-range.ts";
import { recompareRows, restudyColumns } from "../restudy.ts";
import { study, studyColumns } from "../study.ts";
import { DENSE_ERRORS, DENSE_ROWS, wrongRows } from "../testing/dense-errors.ts";
import { suiteGuesses, suiteTable } from "../testing/suite-table.ts";

const WRONG = wrongRows(0.1);
const KINDS = ["totals", "powers of ten", "end before start", "swapped fields", "swapped looks"];

function tableWith(name: string) {
  const { column, tableOf } = DENSE_ERRORS[name]!;
  const columns = tableOf((row) => WRONG.has(row));
  return {
    table: suiteTable(columns),
    guesses: suiteGuesses(columns),
    index: columns.findIndex(({ title }) => title === column),
  };
}

function cleanedWith(name: string, answer?: string) {
  const { table, guesses, index } = tableWith(name);
  const choices = answer === undefined ? {} : { [index]: { decided: { relations: answer } } };
  const studied = study(table, guesses, choices);
  const { verdicts, codes } = cleanRange(studied, table, { firstRow: 0, endRow: DENSE_ROWS }).columns[index]!;
  const cells = [...codes].map((code) => verdicts[code]!);
  return { studied, question: studied.columns[index]!.questions.find(({ kind }) => kind === "relations"), cells };
}

describe.each([
  ["near rows", /^\d+ rows nearly repeat another row, such as two with guest “.*” and “.*”\.$/],
  ["repeated rows", /^\d+ rows are the same as another one in all columns, such as those with “.*”\.$/],
])("%s", (name, message) => {
  it("name those that repeat an earlier one", () => {
    const { question } = cleanedWith(name);
    expect(question?.message).toMatch(message);
    const repeats = question?.repeats ?? [];
    expect(repeats.length).toBeGreaterThan(0);
    expect(repeats.length).toBeLessThan(question!.cells);
    expect(repeats).toEqual([...repeats].sort((one, other) => one - other));
    // Each wrong row repeats the one below it.
    for (const row of repeats) expect(WRONG.has(row - 1)).toBe(true);
  });
});

it("names no rows that could be left out where they contradict each other", () => {
  expect(cleanedWith("totals").question?.repeats).toBeUndefined();
});

describe.each(KINDS)("%s in a tenth of the rows", (name) => {
  it("are one question, and no cell is changed or called right", () => {
    const { question, cells } = cleanedWith(name);
    expect(question).toMatchObject({ id: "relations", cells: WRONG.size });
    for (const row of WRONG) {
      const { kind, output, raw, prob, msg } = cells[row]!;
      expect([kind, output, prob <= 0.5]).toEqual(["kept", raw, true]);
      expect(msg).toContain("Open question");
    }
  });

  it("are flags where a person wants to see each cell", () => {
    const { question, cells } = cleanedWith(name, "flag");
    expect(question).toBeUndefined();
    const flagged = cells.flatMap(({ kind }, row) => (kind === "proposed" ? [row] : []));
    expect(new Set(flagged)).toEqual(WRONG);
  });

  it("are answered one value at a time, too", () => {
    const { table, guesses, index } = tableWith(name);
    const [raw = "", other = ""] = cleanedWith(name).question!.values.map((value) => value.raw);
    const decided = { [`relations:${raw}`]: "flag", [`relations:${other}`]: "=meant" };
    const studied = study(table, guesses, { [index]: { decided } });
    const { verdicts, codes } = cleanRange(studied, table, { firstRow: 0, endRow: DENSE_ROWS }).columns[index]!;
    const cells = [...codes].map((code) => verdicts[code]!);
    const asked = studied.columns[index]!.questions.find(({ kind }) => kind === "relations");
    expect(asked?.values.map((value) => value.raw)).toEqual(expect.not.arrayContaining([raw, other]));
    const flagged = cells.filter(({ kind }) => kind === "proposed");
    expect(flagged.length).toBeGreaterThan(0);
    expect(new Set(flagged.map((cell) => cell.raw))).toEqual(new Set([raw]));
    expect(new Set(cells.filter((cell) => cell.raw === other).map(({ output }) => output))).toEqual(new Set(["meant"]));
  });

  it("are left where a person leaves them", () => {
    const { question, cells } = cleanedWith(name, LEAVE);
    expect(question).toBeUndefined();
    expect(cells.filter(({ kind }) => kind !== "kept")).toEqual([]);
  });

  it("are asked about again when the answer is taken back", () => {
    const { table, guesses, index } = tableWith(name);
    const columns = studyColumns(table, guesses);
    const compared = study(table, guesses);
    const choices = { [index]: { decided: { relations: "flag" } } };
    const answered = restudyColumns(table, guesses, { known: columns, choices });
    const flagged = recompareRows(table, answered, {
      cleaner: new TableCleaner(table, answered),
      known: { columns, compared },
    });
    expect(flagged).toEqual(study(table, guesses, choices));
    const again = restudyColumns(table, guesses, { known: answered });
    const taken = recompareRows(table, again, {
      cleaner: new TableCleaner(table, again),
      known: { columns: answered, compared: flagged },
    });
    expect(taken).toEqual(compared);
  });
});
