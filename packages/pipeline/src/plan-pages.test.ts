import { describe, expect, it } from "vitest";
import { planPages } from "./plan-pages.ts";

describe("planPages", () => {
  it.each([0, 1, 5, 10, 11, 1000, 50_000])("covers each of %i pages once and in order", (pageCount) => {
    let next = 0;
    for (const { firstPage, lastPage } of planPages(pageCount)) {
      expect(firstPage).toBe(next);
      expect(lastPage).toBeGreaterThanOrEqual(firstPage);
      next = lastPage + 1;
    }
    expect(next).toBe(pageCount);
  });

  it("tells of the first pages one by one", () => {
    expect([...planPages(5)]).toEqual([0, 1, 2, 3, 4].map((page) => ({ firstPage: page, lastPage: page })));
  });

  it("tells of a million rows in fewer than a hundred groups", () => {
    expect([...planPages(50_000)].length).toBeLessThan(100);
  });
});
