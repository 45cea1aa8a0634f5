import { expect, it } from "vitest";
import { addPage, listPages, type PageMap } from "./page-map.ts";

it("drops the page farthest from the screen when room runs out", () => {
  const full: PageMap<string> = new Map([0, 5, 9].map((page) => [page, []]));
  const pages = addPage(full, { page: 8, rows: ["x"] }, { nearPage: 8, maxPages: 3 });
  expect([...pages.keys()].sort()).toEqual([5, 8, 9]);
});

it("keeps the map it was given as it was", () => {
  const empty: PageMap<string> = new Map();
  addPage(empty, { page: 0, rows: [] }, { nearPage: 0, maxPages: 3 });
  expect(empty.size).toBe(0);
});

it.each([
  [0, 19, [0]],
  [15, 45, [0, 1, 2]],
  [-3, 0, [0]],
  [999_990, 999_999, [49_999]],
])("rows %d to %d lie on pages %j", (first, last, pages) => {
  expect(listPages(first, last, 20)).toEqual(pages);
});
