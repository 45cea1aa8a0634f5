/** Every route of the product: its mode, its body, its flags. */
import { LABELS } from "@limpid/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../tools/testing/client.ts";
import { Frame } from "./pages/frame.ts";
import { HomePage } from "./pages/home-page.ts";
import { TablePage } from "./pages/table-page.ts";
import { openProduct } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openProduct();
const VIEWPORT = 1440;

let tableId: string;
beforeAll(async () => {
  const client = await ApiClient.connect(product.url);
  tableId = await client.upload("name,day\nAda,2024-02-13\nBob,31.02.2024\n", { filename: "people.csv" });
  await client.finish(tableId);
});

describe("a route", () => {
  it.each([
    ["home", "/", "Limpid", "Messy tables in", 0.9],
    ["upload", "/upload", "Clean a file · Limpid", "Clean a file", 0.9],
    ["table", "/table/:id", "People · Limpid", "People", 1],
    ["sql", "/sql", "SQL · Limpid", "SQL", 1],
    ["search", "/search", "Search · Limpid", "Search tables", 0.9],
    ["feed", "/feed/latest", "Feed · Limpid", "Latest tables", 0.9],
    ["view", "/view/1", "View · Limpid", "SQL", 1],
    ["embed", "/embed/:id", "People · Limpid", "People", 0.9],
    ["api", "/api", "API · Limpid", "API", 0.9],
    ["not found", "/404", "Not found · Limpid", "There is nothing at this address", 0.9],
  ])("shows its mode and has its body's width: %s", async (_, path, title, heading, share) => {
    const { page, faults } = await product.visit(path.replace(":id", tableId));
    if (path.startsWith("/view/")) faults.allow(/status of 404/, "there is no such view");
    const frame = new Frame(page);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await expect.poll(() => page.title()).toBe(title);
    const { width } = (await frame.body.boundingBox())!;
    expect(width).toBeLessThanOrEqual(VIEWPORT);
    expect(width).toBeGreaterThanOrEqual(Math.floor(share * VIEWPORT) - 1);
    await shoot(page, `route-${path.split("/")[1] || "home"}`);
  });

  it("that matches nothing leads to /404", async () => {
    const { page } = await product.visit("/tables?debug=1");
    await page.waitForURL("**/404?debug=1");
    await page.getByRole("heading", { name: "There is nothing at this address" }).waitFor();
    // It belongs to none of the tools, each of which is a click away.
    const frame = new Frame(page);
    const selected = frame.tabs.getByRole("tab", { selected: true });
    expect(await selected.count()).toBe(0);
    await frame.openTab("fileCleaner");
    await page.waitForURL("**/upload?debug=1");
    await expect.poll(() => selected.allTextContents()).toEqual([LABELS.tabs.fileCleaner]);
  });

  it("without a feed's name shows the latest", async () => {
    const { page } = await product.visit("/feed");
    await page.waitForURL("**/feed/latest");
  });
});

