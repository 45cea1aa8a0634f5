import { describe, expect, it } from "vitest";
import { entityById } from "./registry.ts";

type Cells = Readonly<Record<string, number>>;

function study(classId: string, cells: Cells, decided: Readonly<Record<string, string>> = {}) {
  const values = Object.entries(cells).map(([text, count]) => ({ text, count }));
  return entityById(classId)!.study(values, { header: "", decided });
}

function outputs(classId: string, cells: Cells, decided: Readonly<Record<string, string>> = {}) {
  const { clean } = study(classId, cells, decided);
  return Object.keys(cells).map((text) => {
    const outcome = clean(text);
    return outcome.kind === "ok" ? outcome.output : outcome.kind;
  });
}

describe("the order of day and month", () => {
  const cells = { "03/04/2024": 5, "13/04/2024": 3, "2024-01-02": 1 };

  it("is offered with its counts", () => {
    expect(study("date", cells).decisions).toEqual([
      {
        id: "date_order",
        title: "Order of day and month",
        options: [
          { id: "dmy", label: "Day first", cellsFor: 3, cellsAgainst: 0 },
          { id: "mdy", label: "Month first", cellsFor: 0, cellsAgainst: 3 },
        ],
        inferred: "dmy",
        inForce: "dmy",
        isChosen: false,
        undecided: 5,
        sentence: "Day first: 3 cells prove it, 0 contradict.",
      },
    ]);
  });

  it.each(["date", "datetime", "birth_date"])("turns the open dates of a %s, and no other", (classId) => {
    const time = classId === "datetime" ? " 10:30" : "";
    const column = Object.fromEntries(Object.entries(cells).map(([text, count]) => [text + time, count]));
    const after = time === "" ? "" : " 10:30:00";
    expect(outputs(classId, column)).toEqual(["2024-04-03", "2024-04-13", "2024-01-02"].map((day) => day + after));
    expect(outputs(classId, column, { date_order: "mdy" })).toEqual(
      ["2024-03-04", "2024-04-13", "2024-01-02"].map((day) => day + after),
    );
  });

  it("is told to be chosen, with the cells against it", () => {
    const { decisions, evidence, clean } = study("date", cells, { date_order: "mdy" });
    expect(decisions).toMatchObject([{ inferred: "dmy", inForce: "mdy", isChosen: true }]);
    expect(evidence).toContain("Month first, chosen by hand: 0 cells prove it, 3 contradict.");
    expect(clean("03/04/2024")).toMatchObject({ rule: "month-first", prob: 0.97 });
  });

  it("decides dates that nothing else decides", () => {
    expect(outputs("date", { "03/04/2024": 5 })).toEqual(["ambiguous"]);
    expect(outputs("date", { "03/04/2024": 5 }, { date_order: "dmy" })).toEqual(["2024-04-03"]);
    expect(outputs("date_range", { "03/04/2024 - 05/06/2024": 5 }, { date_order: "mdy" })).toEqual([
      "2024-03-04/2024-05-06",
    ]);
  });

  it("is offered with the year first where two digits may be a year", () => {
    const ids = study("date", { "03-04-05": 5 }).decisions[0]!.options.map(({ id }) => id);
    expect(ids).toEqual(["dmy", "mdy", "ymd"]);
  });

  it("is not offered where every date has one reading", () => {
    expect(study("date", { "13/04/2024": 3, "2024-01-02": 1 }).decisions).toEqual([]);
  });
});

describe("a decision that the column does not offer", () => {
  it.each([
    ["another class", "email", { "ann@example.org": 3 }, { date_order: "mdy" }],
    ["an option that there is not", "date", { "03/04/2024": 3 }, { date_order: "ydm" }],
    ["the name of an object's member", "date", { "03/04/2024": 3 }, { date_order: "__proto__" }],
  ])("changes nothing and is told: %s", (_, classId, cells, decided) => {
    const [before, after] = [study(classId, cells), study(classId, cells, decided)];
    expect(after.decisions).toEqual(before.decisions);
    expect(after.evidence).toEqual([
      ...before.evidence,
      "Your decision on the date order was dropped: the column does not offer it as it is.",
    ]);
    expect(outputs(classId, cells, decided)).toEqual(outputs(classId, cells));
  });
});
