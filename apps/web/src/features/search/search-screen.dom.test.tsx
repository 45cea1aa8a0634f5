import type { CatalogueTable, SearchRequest } from "@limpid/contract";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { openSession } from "../../lib/session.ts";
import { fakeService, refuse } from "../../testing/fake-service.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import type { Search } from "./api/search-tables.ts";
import { SearchScreen } from "./search-screen.tsx";

const ORDERS: CatalogueTable = {
  id: "aaaaaaaa-1111-4000-8000-000000000001",
  name: "Customer orders",
  description: "3 rows in 2 columns.",
  source: "orders.csv",
  username: "ann",
  mine: true,
  score: 0.875,
  quality: 0.997,
  judged_columns: 7,
  last_touch_date: "2026-01-01T00:00:00.000Z",
  version: 4,
  num_rows: 1200,
  num_columns: 9,
  columns: ["Order date", "Amount"],
  listed: true,
};

/** Finds orders by what begins like it. */
const answer = ({ search_text, scope }: SearchRequest) => ({
  results: "customer orders".includes(search_text) && scope === "name" ? [{ ...ORDERS, name: `Customer orders` }] : [],
});

/** The address, as the router keeps it: it changes a moment after it is asked to. */
function WithAddress() {
  const [search, setSearch] = useState<Search>({ text: "", scope: "name", sort: "relevance" });
  return (
    <>
      <SearchScreen search={search} onSearch={(next) => setTimeout(() => setSearch(next))} />
      <output aria-label="Address">{JSON.stringify(search)}</output>
    </>
  );
}

type Reply = ReturnType<typeof answer> | ReturnType<typeof refuse> | Promise<ReturnType<typeof answer>>;

function show(reply: (body: SearchRequest) => Reply = answer) {
  const service = fakeService({ search: (body) => reply(body as SearchRequest) });
  openSession();
  return { ...renderScreen(<WithAddress />), service };
}

const box = () => screen.getByRole("searchbox", { name: "Search tables" });
const scopes = () => screen.getByRole("combobox", { name: "Search in" });
const address = () => JSON.parse(screen.getByLabelText("Address").textContent ?? "") as Search;

describe("the choices", () => {
  it("are those of the specification, in its words", () => {
    show();
    const labels = (list: HTMLElement) =>
      within(list)
        .getAllByRole("option")
        .map((option) => option.textContent);
    expect(labels(scopes())).toEqual(["Descriptions", "Table name", "Table ID", "User name", "Column names", "Values"]);
    expect(labels(screen.getByRole("combobox", { name: "Order" }))).toEqual([
      "Sort by relevance",
      "Show my files first",
    ]);
    expect(scopes()).toHaveProperty("value", "name");
  });
});

