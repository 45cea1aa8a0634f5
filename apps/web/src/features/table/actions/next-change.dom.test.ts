import { expect, it } from "vitest";
import { type TableSession, update } from "../data/table-session.ts";
import { makeTable } from "../testing/make-table.ts";
import { nextChange } from "./next-change.ts";

const EDITED = { edited: true };

function openEdited(order: readonly number[] | null): TableSession {
  const table = makeTable(["Town"], [[EDITED], ["Bern"], [EDITED], [EDITED]]);
  update(table.rows, (rows) => ({ ...rows, rows: order && Uint32Array.from(order) }));
  return table;
}

function rowsGoneTo(table: TableSession, steps: number): readonly number[] {
  return Array.from({ length: steps }, () => {
    nextChange.run(table);
    return table.view.get().active.row;
  });
}

it.each([
  { name: "of every row, in the order of the table and round its end", order: null, gone: [0, 2, 3, 0] },
  { name: "of the rows shown, in their order", order: [3, 1, 0], gone: [3, 0, 3, 0] },
  { name: "of all rows, where those shown have none", order: [1], gone: [0, 2, 3, 0] },
])("leads from one change to the next $name", ({ order, gone }) => {
  expect(rowsGoneTo(openEdited(order), 4)).toEqual(gone);
});
