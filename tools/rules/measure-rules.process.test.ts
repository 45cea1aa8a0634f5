import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { judgeCells } from "./judge-cells.ts";
import { formatRules, measureRules } from "./measure-rules.ts";

const judged = (table: string, right: number, wrong: number) =>
  [...Array.from({ length: right }, () => true), ...Array.from({ length: wrong }, () => false)].map((isRight) => ({
    table,
    family: "typo.near label",
    isRight,
  }));

describe("measureRules", () => {
  const owners = new Map([
    ["a", "ann"],
    ["b", "ann"],
    ["c", "bob"],
  ]);

  it("counts each table once, however many cells it has, and leaves out each owner in turn", () => {
    const [rule] = measureRules([...judged("a", 98, 2), ...judged("b", 1, 0), ...judged("c", 1, 1)], owners);
    expect(rule).toEqual({
      family: "typo.near label",
      right: 100,
      wrong: 3,
      tables: 3,
      owners: 2,
      share: (0.98 + 1 + 0.5) / 3,
      least: 0.5,
    });
  });

  it("of a single owner says what its tables say", () => {
    expect(measureRules(judged("a", 3, 1), owners)[0]).toMatchObject({ owners: 1, share: 0.75, least: 0.75 });
  });

  it("writes a table that says when and on how many tables it was measured", () => {
    const text = formatRules(measureRules(judged("a", 3, 1), owners), { date: "2026-01-02", commit: "abc", tables: 7 });
    expect(text).toContain("# measured: 2026-01-02, commit abc, 7 tables\n");
    expect(text).toContain("\ntypo.near label\t3\t1\t1\t1\t0.7500\t0.7500\n");
  });
});

describe("judgeCells", () => {
  let work: string;
  const cell = (row: number, raw: string, output: string, rule: string, alternatives: object[] = []) => ({
    row,
    col: "town",
    raw,
    output,
    is_clean: alternatives.length === 0,
    is_valid: true,
    has_data: true,
    rule,
    alternatives,
  });

  function place(cells: readonly object[], planted: readonly object[]): void {
    const lines = (all: readonly object[]) => all.map((one) => `${JSON.stringify(one)}\n`).join("");
    writeFileSync(join(work, "out", "t.cells.jsonl"), lines(cells));
    writeFileSync(join(work, "out", "t.report.json"), JSON.stringify({ columns: [{ entity: { id: "city" } }] }));
    writeFileSync(join(work, "truth", "t.jsonl"), lines(planted));
  }

  const judge = (harm: readonly string[] = [], allowed: readonly string[] = []) => [
    ...judgeCells({ work, tables: ["t", "not cleaned"], harm: new Set(harm), allowed: new Set(allowed) }),
  ];

  beforeAll(() => {
    work = mkdtempSync(join(tmpdir(), "limpid-judge-"));
    mkdirSync(join(work, "out"));
    mkdirSync(join(work, "truth"));
  });
  afterAll(() => rmSync(work, { recursive: true }));

  it("takes the truth of planted errors, and the scorer's word on all other cells", () => {
    const offered = [{ output: "Basel", prob: 0.75 }];
    const cells = [
      cell(0, "Lausane", "Lausanne", "typo.near"),
      cell(1, "Brn", "Basel", "typo.near"),
      cell(2, "Genf", "Bern", "typo.near"),
      cell(3, " Chur", "Chur", "text.trim"),
      cell(4, "Base", "Base", "typo.near", offered),
      cell(5, "Zug", "Zug", "typo.near", [{ output: "Thun", prob: 0.6 }]),
      cell(6, "Sion", "Sion", ""),
    ];
    place(cells, [
      { row: 0, col: 0, raw_dirty: "Lausane", truth: "Lausanne" },
      { row: 1, col: 0, raw_dirty: "Brn", truth: "Bern" },
    ]);
    const places = judge(["t|2|0"], ["t|0|Base|Basel"]).map(({ family, isRight }) => [family, isRight]);
    expect(places).toEqual([
      ["typo.near name", true],
      ["typo.near name", false],
      ["typo.near name", false],
      ["text.trim", true],
      ["typo.near name", true],
    ]);
    expect(judge().at(-1)).toMatchObject({ isRight: false });
  });

  it("does not blame a form for a wrong value that it only writes in another way", () => {
    place([cell(0, "-8 kg", "-8", "number.plain")], [{ row: 0, col: 0, raw_dirty: "-8 kg", truth: "8 kg" }]);
    expect(judge()).toEqual([]);
  });

  it("leaves out a table that was read with other rows", () => {
    place([cell(0, "x", "y", "typo.near")], [{ row: 0, col: 0, raw_dirty: "other", truth: "z" }]);
    expect(judge()).toEqual([]);
  });
});
