/** What a person may say of a column or of the whole table, and what cleaning then does. */
import {
  type CleaningSettings,
  type CleanTable,
  type Decided,
  plainGuess,
  STANDARD_SETTINGS,
  tableFromRows,
  type Verdict,
} from "@limpid/table";
import { describe, expect, it } from "vitest";
import { cleanRange } from "./clean-range.ts";
import { study } from "./study.ts";

const KEEP: CleaningSettings = { forms: "keep", repairs: "propose" };
const THOROUGH: CleaningSettings = { forms: "standard", repairs: "apply" };

type Rows = readonly (readonly string[])[];

interface Said {
  readonly settings?: CleaningSettings;
  readonly decided?: Decided;
}

function clean(classes: readonly string[], rows: Rows, { settings = STANDARD_SETTINGS, decided = {} }: Said = {}) {
  const titles = classes.map((_, index) => `column ${index}`);
  const table = tableFromRows(
    titles,
    rows.map((row) => [...row]),
  );
  const studied = study(
    table,
    classes.map((id) => plainGuess(id)),
    { 0: { decided } },
    settings,
  );
  return cleanRange(studied, table, { firstRow: 0, endRow: rows.length });
}

function columnOf(classId: string, texts: readonly string[], said: Said = {}): CleanTable {
  return clean(
    [classId],
    texts.map((text) => [text]),
    said,
  );
}

function verdictsOf({ columns }: CleanTable, index = 0): readonly Verdict[] {
  const { codes, verdicts } = columns[index]!;
  return [...codes].map((code) => verdicts[code]!);
}

const outputsOf = (table: CleanTable) => verdictsOf(table).map(({ output }) => output);
const often = (...texts: readonly string[]) => texts.flatMap((text) => Array.from({ length: 12 }, () => text));

describe("everything is kept as written", () => {
  it.each<[what: string, classId: string, texts: readonly string[]]>([
    ["local dates", "date", ["13/02/2024", "14/02/2024", "15/02/2024"]],
    ["grouped numbers", "integer", ["1'234", "2'345", "3'456"]],
    ["decimal commas", "number", ["1,5", "2,25", "13,75"]],
    ["spaces round a value", "category", [" Bern ", ...often("Bern", "Basel")]],
    ["other capitals", "category", ["BERN", ...often("Bern", "Basel")]],
    ["another spelling of a yes", "boolean", ["Y", ...often("Yes", "No")]],
    ["names of months", "month", ["january", ...often("January", "February", "March")]],
    ["wide letters", "category", ["ＡＢ１", ...often("AB1", "AB2")]],
  ])("%s stay, and are no doubt", (_, classId, texts) => {
    const verdicts = verdictsOf(columnOf(classId, texts, { settings: KEEP }));
    expect(verdicts.filter(({ kind }) => kind !== "kept")).toEqual([]);
    expect(outputsOf(columnOf(classId, texts))).not.toEqual(texts);
  });

  it.each<[what: string, classId: string, texts: readonly string[], meant: string | null]>([
    ["broken letters", "city", ["ZÃ¼rich", ...often("Bern", "Basel")], "Zürich"],
    ["a typo of a frequent value", "category", ["Lausane", ...often("Lausanne", "Bern")], "Lausanne"],
    ["a stray sign at a value", "category", ["Bern;", ...often("Bern", "Basel")], "Bern"],
    ["a token for missing data", "email", ["N/A", ...often("ann@example.org", "bob@example.org")], null],
  ])("%s stays, and what is meant is offered", (_, classId, texts, meant) => {
    const [kept] = verdictsOf(columnOf(classId, texts, { settings: KEEP }));
    expect(kept).toMatchObject({ kind: "proposed", output: texts[0] });
    expect(kept!.alternatives[0]).toMatchObject({ output: meant ?? "" });
    const [made] = verdictsOf(columnOf(classId, texts, { settings: THOROUGH }));
    expect(made).toMatchObject(meant === null ? { kind: "missing" } : { kind: "repaired", output: meant });
  });

  it("offers what other rows say, which is done where likely repairs are wanted", () => {
    const rows = [
      ...often("Bern", "Zürich", "Genf", "Basel").map((city, row) => [city, `${["Anna", "Urs", "Eva"][row % 3]}`]),
      ["Anna", "Bern"],
    ];
    const swapped = (said: Said) => verdictsOf(clean(["city", "first_name"], rows, said)).at(-1);
    expect(swapped({ settings: THOROUGH })).toMatchObject({ kind: "repaired", output: "Bern", rule: "rows.swap" });
    expect(swapped({ settings: KEEP })).toMatchObject({
      kind: "proposed",
      output: "Anna",
      alternatives: [{ output: "Bern" }],
    });
  });

  it("but for a column of which a person says otherwise", () => {
    const dates = ["13/02/2024", "14/02/2024", "15/02/2024"];
    expect(outputsOf(columnOf("date", dates, { settings: KEEP, decided: { writing: "own_form" } }))).toEqual([
      "2024-02-13",
      "2024-02-14",
      "2024-02-15",
    ]);
  });
});

