/** Somebody looks at the values of a column, goes to one, changes one everywhere, and undoes that. */
import { LABELS, PANEL_LABELS } from "@limpid/contract";
import { expect, it } from "vitest";
import { findGraveViolations } from "./accessibility.ts";
import { FindBar } from "./pages/find-bar.ts";
import { openProduct, type VisitOptions } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openProduct();

const TOWNS = ["Bern", "Chur", "Bern", "Genf"];
const FILE = ["town;amount", ...Array.from({ length: 80 }, (_, row) => `${TOWNS[row % 4]};${row + 0.5}`)];

async function openTable(options: VisitOptions = {}, file = FILE.join("\n")) {
  return await product.openTable("towns.csv", file, options);
}

it("lists the values of a column, leads to them, and changes one in all its cells", async () => {
  const { page, table } = await openTable();
  const panel = await table.openValues("town");
  const values = panel.getByRole("listitem");
  await values.first().waitFor();
  expect((await values.allInnerTexts()).slice(0, 3).map((text) => text.replaceAll(/\s+/g, " ").trim())).toEqual([
    "Bern 40",
    "Chur 20",
    "Genf 20",
  ]);
  await shoot(page, "column-values");
  expect(await findGraveViolations(page, "aside")).toEqual([]);

  await values.filter({ hasText: "Genf" }).getByRole("button").first().click();
  const finder = new FindBar(page);
  await finder.says(LABELS.foundAt(1, 20));
  await page.keyboard.press("Enter");
  await finder.says(LABELS.foundAt(2, 20));

  await panel.getByRole("button", { name: PANEL_LABELS.changeValue("Genf") }).click();
  await page.keyboard.type("Genève");
  await page.keyboard.press("Enter");
  await table.says(LABELS.cellsChanged(20));
  await table.shows(4, "town", "Genève");
  await values.filter({ hasText: "Genève" }).waitFor();
  await table.menu("Changes").filter({ hasText: "20" }).waitFor();
  await panel.getByRole("button", { name: "Close" }).click();
  await page.keyboard.press("Control+z");
  await table.shows(4, "town", "Genf");
});

it("opens by a right click, tells the ends of numbers, finds and copies a column, in the dark", async () => {
  const { page, context, table } = await openTable({ theme: "dark" });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await table.header("amount").click({ button: "right" });
  await page.getByRole("menuitem", { name: PANEL_LABELS.columnValues }).click();
  const panel = page.getByRole("complementary", { name: PANEL_LABELS.valuesOf("amount") });
  await panel.getByText("79.5", { exact: true }).first().waitFor();
  await panel.getByText("39.5", { exact: true }).first().waitFor();
  await shoot(page, "column-values");
  await page.keyboard.press("Escape");

  const menu = table.columnMenu("town");
  await menu.click();
  await page.getByRole("menuitem", { name: LABELS.findInColumn }).click();
  await page.keyboard.type("e");
  const finder = new FindBar(page);
  await finder.says(/ 60$|^60 /);
  await finder.close.click();
  await menu.click();
  await page.getByRole("menuitem", { name: LABELS.copyColumn }).click();
  await table.says(LABELS.cellsCopied(80));
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.split("\n").slice(0, 4)).toEqual(TOWNS);
});

it("draws how numbers are spread, in the header and in the panel, and leads to what is far from the others", async () => {
  const { page, table } = await openTable({}, `${FILE.join("\n")}\nChur;9000\n`);
  const drawing = LABELS.histogram("number", 24);
  await table.header("amount").getByRole("img", { name: drawing }).waitFor();
  await table
    .header("town")
    .getByRole("img", { name: LABELS.histogram("text", 3) })
    .waitFor();
  await shoot(page, "histograms-in-headers");

  const panel = await table.openValues("amount");
  await panel.getByRole("img", { name: drawing }).waitFor();
  await panel.getByText(PANEL_LABELS.farFrom(0, 1)).waitFor();
  await shoot(page, "far-values");
  expect(await findGraveViolations(page)).toEqual([]);
  await panel.getByRole("listitem").getByRole("button", { name: "9000" }).first().click();
  await table.says(LABELS.foundAt(1, 1));
  await table.shows(81, "amount", "9000");
});
