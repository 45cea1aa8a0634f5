import { CLIENT_ERRORS, type CleanPageReply, LIMITS } from "@limpid/contract";
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useMessages } from "../../../lib/messages.ts";
import { type Answers, fakeService, refuse } from "../../../testing/fake-service.ts";
import { makeCell } from "../../../testing/make-cell.ts";
import { makeColumn } from "../../../testing/make-column.ts";
import { loadView, type ViewLoader } from "./view-rows.ts";

const SETTLED_MS = 100;
const ROWS = 1000;
const COLUMN = makeColumn("answer");

const pageOf = (page: number): CleanPageReply => ({
  page_found: true,
  last_page: false,
  data: Array.from({ length: LIMITS.pageSize }, (_, index) => {
    const idx = page * LIMITS.pageSize + index;
    return { id: `row-${idx}`, idx, cells: [makeCell({ output: String(idx) })] };
  }),
});

let loader: ViewLoader;

async function open(answers: Answers = {}) {
  const service = fakeService({
    ingestColumns: () => [COLUMN],
    ingestPage: () => ({ ...pageOf(0), data: [] }),
    cleanColumns: () => [COLUMN],
    cleanRows: () => Array.from({ length: ROWS }, (_, idx) => ({ id: `row-${idx}`, idx })),
    cleanPage: ({ page }) => pageOf(page),
    ...answers,
  });
  loader = loadView("view");
  await vi.waitFor(() => expect([loader.store.get().isLoaded, loader.store.get().error !== null]).toContain(true));
  return { pages: () => service.asked("cleanPage").map(({ page }) => page) };
}

async function look(first: number): Promise<void> {
  loader.want(first, first + 10);
  await vi.advanceTimersByTimeAsync(SETTLED_MS);
}

const textAt = (row: number) =>
  loader.store.get().pages.get(Math.floor(row / LIMITS.pageSize))?.[row % LIMITS.pageSize]?.[0]?.output;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  loader.stop();
  vi.useRealTimers();
});

it("the first pages come by themselves, others where scrolling begins, and where it has come to rest", async () => {
  const { pages } = await open();
  expect(pages()).toEqual([0, 1, 2, 3, 4]);
  for (let row = 200; row < 600; row += 20) loader.want(row, row + 10);
  await look(600);
  expect(pages().slice(5)).toEqual([10, 30]);
  expect(textAt(605)).toBe("605");
});

it("a page that does not come leaves the others, is told, and is asked for again", async () => {
  let isBroken = true;
  const { pages } = await open({
    cleanPage: ({ page }) => (isBroken && page === 20 ? refuse(500, "internal", "Oh") : pageOf(page)),
  });
  await look(400);
  const { result } = renderHook(() => useMessages());
  expect(result.current.latest?.message).toBe(CLIENT_ERRORS.pageFetchFailed);
  expect([loader.store.get().error, textAt(0)]).toEqual([null, "0"]);
  isBroken = false;
  await look(401);
  // The next page comes before it is in sight.
  expect([pages().slice(5), textAt(400)]).toEqual([[20, 20, 21], "400"]);
});

it("a view that is not there says why", async () => {
  await open({ ingestColumns: () => refuse(404, "not_found", "Sorry, could not find this view") });
  expect(loader.store.get().error).toMatchObject({ title: "Sorry, could not find this view" });
});
