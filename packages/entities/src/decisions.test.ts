import { UNKNOWN_CONTEXT } from "@limpid/table";
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
        title: "Day and month order",
        options: [
          { id: "dmy", label: "Day first", cellsFor: 3, cellsAgainst: 0, preview: "03/04/2024 → 2024-04-03" },
          { id: "mdy", label: "Month first", cellsFor: 0, cellsAgainst: 3, preview: "03/04/2024 → 2024-03-04" },
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
    const time = classId === "datetime" ? " 10:30:00" : "";
    const column = Object.fromEntries(Object.entries(cells).map(([text, count]) => [text + time, count]));
    const after = time;
    expect(outputs(classId, column)).toEqual(["2024-04-03", "2024-04-13", "2024-01-02"].map((day) => day + after));
    expect(outputs(classId, column, { date_order: "mdy" })).toEqual(
      ["2024-03-04", "2024-04-13", "2024-01-02"].map((day) => day + after),
    );
  });

  it("is reported as chosen, with the cells against it", () => {
    const { decisions, evidence, clean } = study("date", cells, { date_order: "mdy" });
    expect(decisions).toMatchObject([{ inferred: "dmy", inForce: "mdy", isChosen: true }]);
    expect(evidence).toContain("Month first (chosen manually): 0 cells prove it, 3 contradict.");
    expect(clean("03/04/2024")).toMatchObject({ rule: "month-first", prob: 0.97 });
  });

  it("is one open question of the column where days run and nothing proves the order", () => {
    const running = Object.fromEntries(
      Array.from({ length: 12 }, (_, day) => [`05/${String(day + 1).padStart(2, "0")}/2024`, 1]),
    );
    const { decisions, clean } = study("date", running);
    expect(decisions).toMatchObject([
      {
        inferred: null,
        inForce: null,
        undecided: 11,
        options: [
          { id: "mdy", preview: "05/01/2024 → 2024-05-01" },
          { id: "dmy", preview: "05/01/2024 → 2024-01-05" },
        ],
        sentence:
          "Month first or day first? 11 cells can be read in more than one way and no cell settles it, so they are left unchanged. Regular intervals suggest month first.",
      },
    ]);
    expect(clean("05/01/2024")).toMatchObject({ kind: "ambiguous", readings: [{ output: "2024-05-01" }, {}] });
    expect(outputs("date", running, { date_order: "mdy" })[11]).toBe("2024-05-12");
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
  ])("changes nothing and is reported: %s", (_, classId, cells, decided) => {
    const [before, after] = [study(classId, cells), study(classId, cells, decided)];
    expect(after.decisions).toEqual(before.decisions);
    expect(after.evidence).toEqual([
      ...before.evidence,
      "Your decision on the date order was dropped: the column no longer offers it.",
    ]);
    expect(outputs(classId, cells, decided)).toEqual(outputs(classId, cells));
  });
});

describe("the decimal sign", () => {
  const cells = { "1,234": 6, "12.5": 4 };

  it("is offered with its counts while a cell is open, and not otherwise", () => {
    expect(study("number", cells).decisions).toMatchObject([
      {
        id: "decimal_sign",
        options: [
          { id: "point", label: "Decimal point", cellsFor: 4, cellsAgainst: 0 },
          { id: "comma", label: "Decimal comma", cellsFor: 0, cellsAgainst: 4 },
        ],
        inferred: "point",
        inForce: "point",
        undecided: 6,
        sentence: "Decimal point: 4 cells prove it, 0 contradict.",
      },
    ]);
    expect(study("number", { "12,5": 4 }).decisions).toEqual([]);
  });

  it.each([
    ["number", cells, ["1.234", "12.5"]],
    ["integer", { "1,234": 6, "1'000": 4 }, ["1.234", "1000"]],
    ["money", { "CHF 1,234": 6, "CHF 12.50": 4 }, ["1.234", "12.50"]],
    ["percentage", { "1,234%": 6, "12.5%": 4 }, ["1.234%", "12.5%"]],
    ["mass", { "1,234 kg": 6, "12.5 kg": 4 }, ["1.234 kg", "12.5 kg"]],
    ["rating", { "1,234": 6, "4.5": 4 }, ["1.234", "4.5"]],
    ["numeric_range", { "1,234 - 1,500": 6, "10.5 - 12": 4 }, ["1.234 - 1.500", "10.5 - 12"]],
    ["price_range", { "$1,234 - $1,500": 6, "$10.50 - $12": 4 }, ["1.234–1.500 USD", "10.50–12 USD"]],
  ])("turns the open values of a %s, and no other", (classId, column, expected) => {
    expect(outputs(classId, column, { decimal_sign: "comma" })).toEqual(expected);
    const dropped = study(classId, column, { decimal_sign: "comma" }).evidence.filter((text) => /dropped/.test(text));
    expect(dropped).toEqual([]);
  });

  it("decides what nothing else decides", () => {
    expect(outputs("number", { "1,234": 1 })).toEqual(["ambiguous"]);
    expect(outputs("number", { "1,234": 1 }, { decimal_sign: "point" })).toEqual(["1234"]);
    expect(outputs("number", { "1.234": 1 }, { decimal_sign: "comma" })).toEqual(["1234"]);
  });
});

