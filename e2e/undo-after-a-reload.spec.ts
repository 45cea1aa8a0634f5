/** Somebody edits, undoes, comes back later and in a second window, and sees who has changed what. */
import { LABELS } from "@limpid/contract";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { findGraveViolations } from "./accessibility.ts";
import { TablePage } from "./pages/table-page.ts";
import { openOwnProduct } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openOwnProduct();

const ROWS = Array.from({ length: 40 }, (_, row) => `name ${row + 1};${["Bern", "Chur"][row % 2]}`);
const FILE = ["name;town", ...ROWS].join("\n");

async function edit(page: Page, table: TablePage, row: number, text: string): Promise<void> {
  await table.activate(row, "name");
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
  await table.says("All changes saved");
  await table.shows(row, "name", text);
}

it("undoes and redoes by the log, after a reload and a restart of the server", async () => {
  const { page, faults, table } = await product.openTable("towns.csv", FILE);
  await edit(page, table, 2, "Ada");
  await edit(page, table, 3, "Bob");
  await table.menu("Changes").filter({ hasText: "2" }).waitFor();
  await page.keyboard.press("Control+z");
  await table.shows(3, "name", "name 3");
  await table.menu("Changes").filter({ hasText: "1" }).waitFor();
  await table.says("All changes saved");

  await page.reload();
  await table.says(LABELS.fileLoaded);
  await table.menu("Changes").filter({ hasText: "1" }).waitFor();
  expect(await (await table.cell(2, "name")).getAttribute("data-marks")).toContain("pending");
  const panel = await table.openEdits();
  const steps = panel.getByRole("listitem");
  await expect.poll(() => steps.count()).toBe(2);
  expect(await steps.first().innerText()).toMatch(/name, row 3\s+name 3 → Bob\s+\d\d:\d\d\s+undone\s+Redo/);
  expect(await steps.last().innerText()).toMatch(/name, row 2\s+name 2 → Ada\s+\d\d:\d\d\s+Undo/);
  await shoot(page, "my-edits");
  expect(await findGraveViolations(page, "aside")).toEqual([]);

  await page.keyboard.press("Control+z");
  await table.shows(2, "name", "name 2");
  await table.menu("Changes").filter({ hasText: "0" }).waitFor();
  await table.says("All changes saved");

  faults.allow(/Failed to load resource|net::ERR_/, "the server is away for a moment");
  await product.goDown();
  await product.comeBack();
  await page.reload();
  await table.says(LABELS.fileLoaded);
  await table.grid.focus();
  await page.keyboard.press("Control+y");
  await table.shows(2, "name", "Ada");
  await page.keyboard.press("Control+y");
  await table.shows(3, "name", "Bob");
  await table.menu("Changes").filter({ hasText: "2" }).waitFor();
});

it("undoes the same thing once from two windows, and each step by itself from the list", async () => {
  const { page, context, table } = await product.openTable("towns.csv", FILE);
  await edit(page, table, 2, "Ada");
  await edit(page, table, 3, "Bob");
  const other = await context.newPage();
  await other.goto(page.url());
  const second = new TablePage(other);
  await second.says(LABELS.fileLoaded);
  await second.shows(3, "name", "Bob");
  await second.grid.focus();
  await table.activate(5, "name");
  await Promise.all([page.keyboard.press("Control+z"), other.keyboard.press("Control+z")]);
  for (const window of [table, second]) {
    await window.shows(3, "name", "name 3");
    await window.shows(2, "name", "Ada");
    await window.menu("Changes").filter({ hasText: "1" }).waitFor();
  }

  const panel = await table.openEdits();
  await panel.getByRole("button", { name: "Redo: name, row 3" }).click();
  await panel.getByRole("button", { name: "Undo: name, row 2" }).click();
  for (const window of [table, second]) {
    await window.shows(3, "name", "Bob");
    await window.shows(2, "name", "name 2");
    await window.menu("Changes").filter({ hasText: "1" }).waitFor();
  }
  const guest = await product.visit(new URL(page.url()).pathname);
  const read = new TablePage(guest.page);
  const edits = await read.openEdits(LABELS.edits);
  await edits.getByText("someone else").first().waitFor();
  expect(await edits.getByRole("button", { name: /^(Undo|Redo)/ }).count()).toBe(0);
});
