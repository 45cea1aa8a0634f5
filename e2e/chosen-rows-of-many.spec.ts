/** Rows of a long table in another order: most of them are nowhere near each other, and come as they are looked at. */
import { LABELS, PANEL_LABELS } from "@limpid/contract";
import { expect, it } from "vitest";
import { ApiClient } from "../tools/testing/client.ts";
import { TablePage } from "./pages/table-page.ts";
import { openOwnProduct } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openOwnProduct({ CLEAN_ROW_LIMIT: "0" });

const ROWS = 5000;
/** Each once, in no order: row 1 has 1, row 2 has 3120. */
const NUMBERS = Array.from({ length: ROWS }, (_, row) => 1 + ((row * 3119) % ROWS));
const FILE = [
  "code;amount;state",
  ...NUMBERS.map((number) => `C${String(number).padStart(4, "0")};${number}.50;${number % 10 === 0 ? "late" : "paid"}`),
].join("\n");

const rowOf = (number: number): number => 1 + NUMBERS.indexOf(number);

it("come by their numbers while they are scrolled, are edited, and show what somebody else edits", async () => {
  const { page, context, table } = await product.openTable("codes.csv", FILE);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const bar = page.getByRole("region", { name: LABELS.rowsShownTitle });

  // Keys alone lead into the header, round to its menu, and to an order.
  await table.activate(1, "amount");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("menuitemradio", { name: LABELS.sortAscending }).waitFor();
  const descending = page.getByRole("menuitemradio", { name: LABELS.sortDescending });
  const isThere = () => descending.evaluate((item) => item === document.activeElement);
  for (let steps = 0; steps < 3 && !(await isThere()); steps += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await bar.getByText(LABELS.rowsOf(ROWS, ROWS)).waitFor();
  await table.shows(1, "code", "C5000");
  await table.shows(2, "code", "C4999");
  await page.keyboard.press("ArrowDown");
  await table.active().filter({ hasText: "5000.50" }).waitFor();

  await page.keyboard.press("Control+End");
  await table.shows(ROWS, "code", "C0001");
  await table.shows(ROWS - 12, "code", "C0013");
  await page.keyboard.press("Home");
  await page.keyboard.type("Last");
  await page.keyboard.press("Enter");
  await table.says("All changes saved");
  await table.shows(ROWS, "code", "Last");

  const reader = await product.visit(new URL(page.url()).pathname + new URL(page.url()).search);
  const seen = new TablePage(reader.page);
  await seen.shows(1, "code", "C5000");
  await seen.activate(1, "code");
  await reader.page.keyboard.press("Control+End");
  await seen.shows(ROWS, "code", "Last");
  await table.activate(ROWS - 3, "code");
  await page.keyboard.type("Live");
  await page.keyboard.press("Enter");
  await seen.shows(ROWS - 3, "code", "Live");
  const readersBar = reader.page.getByRole("region", { name: LABELS.rowsShownTitle });
  await readersBar.getByRole("button", { name: LABELS.rowsHaveChanged }).waitFor();
  await shoot(reader.page, "chosen-rows-of-many");

  // Rows that are neither here nor together are copied, and changed in one step.
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Control+Shift+ArrowDown");
  await page.keyboard.press("Control+c");
  await table.says(LABELS.cellsCopied(ROWS));
  const codes = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
  expect([codes.length, codes[0], codes[1], codes[2499], codes.at(-4), codes.at(-1)]).toEqual([
    ROWS,
    "C5000",
    "C4999",
    "C2501",
    "Live",
    "Last",
  ]);
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Shift+ArrowDown");
  await page.evaluate(() => navigator.clipboard.writeText("Gone"));
  await page.keyboard.press("Control+v");
  await table.says(LABELS.cellsChanged(2));
  await bar.getByRole("button", { name: LABELS.showAllRows }).click();
  await bar.waitFor({ state: "detached" });
  for (const number of [5000, 4999, 4998]) {
    await page.keyboard.press("Control+g");
    await page.keyboard.type(String(rowOf(number)));
    await page.keyboard.press("Enter");
    await table.shows(rowOf(number), "code", number === 4998 ? "C4998" : "Gone");
  }
});

it("can be chosen in a frame on another site, where nobody edits", async () => {
  const owner = await ApiClient.connect(product.url);
  const { page } = await product.visit(`/embed/${await owner.uploadCleaned(FILE, { filename: "codes.csv" })}`);
  const framed = new TablePage(page);
  await framed.shows(1, "code", "C0001");
  const panel = await framed.openValues("state");
  await panel.getByRole("button", { name: PANEL_LABELS.onlyThisValue("late") }).click();
  const bar = page.getByRole("region", { name: LABELS.rowsShownTitle });
  await bar.getByText(LABELS.rowsOf(500, ROWS)).waitFor();
  await framed.shows(1, "amount", `${NUMBERS.find((number) => number % 10 === 0)}.50`);
  await shoot(page, "chosen-rows-embedded");
});
