/** One suite for all detectors: what each of them must leave alone, and what it must find, in whatever order the rows come. */
import { readdirSync } from "node:fs";
import { installLexicon } from "@limpid/lexicon";
import { Random } from "@limpid/models/testing";
import { isRepair, TABLE_RULES } from "@limpid/table";
import { afterAll, describe, expect, it } from "vitest";
import { cleanRange } from "../clean-range.ts";
import { isEverAllowed } from "../confidence.ts";
import type { CellDetector } from "../detector.ts";
import { study } from "../study.ts";
import { PLANTED_ERRORS } from "../testing/planted-errors.ts";
import { QUIET_TABLES } from "../testing/quiet-tables.ts";
import {
  numbersSeen,
  reorder,
  rowsSeen,
  type SeenColumn,
  type SuiteTable,
  suiteGuesses,
  suiteTable,
  textsSeen,
  valuesSeen,
} from "../testing/suite-table.ts";
import { NUMBER_DETECTORS, ROW_DETECTORS, TEXT_DETECTORS, VALUE_DETECTORS } from "./index.ts";

const uninstall = installLexicon();
afterAll(() => uninstall());

interface Said {
  readonly column: string;
  /** Text of the cell, of which there may be several. */
  readonly text: string;
  readonly output: string | null;
  readonly rule: string;
  readonly prob: number;
  readonly msg: string;
  readonly features: Readonly<Record<string, number>>;
}

interface Listed {
  readonly name: string;
  readonly detector: Omit<(typeof VALUE_DETECTORS)[number], "detect">;
  /** All that the detector says of a table by itself. */
  readonly sayOf: (columns: SuiteTable) => readonly Said[];
}

function listCells<Column>(
  detector: CellDetector<Column>,
  see: (columns: SuiteTable) => readonly SeenColumn<Column>[],
): Listed {
  const sayOf = (columns: SuiteTable): readonly Said[] => {
    const seen = see(columns);
    return [...detector.detect(seen.map(({ coded }) => coded))].map((found) => {
      const { output, rule, features, explain, row } = found;
      const { title, texts } = columns[seen[found.column]!.index]!;
      const prob = detector.probability(features);
      return { column: title, text: texts[row]!, output, rule, prob, msg: explain(), features };
    });
  };
  return { name: detector.name, detector, sayOf };
}

const DETECTORS: readonly Listed[] = [
  ...VALUE_DETECTORS.map((detector) => ({
    name: detector.name,
    detector,
    sayOf: (columns: SuiteTable): readonly Said[] => {
      const seen = valuesSeen(columns);
      return [...detector.detect(seen)].flatMap((found) => {
        if (found.kind === "limit") return [];
        const { output, rule, features, explain } = found;
        const { title, values } = seen[found.column]!;
        const prob = detector.probability(features);
        return [{ column: title, text: values[found.value]!.text, output, rule, prob, msg: explain(), features }];
      });
    },
  })),
  ...ROW_DETECTORS.map((detector) => listCells(detector, rowsSeen)),
  ...NUMBER_DETECTORS.map((detector) => listCells(detector, numbersSeen)),
  ...TEXT_DETECTORS.map((detector) => listCells(detector, textsSeen)),
];

const rulesOf = ({ rules }: Pick<Listed["detector"], "rules">): readonly string[] => Object.keys(rules);
const worthTelling = (said: readonly Said[]): readonly Said[] => said.filter(({ prob }) => prob > 0);
const sorted = (said: readonly Said[]): readonly string[] => said.map((one) => JSON.stringify(one)).sort();

function shuffled(columns: SuiteTable, seed: number): SuiteTable {
  const rows = (columns[0]?.texts ?? []).map((_, row) => row);
  return reorder(columns, new Random(seed).shuffled(rows));
}

function remember(sayOf: Listed["sayOf"]): Listed["sayOf"] {
  const known = new Map<SuiteTable, readonly Said[]>();
  return (columns) => {
    const said = known.get(columns) ?? sayOf(columns);
    known.set(columns, said);
    return said;
  };
}

/** The three quiet tables of which a detector says most, however unsure; `npm run test:models` reorders all of them. */
function tablesToReorder(sayOf: Listed["sayOf"]): readonly SuiteTable[] {
  const tables = QUIET_TABLES.map(({ columns }) => columns);
  if (process.env.FUZZ_ROUNDS !== undefined) return tables;
  return tables.toSorted((one, other) => sayOf(other).length - sayOf(one).length).slice(0, 3);
}

const NASTY = [
  "",
  " ",
  "\0",
  "\uD800",
  "__proto__",
  "constructor",
  "\u202Eabc",
  "=1+1",
  "a".repeat(5000),
  "(".repeat(900),
];

