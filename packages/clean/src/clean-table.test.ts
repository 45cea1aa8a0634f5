import { deserialize, serialize } from "node:v8";
import { type CleanTable, type EntityGuess, plainGuess, tableFromRows, type Verdict } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { cleanRange, TableCleaner } from "./clean-range.ts";
import { study } from "./study.ts";

function cleanColumn(classId: string, texts: readonly string[], title = "column"): CleanTable {
  const table = tableFromRows(
    [title],
    texts.map((text) => [text]),
  );
  return cleanRange(study(table, [plainGuess(classId)]), table, { firstRow: 0, endRow: texts.length });
}

function verdictAt(table: CleanTable, row: number, columnIndex = 0): Verdict {
  const column = table.columns[columnIndex]!;
  return column.verdicts[column.codes[row]!]!;
}

function cleanOne(classId: string, text: string, others: readonly string[] = [], title = "column"): Verdict {
  return verdictAt(cleanColumn(classId, [text, ...others], title), 0);
}

describe("a column of numbers whose decimal sign some cells prove", () => {
  it.each([
    ["comma", ","],
    ["point", "."],
  ])("is written with a point in all of them: %s", (_, sign) => {
    const texts = Array.from({ length: 30 }, (_, row) => `${row % 3}${sign}${100 + row}`);
    const { columns } = cleanColumn("number", texts);
    expect(columns[0]!.verdicts.map(({ output }) => output)).toEqual(texts.map((text) => text.replace(",", ".")));
  });
});

describe("text repair", () => {
  it("is shown as the reason of the change", () => {
    expect(cleanOne("free_text", "  JÃ¼rg ")).toMatchObject({
      raw: "  JÃ¼rg ",
      output: "Jürg",
      rule: "text.mojibake",
      msg: "Letters decoded again, as UTF-8. Spaces around it removed.",
      kind: "repaired",
    });
  });

  it.each([[" 007 "], ["a  b"], ["cafe\u0301"], ["N/A"], ["NULL"], ["1E5"], ["&amp;"]])(
    "changes nothing in the identifier %j",
    (raw) => {
      expect(cleanOne("identifier", raw)).toMatchObject({ kind: "kept", output: raw });
    },
  );
});

describe("a list that cannot be complete", () => {
  const countries = ["Schweiz", "Spanien", "Frankreich", "Italien", "Portugal", "Belgien", "Irland", "Island"];

  it.each(["Königreich Atlantis", "Zanzibar", "Côte d'Azur"])("calls the unlisted name %s no error", (text) => {
    expect(cleanOne("country", text, countries, "Land")).toMatchObject({ kind: "kept", output: text });
  });

  it.each(["XX", "Spanien 3", "2024-03-05"])("calls %s one", (text) => {
    expect(cleanOne("country", text, countries, "Land")).toMatchObject({ kind: "invalid", output: text });
  });
});

describe("a rare value near a frequent one", () => {
  const states = Array.from({ length: 40 }, (_, row) => (row % 2 === 0 ? "Iowa State" : "Gujarat"));

  it.each([
    ["Gujrat", "Gujarat", "is not in the lists of the class"],
    ["GUjarat", "Gujarat", "is only another spelling"],
  ])("%s is asked about where it %3$s", (text, meant) => {
    expect(cleanOne("region", text, states)).toMatchObject({ kind: "proposed", alternatives: [{ output: meant }] });
  });

  it("is left alone where the class has it as a value of its own", () => {
    const towns = Array.from({ length: 40 }, () => "Parma");
    expect(cleanOne("city", "Padrma", towns)).toMatchObject({ kind: "proposed" });
    expect(cleanOne("city", "Palma", towns)).toMatchObject({ kind: "kept", output: "Palma" });
    const answers = Array.from({ length: 40 }, () => "oui");
    expect(cleanOne("boolean", "Oui", answers)).toMatchObject({ kind: "kept", output: "Oui" });
  });
});

