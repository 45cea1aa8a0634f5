/** What the cells of a column leave open, or settle by counts, its owner settles otherwise with a click. */
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { findGraveViolations, judgeInBothSchemes } from "./accessibility.ts";
import type { TablePage } from "./pages/table-page.ts";
import { openProduct } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openProduct();

/** Two days prove the order, amounts are thousands or decimals, a town is written in several ways. */
const PROOFS = [
  ["13/04/2024", "12.5", "Bern", "900 g"],
  ["14/04/2024", "8.25", "Basel", "1.5 kg"],
];
/** In no order, or months in a row would tell it. */
const DAYS = ["03/04", "07/02", "11/09", "02/08", "05/12", "10/03", "01/06"];
const LINES = Array.from({ length: 28 }, (_, row) => {
  const day = `${DAYS[row % DAYS.length]}/2024`;
  const town = ["Zürich", "Zurich", "Zürich", "ZUERICH", "Bern", "Basel"][row % 6];
  return [day, row < 14 ? `1,${row + 234}` : `${row}.5`, town, `${5 + (row % 3)} kg`];
});
const FILE = toCsv([...PROOFS, ...LINES]);
const OPEN_FILE = toCsv(LINES);

function toCsv(rows: readonly (readonly (string | undefined)[])[]): string {
  return [["Delivered", "Reading", "Town", "Weight"], ...rows].map((row) => row.join(";")).join("\n");
}

it("cleans the column by the other order, gives it back by undo, and keeps it for the next visit", async () => {
  const { page, table } = await openTable(FILE);
  await table.shows(3, "Delivered", "2024-04-03");
  const panel = await table.openClasses("Delivered");
  const order = panel.getByRole("group", { name: "Day and month order" });
  await order.getByText("Day first: 2 cells prove it, 0 contradict.").waitFor();
  await order.getByText("Affects 28 cells.").waitFor();
  await shoot(page, "decision-open");

  await choose(order, /^Month first/);
  await order.getByText("Month first (chosen manually): 0 cells prove it, 2 contradict.").waitFor();
  await table.shows(3, "Delivered", "2024-03-04");
  await table.shows(1, "Delivered", "13/04/2024");
  await shoot(page, "decision-flipped");
  expect(await findGraveViolations(page, "[role=dialog]")).toEqual([]);

  await order.getByRole("button", { name: "Undo" }).click();
  await order.getByText("Day first: 2 cells prove it, 0 contradict.").waitFor();
  await table.shows(3, "Delivered", "2024-04-03");
  await page.keyboard.press("Escape");

  await page.keyboard.press("Control+y");
  await table.shows(3, "Delivered", "2024-03-04");
  await table.says("All changes saved");
  await page.reload();
  await table.shows(3, "Delivered", "2024-03-04");
  await (await table.openClasses("Delivered")).getByRole("button", { name: "Reset to automatic" }).click();
  await table.shows(3, "Delivered", "2024-04-03");
});

it("turns the decimal sign, the unit and the spelling by keyboard", async () => {
  const { page, table } = await openTable(FILE);
  await table.shows(3, "Reading", "1234");
  const sign = (await table.openClasses("Reading")).getByRole("group", { name: "Decimal sign" });
  const comma = sign.getByRole("button", { name: /^Decimal comma/ });
  await comma.focus();
  await page.keyboard.press("Enter");
  await table.shows(3, "Reading", "1.234");
  await table.says("All changes saved");
  expect(await comma.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("Escape");
  await sign.waitFor({ state: "hidden" });

  const unit = (await table.openClasses("Weight")).getByRole("group", { name: "Unit" });
  await choose(unit, /^g ?\d/);
  await table.shows(3, "Weight", "5000 g");
  await table.says("All changes saved");
  await page.keyboard.press("Escape");
  await unit.waitFor({ state: "hidden" });

  const towns = await table.openClasses("Town");
  await towns.getByRole("combobox", { name: "Spelling of Zürich" }).selectOption("Zurich");
  await table.shows(3, "Town", "Zurich");
  await table.shows(6, "Town", "Zurich");
  await shoot(page, "decision-of-spelling");
});

it("offers the order beside a cell that only the whole column can decide", async () => {
  const { page, table } = await openTable(OPEN_FILE);
  await table.activate(1, "Delivered");
  if (!(await table.details.isVisible())) await page.keyboard.press("Control+Enter");
  await table.details.getByRole("button", { name: /^Read all as day first/ }).waitFor();
  await shoot(page, "decision-in-details");
  await table.details.getByRole("button", { name: /^Read all as day first/ }).click();
  await table.shows(1, "Delivered", "2024-04-03");
  await table.shows(2, "Delivered", "2024-02-07");
});

it("shows a guest on a tablet the decisions with their counts, and no way to turn them", async () => {
  const guest = { width: 820, height: 1180, isGuest: true };
  const { page, table } = await product.openTable("deliveries.csv", FILE, guest);
  const order = (await table.openClasses("Delivered")).getByRole("group", { name: "Day and month order" });
  await order.getByText("Day first: 2 cells prove it, 0 contradict.").waitFor();
  expect(await order.getByRole("button", { name: /^Month first/ }).isDisabled()).toBe(true);
  await judgeInBothSchemes(page, "decision-for-guests", "[role=dialog]");
});

async function choose(group: Locator, name: RegExp): Promise<void> {
  await group.getByRole("button", { name }).click();
}

async function openTable(text: string): Promise<{ readonly page: Page; readonly table: TablePage }> {
  const { page, table } = await product.openTable("deliveries.csv", text);
  return { page, table };
}
