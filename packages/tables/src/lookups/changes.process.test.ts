import { rmSync } from "node:fs";
import { join } from "node:path";
import { foldEdits, NO_EDITS } from "@limpid/edits";
import { type Change, type CleanTable, groupChanges, listChanges, type Verdict } from "@limpid/table";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeDataDir } from "../../../../tools/testing/make-data-dir.ts";
import { withDuckDb } from "../parquet/duckdb.ts";
import type { ReviewedPaths } from "../parquet/review-row.ts";
import { readVerdicts } from "../read/read-verdicts.ts";
import { textColumn, verdictOn } from "../testing/verdicts.ts";
import { withEdited } from "../testing/with-edited.ts";
import { writeCleaned } from "../write/write-cleaned.ts";
import { writeIngest } from "../write/write-ingest.ts";
import { findChanges } from "./find-changes.ts";
import { streamChanges } from "./stream-changes.ts";

const ROWS = 12_000;
const ALL = { offset: 0, limit: 100_000 };

/** What messages quote is anybody's text. */
const NASTY = 'says "a, b","x.y" \\ and \u{1F600} and \u0000';

/** Not quite sure of anything, so that every verdict is kept whole. */
const unsureOn = (raw: string, changes: Partial<Verdict>): Verdict =>
  verdictOn(raw, { prob: 0.97, missing: 0.01, ...changes });

const MISSING = { kind: "missing", output: null } as const;

const VERDICTS: readonly Verdict[] = [
  unsureOn("fine", {}),
  unsureOn("", MISSING),
  unsureOn("  ", MISSING),
  unsureOn("n/a", { ...MISSING, rule: "missing.token", msg: NASTY }),
  unsureOn("1,5", { kind: "written", output: "1.5", rule: "number.comma", msg: NASTY }),
  unsureOn("it's", { kind: "proposed", rule: "it's", msg: "plain", alternatives: [{ output: "its", prob: 0.4 }] }),
  unsureOn("31/02", { kind: "invalid", prob: 0.1, rule: "date.day" }),
  unsureOn("-", { ...MISSING, rule: "rows.agree", alternatives: [{ output: "its", prob: 0.4 }] }),
  unsureOn("open", { msg: NASTY, prob: 0.5, alternatives: [{ output: "its", prob: 0.4 }] }),
  unsureOn("perhaps missing", { missing: 0.3 }),
  unsureOn("3,5", { kind: "proposed", output: "3.5", rule: "keys.repeated" }),
  unsureOn("Brn", { kind: "repaired", output: "Bern", rule: "typo.near", prob: 0.1 + 0.2 }),
  unsureOn("boom", { kind: "failed", rule: "error", prob: 0 }),
];

const clean: CleanTable = {
  rowCount: ROWS,
  columns: ["first", "quiet", "last"].map((title, column) => {
    const codeOf = (row: number): number => (column === 1 ? 0 : (row * (column + 1)) % VERDICTS.length);
    return textColumn(
      title,
      VERDICTS,
      Uint32Array.from({ length: ROWS }, (_, row) => codeOf(row)),
    );
  }),
};

let folder: string;
let paths: ReviewedPaths;

beforeAll(async () => {
  folder = makeDataDir();
  const at = (name: string) => join(folder, `${name}.parquet`);
  paths = { ingest: at("ingest"), review: at("review"), plain: at("plain") };
  const dict = VERDICTS.map(({ raw }) => raw);
  const columns = clean.columns.map(({ title, codes }) => ({ title, dict, codes }));
  await writeIngest(paths.ingest, { columns, rowCount: ROWS });
  await writeCleaned({ ...paths, clean: join(folder, "clean.parquet") }, [clean]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inMemory = (): Change[] => [...listChanges(clean)].flat();

const edit = (row: number, column: number, value: string) =>
  ({ kind: "cell", place: { row, column }, value: { field: "output", value } }) as const;

describe("the changes of a table", () => {
  it("are those of the table in memory, counted and listed", async () => {
    const { groups, matching, changes } = await withEdited(paths, [], (table) => findChanges(table, ALL));
    expect(groups).toEqual(groupChanges(clean));
    expect(matching).toBe(inMemory().length);
    expect(changes).toEqual(inMemory());
  });

  it("are streamed in the same order", async () => {
    const { groups, batches } = await streamChanges(paths, NO_EDITS, ROWS);
    const streamed: Change[] = [];
    for await (const batch of batches) streamed.push(...batch);
    expect(groups).toEqual(groupChanges(clean));
    expect(streamed).toEqual(inMemory());
  });

  it.each([
    ["of one kind", { kind: "flagged" }],
    ["by one rule", { rule: "it's" }],
    ["in one column", { column: 2 }],
    ["by a rule in a column", { rule: "missing.token", column: 0 }],
    ["by a rule that there is not", { rule: "' or true --" }],
    ["in a column that there is not", { column: 99 }],
  ] as const)("can be asked for %s", async (_, filter) => {
    const wanted = inMemory().filter((change) =>
      Object.entries(filter).every(([name, value]) => change[name as keyof Change] === value),
    );
    const { matching, changes } = await withEdited(paths, [], (table) =>
      findChanges(table, { ...filter, offset: 3, limit: 10 }),
    );
    expect(matching).toBe(wanted.length);
    expect(changes).toEqual(wanted.slice(3, 13));
  });

  it("know the edits: new ones appear, and what was set right disappears", async () => {
    const edits = [edit(0, 1, "other"), edit(4, 0, "1,5"), edit(5, 0, "mine"), edit(ROWS + 5, 0, "gone")];
    const before = inMemory();
    const { groups, matching, changes } = await withEdited(paths, edits, (table) => findChanges(table, ALL));
    const edited = changes.filter(({ kind }) => kind === "edited");
    expect(edited).toMatchObject([
      { row: 0, column: 1, raw: "fine", output: "other", rule: "edit", prob: 1 },
      { row: 5, column: 0, raw: "it's", output: "mine" },
    ]);
    expect(changes.some(({ row, column }) => row === 4 && column === 0)).toBe(false);
    expect(matching).toBe(before.length + 1 - 1);
    expect(changes).toHaveLength(matching);
    expect(groups.reduce((sum, { total }) => sum + total, 0)).toBe(matching);
    const { batches } = await streamChanges(paths, foldEdits(edits), ROWS);
    const streamed: Change[] = [];
    for await (const batch of batches) streamed.push(...batch);
    expect(streamed).toEqual(changes);
  });
});

it("verdicts on very many places are those on each of them, and none where there is no such cell", async () => {
  const places = Array.from({ length: 5000 }, (_, index) => ({ row: (index * 7) % ROWS, column: index % 3 }));
  const beyond = [...places, { row: ROWS, column: 0 }];
  await withDuckDb(async (connection) => {
    const many = await readVerdicts(connection, paths, beyond);
    expect(many.at(-1)).toBeUndefined();
    for (let first = 0; first < places.length; first += 1000)
      expect(many.slice(first, first + 1000)).toEqual(
        await readVerdicts(connection, paths, places.slice(first, first + 1000)),
      );
  });
});
