/** One suite for all kinds of questions: what each asks, what it must not ask, and what an answer does. */
import { installLexicon } from "@limpid/lexicon";
import { type ColumnQuestion, LEAVE, QUESTION_KINDS } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { cleanRange } from "../clean-range.ts";
import { guessedEntity } from "../entity-of.ts";
import { restudyColumns } from "../restudy.ts";
import { study, studyColumns } from "../study.ts";
import { often, QUIET_COLUMNS } from "../testing/quiet-columns.ts";
import { makeColumn, pick, reorder, type SuiteTable, suiteGuesses, suiteTable } from "../testing/suite-table.ts";
import { askedColumn, MAX_LOOKED_AT } from "./asked-column.ts";
import { COLUMN_QUESTIONS } from "./index.ts";
import { findShapes } from "./shapes.ts";

const DAYS = 60;

function columnOf(classId: string, texts: readonly string[]): SuiteTable {
  return [makeColumn("value", classId, texts.length, (row) => pick(texts, row))];
}

function askedOf(columns: SuiteTable): readonly ColumnQuestion[] {
  return studyColumns(suiteTable(columns), suiteGuesses(columns)).columns[0]!.questions;
}

function cleaned(columns: SuiteTable, decided: Readonly<Record<string, string>>) {
  const table = suiteTable(columns);
  const studied = study(table, suiteGuesses(columns), { 0: { decided } });
  const [column] = cleanRange(studied, table, { firstRow: 0, endRow: table.rowCount }).columns;
  return { column: column!, cells: [...column!.codes].map((code) => column!.verdicts[code]!) };
}

const numbers = Array.from({ length: DAYS }, (_, row) => String(20 + ((row * 7) % 31)));

const numbersTo = (last: number): readonly string[] => Array.from({ length: last }, (_, row) => String(row + 1));

const repeat = (cells: number, text: string): readonly string[] => Array.from({ length: cells }, () => text);
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const PEOPLE = ["Anna", "Bruno", "Clara", "David", "Emma", "Franz"].flatMap((first) =>
  ["Aebi", "Brandt", "Corti", "Dreyer", "Egger"].map((last) => [first, last] as const),
);

interface Case {
  readonly what: string;
  readonly kind: (typeof QUESTION_KINDS)[number];
  readonly classId: string;
  readonly texts: readonly string[];
  /** The text of the first value that is asked about. */
  readonly raw: string;
  readonly proposed: string | null;
  readonly option: string;
}

