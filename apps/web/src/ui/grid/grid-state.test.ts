import { describe, expect, it } from "vitest";
import { FIRST_STATE, type GridEvent, type GridState, selectedArea, stepGrid } from "./grid-state.ts";

const size = { rows: 50, columns: 5, pageRows: 10 };
const run = (events: readonly GridEvent[], from: GridState = FIRST_STATE): GridState =>
  events.reduce((state, event) => stepGrid(state, event, size), from);

const right: GridEvent = { kind: "moved", movement: { kind: "step", rows: 0, columns: 1 }, isExtending: false };
const extendDown: GridEvent = { kind: "moved", movement: { kind: "step", rows: 1, columns: 0 }, isExtending: true };

describe("stepGrid", () => {
  it("selects only the active cell while it moves", () => {
    expect(selectedArea(run([right, right]), size)).toBeNull();
  });

  it("extends the selection from where it began", () => {
    const area = selectedArea(run([right, extendDown, extendDown]), size);
    expect(area).toEqual({ firstRow: 0, lastRow: 2, firstColumn: 1, lastColumn: 1 });
  });

  it.each([
    ["all", { firstRow: 0, lastRow: 49, firstColumn: 0, lastColumn: 4 }],
    ["row", { firstRow: 0, lastRow: 0, firstColumn: 0, lastColumn: 4 }],
    ["column", { firstRow: 0, lastRow: 49, firstColumn: 1, lastColumn: 1 }],
    ["one", null],
  ] as const)("selects %s", (what, expected) => {
    expect(selectedArea(run([right, { kind: "selected", what }]), size)).toEqual(expected);
  });

  it("ends editing when it moves on", () => {
    const state = run([{ kind: "editing", draft: "7" }, right]);
    expect(state.draft).toBeNull();
    expect(state.active).toEqual({ row: 0, column: 1 });
  });

  it("does not leave the table when told to go elsewhere", () => {
    const state = run([{ kind: "went", to: { row: 900, column: 900 }, isExtending: false }]);
    expect(state.active).toEqual({ row: 49, column: 4 });
  });

  it("keeps its identity when there was nothing to stop", () => {
    expect(stepGrid(FIRST_STATE, { kind: "stopped" }, size)).toBe(FIRST_STATE);
  });
});
