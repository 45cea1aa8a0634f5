import type { ColumnReply, DecisionReply } from "@limpid/contract";
import { expect, it } from "vitest";
import { makeColumn } from "../../../testing/make-column.ts";
import { makeQuestion } from "../testing/make-question.ts";
import { type ColumnFacts, findColumnState, whyNotJudged } from "./column-state.ts";

const decision = (change: Partial<DecisionReply>): DecisionReply => ({
  id: "date_order",
  title: "",
  options: [],
  inferred: "dmy",
  in_force: "dmy",
  chosen: false,
  undecided: 0,
  sentence: "",
  ...change,
});

const entity = (class_p: number, chosen = false): ColumnReply["entity"] => ({
  name: "City",
  predicted_class: "city",
  class_p,
  likely: {},
  all_probs: {},
  chosen,
});

it.each<[what: string, column: Partial<ColumnReply>, counts: Partial<ColumnFacts>, state: string]>([
  ["nothing was changed and nothing is left", {}, {}, "clean"],
  ["cells were changed", {}, { changed: 3 }, "converted"],
  ["a person has set a cell", {}, { changed: 3, edited: 1 }, "your_choice"],
  ["a person has decided", { decisions: [decision({ chosen: true })] }, {}, "your_choice"],
  ["a person has chosen the class", { entity: entity(1, true) }, {}, "your_choice"],
  ["any text is right", { judgement: "unjudged" }, { changed: 3 }, "not_judged"],
  ["the class does not fit", { judgement: "doubted" }, {}, "not_judged"],
  ["a column that was not judged asks", { judgement: "doubted", questions: [makeQuestion()] }, {}, "open"],
  ["a question is left after a choice", { entity: entity(1, true), questions: [makeQuestion()] }, {}, "open"],
  ["a decision is left", { decisions: [decision({ in_force: null })] }, {}, "open"],
  ["a cell is flagged", {}, { flagged: 1, edited: 1 }, "open"],
])("says of a column what is true of all its cells: %s", (_, column, counts, state) => {
  expect(findColumnState({ column: makeColumn("C", column), flagged: 0, changed: 0, edited: 0, ...counts })).toBe(
    state,
  );
});

it.each<[Partial<ColumnReply>, string | undefined]>([
  [{}, undefined],
  [{ judgement: "doubted" }, "doubted"],
  [{ judgement: "unjudged", entity: entity(0.3) }, "guess"],
  [{ judgement: "unjudged", entity: entity(0.97) }, "any text"],
])("knows why a column was not judged: %j", (column, why) => {
  expect(whyNotJudged(makeColumn("C", column))).toBe(why);
});
