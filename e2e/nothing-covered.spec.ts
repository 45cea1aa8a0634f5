/** What lies over what, and what moves: buttons beside texts, and the rows while a title is clicked and renamed. */
import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { ApiClient } from "../tools/testing/client.ts";
import type { TablePage } from "./pages/table-page.ts";
import { TextCleanerPage } from "./pages/text-cleaner-page.ts";
import { openProduct } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openProduct();
const ROWS = 100;
/** Rows, counted from 1, whose amount or address is flagged. */
const FLAGGED = { amount: 41, mail: 61 } as const;

async function openTable({ isOnlyRead = true } = {}) {
  const lines = Array.from({ length: ROWS }, (_, row) => {
    const amount = row + 1 === FLAGGED.amount ? "1O4.5O" : `${row + 100}.50`;
    return `u${row}@example${row + 1 === FLAGGED.mail ? "," : "."}org;${amount}`;
  });
  return await product.openTable("orders.csv", ["mail;amount", ...lines].join("\n"), { isOnlyRead });
}

it("a click on a title, and typing another one, leave the rows where they are", async () => {
  const { page, table } = await openTable({ isOnlyRead: false });
  await table.grid.evaluate((grid) => {
    grid.scrollTop = 1000;
  });
  const place = () => table.grid.evaluate(({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft]);
  await expect.poll(place).toEqual([1000, 0]);
  // It clicks as a hand does: a locator's click scrolls by itself.
  const { x, y } = await middleOf(table.header("amount").getByRole("button", { name: "amount" }).first());
  await page.mouse.click(x, y);
  expect(await place()).toEqual([1000, 0]);
  const box = page.getByRole("textbox", { name: "Title of amount" });
  expect(await box.count()).toBe(0);
  await page.mouse.dblclick(x, y);
  await box.waitFor();
  await page.keyboard.type("Sum");
  expect(await place()).toEqual([1000, 0]);
  await page.keyboard.press("Enter");
  await table.header("Sum").waitFor();
  expect(await place()).toEqual([1000, 0]);
});

it.each(["amount", "mail"] as const)("the details button covers nothing of a flagged cell: %s", async (title) => {
  const { page, table } = await openTable();
  const cell = await reachRow(table, FLAGGED[title], title);
  await cell.hover();
  const [text, button, whole] = await Promise.all([
    boxOf(cell.locator("> span:not([hidden])").first()),
    boxOf(cell.getByRole("button", { name: "Details" })),
    boxOf(cell),
  ]);
  expect(overlap(text, button)).toBe(0);
  expect(overlap(button, whole)).toBeCloseTo(button.width * button.height, 0);
  await shoot(page, `details-button-${title}`);
});

it("the bar of keys says what would change, and covers nothing of the cell", async () => {
  const { page, table } = await openTable();
  await reachRow(table, FLAGGED.mail - 1, "mail");
  await table.nextIssue.click();
  const bar = page.getByRole("note", { name: "Keys" });
  await bar.getByText(`u${FLAGGED.mail - 1}@example.org`, { exact: true }).waitFor();
  expect(overlap(await boxOf(bar), await boxOf(table.active()))).toBe(0);
  expect(await table.active().getByRole("button", { name: "Details" }).count()).toBe(0);
});

it("the tags of a table are in sight without unfolding its card, however wide the screen is", async () => {
  const client = await ApiClient.connect(product.url);
  const id = await client.uploadCleaned("mail,amount\nann@example.org,12.50\n");
  const edit = { session_uuid: client.session, tags: ["customers", "spring"] };
  await client.post(`/api/v1/table/${id}/describe`, edit);
  const { page } = await product.visit(`/table/${id}`, { session: client.session });
  const tag = page.getByRole("list", { name: "Tags" }).getByText("customers");
  await tag.waitFor();
  const seen = async () =>
    page.evaluate(
      ([left, top]) => document.elementFromPoint(left!, top!)?.textContent,
      Object.values(await middleOf(tag)),
    );
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const message = `${width} px`;
    await expect.poll(seen, { message }).toBe("customers");
    const { x, width: tagPx } = await boxOf(tag);
    expect(x + tagPx, message).toBeLessThanOrEqual(width);
  }
});

it("the buttons of the Text Cleaner cover no reason", async () => {
  const { page } = await product.visit("/upload");
  const cleaner = new TextCleanerPage(page);
  await cleaner.open();
  await cleaner.clean("Q3 2024", "KW 12 2024", "12 May", "about 03/04/2024 14:05:33 in Bern", "5 March 2024");
  await cleaner.thingsToFix(4);
  const beside = page.locator("li[data-resolved=false] > [aria-hidden=true]");
  expect(await beside.count()).toBe(4);
  for (const row of await page.locator("li[data-resolved=false]").all()) {
    const reason = await boxOf(row.locator("> [aria-hidden=true]"));
    for (const button of await row.locator("> span > button").all()) {
      const box = await boxOf(button);
      expect(overlap(box, reason)).toBe(0);
      expect(overlap(box, await boxOf(row))).toBeCloseTo(box.width * box.height, 0);
    }
  }
  await shoot(page, "text-cleaner-reasons");
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("Not on the screen");
  return box;
}

async function middleOf(locator: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const { x, y, width, height } = await boxOf(locator);
  return { x: x + width / 2, y: y + height / 2 };
}

/** In square pixels. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** Makes a cell the active one, with the rows around it in sight. */
async function reachRow(table: TablePage, row: number, title: string): Promise<Locator> {
  await table.grid.evaluate(
    (grid, top) => {
      grid.scrollTop = top;
    },
    (row - 5) * 32,
  );
  await table.activate(row, title);
  return await table.cell(row, title);
}
