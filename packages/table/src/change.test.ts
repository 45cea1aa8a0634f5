import { describe, expect, it } from "vitest";
import { toCellState } from "./cell-state.ts";
import { changeOfEdited, describeChange } from "./change.ts";
import type { CleanTable } from "./clean-table.ts";
import { plainGuess } from "./plain-guess.ts";
import { groupChanges, listChanges } from "./table-changes.ts";
import { FINE_VERDICT, type Verdict } from "./verdict.ts";

function verdictOn(raw: string, changes: Partial<Verdict> = {}): Verdict {
  return { ...FINE_VERDICT, raw, output: raw, ...changes } as Verdict;
}

const MISSING = { kind: "missing", output: null } as const;
const OFFER = [{ output: "Bern", prob: 0.7 }];

describe("describeChange", () => {
  it.each([
    ["a new value", verdictOn("1,5", { kind: "written", output: "1.5", rule: "number.comma" }), "changed"],
    ["a mended value", verdictOn("Brn", { kind: "repaired", output: "Bern", rule: "typo.near" }), "changed"],
    ["a token of missing data", verdictOn("n/a", { ...MISSING, rule: "missing.token" }), "missing"],
    ["a doubtful value", verdictOn("03/04", { kind: "proposed", rule: "date.ambiguous" }), "flagged"],
    ["an impossible value", verdictOn("31/02", { kind: "invalid" }), "flagged"],
    ["a new value that is still doubtful", verdictOn("a", { kind: "proposed", output: "b" }), "flagged"],
    ["an error of ours", verdictOn("a", { kind: "failed", rule: "error" }), "flagged"],
    ["an empty cell that other rows fill", verdictOn("", { ...MISSING, alternatives: OFFER }), "flagged"],
    [
      "a token that other rows fill",
      verdictOn("n/a", { ...MISSING, rule: "rows.agree", alternatives: OFFER }),
      "flagged",
    ],
  ])("tells %s, as of a cell that an edit has led back", (_, verdict, kind) => {
    const change = describeChange(3, 1, verdict);
    expect(change).toMatchObject({ row: 3, column: 1, kind, raw: verdict.raw, rule: verdict.rule });
    expect(changeOfEdited(3, 1, toCellState(verdict))).toEqual(change);
  });

  it("tells a value that a person gave, and nothing of one that a person gave back", () => {
    const set = { ...toCellState(verdictOn("a")), rule: "edit" };
    expect(changeOfEdited(3, 1, { ...set, output: "b" })).toMatchObject({ kind: "edited", raw: "a", output: "b" });
    expect(changeOfEdited(3, 1, { ...set, hasData: false })).toMatchObject({ kind: "edited", output: null });
    expect(changeOfEdited(3, 1, set)).toBeNull();
  });

  it("leaves for a person what a person gave and its class refuses, and not what a person called clean", () => {
    const refused = { ...toCellState(verdictOn("a")), rule: "edit", output: "b", isValid: false, isClean: false };
    expect(changeOfEdited(3, 1, refused)?.kind).toBe("flagged");
    const kept = { ...toCellState(verdictOn("31/02", { kind: "invalid" })), isClean: true };
    expect(changeOfEdited(3, 1, kept)).toBeNull();
  });

  it.each([
    ["a good value", verdictOn("a", { prob: 0.9 })],
    ["an empty cell", verdictOn("", MISSING)],
    ["a blank cell", verdictOn("  ", MISSING)],
    ["a value that its column leaves open", verdictOn("03/04", { rule: "date.ambiguous", alternatives: OFFER })],
  ])("has nothing to say of %s", (_, verdict) => {
    expect(describeChange(0, 0, verdict)).toBeNull();
    expect(changeOfEdited(0, 0, toCellState(verdict))).toBeNull();
  });

  it("says that there is no data by null", () => {
    expect(describeChange(0, 0, verdictOn("n/a", { ...MISSING, rule: "missing.token" }))?.output).toBeNull();
  });
});

describe("the changes of a table", () => {
  const trimmed = verdictOn(" a", { kind: "written", output: "a", rule: "text.trim" });
  const doubtful = verdictOn("x", { kind: "proposed", rule: "typo.near" });
  const entity = plainGuess("text", "Text");
  const column = (title: string, verdicts: readonly Verdict[], codes: readonly number[]) =>
    ({
      title,
      entity,
      type: "text",
      classType: "text",
      evidence: [],
      decisions: [],
      questions: [],
      judgement: "judged",
      verdicts,
      codes: Uint32Array.from(codes),
    }) as const;
  const table: CleanTable = {
    rowCount: 4,
    columns: [
      column("one", [verdictOn("a"), trimmed], [1, 0, 1, 1]),
      column("two", [doubtful, trimmed, verdictOn("unused", { kind: "proposed", rule: "typo.near" })], [0, 0, 1, 1]),
    ],
  };

  it("are counted by kind, rule and column", () => {
    expect(groupChanges(table)).toEqual([
      {
        kind: "changed",
        rule: "text.trim",
        total: 5,
        columns: [
          { column: 0, count: 3 },
          { column: 1, count: 2 },
        ],
      },
      { kind: "flagged", rule: "typo.near", total: 2, columns: [{ column: 1, count: 2 }] },
    ]);
  });

  it("are listed in reading order, as many as are counted", () => {
    const places = [...listChanges(table, 3)].map((batch) => batch.map(({ row, column: index }) => `${row},${index}`));
    expect(places).toEqual([
      ["0,0", "0,1", "1,1", "2,0", "2,1"],
      ["3,0", "3,1"],
    ]);
  });
});
