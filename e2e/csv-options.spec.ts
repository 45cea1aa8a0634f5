/** CSV as a program or a spreadsheet wants it, from the export menu, without a mouse too. */

import { buffer } from "node:stream/consumers";
import { LABELS } from "@limpid/contract";
import Papa from "papaparse";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { TablePage } from "./pages/table-page.ts";
import { openProduct } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openProduct();
const FILE = [
  "day,note",
  "13/02/2024,=1+1",
  "31/02/2024,Zürich; Bern",
  ...Array.from({ length: 30 }, (_, row) => `14/03/2024,n${row}`),
].join("\n");

async function openTable({ isOnlyRead = true } = {}) {
  return await product.openTable("days.csv", FILE, { isOnlyRead });
}

async function openOptions(page: Page, table: TablePage) {
  const menu = await table.openMenu(LABELS.export);
  await menu.getByRole("menuitem", { name: LABELS.csvWithOptions }).click();
  const dialog = page.getByRole("dialog", { name: LABELS.csvWithOptions });
  await dialog.waitFor();
  return dialog;
}

async function saved(page: Page, start: () => Promise<void>): Promise<string> {
  const download = page.waitForEvent("download");
  await start();
  return (await buffer(await (await download).createReadStream())).toString();
}

it("has what was read, flags, another delimiter and a byte order mark, chosen by keyboard alone", async () => {
  const { page, table } = await openTable();
  const { keyboard } = page;
  await table.menu(LABELS.export).focus();
  await keyboard.press("Enter");
  await page.locator("[role=menu]:focus-within").waitFor();
  await keyboard.press("End");
  await keyboard.press("ArrowUp");
  await page.getByRole("menuitem", { name: LABELS.csvWithOptions }).and(page.locator(":focus")).waitFor();
  await keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: LABELS.csvWithOptions });
  await dialog.getByLabel("Cells").and(page.locator(":focus")).waitFor();
  await keyboard.type("Both");
  await keyboard.press("Tab");
  await keyboard.type("Semi");
  for (const _ of ["flags", "byte order mark"]) {
    await keyboard.press("Tab");
    await keyboard.press("Space");
  }
  await shoot(page, "csv-options");
  const text = await saved(page, () => keyboard.press("Enter"));
  await dialog.waitFor({ state: "detached" });
  await table.says(LABELS.csvReady);
  expect(text.split("\r\n").slice(0, 3)).toEqual([
    "\uFEFFday;day_raw;day_flag;note;note_raw;note_flag",
    "2024-02-13;13/02/2024;written;=1+1;=1+1;ok",
    '31/02/2024;31/02/2024;not valid;"Zürich; Bern";"Zürich; Bern";ok',
  ]);
  expect(Papa.parse<string[]>(text, { skipEmptyLines: true }).data).toHaveLength(33);
});

it("says so of columns that show the original, unless that is exported, and leaves the usual CSV as it is", async () => {
  const { page, table } = await openTable({ isOnlyRead: false });
  await table.header("day").getByRole("switch", { name: "Cleaned data in day" }).click();
  await table.shows(1, "day", "13/02/2024");
  const menu = await table.openMenu(LABELS.export);
  await menu.getByText(LABELS.exportOriginal).waitFor();
  await page.keyboard.press("Escape");
  const dialog = await openOptions(page, table);
  await dialog.getByText(LABELS.exportOriginal).waitFor();
  await dialog.getByLabel("Cells").selectOption("Original");
  await dialog.getByText(LABELS.exportOriginal).waitFor({ state: "detached" });
  await dialog.getByLabel("Apostrophe before formulas").check();
  const raw = await saved(page, () => dialog.getByRole("button", { name: "Export" }).click());
  expect(raw.split("\r\n").slice(0, 3)).toEqual(["day,note", "13/02/2024,'=1+1", "31/02/2024,Zürich; Bern"]);
  const { bytes } = await table.export("csv");
  expect(bytes.toString().split("\r\n").slice(0, 2)).toEqual(["day,note", "2024-02-13,=1+1"]);
});

it("is tried again with the same options where it failed", async () => {
  const { page, table, faults } = await openTable();
  faults.allow(/Cannot download the table as csv|net::ERR_/, "the export is broken off");
  await page.route("**/api/v1/get/*/csv?*", (route) => route.abort(), { times: 1 });
  const dialog = await openOptions(page, table);
  await dialog.getByLabel("Column delimiter").selectOption("Bar");
  await dialog.getByRole("button", { name: "Export" }).click();
  const alert = page.getByRole("alert").filter({ hasText: LABELS.exportFailed("CSV", "") });
  const text = await saved(page, () => alert.getByRole("button", { name: "Retry" }).click());
  expect(text).toMatch(/^day\|note\r\n2024-02-13\|=1\+1\r\n/);
  await table.says(LABELS.csvReady);
});