describe("a search", () => {
  it("follows the typing, and shows what the specification names", async () => {
    const { user, service } = show();
    await user.type(box(), "orders");
    const card = within(await screen.findByRole("article", { name: "Customer orders" }));
    const link = card.getByRole("link", { name: "Customer orders" });
    expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([`/table/${ORDERS.id}`, "_blank"]);
    for (const text of ["88 %", "99 % data quality in 7 of 9 columns", "@ann", "3 rows in 2 columns.", "Version 4"])
      expect(card.getByText(text)).toBeTruthy();
    expect(card.getByText("1,200 rows × 9 columns")).toBeTruthy();
    expect(card.getByText("Source: orders.csv")).toBeTruthy();
    expect(card.getByText("Order date")).toBeTruthy();
    expect(card.getByRole("link", { name: `Table ID ${ORDERS.id}` })).toBeTruthy();
    expect(card.getByRole("link", { name: "View Customer orders" })).toBeTruthy();
    expect(card.getByText("orders").tagName).toBe("MARK");
    expect(screen.getByRole("article").dataset.mine).toBe("true");
    expect(service.asked("search").at(-1)).toMatchObject({
      scope: "name",
      search_text: "orders",
      sort_order: "relevance",
    });
    await waitFor(() => expect(address()).toEqual({ text: "orders", scope: "name", sort: "relevance" }));
  });

  it("changes with the scope and the order", async () => {
    const { user, service } = show();
    await user.type(box(), "orders");
    await screen.findByRole("article");
    await user.selectOptions(scopes(), "Values");
    await screen.findByText(/Nothing found/);
    expect(screen.getByText("No tables").getAttribute("role")).toBe("status");
    await user.selectOptions(screen.getByRole("combobox", { name: "Order" }), "Show my files first");
    await waitFor(() =>
      expect(service.asked("search").at(-1)).toMatchObject({ scope: "values", sort_order: "my_files_first" }),
    );
    expect(address()).toEqual({ text: "orders", scope: "values", sort: "my_files_first" });
  });

  it("is made with every key that comes up, and once more where a key changes nothing", async () => {
    const { user, service } = show();
    await user.type(box(), "cust");
    const texts = () => service.asked("search").map(({ search_text }) => search_text);
    await waitFor(() => expect(texts()).toEqual(["c", "cu", "cus", "cust"]));
    await user.keyboard("{ArrowLeft}");
    await waitFor(() => expect(texts()).toEqual(["c", "cu", "cus", "cust", "cust"]));
  });

  it("is made for what comes without a key", async () => {
    const { user, service } = show();
    box().focus();
    await user.paste("customer");
    await screen.findByRole("article");
    expect(service.asked("search").map(({ search_text }) => search_text)).toEqual(["customer"]);
  });

  it("asks the service again when one comes back to a scope", async () => {
    const { user, service } = show();
    await user.type(box(), "o");
    for (const scope of ["Values", "Table name", "Values"]) await user.selectOptions(scopes(), scope);
    await waitFor(() =>
      expect(service.asked("search").map(({ scope }) => scope)).toEqual(["name", "values", "name", "values"]),
    );
  });

  it("keeps its results until those of the next key are here, and never shows a reply that comes too late", async () => {
    const named = (name: string) => ({ results: [{ ...ORDERS, name }] });
    const waiting = new Map<string, () => void>();
    const later = (text: string, name: string) =>
      new Promise<ReturnType<typeof answer>>((resolve) => waiting.set(text, () => resolve(named(name))));
    const { user } = show(({ search_text }) =>
      search_text === "a" ? named("First") : later(search_text, search_text === "ab" ? "Second" : "Third"),
    );
    await user.type(box(), "a");
    await screen.findByRole("article", { name: "First" });
    await user.type(box(), "bc");
    expect(screen.getByRole("article", { name: "First" })).toBeTruthy();
    expect(screen.getByText("1 table")).toBeTruthy();
    waiting.get("abc")?.();
    await screen.findByRole("article", { name: "Third" });
    waiting.get("ab")?.();
    await user.keyboard("{Shift}");
    expect(screen.getAllByRole("article").map((card) => card.textContent)).toEqual([
      expect.stringContaining("Third") as string,
    ]);
  });

  it("that is emptied shows nothing, without a call", async () => {
    const { user, service } = show();
    await user.type(box(), "orders");
    await screen.findByRole("article");
    const asked = service.asked("search").length;
    await user.clear(box());
    expect(screen.queryByRole("article")).toBeNull();
    await waitFor(() => expect(address().text).toBe(""));
    expect(service.asked("search")).toHaveLength(asked);
  });

  it("that finds nothing is moved to another scope by one click", async () => {
    const { user } = show(({ scope }) => ({ results: scope === "columns" ? [ORDERS] : [] }));
    await user.type(box(), "amount");
    await screen.findByText(/Nothing found/);
    expect(screen.queryByRole("button", { name: "Table name" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Column names" }));
    expect((await screen.findByText("Amount")).tagName).toBe("MARK");
    expect(scopes()).toHaveProperty("value", "columns");
  });

  it("keeps a scope that is chosen before the address has the text", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      fakeService({ search: () => ({ results: [] }) });
      openSession();
      const sent: Search[] = [];
      const old: Search = { text: "", scope: "name", sort: "relevance" };
      renderScreen(<SearchScreen search={old} onSearch={(next) => sent.push(next)} />);
      fireEvent.change(box(), { target: { value: "amount" } });
      fireEvent.change(scopes(), { target: { value: "columns" } });
      act(() => void vi.advanceTimersByTime(1000));
      expect(sent).toEqual([{ text: "amount", scope: "columns", sort: "relevance" }]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("that fails says so in its place, and works again", async () => {
    let isBroken = true;
    const { user } = show((body) => (isBroken ? refuse(500, "internal", "Sorry, something went wrong") : answer(body)));
    await user.type(box(), "orders");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Sorry, something went wrong");
    isBroken = false;
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    await screen.findByRole("article");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
