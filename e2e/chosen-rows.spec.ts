/** Somebody looks at some rows only, in another order, works in them, and sends the link of it. */
import { LABELS, PANEL_LABELS } from "@limpid/contract";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { findGraveViolations } from "./accessibility.ts";
import { FindBar } from "./pages/find-bar.ts";
import type { TablePage } from "./pages/table-page.ts";
import { openProduct, type TableOptions } from "./product.ts";
import { readCsv } from "./read-exports.ts";
import { shoot } from "./shots.ts";

const product = openProduct();

const STATES = ["open", "paid", "late", "open", "paid"];
const ROWS = 100;
/** Amounts from 100.5 down; one missing; two days that cannot be. */
const FILE = [
  "customer;state;amount;day",
  ...Array.from({ length: ROWS }, (_, row) => {
    const amount = row === 50 ? "" : `${ROWS - row}.50`;
    const day = row === 71 || row === 72 ? "31.02.2024" : `${10 + (row % 15)}.03.2024`;
    return `Customer ${row + 1};${STATES[row % 5]};${amount};${day}`;
  }),
].join("\n");

async function openTable(options: TableOptions = {}, file = FILE) {
  const visit = await product.openTable("orders.csv", file, options);
  const { table } = visit;
  return { ...visit, table, bar: visit.page.getByRole("region", { name: LABELS.rowsShownTitle }) };
}

const choose = async (
  page: Page,
  table: TablePage,
  title: string,
  item: string,
  role: "menuitemradio" | "menuitemcheckbox" | "menuitem",
) => {
  await table.columnMenu(title).click();
  await page.getByRole(role, { name: item, exact: true }).click();
};
const sort = (page: Page, table: TablePage, title: string, order: string) =>
  choose(page, table, title, order, "menuitemradio");
const only = (page: Page, table: TablePage, title: string, kind: string) =>
  choose(page, table, title, kind, "menuitemcheckbox");
const numbersOf = async (table: TablePage, count: number) =>
  (await table.grid.getByRole("rowheader").allInnerTexts()).slice(0, count).map(Number);

async function filterByValue(table: TablePage, title: string, value: string) {
  const panel = await table.openValues(title);
  await panel.getByRole("button", { name: PANEL_LABELS.onlyThisValue(value) }).click();
  return panel;
}

it("are filtered by values and sorted, each with its number, and said so in a bar and in the header", async () => {
  const { page, table, bar } = await openTable({ isOnlyRead: true });
  const panel = await filterByValue(table, "state", "late");
  await bar.getByText(LABELS.rowsOf(20, ROWS)).waitFor();
  await table.says(LABELS.rowsShown(20));
  expect(await numbersOf(table, 3)).toEqual([3, 8, 13]);
  const { fileName, bytes } = await table.exportBy(LABELS.exportRows(LABELS.exports.csv, 20));
  expect(fileName).toBe("orders-clean-20-rows.csv");
  expect(
    readCsv(bytes)
      .map(({ customer }) => customer)
      .slice(0, 3),
  ).toEqual(["Customer 3", "Customer 8", "Customer 13"]);
  expect(readCsv(bytes)).toHaveLength(20);
  expect(readCsv((await table.export("csv")).bytes)).toHaveLength(ROWS);
  await panel.getByRole("button", { name: PANEL_LABELS.onlyThisValue("open") }).click();
  await bar.getByText(LABELS.rowsOf(60, ROWS)).waitFor();
  expect(await numbersOf(table, 4)).toEqual([1, 3, 4, 6]);
  await shoot(page, "chosen-rows-values");
  await panel.getByRole("button", { name: PANEL_LABELS.onlyThisValue("open") }).click();
  await panel.getByRole("button", { name: "Close" }).click();
  await bar.getByText(LABELS.rowsOf(20, ROWS)).waitFor();

  await table.columnMenu("amount").click();
  await page.getByRole("menuitemcheckbox", { name: LABELS.onlyRowsWith.issue }).waitFor();
  await shoot(page, "chosen-rows-menu");
  expect(await findGraveViolations(page, "[role=menu]")).toEqual([]);
  await page.keyboard.press("Escape");
  await sort(page, table, "amount", LABELS.sortAscending);
  await table.shows(1, "customer", "Customer 98");
  expect(await table.header("amount").getAttribute("aria-sort")).toBe("ascending");
  expect(await table.header("state").getAttribute("aria-sort")).toBeNull();
  expect(await numbersOf(table, 3)).toEqual([98, 93, 88]);
  expect(await table.grid.getAttribute("aria-rowcount")).toBe("21");
  await shoot(page, "chosen-rows");
  expect(await findGraveViolations(page)).toEqual([]);

  await page.waitForURL(/sort=3/);
  await page.reload();
  await bar.getByText(LABELS.rowsOf(20, ROWS)).waitFor();
  await table.shows(1, "customer", "Customer 98");
  await bar.getByRole("button", { name: LABELS.dropFromChoice(LABELS.sortedBy("amount", false)) }).click();
  await table.shows(1, "customer", "Customer 3");
  await bar.getByRole("button", { name: LABELS.showAllRows }).click();
  await bar.waitFor({ state: "detached" });
  await table.shows(2, "customer", "Customer 2");
  await page.waitForURL((url) => url.search === "");
});

