/** Somebody looks for a text in the whole table, replaces it everywhere, undoes that, and goes to a row. */
import { LABELS } from "@limpid/contract";
import { expect, it } from "vitest";
import { findGraveViolations } from "./accessibility.ts";
import { FindBar } from "./pages/find-bar.ts";
import { openProduct, type TableOptions } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openProduct();

const TOWNS = ["Bern", "Chur", "Genf"];
const FILE = ["town;note", ...Array.from({ length: 90 }, (_, row) => `${TOWNS[row % 3]};note ${row + 1} of Bern`)];

async function openTable(options: TableOptions = {}) {
  return await product.openTable("towns.csv", FILE.join("\n"), options);
}

it("finds by keys, one after another and round, shows what a replacement makes, and undoes it at once", async () => {
  const { page, table } = await openTable();
  await table.activate(1, "town");
  await page.keyboard.press("Control+f");
  const finder = new FindBar(page, LABELS.find);
  await page.keyboard.type("CHUR");
  await finder.says(LABELS.foundCells(30));
  await page.keyboard.press("Enter");
  await finder.says(LABELS.foundAt(1, 30));
  await page.keyboard.press("Shift+Enter");
  await finder.says(LABELS.foundAt(30, 30));
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
  await page.keyboard.press("Escape");
  await table.active().filter({ hasText: "Chur" }).waitFor();
  await finder.region.waitFor({ state: "detached" });

  await page.keyboard.press("Control+h");
  const bar = new FindBar(page, LABELS.findAndReplace);
  await page.keyboard.type("^note (\\d+) of Ber");
  await page.keyboard.press("Tab");
  expect(await bar.box("Replace with").evaluate((box) => box === document.activeElement)).toBe(true);
  await bar.says(LABELS.foundCells(0));
  await bar.regularExpression.click();
  await bar.box("Replace with").fill("$1: Biel, not Ber");
  await bar.says(LABELS.foundCells(90));
  await bar.region.getByText("1: Biel, not Bern").waitFor();
  await shoot(page, "find-and-replace");
  expect(await findGraveViolations(page)).toEqual([]);
  await bar.region.getByRole("button", { name: LABELS.replaceAll(90) }).click();
  await table.says(LABELS.cellsChanged(90));
  await table.shows(89, "note", "89: Biel, not Bern");
  await table.menu("Changes").filter({ hasText: "90" }).waitFor();
  await bar.close.click();
  await page.keyboard.press("Control+z");
  await table.shows(89, "note", "note 89 of Bern");
  await table.menu("Changes").filter({ hasText: "0" }).waitFor();
});

it("says what is wrong with a pattern, looks in one column, and goes to a row, in the dark", async () => {
  const { page, table, faults } = await openTable({ theme: "dark", isOnlyRead: true });
  faults.allow(/422/, "the pattern is refused");
  await table.activate(1, "town");
  await page.keyboard.press("Control+f");
  const finder = new FindBar(page, LABELS.find);
  await page.keyboard.type("(Bern");
  await finder.says(LABELS.foundCells(0));
  await finder.regularExpression.click();
  await finder.region.getByRole("alert").waitFor();
  await shoot(page, "find-bad-pattern");
  await finder.box().fill("Bern");
  await finder.says(LABELS.foundAt(1, 120));
  await finder.region.getByRole("combobox", { name: "Where" }).selectOption("town");
  await finder.says(LABELS.foundAt(1, 30));
  await page.keyboard.press("Escape");

  await table.activate(1, "note");
  await page.keyboard.press("Control+g");
  await page.keyboard.type("77");
  await page.keyboard.press("Enter");
  await table.active().filter({ hasText: "note 77 of Bern" }).waitFor();
});

it("lets a reader find, and not replace", async () => {
  const { page, table: read } = await openTable({ isOnlyRead: true, isGuest: true });
  await read.toolbar.getByRole("button", { name: LABELS.findAndReplace }).click();
  const finder = new FindBar(page, LABELS.find);
  await page.keyboard.type("Genf");
  await finder.says(LABELS.foundCells(30));
  expect(await finder.box().count()).toBe(1);
});
