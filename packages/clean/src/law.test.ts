/** The law of a change: what is right, and written as its column writes, comes out byte for byte, unflagged and not missing. */
import { entities, entityById } from "@limpid/entities";
import { isRepair, plainGuess, tableFromRows, type Verdict } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { cleanRange } from "./clean-range.ts";
import { study } from "./study.ts";
import { often, QUIET_COLUMNS } from "./testing/quiet-columns.ts";

function cleanColumn(classId: string, texts: readonly string[], title = "column"): readonly Verdict[] {
  const table = tableFromRows(
    [title],
    texts.map((text) => [text]),
  );
  const studied = study(table, [plainGuess(classId)]);
  const [column] = cleanRange(studied, table, { firstRow: 0, endRow: texts.length }).columns;
  return [...column!.codes].map((code) => column!.verdicts[code]!);
}

/** What became of cells that should have stayed, a line each. */
function disturbed(verdicts: readonly Verdict[]): readonly string[] {
  return verdicts
    .filter(({ kind }) => kind !== "kept")
    .map(({ kind, raw, output, rule }) => `${raw} → ${output} (${kind}) by ${rule}`);
}

const REPEATS = 4;

/** The clean forms of a class's own examples that the class takes as they are. */
function goodValuesOf(classId: string): readonly string[] {
  const entity = entityById(classId)!;
  const outputs = [...new Set(entity.examples.clean.map(([, output]) => output))];
  const cleaner = entity.study(
    outputs.map((text) => ({ text, count: REPEATS })),
    { header: "" },
  );
  return outputs.filter((text) => {
    const outcome = cleaner.clean(text);
    return outcome.kind === "ok" && outcome.output === text;
  });
}

describe("good values of a class", () => {
  it.each(entities.flatMap(({ id }) => (id === "empty" ? [] : [id])))("of %s stay", (classId) => {
    const good = goodValuesOf(classId);
    const column = good.flatMap((text) => Array.from({ length: REPEATS }, () => text));
    expect(disturbed(cleanColumn(classId, column))).toEqual([]);
  });
});

describe("a column that only looks odd", () => {
  it.each(QUIET_COLUMNS)("$what stays", ({ classId, texts }) => {
    expect(disturbed(cleanColumn(classId, texts))).toEqual([]);
  });

  it("does not flag a class that does not fit, cell by cell", () => {
    const verdicts = cleanColumn("age", [...often("12", "40"), ...Array.from({ length: 10 }, (_, row) => `x${row}`)]);
    expect(disturbed(verdicts)).toEqual([]);
  });
});

describe("a value written against its column", () => {
  it.each<[what: string, classId: string, texts: readonly string[], output: string]>([
    ["in other capitals", "category", ["YELLOW", ...often("Yellow", "Red")], "Yellow"],
    ["as two words", "category", ["Web site", ...often("website", "agency")], "website"],
    ["as another yes", "boolean", ["Y", ...often("Yes", "No")], "Yes"],
    [
      "in capitals among small codes",
      "country_code",
      ["BE", ...often("de", "fr", "ch", "it", "at", "es", "pt", "nl")],
      "be",
    ],
    ["with a stray sign", "category", ["Bern;", ...often("Bern", "Basel")], "Bern"],
    ["under its own title", "category", ["column: Bern", ...often("Bern", "Basel")], "Bern"],
    ["as a date at midnight", "date", ["2024-03-01T00:00:00", ...often("2024-03-02", "2024-03-03")], "2024-03-01"],
    ["in wide signs", "category", ["ＡＢ１", ...often("AB1", "AB2")], "AB1"],
    ["with grouping", "integer", ["1'234", ...often("2345", "3456")], "1234"],
  ])("%s is written as the column writes", (_, classId, texts, output) => {
    const verdict = cleanColumn(classId, texts)[0]!;
    expect([verdict.kind, verdict.output]).toEqual([isRepair(verdict.rule) ? "repaired" : "written", output]);
  });

  it("is only offered where a footnote may be meant", () => {
    expect(cleanColumn("category", ["Bern*", ...often("Bern", "Basel")])[0]).toMatchObject({
      kind: "proposed",
      output: "Bern*",
      alternatives: [{ output: "Bern" }],
    });
  });
});