describe("a value with a sign stuck to it", () => {
  it("is known for what it is, also where the plain one was mended elsewhere", () => {
    const table = cleanColumn("category", ["Bern;", " Bern", ...Array.from({ length: 30 }, () => "Bern"), "Chur"]);
    expect(verdictAt(table, 0)).toMatchObject({ output: "Bern", rule: "text.affix" });
    expect(verdictAt(table, 1)).toMatchObject({ output: "Bern", rule: "text.trim" });
  });

  it("is asked about where the plain one does not stand elsewhere", () => {
    const names = Array.from(
      { length: 30 },
      (_, index) => `Village ${String.fromCharCode(97 + (index % 26))}${"e".repeat(index)}`,
    );
    expect(cleanOne("city", "Bern;", names)).toMatchObject({ kind: "proposed", output: "Bern;" });
  });
});

describe("a key", () => {
  const keys = Array.from({ length: 100 }, (_, index) => `K-${100 + index}`);

  it("that stands twice is shown in both cells, and stays", () => {
    const table = cleanColumn("identifier", [...keys, "K-105"]);
    const repeated = { kind: "proposed", raw: "K-105", output: "K-105", rule: "keys.repeated" };
    expect([verdictAt(table, 5), verdictAt(table, 100)]).toMatchObject([repeated, repeated]);
    expect(verdictAt(table, 6)).toMatchObject({ kind: "kept" });
  });

  it.each([
    ["Ｋ－９９９", "K-999", "text.width"],
    [" K-999", "K-999", "typo.near"],
    ["N/A", "", "missing.token"],
  ])("that is %j is asked about, and stays", (text, meant, rule) => {
    expect(cleanOne("identifier", text, keys)).toMatchObject({
      kind: "proposed",
      output: text,
      rule,
      alternatives: [{ output: meant }],
    });
  });
});

describe("a date that cannot be", () => {
  const days = Array.from(
    { length: 60 },
    (_, row) => `2023-${String(1 + (row % 12)).padStart(2, "0")}-${10 + (row % 19)}`,
  );
  const thrice = (text: string) => [text, text, ...days];

  it.each(["2023-02-30", "2023-13-05", "2023-04-31", "31.02.2023"])(
    "is called so in each of three cells: %s",
    (text) => {
      expect(cleanOne("date", text, thrice(text), "day")).toMatchObject({ kind: "invalid", output: text });
    },
  );

  it.each(["2023-00-00", "2023-05-00", "2023-00-00 10:30"])("only says that a part is unknown: %s", (text) => {
    expect(cleanOne("date", text, thrice(text), "day")).toMatchObject({ kind: "kept", output: text });
  });

  it("is called so in many cells, and speaks against the class where it stands in most", () => {
    const among = (count: number) => [...days, ...Array.from({ length: count }, () => "2023-02-30")];
    expect(cleanOne("date", "2023-02-30", among(20), "day")).toMatchObject({ kind: "invalid" });
    expect(cleanOne("date", "2023-02-30", among(80), "day")).toMatchObject({ kind: "kept" });
  });
});

