import { describe, expect, it } from "vitest";
import { countLookups } from "../../../tools/testing/count-lookups.ts";
import { type ColumnQuestion, LEAVE, type QuestionedValue } from "./question.ts";
import { alikeQuestions, shareQuestions } from "./share-questions.ts";

function makeQuestion(title: string, values: readonly QuestionedValue[], kind: ColumnQuestion["kind"] = "ways") {
  const cells = values.reduce((sum, value) => sum + value.cells, 0);
  const [leave, accept] = [LEAVE, "accept"].map((id) => ({ id, label: id, cells: 0, preview: [], loses: null }));
  const options = [leave!, { ...accept!, cells }];
  const question: ColumnQuestion = {
    id: kind,
    kind,
    columns: [title],
    cells,
    values,
    message: "",
    options,
    recommended: "accept",
    worth: 1,
  };
  return { title, questions: [question] };
}

const value = (raw: string, cells: number, proposed: string | null): QuestionedValue => ({ raw, cells, proposed });

const FIRST = makeQuestion("first", [value("often", 3, "2 - Often"), value("never", 2, "1 - Never")]);
const SECOND = makeQuestion("second", [value("1", 5, "1 - Never"), value("often", 4, "2 - Often")]);

describe("questions of several columns", () => {
  it("are one where their values would become the same, each value counted over all columns", () => {
    const [shared, ...others] = shareQuestions([FIRST, SECOND]);
    expect(others).toEqual([]);
    expect(shared).toMatchObject({ columns: ["first", "second"], cells: 14 });
    expect(shared?.values.map(({ raw, cells }) => [raw, cells])).toEqual([
      ["often", 7],
      ["1", 5],
      ["never", 2],
    ]);
    expect(shared?.options.map(({ cells }) => cells)).toEqual([0, 14]);
    const alike = alikeQuestions([FIRST, SECOND]);
    expect([FIRST, SECOND].map(({ questions: [own] }) => alike.get(own!))).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  it.each([
    ["another outcome", makeQuestion("other", [value("often", 3, "Often")])],
    ["another kind", makeQuestion("other", FIRST.questions[0]!.values, "near_misses")],
    ["nothing proposed", makeQuestion("other", [value("often", 3, null), value("never", 2, null)])],
  ])("stay apart with %s", (_, other) => {
    expect(shareQuestions([FIRST, other])).toHaveLength(2);
    expect(alikeQuestions([FIRST, other]).get(other.questions[0]!)).toEqual([1]);
  });

  it("are one where most of the values are the same, and nobody knows what they should be", () => {
    const fees = ["50 per term", "60 per term", "70 per year"];
    const columns = [fees, fees.slice(1), ["80 per day"]].map((raws, place) =>
      makeQuestion(
        `fees ${place}`,
        raws.map((raw) => value(raw, 2, null)),
        "other_kind",
      ),
    );
    expect(shareQuestions(columns).map((question) => question.columns)).toEqual([["fees 0", "fees 1"], ["fees 2"]]);
  });

  it("leave the largest spellings of a table apart, and put all others together", () => {
    const columns = [9, 1, 7, 2, 3].map((cells) =>
      makeQuestion(`of ${cells}`, [value(`a${cells}`, cells, `A${cells}`)]),
    );
    expect(shareQuestions(columns.slice(0, 3))).toHaveLength(3);
    const shared = shareQuestions(columns);
    expect(shared.map((question) => question.columns)).toEqual([["of 9"], ["of 7"], ["of 3", "of 2", "of 1"]]);
    expect(alikeQuestions(columns).get(columns[1]!.questions[0]!)).toEqual([4, 3, 1]);
  });

  it.each([
    ["nobody knows what any value should be", null, "other_kind"],
    ["all ask for spellings", "X", "ways"],
  ] as const)("take work that grows with the columns where %s", (_, proposed, kind) => {
    const share = (count: number) => {
      const columns = Array.from({ length: count }, (_, place) => {
        const values = ["x", `a${place}`, `b${place}`].map((raw) => value(raw, 1, proposed));
        return makeQuestion(`c${place}`, values, kind);
      });
      return countLookups(() => {
        expect(shareQuestions(columns).flatMap((question) => question.columns)).toHaveLength(count);
        alikeQuestions(columns);
      });
    };
    expect(share(2000) / share(1000)).toBeLessThan(2.5);
  });
});
