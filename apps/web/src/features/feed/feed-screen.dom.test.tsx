import type { CatalogueTable, FeedRequest } from "@limpid/contract";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openSession } from "../../lib/session.ts";
import { type Answers, fakeService, refuse } from "../../testing/fake-service.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { FeedScreen } from "./feed-screen.tsx";

const tableOf = (number: number): CatalogueTable => ({
  id: `aaaaaaaa-1111-4000-8000-00000000000${number}`,
  name: `Table ${number}`,
  description: null,
  source: null,
  username: null,
  mine: false,
  score: null,
  quality: null,
  judged_columns: null,
  last_touch_date: "2026-01-01T00:00:00.000Z",
  version: 1,
  num_rows: 1,
  num_columns: 1,
  columns: [],
  listed: true,
});

const TABS = <a href="/feed/latest">Latest</a>;

function show(name: string, answer: NonNullable<Answers["feed"]>) {
  const service = fakeService({ feed: answer });
  openSession();
  return { ...renderScreen(<FeedScreen name={name} tabs={TABS} />), service };
}

it("goes on where a page ended, and shows a table that moved meanwhile once", async () => {
  const pages = [
    { results: [tableOf(1), tableOf(2)], next_cursor: "here" },
    { results: [tableOf(2), tableOf(3)], next_cursor: null },
  ];
  const { user, service } = show("latest", (body) => pages[(body as FeedRequest).cursor === "here" ? 1 : 0]!);
  const list = await screen.findByRole("list", { name: "Latest: tables" });
  expect(within(list).getAllByRole("article")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Show more" }));
  await screen.findByRole("article", { name: "Table 3" });
  expect(screen.getAllByRole("article")).toHaveLength(3);
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  expect(service.asked("feed").map((body) => [body?.feed_name, body?.num_results, body?.cursor])).toEqual([
    ["latest", 30, undefined],
    ["latest", 30, "here"],
  ]);
});

it("shows no score, and what is not known of a table is left out", async () => {
  show("popular", () => ({ results: [tableOf(1)], next_cursor: null }));
  const card = await screen.findByRole("article", { name: "Table 1" });
  expect(card.textContent).not.toMatch(/%|Source|@|undefined|null/);
  expect(within(card).getByText("1 row × 1 column")).toBeTruthy();
});

it("says when there are no tables, and leads to where one is made", async () => {
  show("mine", () => ({ results: [], next_cursor: null }));
  await screen.findByText(/You have no tables yet/);
  expect(screen.getByRole("link", { name: "Start cleaning" }).getAttribute("href")).toBe("/upload");
});

it("says that there is no such feed without a call, and offers those there are", async () => {
  const { service } = show("trending", () => refuse(404, "unknown_feed", "There is no such feed"));
  await screen.findByRole("heading", { name: "There is no such feed" });
  expect(service.asked("feed")).toEqual([]);
  expect(screen.getByRole("link", { name: "Latest" })).toBeTruthy();
});

it("keeps what it has when the next page fails, and tries that again", async () => {
  let fails = true;
  const { user } = show("latest", (body) => {
    if ((body as FeedRequest).cursor === undefined) return { results: [tableOf(1)], next_cursor: "here" };
    if (fails) return refuse(500, "internal", "Sorry, something went wrong");
    return { results: [tableOf(2)], next_cursor: null };
  });
  await screen.findByRole("article", { name: "Table 1" });
  await user.click(screen.getByRole("button", { name: "Show more" }));
  const alert = await screen.findByRole("alert");
  expect(screen.getAllByRole("article")).toHaveLength(1);
  fails = false;
  await user.click(within(alert).getByRole("button", { name: "Try again" }));
  await screen.findByRole("article", { name: "Table 2" });
  expect(screen.queryByRole("alert")).toBeNull();
});
