/** Somebody makes columns of what the values of others consist of; everybody with the link sees them, and so does the export. */
import { LABELS, PANEL_LABELS } from "@limpid/contract";
import { expect, it } from "vitest";
import { findGraveViolations } from "./accessibility.ts";
import { FindBar } from "./pages/find-bar.ts";
import { TablePage } from "./pages/table-page.ts";
import { openProduct, type VisitOptions } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openProduct();

const SITES = ["example.org", "mail.example.com", "example.ch"];
const FILE = [
  "contact;joined;town",
  ...Array.from({ length: 60 }, (_, row) => `user${row}@${SITES[row % 3]};${10 + (row % 19)}.03.2024;Bern ${row}`),
];

async function openTable(options: VisitOptions = {}) {
  return await product.openTable("contacts.csv", FILE.join("\n"), options);
}

const titlesOf = async (table: TablePage) =>
  (
    await table.grid
      .getByRole("columnheader")
      .getByRole("button", { name: /^Menu of / })
      .all()
  ).length;

it("adds a column from the menu, shows it to everybody, undoes and removes it", async () => {
  const { page, table } = await openTable();
  await table.columnMenu("contact").click();
  const item = page.getByRole("menuitem", { name: /^domain/ });
  await item.filter({ hasText: "example.org" }).waitFor();
  await shoot(page, "enrich-menu");
  expect(await findGraveViolations(page, "[role=menu]")).toEqual([]);
  await item.click();
  await table.shows(2, "contact_domain", "mail.example.com");
  expect(await table.header("contact_domain").getAttribute("aria-colindex")).toBe(
    String(Number(await table.header("contact").getAttribute("aria-colindex")) + 1),
  );
  await shoot(page, "enriched");

  const guest = await product.visit(`/table/${await table.tableId()}`);
  const read = new TablePage(guest.page);
  await read.says(LABELS.fileLoaded);
  await read.shows(1, "contact_domain", "example.org");

  // The columns behind it are still the same ones.
  await table.activate(2, "town");
  await page.keyboard.press("Enter");
  await page.keyboard.type("!");
  await page.keyboard.press("Enter");
  await table.shows(2, "town", "Bern 1!");
  await read.shows(2, "town", "Bern 1!");
  await table.activate(1, "contact");
  await page.keyboard.press("F2");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("ann@example.net");
  await page.keyboard.press("Enter");
  await table.says("All changes saved");

  const { bytes } = await table.export("csv");
  expect(bytes.toString("utf8").split(/\r?\n/).slice(0, 3)).toEqual([
    "contact,contact_domain,joined,town",
    "ann@example.net,example.net,2024-03-10,Bern 0",
    "user1@mail.example.com,mail.example.com,2024-03-11,Bern 1!",
  ]);
  await page.reload();
  await table.says(LABELS.fileLoaded);
  await table.shows(1, "contact_domain", "example.net");

  await table.columnMenu("contact_domain").click();
  const source = page.getByRole("menuitem", { name: LABELS.goToSource("contact"), exact: true });
  await source.waitFor();
  await shoot(page, "computed-menu");
  expect(await findGraveViolations(page, "[role=menu]")).toEqual([]);
  await source.click();
  await table.header("contact").and(page.locator(":focus")).waitFor();

  await table.columnMenu("contact_domain").click();
  await page.getByRole("menuitem", { name: LABELS.removeColumn }).click();
  await table.header("contact_domain").waitFor({ state: "detached" });
  await read.header("contact_domain").waitFor({ state: "detached" });
  expect(await titlesOf(table)).toBe(3);
  await page.keyboard.press("Control+Shift+z");
  await table.shows(1, "contact_domain", "example.net");
});