describe("likely repairs", () => {
  const persons = [...often("Georges Lemaire", "Jon Marti", "Ida Frei"), "Gerges Lemaire"];

  it("are offered, and made where a person wants them", () => {
    const [offered, made] = [undefined, THOROUGH].map((settings) =>
      verdictsOf(columnOf("person_name", persons, settings === undefined ? {} : { settings })).at(-1),
    );
    expect(offered).toMatchObject({
      kind: "proposed",
      output: "Gerges Lemaire",
      alternatives: [{ output: "Georges Lemaire" }],
    });
    expect(made).toMatchObject({ kind: "repaired", output: "Georges Lemaire", rule: "typo.near" });
  });

  it("are none where the column leaves it open", () => {
    const texts = ["03/04/2024", "05/06/2024", "07/08/2024"];
    expect(outputsOf(columnOf("date", texts, { settings: THOROUGH }))).toEqual(texts);
  });
});

it("offers once that a date stands for none, though it also lies far from all others", () => {
  const days = Array.from({ length: 60 }, (_, row) => `${10 + (row % 19)}/12/${2023 + (row % 2)}`);
  const verdict = verdictsOf(columnOf("date", [...days, "00/00/0000"])).at(-1);
  expect(verdict).toMatchObject({ kind: "proposed", output: "00/00/0000", rule: "missing.token" });
  expect(verdict?.alternatives.map(({ output }) => output)).toEqual([""]);
});

describe("the form of a column's values", () => {
  const dates = ["13/02/2024", "14/02/2024", "15/02/2024"];
  const answers = ["Y", ...often("Yes", "No")];

  const decisionOf = (table: CleanTable) => table.columns[0]!.decisions.find(({ id }) => id === "writing");

  it("is offered with what it does, and what is in force", () => {
    expect(decisionOf(columnOf("date", dates))).toMatchObject({
      title: "Value format",
      options: [
        { id: "as_written", label: "Don't change" },
        { id: "own_form", label: "Standard format", preview: "13/02/2024 → 2024-02-13" },
      ],
      inferred: "own_form",
      inForce: "own_form",
      isChosen: false,
      undecided: 3,
      sentence: "Values are converted to the standard format where possible.",
    });
  });

  it("is that of most cells, or that of the class, which is only offered", () => {
    expect(decisionOf(columnOf("boolean", answers))).toMatchObject({
      options: [
        { id: "as_written" },
        { id: "own_form", label: "Most common format", preview: "Y → Yes" },
        { id: "class_form", label: "Standard format", preview: "Yes → true" },
      ],
      inForce: "own_form",
    });
  });

  it.each<[writing: string, first: string, second: string]>([
    ["as_written", "Y", "Yes"],
    ["own_form", "Yes", "Yes"],
    ["class_form", "true", "true"],
    ["__proto__", "Yes", "Yes"],
  ])("is %s where a person says so", (writing, first, second) => {
    const table = columnOf("boolean", answers, { decided: { writing } });
    expect(outputsOf(table).slice(0, 2)).toEqual([first, second]);
    expect(table.columns[0]!.type).toBe(writing === "class_form" ? "boolean" : "text");
  });

  it("leaves dates as text where they stay as written", () => {
    const table = columnOf("date", dates, { decided: { writing: "as_written" } });
    expect(outputsOf(table)).toEqual(dates);
    expect(table.columns[0]).toMatchObject({ type: "text" });
    expect(decisionOf(table)).toMatchObject({ inferred: "own_form", inForce: "as_written", isChosen: true });
  });

  it("is offered with the keys that stand twice among those that it changes", () => {
    const keys = Array.from({ length: 80 }, (_, row) => `10.1000/article-${row}`);
    const table = columnOf("doi", [...keys, "10.1000/Article-X", "10.1000/Article-X"]);
    expect(verdictsOf(table).at(-1)).toMatchObject({ rule: "keys.repeated", kind: "proposed" });
    expect(decisionOf(table)).toMatchObject({ undecided: 2 });
    expect(decisionOf(table)?.options.at(-1)?.preview).toBe("10.1000/Article-X → 10.1000/article-x");
  });

  it("is no question where all ways of writing are the same", () => {
    expect(decisionOf(columnOf("date", ["2024-02-13", "2024-02-14"]))).toBeUndefined();
    expect(decisionOf(columnOf("category", often("Bern", "Basel")))).toBeUndefined();
  });

  it("is said to be kept by the whole table", () => {
    expect(decisionOf(columnOf("date", dates, { settings: KEEP }))).toMatchObject({
      inferred: "as_written",
      inForce: "as_written",
      isChosen: false,
      sentence: "Values keep their format (table setting).",
    });
  });

  it("does not keep a decision on words that a person has turned from being seen", () => {
    const said = { settings: KEEP, decided: { form: "alpha3" } };
    expect(outputsOf(columnOf("country", ["Germany", "France", "Italy"], said))).toEqual(["DEU", "FRA", "ITA"]);
  });
});
