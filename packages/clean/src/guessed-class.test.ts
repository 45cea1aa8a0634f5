/** A class that is no more than a guess is contradicted by what it refuses. */
import { isOpen, plainGuess, tableFromRows } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { cleanRange } from "./clean-range.ts";
import { study } from "./study.ts";

const ROUTINGS = ["021000021", "011401533", "091000019"];

function columnOf(values: readonly string[], guess: Parameters<typeof study>[1][number]) {
  const table = tableFromRows(
    ["column"],
    values.map((value) => [value]),
  );
  const [column] = cleanRange(study(table, [guess]), table, { firstRow: 0, endRow: values.length }).columns;
  const flagged = column?.verdicts.filter((verdict) => isOpen(verdict)).map(({ raw }) => raw);
  return { flagged, judgement: column?.judgement, evidence: column?.evidence.join(" ") };
}

const many = Array.from({ length: 30 }, (_, row) => ROUTINGS[row % 3] ?? "");
const values = [...many, "021000022"];

describe("a value that the class refuses", () => {
  it.each([
    ["likely", { classP: 0.95 }],
    ["chosen by a person", { classP: 0.4, isChosen: true }],
  ])("is flagged where the class is %s", (_, known) => {
    const column = columnOf(values, { ...plainGuess("bank_routing"), ...known });
    expect(column).toMatchObject({ flagged: ["021000022"] });
    expect(column.judgement).not.toBe("doubted");
  });

  it.each([
    ["unlikely", { classP: 0.4 }],
    [
      "only used in place of another",
      { classP: 0.9, predictedClass: "code", cleanedAs: { id: "bank_routing", name: "", why: "" } },
    ],
  ])("speaks against a class that is %s, and the column says so", (_, known) => {
    const column = columnOf(values, { ...plainGuess("bank_routing"), ...known });
    expect(column).toMatchObject({ flagged: [], judgement: "doubted" });
    expect(column.evidence).toContain("no more than a guess");
  });

  it.each([
    ["a name or a code", { classP: 0.4, allProbs: { country: 0.4, country_code: 0.35 } }, "country"],
    ["a code in place of a name", { classP: 0.9, cleanedAs: { id: "country_code", name: "", why: "" } }, "country"],
  ])("is flagged where the class is one thing, be it %s", (_, known, id) => {
    const codes = Array.from({ length: 30 }, (_code, row) => ["DE", "FR", "IT", "CH"][row % 4] ?? "");
    expect(columnOf([...codes, "XX"], { ...plainGuess(id), ...known }).flagged).toEqual(["XX"]);
  });

  it("is flagged by a guess of numbers all the same", () => {
    const numbers = Array.from({ length: 30 }, (_, row) => String(row * 7));
    const column = columnOf([...numbers, "many"], { ...plainGuess("integer"), classP: 0.4 });
    expect(column.flagged).toEqual(["many"]);
  });
});