describe("missing data", () => {
  it.each([["N/A"], ["#N/A"], ["-"], ["?"], ["NULL"], ["None"], ["unknown"]])("takes %j for missing", (raw) => {
    const verdict = cleanOne("email", raw, ["ann@example.org"], "email");
    expect(verdict).toMatchObject({
      kind: "missing",
      output: null,
      alternatives: [],
      msg: `"${raw}" means no data.`,
    });
    expect(verdict.missing).toBeGreaterThan(0.9);
  });

  it.each([["no email"], ["Kein Email"]])("asks about the words %j, which may be meant", (raw) => {
    expect(cleanOne("email", raw, ["ann@example.org"], "email")).toMatchObject({
      kind: "proposed",
      output: raw,
      alternatives: [{ output: "" }],
    });
  });

  it.each([[""], ["   "], ["\u00A0"]])("takes the blank %j for missing, without a word", (raw) => {
    expect(cleanOne("free_text", raw)).toMatchObject({ kind: "missing", output: null, alternatives: [], msg: "" });
  });

  it("leaves a weak token that is one of the column's categories", () => {
    const severities = ["none", "none", "mild", "none", "severe"];
    const mild = Array.from({ length: 30 }, () => "mild");
    expect(cleanOne("category", "none", severities)).toMatchObject({ kind: "kept" });
    expect(cleanOne("category", "none", mild)).toMatchObject({ kind: "kept" });
    expect(cleanOne("category", "unknown", mild).kind).toBe("missing");
  });

  it("keeps no as an answer and NA as Namibia", () => {
    expect(cleanOne("boolean", "no", ["yes"])).toMatchObject({ kind: "kept", output: "no" });
    expect(cleanOne("country", "NA", ["DE", "FR"])).toMatchObject({ kind: "kept", output: "NA" });
  });

  const ages = Array.from({ length: 30 }, (_, index) => String(20 + index));

  it("takes a repeated 999 far from all ages for missing, and says why", () => {
    expect(cleanOne("integer", "999", ["999", ...ages])).toMatchObject({
      kind: "missing",
      output: null,
      rule: "missing.sentinel",
      msg: "999 occurs 2 times and lies far outside 20…49.",
    });
  });

  it("suspects a single 999 far from all ages, and leaves it", () => {
    const verdict = cleanOne("integer", "999", ages);
    expect(verdict).toMatchObject({ kind: "proposed", output: "999" });
    expect(verdict.missing).toBeGreaterThan(0.5);
    expect(verdict.alternatives[0]).toEqual({ output: "", prob: verdict.missing });
  });

  it("marks a token among identifiers, and leaves it", () => {
    const ids = Array.from({ length: 20 }, (_, index) => `AB-${1000 + index}`);
    const verdict = cleanOne("identifier", "N/A", ["N/A", ...ids]);
    expect(verdict).toMatchObject({ kind: "proposed", output: "N/A" });
    expect(verdict.missing).toBeGreaterThan(0.5);
  });

  it.each([
    ["a 99 among scores that reach it", "99", Array.from({ length: 60 }, (_, index) => String(40 + index))],
    ["a 999 among thousands", "999", Array.from({ length: 30 }, (_, index) => String(760 + index * 20))],
    ["a -1 among negative numbers", "-1", Array.from({ length: 30 }, (_, index) => String(index - 15))],
  ])("does not suspect %s", (_, text, others) => {
    const verdict = cleanOne("integer", text, others);
    expect(verdict.kind).toBe("kept");
    expect(verdict.missing).toBeLessThan(0.5);
  });
});

describe("the decision", () => {
  it("converts a number that is written locally, and says why", () => {
    expect(cleanOne("integer", "1'234", ["5'678"])).toMatchObject({
      kind: "written",
      output: "1234",
      rule: "integer.plain",
      msg: expect.stringContaining("plain"),
    });
  });

  it("offers what a broken value was, and leaves it", () => {
    expect(cleanOne("email", "Bob(at)Example.com")).toMatchObject({
      kind: "proposed",
      output: "Bob(at)Example.com",
      rule: "email.unmasked",
      alternatives: [{ output: "Bob@example.com" }],
    });
  });

  it("keeps an invalid value and flags it", () => {
    expect(cleanOne("email", "carl@example,com")).toMatchObject({
      kind: "invalid",
      output: "carl@example,com",
      alternatives: [{ output: "carl@example.com" }],
    });
  });

  it("keeps a value that the whole column leaves open, asks about the column alone, and offers its readings", () => {
    const column = cleanColumn("date", ["03/04/2024"]).columns[0]!;
    expect(column.decisions).toMatchObject([{ id: "date_order", inForce: null }]);
    const verdict = cleanOne("date", "03/04/2024");
    expect(verdict).toMatchObject({ kind: "kept", output: "03/04/2024" });
    expect(verdict.alternatives.map(({ output }) => output)).toEqual(["2024-04-03", "2024-03-04"]);
  });

  it("gathers evidence over the whole column before the first row is cleaned", () => {
    const texts = ["03/04/2024", ...Array.from({ length: 40 }, (_, index) => `${13 + (index % 15)}/02/2024`)];
    const table = tableFromRows(
      ["d"],
      texts.map((text) => [text]),
    );
    const firstPage = cleanRange(study(table, [plainGuess("date")]), table, { firstRow: 0, endRow: 1 });
    expect(verdictAt(firstPage, 0).output).toBe("2024-04-03");
    expect(firstPage.columns[0]!.verdicts).toHaveLength(1);
  });
});