const CASES: readonly Case[] = [
  {
    what: "a legal form in full",
    kind: "ways",
    classId: "organization",
    texts: [...often("Acorn Bakery Inc", "Birch Mill Ltd"), ...often("Acorn Bakery Incorporated").slice(8)],
    raw: "Acorn Bakery Incorporated",
    proposed: "Acorn Bakery Inc",
    option: "accept",
  },
  {
    what: "weights of nothing and below",
    kind: "range",
    classId: "mass",
    texts: [...Array.from({ length: 58 }, (_, row) => `${20 + ((row * 7) % 31)} kg`), "-5 kg", "0 kg"],
    raw: "-5 kg",
    proposed: null,
    option: "no_data",
  },
  {
    what: "a weight of nothing among light ones and heavy ones",
    kind: "range",
    classId: "mass",
    texts: [...Array.from({ length: 59 }, (_, row) => `${12 + row * row} kg`), "0 kg"],
    raw: "0 kg",
    proposed: null,
    option: "no_data",
  },
  {
    what: "what a thermometer says that is not there",
    kind: "placeholders",
    classId: "temperature",
    texts: [...Array.from({ length: 57 }, (_, row) => `${20 + ((row * 7) % 31) / 10} °C`), ...repeat(3, "-127 °C")],
    raw: "-127 °C",
    proposed: "",
    option: "no_data",
  },
  {
    what: "names with the surname first and in capitals",
    kind: "ways",
    classId: "person_name",
    texts: [...PEOPLE.map(([first, last]) => `${first} ${last}`), "BRANDT Clara"],
    raw: "BRANDT Clara",
    proposed: "Clara Brandt",
    option: "accept",
  },
  {
    what: "two first names before a surname in capitals, where surnames stand first",
    kind: "ways",
    classId: "person_name",
    texts: [...PEOPLE.map(([first, last]) => `${last}, ${first}`), "Anna Clara BRANDT"],
    raw: "Anna Clara BRANDT",
    proposed: "Brandt, Anna Clara",
    option: "accept",
  },
  {
    what: "capitals that are as frequent as others",
    kind: "ways",
    classId: "organization",
    texts: [...often("Acorn Bakery", "Birch Mill"), ...often("ACORN BAKERY").slice(4)],
    raw: "ACORN BAKERY",
    proposed: "Acorn Bakery",
    option: "accept",
  },
  {
    what: "names of a country that are as frequent as each other, where the class writes one",
    kind: "ways",
    classId: "country",
    texts: [...often("Norway", "Sweden"), ...often("CH", "Schweiz", "Switzerland")],
    raw: "CH",
    proposed: "Switzerland",
    option: "accept",
  },
  {
    what: "an umlaut in two letters",
    kind: "ways",
    classId: "city",
    texts: [...often("Lübeck", "Kiel"), ...often("Luebeck").slice(6)],
    raw: "Luebeck",
    proposed: "Lübeck",
    option: "accept",
  },
  {
    what: "a code beside the name",
    kind: "ways",
    classId: "country",
    texts: [...often("Norway", "Finland"), ...often("FI").slice(6)],
    raw: "FI",
    proposed: "Finland",
    option: "accept",
  },
  {
    what: "an answer without its number",
    kind: "ways",
    classId: "category",
    texts: [...often("1 - never", "2 - often"), ...often("often").slice(6)],
    raw: "often",
    proposed: "2 - often",
    option: "accept",
  },
  {
    what: "a code without the dash of the others",
    kind: "ways",
    classId: "identifier",
    texts: Array.from({ length: 40 }, (_, row) => (row % 8 === 3 ? `R${310 + row}` : `R-${310 + row}`)),
    raw: "R313",
    proposed: "R-313",
    option: "accept",
  },
  {
    what: "a code in letters of full width",
    kind: "ways",
    classId: "identifier",
    texts: [...often("dock7b"), ...often("ｄｏｃｋ７ｂ").slice(2)],
    raw: "ｄｏｃｋ７ｂ",
    proposed: "dock7b",
    option: "accept",
  },
  {
    what: "a code with another separator",
    kind: "ways",
    classId: "identifier",
    texts: [...often("north-gate 7", "south-gate 8"), ...often("north gate 7").slice(4)],
    raw: "north gate 7",
    proposed: "north-gate 7",
    option: "accept",
  },
  {
    what: "slips of one code, each in its own way",
    kind: "ways",
    classId: "code",
    texts: [
      ...repeat(60, "STORE"),
      ...repeat(30, "YARD"),
      ..."SOTRE STOER STRE STOREE STORW".split(" ").flatMap((slip) => repeat(6, slip)),
    ],
    raw: "SOTRE",
    proposed: "STORE",
    option: "accept",
  },
  {
    what: "signs behind many values",
    kind: "slips",
    classId: "place_name",
    texts: Array.from(
      { length: 60 },
      (_, row) => `Mill ${LETTERS[row % 26]}${LETTERS[row % 7]}${row % 3 === 0 ? ";" : ""}`,
    ),
    raw: "Mill aa;",
    proposed: "Mill aa",
    option: "accept",
  },
  {
    what: "an address without the scheme of the others",
    kind: "ways",
    classId: "url",
    texts: Array.from({ length: 40 }, (_, row) => `${row % 8 === 3 ? "" : "https://"}www.example.org/${row}`),
    raw: "www.example.org/11",
    proposed: "https://www.example.org/11",
    option: "accept",
  },
  {
    what: "a unit in other words",
    kind: "ways",
    classId: "unit",
    texts: [...often("bottle", "bag"), ...often("Flasche").slice(6)],
    raw: "Flasche",
    proposed: "bottle",
    option: "accept",
  },
  {
    what: "another unit",
    kind: "units",
    classId: "length",
    texts: [...Array.from({ length: 30 }, (_, row) => `${10 + row} cm`), "2 m", "3 m", "4 m"],
    raw: "2 m",
    proposed: "200 cm",
    option: "accept",
  },
  {
    what: "a currency beside amounts that name none",
    kind: "units",
    classId: "money",
    texts: [...Array.from({ length: 30 }, (_, row) => `${40 + row}.50`), "NOK 61.20"],
    raw: "NOK 61.20",
    proposed: "61.20",
    option: "accept",
  },
  {
    what: "an open range among numbers beyond it",
    kind: "other_kind",
    classId: "age",
    texts: [...Array.from({ length: 40 }, (_, row) => String(20 + row)), "30+", "30+"],
    raw: "30+",
    proposed: null,
    option: "no_data",
  },
  {
    what: "a quarter among days",
    kind: "other_kind",
    classId: "date",
    texts: [...Array.from({ length: 40 }, (_, row) => `2031-0${1 + (row % 9)}-1${row % 10}`), ...often("Q4 2031")],
    raw: "Q4 2031",
    proposed: null,
    option: "no_data",
  },
  {
    what: "a number that comes again and again, far from all others",
    kind: "range",
    classId: "number",
    texts: [...Array.from({ length: 60 }, (_, row) => (12 + row / 10).toFixed(1)), "-70.5", "-70.5", "-70.5"],
    raw: "-70.5",
    proposed: null,
    option: "no_data",
  },
  {
    what: "numbers below zero among few others, all far above it",
    kind: "range",
    classId: "number",
    texts: [...Array.from({ length: 40 }, (_, row) => (92 + (row % 12) / 10).toFixed(1)), "-92.4", "-92.7", "-93.0"],
    raw: "-92.4",
    proposed: "92.4",
    option: "accept",
  },
  {
    what: "words among numbers",
    kind: "other_kind",
    classId: "integer",
    texts: [...numbers, "sold out", "sold out", "sold out"],
    raw: "sold out",
    proposed: null,
    option: "no_data",
  },
  {
    what: "addresses with two at signs",
    kind: "near_misses",
    classId: "email",
    texts: Array.from({ length: 30 }, (_, row) => `guest${row}${row % 5 === 0 ? "@@" : "@"}example.org`),
    raw: "guest0@@example.org",
    proposed: "guest0@example.org",
    option: "accept",
  },
  {
    what: "units at many codes",
    kind: "slips",
    classId: "identifier",
    texts: Array.from({ length: 60 }, (_, row) => (row % 5 === 0 ? `${810 + row} pcs` : String(810 + row))),
    raw: "810 pcs",
    proposed: "810",
    option: "accept",
  },
  {
    what: "numbers a hundred times as large",
    kind: "range",
    classId: "number",
    texts: Array.from({ length: 60 }, (_, row) => ((row % 6 === 0 ? 100 : 1) * (21.5 + row / 2)).toFixed(1)),
    raw: "2150.0",
    proposed: null,
    option: "no_data",
  },
  {
    what: "signs that slipped in",
    kind: "range",
    classId: "number",
    texts: Array.from({ length: 80 }, (_, row) => `${row % 5 === 0 ? "-" : ""}${(21.5 + row / 2).toFixed(1)}`),
    raw: "-21.5",
    proposed: "21.5",
    option: "accept",
  },
  {
    what: "the sign of a currency among codes",
    kind: "ways",
    classId: "currency_code",
    texts: [...often("EUR", "USD", "CAD"), "US$"],
    raw: "US$",
    proposed: "USD",
    option: "accept",
  },
  {
    what: "a name with the surname first",
    kind: "ways",
    classId: "person_name",
    texts: [...PEOPLE.map(([first, last]) => `${first} ${last}`), "Kessler, Ida"],
    raw: "Kessler, Ida",
    proposed: "Ida Kessler",
    option: "accept",
  },
  {
    what: "a name with the first name first",
    kind: "ways",
    classId: "person_name",
    texts: [...PEOPLE.map(([first, last]) => `${last}, ${first}`), "Ida Kessler"],
    raw: "Ida Kessler",
    proposed: "Kessler, Ida",
    option: "accept",
  },
  {
    what: "the first line of a drop-down",
    kind: "placeholders",
    classId: "category",
    texts: [...often("by train", "on foot", "by car"), "Please choose", "Please choose"],
    raw: "Please choose",
    proposed: "",
    option: "no_data",
  },
];

