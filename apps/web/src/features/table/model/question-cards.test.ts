import { describe, expect, it } from "vitest";
import { makeColumn } from "../../../testing/make-column.ts";
import { makeAlikeColumns, makeQuestion } from "../testing/make-question.ts";
import { countOpenQuestions } from "./open-questions.ts";
import type { Outbox, OutboxEntry } from "./outbox.ts";
import { countAnsweredCells, listAnswers, listCards } from "./question-cards.ts";

const ALIKE = makeAlikeColumns(["Country", "Home"]);

function sent(column: number, decision: string, option: string | null, progress: OutboxEntry["progress"]["kind"]) {
  const edit = { kind: "decision", place: { row: null, column }, value: { decision, option } } as const;
  const state = progress === "refused" ? ({ kind: progress, reason: "" } as const) : ({ kind: progress } as const);
  return { id: decision, edit, sent: { dt_utc: "" }, progress: state } satisfies OutboxEntry;
}

describe("the cards of a table", () => {
  it("are one for alike columns, with the cells of all of them", () => {
    const [card, ...others] = listCards(ALIKE, []);
    expect(others).toEqual([]);
    expect(card).toMatchObject({ id: "ways", cells: 10, columns: [{ index: 0 }, { index: 1 }] });
    expect(card?.values.map(({ raw, cells }) => [raw, cells])).toEqual([
      ["NO", 6],
      ["Norge", 4],
    ]);
    expect(countOpenQuestions(ALIKE)).toBe(1);
  });

  it("are apart for columns of the same title that ask other things", () => {
    const columns = [1, 2].map((number) =>
      makeColumn("Note", { id: `note ${number}`, questions: [makeQuestion({ columns: ["Note"] })] }),
    );
    expect(listCards(columns, [])).toHaveLength(2);
    expect(countOpenQuestions(columns)).toBe(2);
  });

  it("come by what they settle, and by how often their kind is worth it", () => {
    const columns = [
      makeColumn("Few", { questions: [makeQuestion({ cells: 3 })] }),
      makeColumn("Many", { questions: [makeQuestion({ cells: 900 })] }),
      makeColumn("Idle", { questions: [makeQuestion({ cells: 1000, worth: 0.1 })] }),
    ];
    expect(listCards(columns, []).map(({ columns: [first] }) => first?.title)).toEqual(["Many", "Few", "Idle"]);
  });

  it.each<[string, Outbox, readonly (readonly string[])[]]>([
    ["an answer that is under way", [sent(0, "ways", "accept", "sending")], [["NO", "Norge"]]],
    ["one that was refused", [sent(0, "ways", "accept", "refused")], [["NO", "Norge"]]],
    ["one that is taken back", [sent(0, "ways", null, "sending")], [["NO", "Norge"]]],
    [
      "the answer for one value of both columns",
      [sent(0, "ways:NO", "accept", "sending"), sent(1, "ways:NO", "accept", "waiting")],
      [["Norge"]],
    ],
    ["both answers", [sent(0, "ways", "leave", "sending"), sent(1, "ways", "leave", "waiting")], []],
  ])("are without what is answered: %s", (_, outbox, values) => {
    expect(listCards(ALIKE, outbox).map((card) => card.values.map(({ raw }) => raw))).toEqual(values);
  });
});

describe("the answers of a card", () => {
  const optionsOf = (ids: readonly string[]) =>
    ids.map((id) => ({ id, label: id, cells: 1, preview: [], loses: null }));

  it.each<[ids: readonly string[], recommended: string, keys: readonly (readonly [string, string | undefined])[]]>([
    [
      ["leave", "accept"],
      "accept",
      [
        ["accept", "Y"],
        ["leave", "N"],
      ],
    ],
    [
      ["leave", "accept", "no_data"],
      "leave",
      [
        ["accept", "Y"],
        ["no_data", "M"],
        ["leave", "N"],
      ],
    ],
    [
      ["leave", "no_data"],
      "no_data",
      [
        ["no_data", "Y"],
        ["leave", "N"],
      ],
    ],
    [
      ["leave", "no_data"],
      "leave",
      [
        ["no_data", "M"],
        ["leave", "N"],
      ],
    ],
    [
      ["leave", "merge", "first"],
      "first",
      [
        ["merge", undefined],
        ["first", "Y"],
        ["leave", "N"],
      ],
    ],
    [["leave"], "leave", [["leave", "N"]]],
  ])("of %j with %s recommended have letters", (ids, recommended, keys) => {
    const [card] = listCards(
      [makeColumn("C", { questions: [makeQuestion({ options: optionsOf(ids), recommended })] })],
      [],
    );
    expect(listAnswers(card!).map(({ option, key }) => [option.id, key])).toEqual(keys);
  });
});

it("counts the cells of answered questions once", () => {
  const decision = (id: string, undecided: number, chosen = true) => ({
    id,
    title: id,
    options: [],
    inferred: "leave",
    in_force: "accept",
    chosen,
    undecided,
    sentence: "",
  });
  const columns = [
    makeColumn("A", { decisions: [decision("ways", 5), decision("ways:NO", 3)] }),
    makeColumn("B", { decisions: [decision("ways", 5, false), decision("ways:NO", 3), decision("units", 2)] }),
  ];
  expect(countAnsweredCells(columns)).toBe(5 + 3 + 2);
});
