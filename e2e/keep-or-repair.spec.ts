/** How far cleaning goes: of the whole table, with the upload or later, and of a column. */
import { LABELS, PANEL_LABELS } from "@limpid/contract";
import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { findGraveViolations, judgeInBothSchemes } from "./accessibility.ts";
import { TablePage } from "./pages/table-page.ts";
import { UploadPage } from "./pages/upload-page.ts";
import { openProduct } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openProduct();
const { keep, standard, thorough } = LABELS.cleaningSettings;

const PERSONS = ["Georges Lemaire", "Jon Marti", "Ida Frei"];
const ROWS = Array.from(
  { length: 36 },
  (_, row) => `${(row % 15) + 13}/02/2024;${PERSONS[row % 3]};${row % 5 === 0 ? "No" : "Yes"}`,
);
const FILE = ["Day;Person;Paid", "13/02/2024;Gerges Lemaire;Y", ...ROWS].join("\n");

it("cleans the whole table as chosen, by keyboard, takes it back by undo, shows it to others, and remembers its country", async () => {
  const { page, table } = await product.openTable("bills.csv", FILE);
  await table.shows(1, "Day", "2024-02-13");
  await table.shows(1, "Person", "Gerges Lemaire");
  const guest = await product.visit(new URL(page.url()).pathname);
  const seen = new TablePage(guest.page);
  await seen.shows(1, "Person", "Gerges Lemaire");

  const menu = await table.openMenu(LABELS.cleaning);
  await judgeInBothSchemes(page, "cleaning-menu", "[role=dialog]");
  await menu.getByRole("button", { name: thorough }).focus();
  await page.keyboard.press("Enter");
  await table.shows(1, "Person", "Georges Lemaire");
  await seen.shows(1, "Person", "Georges Lemaire");
  await menu.getByRole("button", { name: thorough, pressed: true }).waitFor();
  expect(
    await menu.getByRole("button", { name: thorough }).evaluate((button) => button === document.activeElement),
  ).toBe(true);
  await menu.getByRole("button", { name: "Undo", exact: true }).click();
  await table.shows(1, "Person", "Gerges Lemaire");
  await seen.shows(1, "Person", "Gerges Lemaire");

  await isSettled(menu);
  await menu.getByRole("button", { name: keep }).click();
  await table.shows(1, "Day", "13/02/2024");
  await seen.shows(1, "Day", "13/02/2024");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+z");
  await table.shows(1, "Day", "2024-02-13");
  await page.keyboard.press("Control+y");
  await table.shows(1, "Day", "13/02/2024");
  await table.says("All changes saved");
  const countryIn = (cleaning: Locator) => cleaning.getByRole("combobox", { name: PANEL_LABELS.tableCountry });
  const country = countryIn(await table.openMenu(LABELS.cleaning));
  expect(await country.inputValue()).toBe("");
  await country.selectOption({ label: "Switzerland" });
  await isSettled(menu);
  await table.says("All changes saved");
  await page.reload();
  await table.shows(1, "Day", "13/02/2024");
  expect(await countryIn(await table.openMenu(LABELS.cleaning)).inputValue()).toBe("CH");

  const locked = await seen.openMenu(LABELS.cleaning);
  await locked.getByRole("button", { name: keep, pressed: true }).waitFor();
  expect(await locked.getByRole("button", { name: standard }).isDisabled()).toBe(true);
});

it("keeps everything from the start, but for a column that is decided otherwise", async () => {
  const { page } = await product.visit("/upload", { theme: "dark" });
  await page.getByLabel(LABELS.cleaning, { exact: true }).selectOption(keep);
  const upload = new UploadPage(page);
  await upload.drop([{ name: "bills.csv", text: FILE }]);
  await shoot(page, "upload-with-cleaning");
  await upload.file.start.click();
  const table = new TablePage(page);
  await table.says(LABELS.fileCleaned);
  await table.shows(1, "Day", "13/02/2024");
  const panel = await table.openClasses("Day");
  const form = panel.getByRole("group", { name: "Value format" });
  await form.getByText("Values keep their format (table setting).").waitFor();
  await shoot(page, "form-of-column");
  expect(await findGraveViolations(page, "[role=dialog]")).toEqual([]);
  await form.getByRole("button", { name: /^Standard format.*13\/02\/2024 → 2024-02-13/ }).click();
  await table.shows(1, "Day", "2024-02-13");
  await form.getByRole("button", { name: "Undo" }).click();
  await table.shows(1, "Day", "13/02/2024");
});

it("offers a column the form of most cells and that of its class", async () => {
  const { page, table } = await product.openTable("bills.csv", FILE);
  await table.shows(1, "Paid", "Yes");
  const form = (await table.openClasses("Paid")).getByRole("group", { name: "Value format" });
  await form.getByRole("button", { name: /^Most common format.*Y → Yes/, pressed: true }).waitFor();
  await shoot(page, "form-of-answers");
  await form.getByRole("button", { name: /^Standard format/ }).click();
  await table.shows(1, "Paid", "true");
  await table.shows(2, "Paid", "false");
  await isSettled(form);
  await form.getByRole("button", { name: /^Don't change/ }).click();
  await table.shows(1, "Paid", "Y");
});

it("counts other forms and repairs apart, on a phone too", async () => {
  const { page, table } = await product.openTable("bills.csv", FILE, {
    width: 390,
    height: 844,
    fields: { forms: "standard", repairs: "apply" },
  });
  const menu = await table.openMenu(LABELS.cleaning);
  await menu.getByRole("button", { name: thorough, pressed: true }).waitFor();
  await shoot(page, "cleaning-menu-phone");
  await page.keyboard.press("Escape");
  const panel = await table.openChanges();
  await panel.getByText(`Cleaning: ${thorough}`, { exact: true }).waitFor();
  await panel.getByRole("heading", { name: /^Reformatted ?38$/ }).waitFor();
  await panel.getByRole("heading", { name: /^Corrected ?1$/ }).waitFor();
  await shoot(page, "what-settings-changed");
  expect(await findGraveViolations(page)).toEqual([]);
});

/** The cells are there a moment before the next choice is taken. */
async function isSettled(choices: Locator): Promise<void> {
  await choices
    .page()
    .locator("fieldset[aria-busy=false]")
    .and(choices.or(choices.locator("fieldset")))
    .waitFor();
}
