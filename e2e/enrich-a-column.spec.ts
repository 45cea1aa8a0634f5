/** Somebody makes columns of what the values of others consist of; whoever has the link sees them, and so does the export. */
import { LABELS } from "@limpid/contract";
import { expect, it } from "vitest";
import { findGraveViolations } from "./accessibility.ts";
import { TablePage } from "./pages/table-page.ts";
import { UploadPage } from "./pages/upload-page.ts";
import { openProduct, type VisitOptions } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openProduct();

const SITES = ["example.org", "mail.example.com", "example.ch"];
const FILE = [
  "contact;joined;town",
  ...Array.from({ length: 60 }, (_, row) => `user${row}@${SITES[row % 3]};${10 + (row % 19)}.03.2024;Bern ${row}`),
];

async function openTable(options: VisitOptions = {}) {
  const visit = await product.visit("/upload", options);
  const table = await new UploadPage(visit.page).cleanFile("contacts.csv", FILE.join("\n"));
  return { ...visit, table };
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
  expect(await findGraveViolations(page)).toEqual([]);
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
  await page.getByText(LABELS.rowsByItsSource).waitFor();
  await shoot(page, "computed-menu");
  expect(await findGraveViolations(page)).toEqual([]);
  const source = page.getByRole("menuitem", { name: LABELS.goToSource("contact"), exact: true });
  expect(await source.evaluate((item) => item === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await table.header("contact").and(page.locator(":focus")).waitFor();

  await table.columnMenu("contact_domain").click();
  await page.getByRole("menuitem", { name: LABELS.removeColumn }).click();
  await table.header("contact_domain").waitFor({ state: "detached" });
  await read.header("contact_domain").waitFor({ state: "detached" });
  expect(await titlesOf(table)).toBe(3);
  await page.keyboard.press("Control+Shift+z");
  await table.shows(1, "contact_domain", "example.net");
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
