/** Somebody finds a table that somebody else has uploaded; and one's own are distinguished from others. */
import type { SearchReply } from "@limpid/contract";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { ApiClient } from "../tools/testing/client.ts";
import { SearchPage } from "./pages/search-page.ts";
import { openProduct } from "./product.ts";

const product = openProduct();
const HIVES = `Bienenstock;Standort;Honig kg\n${["A1;Appenzell;12.5", "A2;Trogen;9", "A3;Trogen;14.25"].join("\n")}\n`;
const FERRIES = "ferry,harbour,cabins\nNordlys,Bodo,220\nPolarlys,Harstad,214\n";

let owner: ApiClient;
let hives: string;
let ferries: string;

beforeAll(async () => {
  owner = await ApiClient.connect(product.url);
  hives = await owner.upload(HIVES, { filename: "beehive_harvest.csv", listed: true });
  ferries = await owner.upload(FERRIES, { filename: "coastal_ferries.csv", listed: true });
  await Promise.all([owner.finish(hives), owner.finish(ferries)]);
  // The catalogue comes to know of a table soon after it is cleaned.
  for (const value of ["trogen", "harstad"])
    await vi.waitFor(async () => expect(await findByValue(value)).toBe(1), { timeout: 60_000, interval: 200 });
});

async function findByValue(text: string): Promise<number> {
  const asked = { session_uuid: owner.session, scope: "values", search_text: text };
  const { body } = await owner.post<SearchReply>("/api/v1/search", asked);
  return body.results.length;
}

describe("a stranger", () => {
  it("finds a table by a mistyped name, and gets to it in a tab of its own", async () => {
    const { page } = await product.visit("/search");
    const search = new SearchPage(page);
    await search.search("behive harvset");
    const link = search.card("Beehive harvest").getByRole("link", { name: "Beehive harvest", exact: true });
    const opened = page.context().waitForEvent("page");
    await link.click();
    await (await opened).waitForURL(`**/table/${hives}`);
  });

  it("finds it by a column, and by a value", async () => {
    const { page } = await product.visit("/search");
    const search = new SearchPage(page);
    await search.search("standort", "Column names");
    await search.card("Beehive harvest").waitFor();
    await search.search("harstad", "Values");
    await search.card("Coastal ferries").waitFor();
    expect(await search.card("Beehive harvest").count()).toBe(0);
  });

  it("comes back to the search that the address names", async () => {
    const { page } = await product.visit("/search?q=trogen&scope=values");
    const search = new SearchPage(page);
    await search.card("Beehive harvest").waitFor();
    expect(await search.box.inputValue()).toBe("trogen");
    await search.search("coastal", "Table name");
    await search.card("Coastal ferries").waitFor();
    await page.waitForURL((url) => url.searchParams.get("q") === "coastal" && !url.searchParams.has("scope"));
    await page.reload();
    await search.card("Coastal ferries").waitFor();
  });

  it("who finds nothing looks in another place, by the keyboard alone", async () => {
    const { page } = await product.visit("/search");
    const search = new SearchPage(page);
    await search.search("harbour");
    const other = page.getByRole("button", { name: "Column names" });
    await other.waitFor();
    await other.focus();
    await page.keyboard.press("Enter");
    await search.card("Coastal ferries").waitFor();
    await search.box.fill("");
    await search.card("Coastal ferries").waitFor({ state: "detached" });
  });
});

describe("the feeds", () => {
  it("begin with the newest, and lead from one to the other", async () => {
    const { page } = await product.visit("/feed/latest");
    const search = new SearchPage(page);
    await search.card("Coastal ferries").waitFor();
    expect(await search.card("Coastal ferries").getAttribute("data-mine")).toBe("false");
    await page.getByRole("navigation", { name: "Feeds" }).getByRole("link", { name: "Quality" }).click();
    await page.getByRole("heading", { name: "Cleanest tables" }).waitFor();
    await page.goto(`${product.url}/feed/nothing`);
    await page.getByRole("heading", { name: "There is no such feed" }).waitFor();
  });

  it("show one's own with their badge, and nothing to somebody who has none", async () => {
    const own = await product.visit("/upload", { session: owner.session });
    await own.page.getByRole("banner").getByRole("link", { name: "My tables" }).click();
    const card = new SearchPage(own.page).card("Beehive harvest");
    await card.getByText("Yours").waitFor();
    expect(await card.getAttribute("data-mine")).toBe("true");
    const { page } = await product.visit("/feed/mine");
    await page.getByText(/You have no tables yet/).waitFor();
  });
});