describe("the frame", () => {
  it("shows the app only after Start cleaning", async () => {
    const { page } = await product.visit("/");
    const home = new HomePage(page);
    const frame = new Frame(page);
    await home.startCleaning.waitFor();
    expect(await frame.tabs.count()).toBe(0);
    expect(await frame.badge(LABELS.experimental).count()).toBe(1);
    await home.startCleaning.click();
    await page.waitForURL("**/upload");
    await frame.tabs.waitFor();
  });

  it("has three tabs, switched in the page", async () => {
    const { page } = await product.visit("/upload");
    const frame = new Frame(page);
    await frame.tabs.waitFor();
    expect(await frame.tabs.getByRole("tab").allInnerTexts()).toEqual(["Text Cleaner", "File Cleaner", "About"]);
    expect(await frame.tabs.getByRole("tab", { selected: true }).textContent()).toBe("File Cleaner");
    await frame.openTab("about");
    await page.getByRole("heading", { name: "About Limpid" }).waitFor();
    await frame.openTab("textCleaner");
    await page.getByPlaceholder("Paste data to start cleaning.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/upload");
  });

  it("ends with the build date", async () => {
    const { page } = await product.visit("/upload");
    await new Frame(page).footer.getByText(/^build \d{4}-\d{2}-\d{2}$/).waitFor();
  });

  it("leads to what is said of privacy, from anywhere, and back", async () => {
    const { page } = await product.visit(`/table/${tableId}`);
    const frame = new Frame(page);
    await new TablePage(page).says(LABELS.fileLoaded);
    const privacy = frame.footer.getByRole("link", { name: "Privacy" });
    const answer = page.getByRole("heading", { name: "Where is my data?" });
    await privacy.click();
    await expect.poll(async () => (await answer.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
    await shoot(page, "privacy");
    expect((await answer.boundingBox())!.y).toBeLessThan(page.viewportSize()!.height / 2);
    await page.goBack();
    await new TablePage(page).shows(1, "name", "Ada");

    await privacy.click();
    await answer.waitFor();
    await frame.openTab("fileCleaner");
    await new TablePage(page).shows(1, "name", "Ada");
    expect(new URL(page.url()).hash).toBe("");
    await privacy.click();
    await answer.waitFor();

    const { page: home } = await product.visit("/");
    await new Frame(home).footer.getByRole("link", { name: "Privacy" }).click();
    await home.getByRole("heading", { name: "Where is my data?" }).waitFor();
    await new Frame(home).tabs.waitFor();
  });

  it("shows what is for debugging with ?debug=1 only, and keeps the flag", async () => {
    const { page } = await product.visit("/?debug=1");
    const frame = new Frame(page);
    await frame.badge("Debug").waitFor();
    await new HomePage(page).startCleaning.click();
    await page.waitForURL("**/upload?debug=1");

    const plain = await product.visit(`/table/${tableId}`);
    await new TablePage(plain.page).says(LABELS.fileLoaded);
    expect(await new Frame(plain.page).badge("Debug").count()).toBe(0);
    expect(await new TablePage(plain.page).menu("Debug").count()).toBe(0);
  });

  it("has no tabs with ?discrete=1", async () => {
    const { page } = await product.visit("/upload?discrete=1");
    await page.getByRole("heading", { name: "Clean a file" }).waitFor();
    expect(await new Frame(page).tabs.count()).toBe(0);
  });
});

describe("an embedded table", () => {
  it("has no toolbar, no messages, no footer, no logo, and takes no edit", async () => {
    const { page } = await product.visit(`/embed/${tableId}`);
    const frame = new Frame(page);
    const table = new TablePage(page);
    await table.shows(1, "name", "Ada");
    for (const absent of [frame.footer, frame.logo, table.toolbar]) expect(await absent.count()).toBe(0);
    expect(await page.getByText(LABELS.fileLoaded).count()).toBe(0);

    await table.activate(1, "name");
    await page.keyboard.press("F2");
    await page.keyboard.type("Grace");
    expect(await table.cellBox.count()).toBe(0);
    expect(await (await table.cell(1, "name")).getAttribute("aria-readonly")).toBe("true");
    await table.shows(1, "name", "Ada");
  });
});

it("asks for nothing itself that the page of a table has fetched ahead", async () => {
  const { page } = await product.openTable("towns.csv", "town,day\nBern,13.03.2024\n");
  const { ahead, asked } = await page.evaluate(() => {
    const links = document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=fetch]");
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return {
      ahead: [...links].map(({ href }) => new URL(href).pathname),
      asked: entries.filter(({ initiatorType }) => initiatorType === "fetch").map(({ name }) => new URL(name).pathname),
    };
  });
  expect(ahead).not.toEqual([]);
  expect(asked).not.toEqual([]);
  expect(ahead.filter((path) => asked.includes(path))).toEqual([]);
});