describe("the unit", () => {
  const cells = { "5 kg": 8, "500 g": 1, "6.5": 1 };

  it("is offered where several are written", () => {
    expect(study("mass", cells).decisions).toMatchObject([
      {
        id: "unit",
        options: [
          { id: "kg", cellsFor: 8, cellsAgainst: 1 },
          { id: "g", cellsFor: 1, cellsAgainst: 8 },
          { id: "=", label: "Keep each unit" },
        ],
        inferred: "kg",
        inForce: "kg",
      },
    ]);
    expect(study("mass", { "5 kg": 8, "6.5": 1 }).decisions).toEqual([]);
  });

  it.each([
    ["the one that is inferred", {}, ["5 kg", "0.5 kg", "6.5 kg"]],
    ["another one", { unit: "g" }, ["5000 g", "500 g", "6500 g"]],
    ["each its own", { unit: "=" }, ["5 kg", "500 g", "6.5 kg"]],
  ])("is that of the column: %s", (_, decided, expected) => {
    expect(outputs("mass", cells, decided)).toEqual(expected);
  });

  it("of a column of bare numbers is theirs", () => {
    expect(outputs("mass", { "5": 8, "500 g": 1, "3 kg": 1 }, { unit: "g" })).toEqual(["5", "500", "3000"]);
  });
});

describe("the currency of bare amounts", () => {
  const cells = { "CHF 5.00": 4, "EUR 7.50": 4, "9.90": 2 };

  it.each([
    ["not said", cells, {}, ["5.00 CHF", "7.50 EUR", "9.90"]],
    ["one of several", cells, { currency: "EUR" }, ["5.00 CHF", "7.50 EUR", "9.90 EUR"]],
    ["the only one", { "CHF 5.00": 4, "9.90": 2 }, { currency: "CHF" }, ["5.00", "9.90"]],
  ])("is %s", (_, column, decided, expected) => {
    expect(outputs("money", column, decided)).toEqual(expected);
  });

  it("is not offered where every amount names its own", () => {
    expect(study("money", { "CHF 5.00": 4, "EUR 7.50": 4 }).decisions).toEqual([]);
  });
});

describe("the scale of percentages", () => {
  it.each([
    ["signed ones as fractions", { "12%": 5, "0.5": 1 }, { scale: "fraction" }, ["0.12", "0.5"]],
    ["signed ones as bare ones", { "12%": 5, "15.5": 1 }, { scale: "hundred" }, ["12", "15.5"]],
    ["bare ones as fractions", { "12%": 1, "15.5": 5 }, { scale: "fraction" }, ["0.12", "0.155"]],
    ["fractions with a sign", { "12%": 1, "0.15": 5 }, { scale: "signed" }, ["12%", "15%"]],
  ])("writes %s", (_, column, decided, expected) => {
    expect(outputs("percentage", column, decided)).toEqual(expected);
  });

  it("is not offered where none has a sign: nothing tells which scale they are on", () => {
    expect(study("percentage", { "0.5": 5, "0.7": 1 }).decisions).toEqual([]);
  });
});

