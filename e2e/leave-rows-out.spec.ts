/** Somebody leaves out what is no row: by a warning, by hand and by a key; sees it gone from counts and files, and takes it back. */
import { LABELS, PANEL_LABELS } from "@limpid/contract";
import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { judgeInBothSchemes } from "./accessibility.ts";
import { TablePage } from "./pages/table-page.ts";
import { openProduct } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openProduct();

const HEADER = "town;day;amount";
const TOWNS = ["Bern", "Chur", "Thun"];
const ROWS = Array.from({ length: 30 }, (_, row) => `${TOWNS[row % 3]};${10 + (row % 15)}.03.2024;${row + 1}.50`);
/** Row 12 repeats the names, and row 32 is a total without a day. */
const FILE = [HEADER, ...ROWS.slice(0, 11), HEADER, ...ROWS.slice(11), "Total;;480.00"].join("\n");

const textOf = (bytes: Buffer): string[] => bytes.toString("utf8").trim().split(/\r?\n/);
const marksOf = async (table: TablePage, row: number): Promise<string> =>
  (await (await table.cell(row, "town")).getAttribute("data-marks")) ?? "";
const leftOut = (table: TablePage, ...rows: readonly number[]) =>
  expect.poll(async () => Promise.all(rows.map((row) => marksOf(table, row)))).toEqual(rows.map(() => "left-out"));
const isIn = (table: TablePage, row: number) => expect.poll(() => marksOf(table, row)).not.toContain("left-out");
const rowNumber = (table: TablePage, row: number): Locator =>
  table.grid.locator(`[role=row][aria-rowindex="${row + 1}"] > [role=rowheader]`);

async function missing(table: TablePage): Promise<string> {
  const menu = await table.openMenu("Issues");
  const count = await menu.locator("#count-missing_data").innerText();
  await menu.press("Escape");
  return count;
}

it("leaves rows out by a warning and by hand, and takes them back", async () => {
  const { page, table } = await product.openTable("towns.csv", FILE);
  expect(await missing(table)).toBe("1");

  const warnings = await table.openMenu(LABELS.warnings);
  await warnings.getByRole("button", { name: LABELS.leaveRowsOut(2), exact: true }).click();
  await warnings.getByRole("button", { name: LABELS.takeRowsBack(2), exact: true }).waitFor();
  await table.says(LABELS.rowsAreLeftOut(2));
  await shoot(page, "warnings-with-rows");
  await warnings.getByRole("button", { name: LABELS.rowNumber(11), exact: true }).click();
  await leftOut(table, 12);
  await table.says(LABELS.rowNumber(11));
  expect(await rowNumber(table, 12).innerText()).toMatch(/^12\s*, excluded$/);
  expect(await missing(table)).toBe("0");
  await shoot(page, "rows-left-out");

  await rowNumber(table, 2).click();
  await rowNumber(table, 3).click({ modifiers: ["Shift"] });
  await (await table.cell(3, "day")).click({ button: "right" });
  await shoot(page, "menu-of-rows");
  await page.getByRole("menuitem", { name: LABELS.leaveRowsOut(2) }).click();
  await table.says(LABELS.rowsAreLeftOut(2));
  await leftOut(table, 2, 3, 12);
  const values = await table.openValues("town");
  await expect.poll(() => values.innerText()).toContain("Chur");
  expect(await values.innerText()).not.toContain("Total");
  await page.keyboard.press("Escape");

  const menu = await table.openMenu(LABELS.export);
  await menu.getByText(LABELS.exportLeftOut(4)).waitFor();
  await menu.press("Escape");
  const lines = textOf((await table.export("csv")).bytes);
  expect(lines).toHaveLength(29);
  expect(lines.slice(0, 3)).toEqual(["town,day,amount", "Bern,2024-03-10,1.50", "Bern,2024-03-13,4.50"]);
  expect(lines.filter((line) => /^(?:Total|town),/.test(line))).toEqual(["town,day,amount"]);

  await table.activate(2, "town");
  await page.keyboard.type("Genf");
  await page.keyboard.press("Enter");
  expect(await (await table.cell(2, "town")).locator("> span").first().innerText()).toBe("Chur");

  await table.grid.locator("[tabindex='0']").first().focus();
  await page.keyboard.press("Control+z");
  await isIn(table, 2);
  await isIn(table, 3);
  await leftOut(table, 12);
  await table.activate(5, "town");
  await page.keyboard.press("Shift+Delete");
  await leftOut(table, 5);
  await page.keyboard.press("Shift+Delete");
  await isIn(table, 5);
  await table.says(LABELS.rowsAreBack(1));

  await page.reload();
  await table.says(LABELS.fileLoaded);
  await leftOut(table, 12);
  const visitor = await product.visit(new URL(page.url()).pathname);
  const seen = new TablePage(visitor.page);
  await seen.says(LABELS.fileLoaded);
  await leftOut(seen, 12);
  await (await seen.cell(12, "day")).click({ button: "right" });
  expect(await visitor.page.getByRole("menuitem").count()).toBe(0);

  const file = await table.openMenu(LABELS.fileInformation);
  const list = file.getByRole("listitem").filter({ hasText: "480.00" });
  await list.waitFor();
  expect(await list.innerText()).toMatch(/Row 32[\s\S]*Total · 480\.00[\s\S]*Restore/);
  await judgeInBothSchemes(page, "list-of-rows-left-out");
  await list.getByRole("button", { name: `${PANEL_LABELS.takeBack}: ${LABELS.rowNumber(31)}` }).click();
  await list.waitFor({ state: "detached" });
  await file.getByRole("button", { name: PANEL_LABELS.takeAllBack }).click();
  await isIn(table, 12);
  await isIn(seen, 12);
  await file.getByRole("heading", { name: PANEL_LABELS.rowsLeftOutTitle }).waitFor({ state: "detached" });
  await file.press("Escape");
  expect(await missing(table)).toBe("1");
  expect(textOf((await table.export("csv")).bytes)).toHaveLength(33);
});