describe("the list of detectors", () => {
  it("names every file of the folder, and each has a planted error", () => {
    const files = readdirSync(new URL(".", import.meta.url)).filter(
      (name) => /^[^.]+\.ts$/.test(name) && name !== "index.ts",
    );
    const names = DETECTORS.map(({ name }) => name);
    expect(names.map((name) => `${name.replaceAll(" ", "-")}.ts`).sort()).toEqual(files.sort());
    expect(Object.keys(PLANTED_ERRORS).sort()).toEqual([...names].sort());
  });
});

describe.each(DETECTORS)("$name", ({ name, detector, sayOf }) => {
  const planted = PLANTED_ERRORS[name]!;
  const sayOnce = remember(sayOf);

  it("says what it looks for, by what source, by which rules and features", () => {
    expect(detector.about).toMatch(/^\p{Lu}[^.]{10,}$/u);
    expect(detector.source.length).toBeGreaterThan(20);
    expect(rulesOf(detector).length).toBeGreaterThan(0);
    for (const rule of rulesOf(detector)) expect(TABLE_RULES).toHaveProperty([rule]);
    expect(Object.keys(detector.features).length).toBeGreaterThan(0);
  });

  it("finds its own error, with the features that it names, and is as sure as these make it", () => {
    const said = worthTelling(sayOf(planted.columns));
    const wrong = planted.columns.find(({ title }) => title === planted.column)!.texts[planted.row]!;
    const own = said.filter(({ column, text }) => column === planted.column && text === wrong);
    expect(own.map(({ output }) => output)).toContain(planted.output);
    for (const { rule, prob, msg, features } of said) {
      expect(rulesOf(detector)).toContain(rule);
      expect(Object.keys(features).sort()).toEqual(Object.keys(detector.features).sort());
      expect(Object.values(features).every(Number.isFinite)).toBe(true);
      expect(prob).toBeLessThanOrEqual(1);
      expect(msg).toMatch(/\.$/);
    }
  });

  it("changes the wrong cell or has it looked at, and leaves all others, where its rule is allowed to speak", () => {
    const table = suiteTable(planted.columns);
    const studied = study(table, suiteGuesses(planted.columns));
    const { columns } = cleanRange(studied, table, { firstRow: 0, endRow: table.rowCount });
    const disturbed = columns.flatMap(({ title, codes, verdicts }) =>
      [...codes].flatMap((code, row) => {
        const { kind } = verdicts[code]!;
        return kind === "kept" || kind === "missing" ? [] : [`${title} ${row}`];
      }),
    );
    const wrong = [`${planted.column} ${planted.row}`, ...(planted.others ?? [])];
    expect(disturbed.sort()).toEqual(rulesOf(detector).some(isEverAllowed) ? wrong.sort() : []);
  });

  it.each(QUIET_TABLES)("says nothing of a table $what", ({ columns }) => {
    expect(worthTelling(sayOnce(columns))).toEqual([]);
  });

  it("says the same of the same rows in another order", () => {
    for (const columns of [planted.columns, ...tablesToReorder(sayOnce)]) {
      const first = sorted(sayOnce(columns));
      for (const seed of [1, 2]) expect(sorted(sayOf(shuffled(columns, seed)))).toEqual(first);
    }
  });

  it("bears texts that break programs", () => {
    const texts = [...NASTY, ...NASTY, ...NASTY];
    const columns = ["category", "identifier", "free_text"].map((classId) => ({ title: "__proto__", classId, texts }));
    expect(() => sayOf(columns)).not.toThrow();
  });
});

describe("what all detectors say together", () => {
  it.each(Object.entries(PLANTED_ERRORS))("of the table of %s is the same on every page", (_, { columns }) => {
    const table = suiteTable(columns);
    const studied = study(table, suiteGuesses(columns));
    const cellsOf = (firstRow: number, endRow: number) =>
      cleanRange(studied, table, { firstRow, endRow }).columns.map(({ codes, verdicts }) =>
        [...codes].map((code) => verdicts[code]!),
      );
    const all = cellsOf(0, table.rowCount);
    for (let row = 0; row < table.rowCount; row += 7) {
      const page = cellsOf(row, Math.min(row + 7, table.rowCount));
      expect(page.map((cells) => cells.map(({ output, kind }) => [output, kind]))).toEqual(
        all.map((cells) => cells.slice(row, row + 7).map(({ output, kind }) => [output, kind])),
      );
    }
  });

  it("repairs only by rules that are repairs or texts mended in codes, each by its own", () => {
    const rules = DETECTORS.flatMap(({ detector }) => rulesOf(detector));
    expect(rules.length).toBe(new Set(rules).size);
    expect(rules.filter((rule) => !isRepair(rule) && !rule.startsWith("text."))).toEqual([]);
  });
});