describe.each(CASES)("$what", ({ kind, classId, texts, raw, proposed, option }) => {
  const columns = columnOf(classId, texts);
  const question = () => askedOf(columns).find((one) => one.kind === kind);

  it("is asked about once, with what each option does", () => {
    expect(question()).toMatchObject({ id: kind, columns: ["value"] });
    expect(question()?.values[0]).toMatchObject({ raw, proposed });
    expect(question()?.options.map(({ id }) => id)).toEqual(expect.arrayContaining([LEAVE, option]));
    expect(question()?.options[0]).toMatchObject({ id: LEAVE, cells: 0, preview: [] });
  });

  it("changes no cell before it is answered, and calls none of them right", () => {
    const { cells } = cleaned(columns, {});
    const asked = cells.filter((cell) => cell.raw === raw);
    expect(asked.length).toBeGreaterThan(0);
    for (const cell of asked) {
      expect(cell.output).toBe(raw);
      expect([cell.prob <= 0.5, cell.msg === ""]).toEqual([true, false]);
    }
  });

  it("changes exactly the cells that the option names", () => {
    const before = cleaned(columns, {}).cells;
    const { cells, column } = cleaned(columns, { [kind]: option });
    const wanted = proposed === null || option === "no_data" ? null : proposed;
    for (const cell of cells.filter((one) => one.raw === raw)) expect(cell.output).toBe(wanted);
    const changed = cells.filter((cell, row) => cell.output !== before[row]!.output);
    expect(changed).toHaveLength(question()?.options.find(({ id }) => id === option)?.cells ?? -1);
    expect(column.questions.map((one) => one.kind)).not.toContain(kind);
    expect(column.decisions.find(({ id }) => id === kind)).toMatchObject({ inForce: option, isChosen: true });
  });

  it("is answered by leaving it, too", () => {
    const { cells, column } = cleaned(columns, { [kind]: LEAVE });
    expect(cells.map(({ output }) => output)).toEqual(cleaned(columns, {}).cells.map(({ output }) => output));
    expect(column.questions.map((one) => one.kind)).not.toContain(kind);
  });

  it("is answered for one value alone, and asks about the others", () => {
    const before = cleaned(columns, {});
    const { cells, column } = cleaned(columns, { [`${kind}:${raw}`]: option });
    const wanted = proposed === null || option === "no_data" ? null : proposed;
    for (const [row, cell] of cells.entries())
      expect(cell.output).toBe(cell.raw === raw ? wanted : before.cells[row]!.output);
    const left = before.column.questions.find((one) => one.kind === kind)!.values.slice(1);
    const asked = column.questions.find((one) => one.kind === kind);
    expect(asked?.values ?? []).toEqual(left);
    expect(asked?.cells ?? 0).toBe(left.reduce((sum, value) => sum + value.cells, 0));
    expect(column.decisions.find(({ id }) => id === `${kind}:${raw}`)).toMatchObject({
      inForce: option,
      isChosen: true,
    });
  });

  it("takes a text that a person gives one value", () => {
    const { cells } = cleaned(columns, { [`${kind}:${raw}`]: "=another text", [kind]: LEAVE });
    for (const cell of cells) expect(cell.output === "another text").toBe(cell.raw === raw);
  });

  it("is the same in whatever order the rows come", () => {
    const order = texts.map((_, row) => row).sort((one, other) => ((one * 37) % 101) - ((other * 37) % 101));
    expect(askedOf(reorder(columns, order))).toEqual(askedOf(columns));
  });

  it("is asked again when the answer is taken back", () => {
    const table = suiteTable(columns);
    const guesses = suiteGuesses(columns);
    const first = studyColumns(table, guesses);
    const answered = restudyColumns(table, guesses, { known: first, choices: { 0: { decided: { [kind]: option } } } });
    expect(restudyColumns(table, guesses, { known: answered }).columns).toEqual(first.columns);
  });
});

