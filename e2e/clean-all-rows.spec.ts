/** The first rows look right: the owner has all of them cleaned. */
import { buffer } from "node:stream/consumers";
import { LABELS } from "@limpid/contract";
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { findGraveViolations } from "./accessibility.ts";
import { TablePage } from "./pages/table-page.ts";
import { openProduct } from "./product.ts";
import { readCsv } from "./read-exports.ts";
import { shoot } from "./shots.ts";

const product = openProduct();

it("goes on to the last row, and keeps what was edited", async () => {
  const { page, table, bar } = await openTable(250);
  await bar.getByText(LABELS.rowsCleaned(100, 250)).waitFor();
  await page.getByText(`250, ${LABELS.cleanedOfThem(100)}`).waitFor();
  await shoot(page, "clean-all-offered");
  expect(await findGraveViolations(page)).toEqual([]);
  await table.activate(2, "Day");
  await page.keyboard.type("2024-12-24");
  await page.keyboard.press("Enter");
  await table.says("All changes saved");

  await bar.getByRole("button", { name: "Clean all 250 rows" }).press("Enter");
  await table.says(LABELS.allRowsCleaned);
  await bar.waitFor({ state: "detached" });
  await table.shows(2, "Day", "2024-12-24");
  await table.active().waitFor();
  await page.keyboard.press("Control+End");
  await table.shows(250, "Day", "2024-03-26");
  await table.grid.getByText(LABELS.endOfDataset(250, 0)).waitFor();
  await page.reload();
  await table.says(LABELS.fileLoaded);
  expect(await bar.count()).toBe(0);
});

it("says what an export lacks, also to a guest, and exports all rows once they are cleaned", async () => {
  const { page, table, bar } = await openTable(250);
  await table.grid.focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("PageUp");
  for (let row = 250; row > 100; row -= 20) await page.keyboard.press("PageUp");
  await page.getByText(LABELS.notCleanedFromHere(100)).waitFor();
  await shoot(page, "clean-all-border");

  await table.openMenu(LABELS.export);
  await page.getByText(LABELS.exportCleaned(100, 250)).waitFor();
  await shoot(page, "clean-all-export");
  await page.keyboard.press("Escape");
  expect(readCsv((await table.export("csv")).bytes)).toHaveLength(100);
  await table.says(`${LABELS.csvReady}. ${LABELS.exported(100, 250)}`);

  const guest = await product.visit(`/table/${await table.tableId()}`);
  const seen = guest.page.getByRole("region", { name: "Cleaning", exact: true });
  await seen.getByText(LABELS.rowsCleaned(100, 250)).waitFor();
  expect(await seen.getByRole("button").count()).toBe(0);
  await new TablePage(guest.page).openMenu(LABELS.export);
  await guest.page.getByText(LABELS.exportCleaned(100, 250)).waitFor();
  expect(await guest.page.getByText(LABELS.cleanAllThenExport).count()).toBe(0);

  await table.openMenu(LABELS.export);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: LABELS.exportAllRows(LABELS.exports.csv) }).click(),
  ]);
  expect(readCsv(await buffer(await download.createReadStream()))).toHaveLength(250);
  await bar.waitFor({ state: "detached" });
  expect(await page.getByText(LABELS.notCleanedFromHere(100)).count()).toBe(0);
});

it("shows how far it is, also after a reload, and can be cancelled", async () => {
  const { page, table, bar } = await openTable(40_000, PHONES);
  await bar.getByRole("button", { name: /^Clean all/ }).click();
  await bar.getByRole("progressbar", { name: "Rows cleaned" }).waitFor();
  await shoot(page, "clean-all-running");
  await page.setViewportSize({ width: 1280, height: 800 });
  const left = table.status.filter({ hasText: /^Page .+ left$/ });
  await left.waitFor();
  expect(await left.evaluate(isWhole), "how far it is stands there whole").toBe(true);
  await page.reload();
  await bar.getByRole("button", { name: "Cancel" }).click();
  await table.says(LABELS.cleanAllCancelled);
  await bar.getByRole("button", { name: /^Clean all/ }).waitFor();
  await table.shows(1, "Day", "2024-03-01");
});

const isWhole = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
  scrollWidth <= clientWidth && scrollHeight <= clientHeight;

/** Different phone numbers take the longest to clean: the page is loaded again before they are through. */
const PHONES = 9;

async function openTable(
  rows: number,
  phones = 0,
): Promise<{ readonly page: Page; readonly table: TablePage; readonly bar: Locator }> {
  const titles = ["Day", "Amount", ...Array.from({ length: phones }, (_, phone) => `Phone ${phone}`)];
  const lines = Array.from({ length: rows }, (_, row) =>
    [
      `${String((row % 28) + 1).padStart(2, "0")}.03.2024`,
      row % 97,
      ...Array.from({ length: phones }, (_, phone) => `+4144${3_000_000 + row * phones + phone}`),
    ].join(";"),
  );
  const { page, table } = await product.openTable("days.csv", [titles.join(";"), ...lines].join("\n"));
  return { page, table, bar: page.getByRole("region", { name: "Cleaning", exact: true }) };
}
