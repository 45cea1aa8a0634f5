/** Somebody copies, cuts, pastes, fills and clears blocks of cells, as in a spreadsheet, and undoes each at once. */
import { LABELS } from "@limpid/contract";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { TablePage } from "./pages/table-page.ts";
import { openProduct } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openProduct();

const TOWNS = ["Bern", "Chur", "Genf"];
const ROWS = 300;
const FILE = [
  "town;canton;day",
  ...Array.from({ length: ROWS }, (_, row) => `${TOWNS[row % 3]};BE;${10 + (row % 19)}.03.2024`),
];

async function openTable(): Promise<{ readonly page: Page; readonly table: TablePage }> {
  const { page, context, table } = await product.openTable("towns.csv", FILE.join("\n"));
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  return { page, table };
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const put = (page: Page, text: string) => page.evaluate((value) => navigator.clipboard.writeText(value), text);

async function isMissing(table: TablePage, row: number): Promise<void> {
  const cell = await table.cell(row, "town");
  await expect.poll(() => cell.getAttribute("data-marks")).toContain("missing");
}

it("copies a block, pastes one of a spreadsheet over a selection, cuts, fills and clears, each undone in one step", async () => {
  const { page, table } = await openTable();
  await table.activate(1, "town");
  await (await table.cell(2, "canton")).click({ modifiers: ["Shift"] });
  await page.keyboard.press("Control+c");
  await table.says(LABELS.cellsCopied(4));
  expect(await copied(page)).toBe("Bern\tBE\nChur\tBE");

  await put(page, "Zug\tZG\r\nUri\tUR\r\n");
  await table.activate(4, "town");
  await page.keyboard.press("Control+v");
  await table.shows(4, "town", "Zug");
  await table.shows(5, "canton", "UR");
  await table.says(LABELS.cellsChanged(4));
  await table.menu("Changes").filter({ hasText: "4" }).waitFor();
  await shoot(page, "pasted-block");
  await page.keyboard.press("Control+z");
  await table.shows(4, "town", "Bern");
  await table.menu("Changes").filter({ hasText: "0" }).waitFor();

  // One value fills whatever is selected, by a drag of the mouse.
  await put(page, "Thun");
  await (await table.cell(1, "town")).hover();
  await page.mouse.down();
  await (await table.cell(6, "town")).hover();
  await page.mouse.up();
  await page.keyboard.press("Control+v");
  for (const row of [1, 6]) await table.shows(row, "town", "Thun");
  await table.says(LABELS.cellsChanged(6));
  await page.keyboard.press("Control+x");
  expect(await copied(page)).toBe(Array(6).fill("Thun").join("\n"));
  await isMissing(table, 1);
  await page.keyboard.press("Control+z");
  await table.shows(6, "town", "Thun");
  await page.keyboard.press("Control+z");
  await table.shows(6, "town", "Genf");

  await table.activate(2, "town");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Control+d");
  for (const row of [2, 3, 4]) await table.shows(row, "town", "Chur");
  await page.keyboard.press("Delete");
  await isMissing(table, 3);
  await table.shows(5, "town", "Chur");
  await page.keyboard.press("Control+z");
  await table.shows(3, "town", "Chur");
  await page.keyboard.press("Control+z");
  await table.shows(3, "town", "Genf");
});

it("changes a whole column, also of rows that are not here, and copies them", async () => {
  const { page, table } = await openTable();
  await put(page, "Basel");
  await table.activate(1, "town");
  await page.keyboard.press("Control+ ");
  await page.keyboard.press("Control+v");
  await table.says(LABELS.cellsChanged(100));
  await page.keyboard.press("Control+End");
  await table.shows(ROWS, "town", "Genf");
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+c");
  await table.says(LABELS.cellsCopied(3 * ROWS));
  const lines = (await copied(page)).split("\n");
  expect([lines.length, lines[0], lines.at(99), lines.at(-1)]).toEqual([
    ROWS,
    "Basel\tBE\t2024-03-10",
    "Basel\tBE\t2024-03-14",
    "Genf\tBE\t24.03.2024",
  ]);
});

it("tells a reader that nothing can be pasted", async () => {
  const guest = await product.openTable("towns.csv", FILE.join("\n"), { isGuest: true });
  const { page, context, table: read } = guest;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await put(page, "Thun");
  await read.activate(1, "town");
  await page.keyboard.press("Control+v");
  await read.says(LABELS.oneProposal);
  await read.shows(1, "town", "Bern");
});