it("puts rows in order, chooses and finds them by a component, in a link too, and follows its source", async () => {
  const { page, table } = await openTable();
  const bar = page.getByRole("region", { name: LABELS.rowsShownTitle });
  for (const [title, component] of [
    ["joined", "day"],
    ["contact", "domain"],
  ] as const) {
    await table.columnMenu(title).click();
    await page.getByRole("menuitem", { name: new RegExp(`^${component}\\b`) }).click();
    await table.header(`${title}_${component}`).waitFor();
  }
  const sort = async (title: string, order: string): Promise<void> => {
    await table.columnMenu(title).click();
    await page.getByRole("menuitemradio", { name: order, exact: true }).click();
  };
  await sort("joined_day", LABELS.sortDescending);
  await table.shows(1, "town", "Bern 18");
  expect(await table.header("joined_day").getAttribute("aria-sort")).toBe("descending");
  await sort("contact_domain", LABELS.thenSortAscending);
  // The 28th has rows 18, 37 and 56, of example.org, mail.example.com and example.ch.
  await table.shows(1, "town", "Bern 56");
  await table.shows(2, "town", "Bern 18");
  await table.shows(3, "town", "Bern 37");

  const panel = await table.openValues("contact_domain");
  await panel.getByText("20", { exact: true }).first().waitFor();
  expect(await panel.getByRole("button", { name: PANEL_LABELS.changeValue("example.ch") }).count()).toBe(0);
  await shoot(page, "computed-values");
  expect(await findGraveViolations(page, "aside")).toEqual([]);
  await panel.getByRole("button", { name: PANEL_LABELS.onlyThisValue("example.ch") }).click();
  await bar.getByText(LABELS.rowsOf(20, 60)).waitFor();
  await panel.getByRole("button", { name: "Close" }).click();
  await table.shows(1, "town", "Bern 56");
  await table.shows(2, "contact_domain", "example.ch");
  await shoot(page, "computed-rows");

  await page.waitForURL(/values=/);
  const guest = await product.visit(new URL(page.url()).pathname + new URL(page.url()).search);
  const read = new TablePage(guest.page);
  await guest.page.getByRole("region", { name: LABELS.rowsShownTitle }).getByText(LABELS.rowsOf(20, 60)).waitFor();
  await read.shows(1, "town", "Bern 56");
  await read.shows(2, "contact_domain", "example.ch");
  await guest.page.close();

  await page.keyboard.press("Control+f");
  const find = new FindBar(page);
  await find.box().fill("28");
  await find.region.getByRole("combobox").selectOption({ label: "joined_day" });
  // Among the rows shown; the other two of that day are elsewhere.
  await find.says(LABELS.foundElsewhere(2));
  await find.box().press("Enter");
  await find.says(LABELS.foundAt(1, 1));
  await table.activate(1, "town");
  await page.keyboard.press("Control+h");
  await page.getByRole("search", { name: LABELS.findAndReplace }).getByText(LABELS.computedCells).waitFor();
  await shoot(page, "computed-replace");
  expect(await findGraveViolations(page)).toEqual([]);
  await new FindBar(page).close.click();

  // The other one goes: what was chosen is still of the same column.
  await table.columnMenu("joined_day").click();
  await page.getByRole("menuitem", { name: LABELS.removeColumn }).click();
  await table.header("joined_day").waitFor({ state: "detached" });
  await bar.getByText("contact_domain: example.ch", { exact: true }).waitFor();
  await bar.getByText(LABELS.rowsOf(20, 60)).waitFor();
  await table.shows(1, "town", "Bern 2");

  await table.activate(1, "contact");
  await page.keyboard.press("F2");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("ann@example.net");
  await page.keyboard.press("Enter");
  await table.shows(1, "contact_domain", "example.net");
  await table.says("All changes saved");
  await bar.getByRole("button", { name: LABELS.rowsHaveChanged }).click();
  await bar.getByText(LABELS.rowsOf(19, 60)).waitFor();
});

it("adds a component of a cell from its details, cannot be edited, and is copied, in the dark", async () => {
  const { page, context, table } = await openTable({ theme: "dark" });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await table.activate(1, "joined");
  await page.keyboard.press("Control+Enter");
  await table.details.getByText("Sunday").waitFor();
  await shoot(page, "cell-components");
  expect(await findGraveViolations(page)).toEqual([]);
  await table.details.getByRole("button", { name: `${LABELS.addAsColumn}: iso week` }).click();
  await table.shows(1, "joined_iso_week", "2024-W10");
  await table.details.getByRole("definition").filter({ hasText: LABELS.addedAsColumn }).waitFor();

  await table.activate(1, "joined_iso_week");
  await page.keyboard.press("Delete");
  await table.details.getByText(LABELS.computedCells).waitFor();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Delete");
  await table.says(LABELS.computedCells);
  await page.keyboard.press("Control+c");
  await table.says(LABELS.cellsCopied(4));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("2024-W10\tBern 0\n2024-W11\tBern 1");
  await page.keyboard.press("Control+v");
  await table.says(LABELS.computedCells);
  // From the column before it would be reached as well.
  await table.activate(3, "joined");
  await page.keyboard.press("Control+v");
  await table.shows(3, "joined", "2024-03-12");
  await table.shows(3, "town", "Bern 2");
  await table.menu("Changes").filter({ hasText: "0" }).waitFor();
});