describe("the spelling of a word", () => {
  const cells = { Zurich: 6, Zürich: 5, ZUERICH: 1, Bern: 4 };

  it.each(["category", "city", "ordinal", "organization", "region"])("is offered for each group of a %s", (classId) => {
    const { decisions } = study(classId, cells);
    expect(decisions).toHaveLength(1);
    expect(decisions[0]).toMatchObject({
      title: "Spelling of Zurich",
      options: [
        { id: "Zurich", cellsFor: 6, cellsAgainst: 6 },
        { id: "Zürich", cellsFor: 5, cellsAgainst: 7 },
        { id: "ZUERICH", cellsFor: 1, cellsAgainst: 11 },
        { id: "=", label: "Keep as is" },
      ],
    });
    const decided = (option: string) => ({ [decisions[0]!.id]: option });
    expect(outputs(classId, cells, decided("Zürich"))).toEqual(["Zürich", "Zürich", "Zürich", "Bern"]);
    expect(outputs(classId, cells, decided("="))).toEqual(Object.keys(cells));
  });

  it("is reported with its counts", () => {
    expect(study("category", { Zürich: 10, ZURICH: 1 }).evidence).toEqual([
      "Spelled Zürich: Zürich in 10, ZURICH in 1 cells.",
    ]);
    const [decision] = study("category", { Zürich: 10, Zurich: 6 }).decisions;
    expect(decision).toMatchObject({ inForce: "=", sentence: "Kept as is: Zürich in 10, Zurich in 6 cells." });
  });

  it("is offered for the words with the most to gain", () => {
    const words = Array.from({ length: 30 }, (_, index) =>
      `word${"abcdefghijklmnopqrstuvwxyzABCD"[index]}`.toLowerCase(),
    );
    const column = Object.fromEntries(
      [...new Set(words)].flatMap((word, index) => [
        [word, 100],
        [word.toUpperCase(), index + 1],
      ]),
    );
    const { decisions } = study("category", column);
    expect(decisions).toHaveLength(8);
    expect(decisions[0]!.title).toBe("Spelling of wordz");
  });
});

describe("the form of countries", () => {
  it.each([
    ["country", { Germany: 3, FR: 1 }, "alpha3", ["DEU", "FRA"]],
    ["country", { DE: 3, NA: 1 }, "english", ["Germany", "Namibia"]],
    ["country_code", { DEU: 3, FRA: 1 }, "alpha2", ["DE", "FR"]],
  ])("turns a column of %s: %j to %s", (classId, column, form, expected) => {
    expect(study(classId, column).decisions[0]!.options.map(({ id }) => id)).toContain(form);
    expect(outputs(classId, column, { form })).toEqual(expected);
  });
});

describe("the order of names", () => {
  const cells = { "Smith, Anna": 3, "Peter Miller": 1 };

  it("turns surnames that come first, or leaves them", () => {
    expect(outputs("person_name", cells)).toEqual(["Smith, Anna", "Peter Miller"]);
    expect(outputs("person_name", cells, { name_order: "first_last" })).toEqual(["Anna Smith", "Peter Miller"]);
    const straight = { "Peter Miller": 9, "Smith, Anna": 1 };
    expect(outputs("person_name", straight)).toEqual(["Peter Miller", "Anna Smith"]);
    expect(outputs("person_name", straight, { name_order: "=" })).toEqual(["Peter Miller", "Smith, Anna"]);
  });

  it("is not offered where every name has the first name first", () => {
    expect(study("person_name", { "Peter Miller": 9 }).decisions).toEqual([]);
  });
});

describe("a time zone that several countries share", () => {
  const times = { "2016-07-08 03:10:20 CST": 4, "2016-01-08 03:10:20 CST": 2, "2016-01-08 03:10:20Z": 1 };
  const hints = (countries: readonly string[]) => ({ header: "", context: { ...UNKNOWN_CONTEXT, countries } });
  const zoneIn = (countries: readonly string[]) => {
    const values = Object.entries(times).map(([text, count]) => ({ text, count }));
    const { decisions } = entityById("datetime")!.study(values, hints(countries));
    return decisions.find(({ id }) => id === "zone");
  };

  it("is open where the table is of one of these, since clocks in summer are others", () => {
    expect(zoneIn(["US"])).toMatchObject({ inferred: null, inForce: null, undecided: 6 });
  });

  it("stays as it is written elsewhere", () => {
    expect(zoneIn([])).toMatchObject({ inferred: "=", inForce: "=", undecided: 0 });
    expect(zoneIn(["US", "CN"])).toMatchObject({ inferred: "=", undecided: 0 });
  });

  it("is the one that a person chooses", () => {
    expect(outputs("datetime", times, { zone: "-06:00" })).toEqual([
      "2016-07-08 03:10:20-06:00",
      "2016-01-08 03:10:20-06:00",
      "2016-01-08 03:10:20Z",
    ]);
    expect(outputs("datetime", times, { zone: "=" })).toEqual(Object.keys(times));
  });
});
