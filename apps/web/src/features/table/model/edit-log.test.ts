import { describe, expect, it } from "vitest";
import { makeCell } from "../../../testing/make-cell.ts";
import { changedTitles, listChanges, NO_LOG } from "./edit-log.ts";
import type { Outbox } from "./outbox.ts";
import { NO_DATA, withCleanPage } from "./table-data.ts";

const edited = makeCell({ edited: true });
const data = withCleanPage({ ...NO_DATA, pageSize: 2 }, 1, [[makeCell(), edited], [makeCell()]], 1);
const renaming: Outbox = [
  {
    id: "a",
    edit: { kind: "title", place: { row: null, column: 4 }, value: "Day" },
    sent: { dt_utc: "2026-01-01 00:00:00" },
    progress: { kind: "sending" },
  },
];

describe("listChanges", () => {
  it("sees what differs in the rows that are here, and believes the server of all others", () => {
    const places = [
      { row: null, column: 0 },
      { row: 0, column: 1 },
      { row: 3, column: 0 },
      { row: 9, column: 0 },
    ];
    const { places: found, count } = listChanges(data, { ...NO_LOG, changed: 4, changed_places: places }, []);
    expect(found).toEqual([
      { row: null, column: 0 },
      { row: 0, column: 1 },
      { row: 2, column: 1 },
      { row: 9, column: 0 },
    ]);
    expect(count).toBe(4);
  });

  it("leaves out what was changed in rows that are left out", () => {
    const places = [9, 12].map((row) => ({ row, column: 0 }));
    const without = { ...data, leftOut: [[2, 9]] as const };
    const { places: found, count } = listChanges(without, { ...NO_LOG, changed: 2, changed_places: places }, []);
    expect([found, count]).toEqual([[{ row: 12, column: 0 }], 1]);
  });

  it("counts what the server does not list", () => {
    expect(listChanges(data, { ...NO_LOG, changed: 20_000 }, []).count).toBe(20_000);
  });

  it("counts a title that is on its way, and none that was refused", () => {
    expect(listChanges(NO_DATA, NO_LOG, renaming)).toEqual({ places: [{ row: null, column: 4 }], count: 1 });
    const refused: Outbox = renaming.map((entry) => ({ ...entry, progress: { kind: "refused", reason: "no" } }));
    expect([...changedTitles(NO_LOG, refused)]).toEqual([]);
  });
});
