/** Deciding by single letters: the issue stands in the middle, the focus stays on it, and the next one follows by itself. */
import { LABELS } from "@limpid/contract";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { findGraveViolations } from "./accessibility.ts";
import type { TablePage } from "./pages/table-page.ts";
import { openProduct } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openProduct();
const ROWS = 100;
/** Days that cannot be. */
const IMPOSSIBLE = [30, 36];
/** Addresses with a slip, and what was meant as the proposal. */
const SLIPS = [33, 39];

async function open() {
  const lines = Array.from({ length: ROWS }, (_, row) => {
    const day = IMPOSSIBLE.includes(row) ? "31.02.2024" : `${String((row % 16) + 13)}.03.2024`;
    return `u${row}@example${SLIPS.includes(row) ? "," : "."}org;${day};${row}.50`;
  });
  return await product.openTable("orders.csv", ["mail;day;amount", ...lines].join("\n"));
}

it("takes, keeps, edits and goes back, and types nothing into a cell by mistake", async () => {
  const { page, table } = await open();
  const { keyboard } = page;
  const issues = await issueCount(table);
  expect(issues).toBeGreaterThanOrEqual(IMPOSSIBLE.length + SLIPS.length);

  await table.nextIssue.click();
  await standsOn(page, "31");
  await page.getByRole("note", { name: "Keys" }).waitFor();
  await shoot(page, "review-keys");
  expect(await findGraveViolations(page)).toEqual([]);
  await keyboard.press("x");
  await keyboard.press("9");
  await table.says(LABELS.noReading(9));
  expect(await table.cellBox.count()).toBe(0);

  await keyboard.press("n");
  await standsOn(page, "34");
  await isInTheMiddle(page);
  await keyboard.press("y");
  await table.shows(34, "mail", "u33@example.org");
  await standsOn(page, "37");
  await isInTheMiddle(page);
  await keyboard.press("p");
  await standsOn(page, "40");
  await keyboard.press("1");
  await table.shows(40, "mail", "u39@example.org");
  await standsOn(page, "37");

  await keyboard.press("e");
  await keyboard.press("Control+A");
  await keyboard.insertText("29.02.2024");
  await keyboard.press("Enter");
  await table.shows(37, "day", "29.02.2024");
  await expect.poll(() => issueCount(table)).toBe(issues - 4);

  await keyboard.press("Escape");
  await page.getByRole("note", { name: "Keys" }).waitFor({ state: "detached" });
  await keyboard.press("Control+Home");
  await keyboard.type("new@example.org");
  await keyboard.press("Enter");
  await table.shows(1, "mail", "new@example.org");
});

it("goes on after a click in the details, with the focus on the cell", async () => {
  const { page, table } = await open();
  await table.nextIssue.click();
  await page.keyboard.press("n");
  await standsOn(page, "34");
  await page.keyboard.press("Control+Enter");
  await table.details.getByRole("button", { name: /u33@example\.org/ }).click();
  await table.shows(34, "mail", "u33@example.org");
  await standsOn(page, "37");
  await page.keyboard.press("ArrowUp");
  await standsOn(page, "36");
});

/** The cell with the focus, by the number of its row. */
async function standsOn(page: Page, row: string): Promise<void> {
  const numberOf = () =>
    page.evaluate(() => document.activeElement?.closest("[role=row]")?.querySelector("[role=rowheader]")?.textContent);
  await expect.poll(numberOf).toBe(row);
}

async function isInTheMiddle(page: Page): Promise<void> {
  const place = () =>
    page.evaluate(() => {
      const grid = document.querySelector("[role=grid]")!.getBoundingClientRect();
      const head = document.querySelector("[role=columnheader]")!.getBoundingClientRect().height;
      const cell = document.activeElement!.getBoundingClientRect();
      return (cell.top + cell.height / 2 - grid.top - head) / (grid.height - head);
    });
  await expect.poll(place).toBeGreaterThan(0.3);
  await expect.poll(place).toBeLessThan(0.7);
}

async function issueCount(table: TablePage): Promise<number> {
  return Number((await table.menu("Issues").textContent())?.replace(/\D/g, ""));
}