describe("a column in which nothing is wrong", () => {
  it.each(QUIET_COLUMNS)("$what asks nothing", ({ classId, texts }) => {
    expect(askedOf(columnOf(classId, texts)).map(({ kind, message }) => `${kind}: ${message}`)).toEqual([]);
  });
});

describe("kinds that were read and found idle", () => {
  it.each<[what: string, classId: string, texts: readonly string[]]>([
    ["the tail of a skewed column", "number", Array.from({ length: 80 }, (_, row) => String(2 ** (row % 20)))],
    ["names on an open list of countries", "country", [...often("Norway", "Denmark", "Sweden"), ...often("Sápmi")]],
    ["codes of countries that a sport uses", "country_code", [...often("NO", "DK", "SE", "FI"), ...often("SK", "SI")]],
    ["ages of which the last step is open", "age", [...numbersTo(84), "85+", "85+", "85+"]],
    ["codes of two kinds", "identifier", numbersTo(60).map((row, at) => (at % 3 === 0 ? `R${row}X` : `R-${row}`))],
    ["addresses that mostly have no scheme", "url", numbersTo(40).map((row) => `www.example.org/${row}`)],
    ["parentheses that mean something", "category", [...often("Linné, 1758", "(Linné, 1758)", "Gmelin, 1789")]],
  ])("%s is not asked about", (_, classId, texts) => {
    expect(askedOf(columnOf(classId, texts))).toEqual([]);
  });
});

