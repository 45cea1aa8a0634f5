/** Tables in which nothing is wrong, of which no detector may say anything. */
import { Random } from "@limpid/models/testing";
import { QUIET_COLUMNS } from "./quiet-columns.ts";
import { makeColumn, pick, type SuiteTable } from "./suite-table.ts";

interface QuietTable {
  readonly what: string;
  readonly columns: SuiteTable;
}

const ZIPS = ["3000", "8000", "4000", "1200"];
const CITIES = ["Bern", "Zürich", "Basel", "Genève"];
const REGIONS = ["BE", "ZH", "BS", "GE"];
const TEAMS = ["Lions", "Eagles", "Tigers", "Bears", "Wolves", "Hawks"];
const WARDS = ["千代田区", "中央区", "港区", "新宿区", "文京区"];
const DAYS = (row: number) =>
  `2024-${String(1 + (row % 6)).padStart(2, "0")}-${String(1 + (row % 20)).padStart(2, "0")}`;
const KANJI = ["東京", "大阪", "京都", "東根", "大津"];

/** A column beside itself in another order, and beside one that it decides. */
function besideItself(classId: string, texts: readonly string[]): SuiteTable {
  const values = [...new Set(texts)].sort();
  return [
    { title: "own", classId, texts },
    { title: "mixed", classId, texts: new Random(5).shuffled(texts) },
    { title: "group", classId: "category", texts: texts.map((text) => `group of ${values.indexOf(text)}`) },
  ];
}

