import { describe, expect, it } from "vitest";
import { makeCell } from "../../../testing/make-cell.ts";
import type { OutboxEntry } from "./outbox.ts";
import {
  bySubject,
  isOwnColumn,
  ownChanges,
  ownTitles,
  type Proposal,
  placeKey,
  proposalKinds,
  withChanges,
} from "./proposals.ts";
import type { ScreenEdit } from "./screen-edit.ts";

function proposal(change: Partial<Proposal> = {}): Proposal {
  return {
    edit_uuid: "id",
    dt_utc: "2026-01-01 12:00:00",
    username: null,
    own: true,
    action: "edit_cell_output",
    row_uuid: "row",
    column_uuid: "column",
    cell_uuid: "cell",
    row: 3,
    column: 1,
    value: "Ada",
    state: "pending",
    made_on: "ada",
    now: "ada",
    proposed: "Ada",
    conflict: false,
    ...change,
  };
}

function waiting(row: number | null, value: string, change: Partial<OutboxEntry> = {}): OutboxEntry {
  const edit: ScreenEdit =
    row === null
      ? { kind: "title", place: { row, column: 1 }, value }
      : { kind: "cell", place: { row, column: 1 }, value: { field: "output", value } };
  return { id: value, edit, sent: { dt_utc: "" }, isProposal: true, progress: { kind: "waiting" }, ...change };
}

describe("what the visitor has proposed", () => {
  it("is laid over the cell, with what is still on its way last", () => {
    const pending = [
      proposal(),
      proposal({ row: 4, own: false }),
      proposal({ row: null, action: "edit_column_title" }),
    ];
    const saved = waiting(3, "Eve", { progress: { kind: "saved" } });
    const changes = ownChanges(pending, [waiting(3, "Bob"), saved, waiting(5, "x", { isProposal: false })]);
    expect([...changes.keys()]).toEqual([placeKey(3, 1)]);
    const shown = withChanges(makeCell({ raw_input: "ada", output: "ada" }), changes.get(placeKey(3, 1)) ?? []);
    expect(shown).toMatchObject({ raw_input: "ada", output: "Bob", is_clean: true });
  });

  it("may be a title", () => {
    const title = { row: null, action: "edit_column_title", value: "Who", proposed: "Who" } as const;
    const pending = [proposal({ ...title, column: 0 }), proposal({ ...title, column: 2, own: false })];
    expect([...ownTitles(pending, [waiting(null, "What")])]).toEqual([
      [0, "Who"],
      [1, "What"],
    ]);
  });
});

describe("what others have proposed", () => {
  it("is found by its place, in the order it came", () => {
    const pending = [proposal({ edit_uuid: "1" }), proposal({ row: null }), proposal({ edit_uuid: "2" })];
    const places = bySubject(pending);
    expect(places.get(placeKey(3, 1))?.map(({ edit_uuid }) => edit_uuid)).toEqual(["1", "2"]);
    expect(places.get(placeKey(null, 1))).toHaveLength(1);
  });

  it("is a column of a component, each by itself", () => {
    const column = { row: null, action: "enrich_column_from_component", proposed: "year", value: "year" } as const;
    const pending = [proposal(column), proposal({ ...column, value: "month" }), proposal({ ...column, own: false })];
    expect([...bySubject(pending).values()].map(({ length }) => length)).toEqual([2, 1]);
    expect(ownTitles(pending, []).size).toBe(0);
    expect([
      isOwnColumn(pending, 1, "month"),
      isOwnColumn(pending, 0, "month"),
      isOwnColumn(pending, 1, "week"),
    ]).toEqual([true, false, false]);
  });

  it("is of a kind where several cells of a column would get the same", () => {
    const pending = [
      proposal({ row: 1 }),
      proposal({ row: 2 }),
      proposal({ row: 3, value: "Bob" }),
      proposal({ row: 4, column: 2 }),
      proposal({ row: null }),
      proposal({ row: 6 }),
    ];
    expect(proposalKinds(pending)).toMatchObject([{ column: 1, value: "Ada", proposals: { length: 3 } }]);
  });
});