describe("a value that its class does not know", () => {
  const repeat = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).flatMap(([text, count]) => Array.from({ length: count }, () => text));

  it("is one of the column's own where it stands often", () => {
    const others = repeat({ red: 30, blue: 30, safran: 4 });
    expect(cleanOne("color", " safran ", others)).toMatchObject({ kind: "written", output: "safran" });
  });

  it.each([
    ["stands once", "color", { red: 30, blue: 30 }, "safran"],
    ["is a typo of a frequent one", "color", { red: 50, blue: 30, redd: 4 }, "redd"],
    ["is no yes and no no", "boolean", { yes: 40, no: 40, ill: 1 }, "ill"],
    ["is of a class that needs no list", "integer", { 1: 40, 2: 40, ill: 1 }, "ill"],
  ])("is flagged where it %s", (_, classId, counts, text) => {
    expect(cleanOne(classId, text, repeat(counts)).kind).toMatch(/^(?:invalid|proposed)$/);
  });
});

describe("a cleaned column", () => {
  it("is cleaned page by page without cleaning a value twice", () => {
    const texts = ["1", "2", "1", "3"];
    const table = tableFromRows(
      ["n"],
      texts.map((text) => [text]),
    );
    const cleaner = new TableCleaner(table, study(table, [plainGuess("integer")]));
    const [first] = cleaner.clean({ firstRow: 0, endRow: 2 }).columns;
    const [whole] = cleaner.clean({ firstRow: 0, endRow: 4 }).columns;
    expect([...first!.codes]).toEqual([0, 1]);
    expect([...whole!.codes]).toEqual([0, 1, 0, 2]);
    expect(whole!.verdicts[0]).toBe(first!.verdicts[0]);
  });

  const CITIES = ["Zurich", "Geneva", "Basel", "Lugano", "Lausanne"];
  const TOWNS = tableFromRows(
    ["zip", "city"],
    Array.from({ length: 300 }, (_, row) => [`800${row % 5}`, row === 222 ? "Bxsel" : CITIES[row % 5]!]),
  );

  it("is the same in ranges as in one go, in any order and any process, repairs by other rows included", () => {
    const studied = study(TOWNS, [plainGuess("postal_code"), plainGuess("city")]);
    const whole = cleanRange(studied, TOWNS, { firstRow: 0, endRow: 300 });
    expect(verdictAt(whole, 222, 1).rule).not.toBe("");
    const here = new TableCleaner(TOWNS, studied);
    const elsewhere = new TableCleaner(TOWNS, deserialize(serialize(studied)));
    for (const firstRow of [200, 0, 100]) {
      const range = { firstRow, endRow: firstRow + 100 };
      const parts = [here.clean(range), elsewhere.clean(range)];
      const ownRows = Array.from({ length: 100 }, (_, row) => row);
      for (const [column, part] of parts.flatMap((one) => [[0, one] as const, [1, one] as const]))
        expect(ownRows.map((row) => verdictAt(part, row, column))).toEqual(
          ownRows.map((row) => verdictAt(whole, firstRow + row, column)),
        );
    }
  });

  it("remembers the verdicts of many values no longer than for one range, nor takes them from those who have them", () => {
    const rows = Array.from({ length: 70_000 }, (_, row) => [`name ${row}`]);
    const table = tableFromRows(["name"], rows);
    const cleaner = new TableCleaner(table, study(table, [plainGuess("free_text")]));
    const first = cleaner.clean({ firstRow: 0, endRow: 69_990 });
    cleaner.forgetMany();
    const again = cleaner.clean({ firstRow: 69_980, endRow: 70_000 });
    expect(again.columns[0]!.verdicts).toHaveLength(20);
    expect(verdictAt(again, 9)).not.toBe(verdictAt(first, 69_989));
    expect(verdictAt(again, 9)).toEqual(verdictAt(first, 69_989));
  });

  it("leaves values alone at which processes ended, and reports each other one before it is cleaned", () => {
    const seen: number[] = [];
    const watch = {
      before: (code: number) => seen.push(code),
      after: () => seen.push(-1),
      isDeadly: (code: number) => code === 1,
    };
    const table = tableFromRows(["n"], [["1'000"], ["2'000"], ["1'000"], ["3'000"]]);
    const cleaner = new TableCleaner(table, study(table, [plainGuess("integer")]), { watchColumn: () => watch });
    const clean = cleaner.clean({ firstRow: 0, endRow: 4 });
    expect(verdictAt(clean, 1)).toMatchObject({ kind: "failed", raw: "2'000", output: "2'000" });
    expect(verdictAt(clean, 1).msg).toMatch(/worker/);
    expect(verdictAt(clean, 3).output).toBe("3000");
    expect(seen).toEqual([0, -1, 2, -1]);
  });

  it.each([
    ["integer", ["1", "", "1'234"], "integer"],
    ["integer", ["1", "many"], "text"],
    ["integer", ["1", "007"], "text"],
    ["integer", ["1", "0.83"], "number"],
    ["date", ["2024-02-13", "many"], "text"],
    ["number", ["1.5", "2", "9.78075e+12"], "number"],
    ["boolean", ["yes", "no"], "text"],
    ["boolean", ["true", "false"], "boolean"],
    ["date", ["2024-02-13", "13/02/2024"], "date"],
    ["date", ["2024-02-13", "soon"], "text"],
    ["money", ["CHF 5.00", "CHF 7.50"], "number"],
    ["money", ["CHF 5.00", "7.50"], "text"],
    ["percentage", ["5%", "7%"], "text"],
    ["identifier", ["1", "2"], "text"],
  ])("of class %s with %j has the type %s only when every value fits", (classId, texts, type) => {
    expect(cleanColumn(classId, texts).columns[0]!.type).toBe(type);
  });

  it("remembers the type of its class when a single cell has another one", () => {
    expect(cleanColumn("date", ["2024-02-13", "soon"]).columns[0]).toMatchObject({ type: "text", classType: "date" });
  });

  it("stays of its class with many slips of its values, each of which is flagged", () => {
    const slips = ["ann@@example.org", "bo at example.org", "ann@@example.org", "ann@@example.org"];
    const column = cleanColumn("email", [...Array.from({ length: 20 }, (_, row) => `p${row}@example.org`), ...slips])
      .columns[0]!;
    const flagged = [...column.codes].map((code) => column.verdicts[code]!).filter(({ kind }) => kind === "invalid");
    expect(flagged.map(({ alternatives }) => alternatives[0]?.output)).toEqual([
      "ann@example.org",
      "bo@example.org",
      "ann@example.org",
      "ann@example.org",
    ]);
  });

  it("keeps the unit that few of its numbers state", () => {
    const bare = Array.from({ length: 30 }, (_, row) => `${17 + (row % 5)}.${row % 10}`);
    const column = cleanColumn("temperature", [...bare, "18.5 °C"]).columns[0]!;
    expect(column.verdicts.find(({ raw }) => raw === "18.5 °C")).toMatchObject({ kind: "kept" });
  });

  it("is not written in the form of a class that only stands in, but checked by it", () => {
    const table = tableFromRows(["gap"], [["1'234.50"], [" 12,50"], ["many"]]);
    const cleanedAs = { id: "number", name: "Number", why: "nothing else fits" };
    const written = (guess: EntityGuess, decided = {}) => {
      const studied = study(table, [guess], [{ decided }]);
      const [column] = cleanRange(studied, table, { firstRow: 0, endRow: 3 }).columns;
      return [...column!.codes].map((code) => [column!.verdicts[code]!.output, column!.verdicts[code]!.kind]);
    };
    const standIn = { ...plainGuess("code"), cleanedAs };
    expect(written(standIn)).toEqual([
      ["1'234.50", "kept"],
      ["12,50", "written"],
      ["many", "invalid"],
    ]);
    expect(written(standIn, { writing: "class_form" })).toEqual([
      ["1234.50", "written"],
      ["12.50", "written"],
      ["many", "invalid"],
    ]);
    expect(written(plainGuess("number"))).toEqual([
      ["1234.50", "written"],
      ["12.50", "written"],
      ["many", "invalid"],
    ]);
  });

  it("is cleaned as text when its class is unknown", () => {
    expect(cleanOne("no_such_class", " a ")).toMatchObject({ output: "a" });
  });

  it("takes junk without failing", () => {
    const junk = [
      "\0",
      "\uD800",
      "__proto__",
      "\u202Eabc",
      "x".repeat(1_000_000),
      "1".repeat(100_000),
      "&#".repeat(10_000),
      "Ã¼".repeat(50_000),
      " ".repeat(100_000),
    ];
    for (const classId of ["integer", "date", "email", "country", "category", "free_text", "money"]) {
      const table = cleanColumn(classId, junk, "__proto__");
      expect(junk.map((_, row) => verdictAt(table, row).kind)).not.toContain("failed");
    }
  });
});