describe("a scale that the title names", () => {
  const ask = (title: string) =>
    askedOf([makeColumn(title, "integer", DAYS, (row) => (row === 7 ? "9" : String(1 + (row % 7))))]);

  it("asks about a number outside of it", () => {
    expect(ask("Satisfaction (1-7)")).toMatchObject([
      { kind: "range", message: "1 number is not between 1 and 7, as the title says: 9.", values: [{ raw: "9" }] },
    ]);
  });

  it.each(["Satisfaction", "Satisfaction (1-10)", "Goals (2019-20)", "Part (2-4)"])("says nothing of %s", (title) => {
    expect(ask(title)).toEqual([]);
  });
});

describe("numbers in brackets", () => {
  it("are negative on purpose, and no minus sign is taken from them", () => {
    const texts = Array.from({ length: 80 }, (_, row) => {
      const amount = (21.5 + row / 2).toFixed(2);
      return row % 10 === 0 ? `(${amount})` : row % 10 === 5 ? `-${amount}` : amount;
    });
    const values = cleaned(columnOf("number", texts), {})
      .column.questions.filter(({ kind }) => kind === "range")
      .flatMap((question) => question.values);
    expect(values.length).toBeGreaterThan(0);
    expect(values.filter(({ raw, proposed }) => !raw.startsWith("-") || proposed === raw)).toEqual([]);
  });
});

describe("a misspelt word in many cells", () => {
  const texts = [...often("Single bed", "Double bed"), ...often("Signle bed", "Duoble bed")];

  it("is asked about, and the real word is proposed", () => {
    const remove = installLexicon();
    const values = askedOf(columnOf("category", texts)).flatMap((question) => question.values);
    remove();
    expect(values.map(({ raw, proposed }) => [raw, proposed])).toEqual([
      ["Duoble bed", "Double bed"],
      ["Signle bed", "Single bed"],
    ]);
  });
});