export const QUIET_TABLES: readonly QuietTable[] = [
  ...QUIET_COLUMNS.map(({ what, classId, texts }) => ({ what, columns: besideItself(classId, texts) })),
  {
    what: "of places, one of which is rare",
    columns: [
      makeColumn("order", "identifier", 61, (row) => `A-${1000 + row}`),
      makeColumn("zip", "postal_code", 61, (row) => (row === 40 ? "7000" : pick(ZIPS, row))),
      makeColumn("city", "city", 61, (row) => (row === 40 ? "Chur" : pick(CITIES, row))),
      makeColumn("region", "region_code", 61, (row) => (row === 40 ? "GR" : pick(REGIONS, row))),
    ],
  },
  {
    what: "of matches, whose teams play at home and away",
    columns: [
      makeColumn("home", "sports_team", 60, (row) => pick(TEAMS, row)),
      makeColumn("away", "sports_team", 60, (row) => pick(TEAMS, row + 1 + (row % 5))),
      makeColumn("goals", "integer", 60, (row) => String(row % 4)),
    ],
  },
  {
    what: "of addresses that repeat their town on purpose",
    columns: [
      makeColumn("address", "category", 60, (row) => `Main street, ${pick(CITIES, row)}`),
      makeColumn("city", "city", 60, (row) => pick(CITIES, row)),
    ],
  },
  {
    what: "of answers by chance",
    columns: [1, 2, 3, 4, 5, 6].map((seed) => {
      const random = new Random(seed);
      return makeColumn(`question ${seed}`, seed < 4 ? "boolean" : "integer", 80, () =>
        random.next() < 0.5 ? "0" : "1",
      );
    }),
  },
  {
    what: "of answers on a scale, some of which are left out",
    columns: [7, 8, 9, 10].map((seed) => {
      const random = new Random(seed);
      return makeColumn(`question ${seed}`, "rating", 90, () =>
        random.next() < 0.1 ? "" : String(1 + random.below(5)),
      );
    }),
  },
  {
    what: "of columns of one value",
    columns: ["x", "1", "2024-01-01", "", "Bern"].map((text, index) =>
      makeColumn(`c${index}`, "category", 50, () => text),
    ),
  },
  {
    what: "of codes that differ by a digit, with their names",
    columns: [
      makeColumn("code", "code", 90, (row) => `K-10${row % 9}`),
      makeColumn("name", "category", 90, (row) => `Section ${String.fromCharCode(65 + (row % 9))}`),
      makeColumn("seats", "integer", 90, (row) => String(100 + (row % 9))),
    ],
  },
  {
    what: "of ideographs",
    columns: [
      makeColumn("市", "city", 60, (row) => pick(KANJI, row)),
      makeColumn("区", "region", 60, (row) => pick(WARDS, row)),
      makeColumn("番号", "integer", 60, (row) => String(row)),
    ],
  },
  {
    what: "of sources that agree",
    columns: [
      makeColumn("source", "category", 96, (row) => `site ${row % 8}`),
      makeColumn("flight", "code", 96, (row) => `LX${100 + Math.floor(row / 8)}`),
      makeColumn("departs", "time", 96, (row) => `0${Math.floor(row / 8) % 10}:15`),
    ],
  },
  {
    what: "of measurements",
    columns: [11, 12, 13].map((seed) => {
      const random = new Random(seed);
      return makeColumn(`value ${seed}`, "number", 200, () => (random.next() * 100).toFixed(2));
    }),
  },
  {
    what: "of counts with rates that nearly follow them",
    columns: [
      makeColumn("day", "date", 120, DAYS),
      makeColumn("cases", "integer", 120, (row) => String(100 + (row % 12))),
      makeColumn("rate", "number", 120, (row) => ((100 + (row % 12) + (row === 50 ? 1 : 0)) / 7).toFixed(1)),
      makeColumn("cases again", "integer", 120, (row) => String(100 + (row % 12) + (row === 70 ? 2 : 0))),
    ],
  },
  {
    what: "of incomes, a few of which are many times the others",
    columns: [14, 15, 16, 17].map((seed) => {
      const random = new Random(seed);
      return makeColumn(`income ${seed}`, "number", 300, () => String(Math.round(900 / random.next() ** 0.9)));
    }),
  },
  {
    what: "of temperatures, a few of which are below zero",
    columns: [18, 19, 20].map((seed) => {
      const random = new Random(seed);
      const draw = () => random.next() + random.next() + random.next() + random.next();
      return makeColumn(`temperature ${seed}`, "number", 300, () => (10 * draw() - 5.5).toFixed(1));
    }),
  },
  {
    what: "of payments, one of which was paid back",
    columns: [
      makeColumn("pieces", "integer", 120, (row) => String((row === 40 ? -1 : 1) * (1 + (row % 9)))),
      makeColumn("amount", "number", 120, (row) => ((row === 40 ? -1 : 1) * (5 + (row % 37))).toFixed(2)),
    ],
  },
  {
    what: "of places, few of which lie west of Greenwich",
    columns: [
      makeColumn("longitude", "longitude", 150, (row) =>
        (row === 40 ? -9.14 : 2 + ((row * 13) % 29) + 0.37).toFixed(2),
      ),
      makeColumn("latitude", "latitude", 150, (row) => (36 + ((row * 11) % 20) + 0.21).toFixed(2)),
    ],
  },
  {
    what: "of names and notes, either of which may hold numbers",
    columns: [21, 22].map((seed) => {
      const random = new Random(seed);
      const draw = () => {
        const chance = random.next();
        return chance < 0.1
          ? String(100 + random.below(900))
          : chance < 0.12
            ? "see below"
            : `Unit ${random.below(99)}`;
      };
      return makeColumn(seed === 21 ? "name" : "note", "free_text", 400, draw);
    }),
  },
  {
    what: "of words and numbers, one of which is a word",
    columns: [
      makeColumn("name", "category", 90, (row) => `Site ${String.fromCharCode(65 + (row % 20))}`),
      makeColumn("floor", "category", 90, (row) => (row % 30 === 4 ? "Basement" : String(row % 5))),
    ],
  },
  {
    what: "of totals that hold, one of which was counted apart",
    columns: [
      makeColumn("women", "integer", 90, (row) => String(100 + ((row * 37) % 89))),
      makeColumn("men", "integer", 90, (row) => String(120 + ((row * 53) % 97))),
      makeColumn("all", "integer", 90, (row) =>
        String(220 + ((row * 37) % 89) + ((row * 53) % 97) + (row === 40 ? 777 : 0)),
      ),
    ],
  },
  {
    what: "of numbers that add up to another one in half of the rows",
    columns: [
      makeColumn("first", "integer", 90, (row) => String(100 + ((row * 37) % 89))),
      makeColumn("second", "integer", 90, (row) => String(120 + ((row * 53) % 97))),
      makeColumn("third", "integer", 90, (row) => String(220 + ((row * 37) % 89) + ((row * 53) % 97) + (row % 2) * 11)),
    ],
  },
  {
    what: "of shares that are rounded, with their total",
    columns: [
      makeColumn("of one", "number", 90, (row) => (((row * 37) % 89) / 3).toFixed(1)),
      makeColumn("of another", "number", 90, (row) => (((row * 53) % 97) / 3).toFixed(1)),
      makeColumn("of both", "number", 90, (row) => (((row * 37) % 89) / 3 + ((row * 53) % 97) / 3).toFixed(1)),
    ],
  },
  {
    what: "of days of which either may come first, mostly the one",
    columns: [23, 24].map((seed) => {
      const random = new Random(seed);
      const later = seed === 24 ? 12 : 0;
      return makeColumn(
        `day ${seed}`,
        "date",
        120,
        () => `2024-03-${String(1 + later + random.below(14)).padStart(2, "0")}`,
      );
    }),
  },
  {
    what: "of few days, one of which comes before the one that it follows",
    columns: [
      makeColumn("from", "date", 20, (row) => `2024-03-${String(1 + row)}`.replace(/-(\d)$/, "-0$1")),
      makeColumn("to", "date", 20, (row) => (row === 9 ? "2014-01-20" : `2024-04-${10 + row}`)),
    ],
  },
  {
    what: "of counts of the same days that follow each other as chance will have it",
    columns: [25, 26, 27].map((seed) => {
      const random = new Random(seed);
      return makeColumn(`count ${seed}`, "integer", 200, (row) =>
        String(Math.round((1 + (row % 40)) * 10 ** random.next())),
      );
    }),
  },
  {
    what: "of a country and its regions",
    columns: ["people", "households", "cars"].map((title, at) =>
      makeColumn(title, "integer", 40, (row) => String((row === 0 ? 4000 : 60 + ((row * 17) % 80)) * (at + 2))),
    ),
  },
  {
    what: "of codes that are numbers, one of which is far from the others",
    columns: [makeColumn("code", "integer", 90, (row) => (row === 40 ? "99" : String(1 + (row % 6))))],
  },
  {
    what: "of differences, half of which are negative",
    columns: [makeColumn("change", "number", 90, (row) => String(((row * 7) % 31) - 15))],
  },
  {
    what: "of one row",
    columns: [makeColumn("a", "category", 1, () => "x"), makeColumn("b", "integer", 1, () => "1")],
  },
  {
    what: "of no rows",
    columns: [makeColumn("a", "category", 0, () => "x"), makeColumn("b", "integer", 0, () => "1")],
  },
];
