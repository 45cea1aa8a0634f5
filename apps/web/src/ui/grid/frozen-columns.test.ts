import { expect, it } from "vitest";
import { fitFrozen } from "./frozen-columns.ts";
import type { GridColumn } from "./grid-source.ts";

const column = (widthPx: number, isHidden = false): GridColumn => ({
  id: "id",
  title: "title",
  widthPx,
  align: "left",
  isHidden,
});

it.each([
  ["none", 0, 1000, { count: 0, last: -1, widthPx: 0 }],
  ["the first ones", 2, 1000, { count: 2, last: 1, widthPx: 300 }],
  ["no room for a hidden one", 3, 1000, { count: 3, last: 1, widthPx: 300 }],
  ["as many as leave room for others", 4, 600, { count: 3, last: 1, widthPx: 300 }],
  ["none where even the first is too wide", 4, 150, { count: 0, last: -1, widthPx: 0 }],
])("freezes %s", (_, wanted, roomPx, frozen) => {
  expect(fitFrozen([column(100), column(200), column(500, true), column(100)], wanted, roomPx)).toEqual(frozen);
});