describe("bad input", () => {
  it("asks one question of 5,000 spellings, and lists a bounded part", () => {
    const letters = "communications".split("");
    const spell = (bits: number): string =>
      letters.map((letter, place) => (place > 0 && (bits >> place) & 1 ? ` ${letter}` : letter)).join("");
    const texts = Array.from({ length: 15_000 }, (_, row) => spell(2 * (row % 5000)));
    const asked = askedOf(columnOf("category", texts));
    expect(asked.map(({ kind }) => kind)).toEqual(["ways"]);
    expect(asked[0]!.values.length).toBeLessThanOrEqual(2000);
    const { cells } = cleaned(columnOf("category", texts), { ways: "accept" });
    expect(new Set(cells.map(({ output }) => output)).size).toBe(1);
  });

  it("looks at a bounded part of 200,000 different values", () => {
    const counted = Array.from({ length: 200_000 }, (_, row) => ({ text: `value ${row}`, count: 1 + (row % 3) }));
    const columns = columnOf("category", often("by train", "on foot"));
    const [column] = studyColumns(suiteTable(columns), suiteGuesses(columns)).columns;
    const entity = guessedEntity(column!.guess);
    const context = { ...column!, entity, cleaner: entity.cleanerOf(column!.fit) };
    const { values } = askedColumn(
      counted,
      { title: "", context, decisions: [], present: [], many: new Map() },
      MAX_LOOKED_AT,
    );
    expect(values.length).toBeGreaterThan(MAX_LOOKED_AT / 2);
    expect(values.length).toBeLessThanOrEqual(MAX_LOOKED_AT);
    expect(values.every(({ cells }) => cells === 3)).toBe(true);
  });

  it("answers for all of 200,000 different weights", () => {
    const texts = Array.from({ length: 200_000 }, (_, row) => (row === 7 ? "0 kg" : `${12 + row / 100} kg`));
    const columns = [makeColumn("weight", "mass", texts.length, (row) => texts[row] ?? "")];
    const { columns: studied } = study(suiteTable(columns), suiteGuesses(columns), {
      0: { decided: { range: "no_data" } },
    });
    expect(studied[0]?.answers.get("0 kg")).toBe("");
  });

  it("finds codes of another shape among 100,000", () => {
    const columns = columnOf("code", ["K-1", "K-2", "K-3"]);
    const [column] = studyColumns(suiteTable(columns), suiteGuesses(columns)).columns;
    const entity = guessedEntity(column!.guess);
    const context = { ...column!, entity, cleaner: entity.cleanerOf(column!.fit) };
    const studied = { title: "", context, decisions: [], present: [], many: new Map() };
    const seen = askedColumn([{ text: "K-1", count: 1 }], studied, MAX_LOOKED_AT);
    const texts = Array.from({ length: 100_000 }, (_, row) => (row % 10_000 === 0 ? `k${row}` : `K-${row}`));
    const quiet = texts.map((text) => ({ ...seen.values[0]!, raw: text, text, output: text }));
    const { values } = findShapes({ ...seen, quiet, cells: quiet.length });
    expect(values).toHaveLength(10);
    expect(values[1]).toMatchObject({ raw: "k10000", proposed: "K-10000" });
  });

  it("takes the first of two answers that contradict each other", () => {
    const texts = [...numbers, ...often("12 kg", "twelve").slice(9)];
    const columns = columnOf("integer", texts);
    const decided = Object.fromEntries(askedOf(columns).map(({ id, options }) => [id, options.at(-1)!.id]));
    expect(() => cleaned(columns, decided)).not.toThrow();
  });

  it.each([
    ["an option that there is not", { ways: "everything" }],
    ["the name of an object's member", { ways: "__proto__" }],
    ["a kind of which nothing is asked", { placeholders: "no_data" }],
  ])("leaves the column as it is after %s", (_, decided) => {
    const columns = columnOf("integer", [...numbers, "sold out", "sold out", "sold out"]);
    expect(cleaned(columns, decided).cells).toEqual(cleaned(columns, {}).cells);
  });
});

it("has one file for each kind that a column asks by itself", () => {
  const kinds = COLUMN_QUESTIONS.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(QUESTION_KINDS).toEqual(expect.arrayContaining([...kinds]));
});
