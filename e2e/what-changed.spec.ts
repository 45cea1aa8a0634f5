/** Somebody wants to know what was done to the table before trusting it. */
import { text } from "node:stream/consumers";
import { LABELS, PANEL_LABELS } from "@limpid/contract";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { findGraveViolations } from "./accessibility.ts";
import type { TablePage } from "./pages/table-page.ts";
import { openProduct, type TableOptions } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openProduct();
const LINES = Array.from(
  { length: 70 },
  (_, row) => `${(row % 28) + 1}.03.2024;${row + 1},50;${row % 9 ? "ok" : "n/a"}`,
);
const FILE = ["Day;Amount;Note", "31.02.2024;7,00;ok", ...LINES].join("\n");

it("lists every change by its rule, leads to the cell, and follows the edits", async () => {
  const { page, table } = await openTable();
  const panel = await table.openChanges();
  await panel.getByText("Cleaning: Standard", { exact: true }).waitFor();
  await panel.getByRole("heading", { name: /^Reformatted/ }).waitFor();
  await panel.getByRole("heading", { name: /^Flagged ?1$/ }).waitFor();
  await panel.getByRole("button", { name: /^Date/, expanded: false }).first().click();
  const day = panel.getByRole("list", { name: /^Day: / });
  await day
    .getByRole("button", { name: /^Row 3 / })
    .filter({ hasText: "2024-03-02" })
    .waitFor();
  expect(await day.count()).toBe(1);
  await panel.getByRole("button", { name: /^Show more \(20 left\)/ }).click();
  await day.getByRole("button", { name: /^Row 71 / }).waitFor();
  await shoot(page, "what-changed");
  expect(await findGraveViolations(page, "aside")).toEqual([]);

  await day.getByRole("button", { name: /^Row 71 / }).click();
  await table.says(/^Showing change 70 of 70$/);
  await table.active().filter({ hasText: "2024-03-14" }).waitFor();
  await page.keyboard.type("2024-04-01");
  await page.keyboard.press("Enter");
  await panel.getByText(PANEL_LABELS.editedByPeople(1)).waitFor();
  await panel.getByRole("button", { name: LABELS.myEdits }).click();
  const edits = page.getByRole("complementary", { name: LABELS.myEdits });
  await edits.getByRole("listitem").filter({ hasText: "2024-03-14 → 2024-04-01" }).waitFor();
  await edits.getByRole("button", { name: "Close" }).click();
  await table.openChanges();

  await panel.getByRole("button", { name: "Close" }).click();
  await panel.waitFor({ state: "detached" });
});

it("gives all changes as files and as a page to print", async () => {
  const { page, table } = await openTable({ isOnlyRead: true });
  const panel = await table.openChanges();
  const saved = page.waitForEvent("download");
  await panel.getByRole("link", { name: "CSV" }).click();
  expect(await text(await (await saved).createReadStream())).toContain("1,Day,Flagged,31.02.2024");

  const opened = page.waitForEvent("popup");
  await panel.getByRole("link", { name: "Page to print" }).click();
  const report = await opened;
  await report.getByRole("heading", { name: /^What changed: / }).waitFor();
  await report.getByRole("cell", { name: "31.02.2024" }).first().waitFor();
  await shoot(report, "what-changed-report");
});

it("fits a phone, in the dark", async () => {
  const { page, table } = await openTable({ width: 390, height: 844, theme: "dark", isOnlyRead: true });
  const panel = await table.openChanges();
  await panel.getByRole("button", { name: /^Date/, expanded: false }).first().click();
  await panel.getByRole("button", { name: /^Row 3 / }).waitFor();
  await shoot(page, "what-changed-phone");
  await panel.getByRole("button", { name: /^Row 3 / }).click();
  await table.details.getByText("2024-03-02").first().waitFor();
});

it("gets out of the way of the cell that it leads to, where a phone shows the table", async () => {
  const { page, table } = await openTable({ width: 390, height: 844, isOnlyRead: true });
  await page.getByRole("button", { name: LABELS.showTable }).click();
  await table.grid.waitFor();
  const panel = await table.openChanges();
  await panel.getByRole("button", { name: /^Date/, expanded: false }).first().click();
  await panel.getByRole("button", { name: /^Row 3 / }).click();
  await panel.waitFor({ state: "detached" });
  await table.active().filter({ hasText: "2024-03-02" }).waitFor();
});

async function openTable(options: TableOptions = {}): Promise<{ readonly page: Page; readonly table: TablePage }> {
  const { page, table } = await product.openTable("days.csv", FILE, options);
  return { page, table };
}
