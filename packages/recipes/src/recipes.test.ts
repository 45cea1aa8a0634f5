import { STANDARD_SETTINGS } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { describeDifferences } from "./describe-differences.ts";
import { makeRecipe } from "./make-recipe.ts";
import { RecipeError, readRecipe } from "./read-recipe.ts";
import { replayed } from "./replayed.ts";
import { mergeChoices, recipeChoices } from "./titled-choice.ts";

const CLASSES = new Set(["date", "category", "money", "person_name"]);

const RECIPE = makeRecipe({
  name: "Bank statement",
  fileName: "may.csv",
  reading: { delimiter: ";" },
  settings: STANDARD_SETTINGS,
  columns: [
    { title: "Day", classId: "date", choice: { decided: { date_order: "dmy" } } },
    { title: "Payee", newTitle: "Paid to", classId: "category", choice: { entity: "person_name" } },
    { title: "Status", classId: "category", choice: { decided: { "ways:a: b": "=open", ways: "accept" } } },
    { title: "Amount", newTitle: "Amount", classId: "money" },
  ],
  notReplayable: { cells: 2, rows: 0, columns: 1 },
});

it("gives back what was decided", () => {
  expect(recipeChoices(RECIPE)).toEqual([
    { title: "Day", decided: { date_order: "dmy" } },
    { title: "Payee", entity: "person_name", decided: {} },
    { title: "Status", decided: { "ways:a: b": "=open", ways: "accept" } },
  ]);
  expect(RECIPE.columns[1]).toMatchObject({ new_title: "Paid to", class: "person_name", class_is: "chosen" });
  expect(RECIPE.columns[3]).toEqual({ title: "Amount", class: "money", class_is: "inferred", decisions: [] });
});

it("gives way to later choices for the same column, however its title is written", () => {
  const later = [
    { title: "DAY", decided: { date_order: "mdy" } },
    { title: "Other", entity: "date" },
  ];
  expect(mergeChoices([{ title: "Day", entity: "date", decided: { date_order: "dmy", unit: "d" } }], later)).toEqual([
    { title: "DAY", entity: "date", decided: { date_order: "mdy", unit: "d" } },
    { title: "Other", entity: "date", decided: {} },
  ]);
});

describe("readRecipe", () => {
  it("takes a recipe as it was written", () => {
    expect(readRecipe(JSON.parse(JSON.stringify(RECIPE)), CLASSES)).toEqual(RECIPE);
  });

  it.each<[what: string, value: unknown, message: string]>([
    ["no object", "recipe", "It is no recipe"],
    ["another document", { columns: [] }, '"format" is not "limpid-recipe"'],
    [
      "a newer version",
      { ...RECIPE, version: 2, steps: [] },
      "It has version 2, and this Limpid knows versions up to 1",
    ],
    ["a missing part", { ...RECIPE, settings: undefined }, "settings"],
    [
      "a fault in a column",
      changed({ decisions: [{ decision: "a:b", option: "c" }] }),
      '"columns.0.decisions.0.decision"',
    ],
    ["an unknown part", { ...RECIPE, script: "x" }, '"script" is unknown'],
    ["a class that is gone", changed({ class: "gone" }), 'The column "Day" has the class "gone", which does not exist'],
  ])("refuses %s and says where it is", (_, value, message) => {
    expect(() => readRecipe(value, CLASSES)).toThrow(RecipeError);
    expect(() => readRecipe(value, CLASSES)).toThrow(message);
  });
});

function changed(column: Readonly<Record<string, unknown>>): unknown {
  const [first, ...others] = RECIPE.columns;
  return { ...RECIPE, columns: [{ ...first, ...column }, ...others] };
}

describe("replayed", () => {
  it("says what applies, what finds nothing and what is new", () => {
    const replay = replayed(RECIPE, [
      column("Extra", "money"),
      column("STATUS", "category", { ways: "accept" }),
      column("Payee", "person_name", {}, true),
      column("Day", "category"),
    ]);
    expect(replay).toEqual({
      applied: [
        { column: "Payee", index: 2, kind: "class", decision: null, option: "person_name" },
        { column: "Payee", index: 2, kind: "title", decision: null, option: "Paid to" },
        { column: "STATUS", index: 1, kind: "decision", decision: "ways", option: "accept" },
      ],
      foundNothing: [
        { column: "Day", index: 3, kind: "decision", decision: "date_order", option: "dmy" },
        { column: "STATUS", index: 1, kind: "decision", decision: "ways:a: b", option: "=open" },
      ],
      missing: ["Amount"],
      added: ["Extra"],
      otherClass: [{ column: "Day", before: "date", now: "category" }],
      fits: true,
    });
  });

  it("does not say that a class applies which the column did not get", () => {
    const { applied, foundNothing } = replayed(RECIPE, [column("Payee", "category")]);
    expect([applied.map(({ kind }) => kind), foundNothing.map(({ kind }) => kind)]).toEqual([["title"], ["class"]]);
  });

  it("is described in a sentence for each kind of difference, with ten names at most", () => {
    const columns = Array.from({ length: 12 }, (_, index) => column(`New ${index}`, "money"));
    const replay = replayed(RECIPE, [column("Day", "category"), column("Amount", "money"), ...columns]);
    const names = Array.from({ length: 10 }, (_, index) => `"New ${index}"`).join(", ");
    expect(describeDifferences(replay, (id) => id.toUpperCase())).toEqual([
      'columns that are not in this file: "Payee", "Status"',
      `columns that are new in this file: ${names} and 2 more`,
      'decisions that find nothing in this file: date_order=dmy for "Day"',
      'columns of another class than before: "Day" (DATE, now CATEGORY)',
    ]);
  });

  it("does not fit where most columns are missing", () => {
    expect(replayed(RECIPE, [column("Day", "date")])).toMatchObject({
      fits: false,
      missing: ["Payee", "Status", "Amount"],
    });
  });
});

function column(
  title: string,
  predictedClass: string,
  decided: Readonly<Record<string, string>> = {},
  isChosen = false,
): Parameters<typeof replayed>[1][number] {
  const decisions = Object.entries(decided).map(([id, inForce]) => ({ id, inForce, isChosen: true }));
  return { title, entity: { predictedClass, isChosen }, decisions };
}