it("are filtered by how a column's values are written, and so in the address", async () => {
  const { page, table, bar } = await openTable({ theme: "dark", isOnlyRead: true });
  const panel = await table.openValues("customer");
  await panel.getByRole("button", { name: PANEL_LABELS.onlyThisPattern("Aa 9"), exact: true }).click();
  await bar.getByText(LABELS.rowsOf(9, ROWS)).waitFor();
  await bar.getByText(`customer: ${LABELS.writtenAs("Aa 9")}`).waitFor();
  await shoot(page, "chosen-rows-patterns");
  expect(await findGraveViolations(page)).toEqual([]);
  await page.waitForURL(/patterns=1/);
  await page.reload();
  await bar.getByText(LABELS.rowsOf(9, ROWS)).waitFor();
  expect(await numbersOf(table, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it("are sorted by a second column, from the menu or with Shift, by keys alone, and so in the bar", async () => {
  const { page, table, bar } = await openTable({ isOnlyRead: true });
  await table.columnMenu("state").click();
  await page.getByRole("menuitemradio", { name: LABELS.sortDescending }).waitFor();
  expect(await page.getByRole("menuitemradio", { name: LABELS.thenSortAscending }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await sort(page, table, "state", LABELS.sortDescending);
  await table.shows(1, "state", "paid");
  expect(await numbersOf(table, 3)).toEqual([2, 5, 7]);

  await table.header("amount").focus();
  await page.keyboard.press("Enter");
  const menu = table.columnMenu("amount");
  for (let stops = 0; stops < 9 && !(await menu.evaluate((own) => own === document.activeElement)); stops += 1)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const then = page.getByRole("menuitemradio", { name: LABELS.thenSortAscending });
  await then.waitFor();
  await shoot(page, "then-sort-menu");
  expect(await findGraveViolations(page, "[role=menu]")).toEqual([]);
  for (let steps = 0; steps < 9 && !(await then.evaluate((own) => own === document.activeElement)); steps += 1)
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await bar.getByText(LABELS.thenBy("amount", false)).waitFor();
  await table.shows(1, "customer", "Customer 100");
  expect(await numbersOf(table, 3)).toEqual([100, 97, 95]);
  expect(await table.header("state").getAttribute("aria-sort")).toBe("descending");
  expect(await table.header("amount").getAttribute("aria-sort")).toBeNull();
  await table.header("amount").getByText(LABELS.thenBy("amount", false)).waitFor();
  await page.waitForURL(/sort=-2(,|%2C)3/);
  await shoot(page, "then-sort");
  expect(await findGraveViolations(page)).toEqual([]);

  await table.columnMenu("amount").click();
  await page.getByRole("menuitemradio", { name: LABELS.thenSortDescending }).click();
  await table.shows(1, "customer", "Customer 2");
  await table.columnMenu("day").click();
  await page.getByRole("menuitemradio", { name: LABELS.sortAscending, exact: true }).click({ modifiers: ["Shift"] });
  await bar.getByText(LABELS.thenBy("day", false)).waitFor();
  await bar.getByRole("button", { name: LABELS.dropFromChoice(LABELS.sortedBy("state", true)) }).click();
  await bar.getByText(LABELS.sortedBy("amount", true)).waitFor();
  await table.shows(1, "customer", "Customer 1");
  await sort(page, table, "customer", LABELS.sortAscending);
  await bar.getByText(LABELS.thenBy("day", false)).waitFor({ state: "detached" });
  await bar.getByText(LABELS.sortedBy("customer", false)).waitFor();
});

it("are those of a bar, by a click or by keys, or from one number or day to another", async () => {
  const { page, table, bar } = await openTable({}, FILE.replaceAll("31.02.2024", "21.03.2024"));
  const panel = await table.openValues("amount");
  const bars = panel.getByRole("group", { name: PANEL_LABELS.rangesToShow }).getByRole("button");
  const second = bars.nth(1);
  const [, cells = ""] = /\((\d+)\)$/.exec((await second.getAttribute("aria-label")) ?? "") ?? [];
  await second.click();
  await bar.getByText(LABELS.rowsOf(Number(cells), ROWS)).waitFor();
  const part = await bar.getByText(/^amount: [\d.]+ to [\d.]+$/).innerText();
  expect(await second.getAttribute("aria-pressed")).toBe("true");
  await shoot(page, "range-of-a-bar");
  expect(await findGraveViolations(page, "aside")).toEqual([]);
  await page.waitForURL(/ranges=3/);

  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await bar.getByText(/^amount: [\d.]+ to 100.50$/).waitFor();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await bar.getByText(part, { exact: true }).waitFor();
  await page.keyboard.press("Space");
  await bar.waitFor({ state: "detached" });

  const form = panel.getByRole("form", { name: PANEL_LABELS.rangeOfValues });
  await form.getByLabel(PANEL_LABELS.rangeFrom).fill("98,5");
  expect(await form.getByRole("button", { name: PANEL_LABELS.showRange }).isDisabled()).toBe(true);
  await form.getByLabel(PANEL_LABELS.rangeFrom).fill("98.5");
  await page.keyboard.press("Enter");
  await bar.getByText(`amount: ${LABELS.rangeOf("98.5", null)}`).waitFor();
  await bar.getByText(LABELS.rowsOf(3, ROWS)).waitFor();
  await form.getByLabel(PANEL_LABELS.rangeFrom).and(page.locator(":focus")).waitFor();
  await page.reload();
  await bar.getByText(LABELS.rowsOf(3, ROWS)).waitFor();
  expect(await numbersOf(table, 4)).toEqual([1, 2, 3]);
  await bar.getByRole("button", { name: LABELS.showAllRows }).click();

  const days = (await table.openValues("day")).getByRole("form", { name: PANEL_LABELS.rangeOfValues });
  await days.getByLabel(PANEL_LABELS.rangeFrom).fill("2024-03-12");
  await days.getByLabel(PANEL_LABELS.rangeTo).fill("2024-03-13");
  await days.getByRole("button", { name: PANEL_LABELS.showRange }).click();
  await bar.getByText("day: 2024-03-12 to 2024-03-13").waitFor();
  await bar.getByText(LABELS.rowsOf(14, ROWS)).waitFor();
  await bar.getByRole("button", { name: LABELS.showAllRows }).click();
  // The bars of a header are for the mouse.
  const drawn = table.header("day").getByRole("img", { name: LABELS.histogram("day", 15) });
  await drawn.locator("[data-shows=true]").first().click();
  await bar.getByText("day: 2024-03-10", { exact: true }).waitFor();
  await bar.getByText(LABELS.rowsOf(7, ROWS)).waitFor();
});

it("are edited, copied, pasted into, filled and cleared at their own place in the table", async () => {
  const { page, context, table, bar } = await openTable();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await filterByValue(table, "state", "late");
  await bar.getByText(LABELS.rowsOf(20, ROWS)).waitFor();
  await sort(page, table, "customer", LABELS.sortDescending);
  await page.getByRole("complementary").getByRole("button", { name: "Close" }).click();
  // Texts have this order: 98, 93, 88, …
  await table.shows(1, "customer", "Customer 98");
  expect(await numbersOf(table, 3)).toEqual([98, 93, 88]);

  await table.activate(1, "customer");
  await page.keyboard.press("Enter");
  await table.cellBox.fill("Zoe");
  await page.keyboard.press("Enter");
  await table.shows(1, "customer", "Zoe");
  await table.says("All changes saved");
  expect(await numbersOf(table, 1), "rows stay where they are").toEqual([98]);
  await bar.getByRole("button", { name: LABELS.rowsHaveChanged }).waitFor();

  await table.activate(2, "customer");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Control+c");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Customer 93\tlate\nCustomer 88\tlate");
  await page.evaluate(() => navigator.clipboard.writeText("One\tlate\nTwo\tlate"));
  await table.activate(3, "customer");
  await page.keyboard.press("Control+v");
  await table.says(LABELS.cellsChanged(2));
  await table.shows(3, "customer", "One");
  await table.shows(4, "customer", "Two");

  await table.activate(3, "customer");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Control+d");
  await table.says(LABELS.cellsChanged(2));
  await table.shows(5, "customer", "One");
  await table.activate(6, "amount");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Delete");
  await table.says(LABELS.cellsChanged(2));

  await bar.getByRole("button", { name: LABELS.rowsHaveChanged }).click();
  await bar.getByRole("button", { name: LABELS.rowsHaveChanged }).waitFor({ state: "detached" });
  await bar.getByRole("button", { name: LABELS.showAllRows }).click();
  await bar.waitFor({ state: "detached" });
  await page.keyboard.press("Control+g");
  await page.keyboard.type("98");
  await page.keyboard.press("Enter");
  await table.shows(98, "customer", "Zoe");
  await table.shows(88, "customer", "One");
  await table.shows(83, "customer", "One");
  await table.shows(97, "customer", "Customer 97");
  await page.keyboard.press("Control+z");
  await table.says("All changes saved");
  await page.keyboard.press("Control+z");
  await table.shows(83, "customer", "Two");
});

it("are left for a row that is not among them, and never fail silently", async () => {
  const { page, table, bar } = await openTable({ theme: "dark", isOnlyRead: true });
  await only(page, table, "amount", LABELS.onlyRowsWith.missing);
  await bar.getByText(LABELS.rowsOf(1, ROWS)).waitFor();
  expect(await numbersOf(table, 1)).toEqual([51]);
  await shoot(page, "chosen-rows");
  await page.keyboard.press("Control+f");
  await page.keyboard.type("Customer 39");
  const finder = new FindBar(page, LABELS.find);
  await finder.says(/^1 match/);
  await page.keyboard.press("Enter");
  await table.says(LABELS.rowNotShown(39));
  await bar.waitFor({ state: "detached" });
  await table.shows(39, "customer", "Customer 39");
  await finder.close.click();

  await filterByValue(table, "state", "open");
  await bar.getByText(LABELS.rowsOf(40, ROWS)).waitFor();
  await page.keyboard.press("Control+f");
  await page.keyboard.type("Customer 9");
  await finder.says(`${LABELS.foundCells(5)} · ${LABELS.foundElsewhere(6)}`);
  for (const number of [9, 91, 94]) {
    await page.keyboard.press("Enter");
    await table.grid
      .locator("[aria-selected=true]")
      .filter({ hasText: `Customer ${number}` })
      .first()
      .waitFor();
  }
  await finder.close.click();
  await bar.getByText(LABELS.rowsOf(40, ROWS)).waitFor();
  await page.keyboard.press("Control+g");
  await page.keyboard.type("55");
  await page.keyboard.press("Enter");
  await table.says(LABELS.rowNotShown(55));
  await table.active().filter({ hasText: "Customer 55" }).waitFor();

  // Two conditions that no row meets.
  await only(page, table, "customer", LABELS.onlyRowsWith.missing);
  const none = page.getByRole("paragraph").filter({ hasText: LABELS.noRowFits });
  await none.waitFor();
  await shoot(page, "no-chosen-row");
  expect(await findGraveViolations(page)).toEqual([]);
  await none.getByRole("button", { name: LABELS.showAllRows }).click();
  await table.shows(1, "customer", "Customer 1");
});

it("are those with issues, reviewed one after another, and told by the address", async () => {
  const { page, table, bar } = await openTable();
  await filterByValue(table, "state", "late");
  await bar.getByText(LABELS.rowsOf(20, ROWS)).waitFor();
  await table.nextIssue.click();
  await table.says(LABELS.showingIssue(1, 1));
  await table.active().filter({ hasText: "31.02.2024" }).waitFor();
  // The message stands until the next one, which a fast server has at once.
  let goOn = (): void => undefined;
  const seen = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route("**/api/v1/edit/cell/*", (route) => seen.then(() => route.continue()));
  await page.keyboard.press("n");
  await table.says(LABELS.noIssueShown);
  goOn();
  await table.says("All changes saved");
  await page.keyboard.press("F8");
  await table.says(LABELS.rowNotShown(72));
  await bar.waitFor({ state: "detached" });
  await table.active().filter({ hasText: "31.02.2024" }).waitFor();

  const menu = await table.openMenu("Issues");
  await menu.getByRole("button", { name: LABELS.onlyRowsWithIssues }).click();
  await bar.getByText(LABELS.rowsOf(2, ROWS)).waitFor();
  expect(await numbersOf(table, 2)).toEqual([51, 72]);
  await page.waitForURL(/cells=issue/);
  const { pathname, search } = new URL(page.url());
  const reader = await product.visit(pathname + search);
  const readersBar = reader.page.getByRole("region", { name: LABELS.rowsShownTitle });
  await readersBar.getByText(LABELS.rowsOf(2, ROWS)).waitFor();
  await reader.page.goto(page.url().replace(/\?.*/, "?sort=-1,99&cells=odd&values=2:late"));
  await readersBar.getByText(LABELS.rowsOf(20, ROWS)).waitFor();
});
