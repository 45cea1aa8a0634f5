/** A column that holds something else than the model thinks: its owner says so, and can take it back. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { TablePage } from "./pages/table-page.ts";
import { openProduct } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openProduct();
const LINES = Array.from({ length: 30 }, (_, row) => `ann${row}@example.org;${row + 1}.50;note ${row}`);
const FILE = ["Contact;Amount;Note", ...LINES].join("\n");
const SEASONS = Array.from(
  { length: 30 },
  (_, row) => `${1970 + row}-${String((71 + row) % 100).padStart(2, "0")};${row}`,
);

it("cleans the column anew, says why a class is likely, and goes back by undo", async () => {
  const { page, table } = await openTable();
  const chooser = await table.openClasses("Contact");
  await chooser
    .getByRole("button", { name: /^E-mail address/ })
    .filter({ hasText: "Fits 30 of 30 values" })
    .waitFor();
  await shoot(page, "class-chooser");

  await chooser.getByRole("combobox", { name: "Another class" }).fill("Web");
  await page.getByRole("option", { name: /^Web address/ }).click();
  await table.header("Contact").getByText("your choice").waitFor();
  await chooser.getByRole("button", { name: "Reset to the inferred class" }).waitFor();
  await shoot(page, "class-chosen");
  await page.keyboard.press("Escape");
  await table.nextIssue.and(page.locator(":enabled")).waitFor();

  await page.keyboard.press("Control+z");
  await table.header("Contact").getByText("your choice").waitFor({ state: "detached" });
  await table.header("Contact").getByText("E-mail address").waitFor();
  await page.keyboard.press("Control+y");
  await table.header("Contact").getByText("your choice").waitFor();

  await page.reload();
  await table.header("Contact").getByText("your choice").waitFor();
});

it("says by which class a column is cleaned that its own refuses, and lets its owner insist", async () => {
  const { page, table } = await openTable(["Season;Goals", ...SEASONS].join("\n"));
  const chooser = await table.openClasses("Season");
  await table.header("Season").getByText("Year, cleaned as Span of dates").waitFor();
  await chooser.getByText('Treated as "Span of dates": 30 of 30 distinct values do not fit "Year".').waitFor();
  await shoot(page, "cleaned-as");
  await chooser.getByRole("button", { name: /^Year/ }).click();
  await table.header("Season").getByText("your choice").waitFor();
});

it("shows a guest the likely classes, and no way to change them", async () => {
  const { table } = await product.openTable("contacts.csv", FILE, { isGuest: true });
  const chooser = await table.openClasses("Contact");
  expect(await chooser.getByRole("button", { name: /^E-mail address/ }).isDisabled()).toBe(true);
  expect(await chooser.getByRole("combobox", { name: "Another class" }).count()).toBe(0);
});

async function openTable(text = FILE): Promise<{ readonly page: Page; readonly table: TablePage }> {
  const { page, table } = await product.openTable("contacts.csv", text);
  return { page, table };
}
