import { expect, it } from "vitest";
import { makeTable } from "../testing/make-table.ts";
import { keepColumnSettings } from "./keep-column-settings.ts";
import { changeView, update } from "./table-session.ts";

it("what is said of columns goes along with them when one before them goes", () => {
  const table = makeTable(["Name", "Name_first", "Name_last"], [["Ada L", "Ada", "L"]]);
  const stop = new AbortController();
  keepColumnSettings(table, stop.signal);
  changeView(table, {
    widths: new Map([
      [0, 80],
      [1, 90],
      [2, 100],
    ]),
    hiddenColumns: new Set([1]),
    originalColumns: new Set([0]),
    panel: "profile",
    profiled: 2,
  });
  update(table.data, (data) => ({ ...data, columns: data.columns.toSpliced(1, 1) }));
  const { widths, hiddenColumns, originalColumns, panel, profiled } = table.view.get();
  expect([...widths]).toEqual([
    [0, 80],
    [1, 100],
  ]);
  expect([[...hiddenColumns], [...originalColumns], panel, profiled]).toEqual([[], [0], "profile", 1]);
  stop.abort();
});
