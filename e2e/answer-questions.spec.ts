/** Somebody reads the report card of a table, answers what its columns ask by keys, and thinks better of one answer. */
import { LABELS, PANEL_LABELS } from "@limpid/contract";
import { expect, it } from "vitest";
import { findGraveViolations } from "./accessibility.ts";
import { openProduct } from "./product.ts";
import { readCsv } from "./read-exports.ts";
import { shoot } from "./shots.ts";

const product = openProduct();

const COUNTRIES = ["Norway", "Sweden", "Norway", "Sweden", "NO", "Norge"];
const GUESTS = [
  "day;country;home;mail",
  ...Array.from({ length: 60 }, (_, row) => {
    const day = `${String((row % 28) + 1).padStart(2, "0")}.03.2024`;
    const mail = `guest${row}${row % 12 === 5 ? "@@" : "@"}example.org`;
    return [day, COUNTRIES[row % 6], COUNTRIES[(row * 5) % 6], mail].join(";");
  }),
].join("\n");

it("answers for all alike columns, undoes it, and answers one value at a time", async () => {
  const { page, table } = await product.openTable("guests.csv", GUESTS);
  const issues = await table.openMenu("Issues");
  const sentence = issues.getByRole("status");
  expect(await sentence.textContent()).not.toBe(LABELS.issues(0));
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: new RegExp(`^${LABELS.questions}`) }).click();
  const panel = page.getByRole("complementary", { name: PANEL_LABELS.columnsAndQuestions });
  const columns = panel.getByRole("region", { name: "Columns" }).getByRole("listitem");
  const stateOf = (title: string) => columns.filter({ hasText: title });
  const cards = panel.getByRole("article");
  const countries = cards.filter({ hasText: "Norge" });
  await countries.waitFor();
  await stateOf("country").filter({ hasText: "1 question" }).waitFor();
  await stateOf("day").filter({ hasText: "Converted" }).waitFor();
  await shoot(page, "report-card");
  expect(await findGraveViolations(page)).toEqual([]);

  // One card for both columns: one key answers both, and one undo takes both back.
  await countries.focus();
  await page.keyboard.press("y");
  await table.shows(5, "country", "Norway");
  await table.shows(2, "home", "Norway");
  await stateOf("home").filter({ hasText: "Your choice" }).waitFor();
  await page.keyboard.press("Control+z");
  await table.shows(5, "country", "NO");
  await table.shows(2, "home", "Norge");
  // The card that comes back has the focus again.
  await countries.and(page.locator(":focus")).waitFor();

  // A single value, by a proposal and by a text of one's own.
  await page.keyboard.press("1");
  await countries.getByText(/^Only “/).waitFor();
  await page.keyboard.press("y");
  await table.shows(5, "country", "Norway");
  await table.shows(6, "country", "Norge");
  await countries.focus();
  await page.keyboard.press("1");
  await page.keyboard.press("e");
  await page.keyboard.type("Kingdom of Norway");
  await page.keyboard.press("Enter");
  await table.shows(6, "country", "Kingdom of Norway");
  await expect.poll(() => countries.count()).toBe(0);

  const mails = cards.filter({ hasText: "guest5@@example.org" }).first();
  await mails.getByRole("button", { name: "Show these rows" }).click();
  await table.says(LABELS.rowsShown(5));
  await mails.getByRole("button", { name: "Show all rows" }).click();
  await mails.focus();
  await page.keyboard.press("y");
  await panel.getByText("No open questions").waitFor();
  await shoot(page, "report-card-done");

  const rows = readCsv((await table.export("csv")).bytes);
  expect(rows[4]).toMatchObject({ country: "Norway", home: "Norway" });
  expect(rows[5]).toMatchObject({ country: "Kingdom of Norway", mail: "guest5@example.org" });
  const edits = await table.openEdits();
  await edits.getByText("Ways of writing: Norge, country").waitFor();
});

it("has the next issue and the questions in sight on a phone", async () => {
  const { page, table } = await product.openTable("guests.csv", GUESTS, { width: 390, height: 844 });
  const questions = page.getByRole("button", { name: new RegExp(`^${LABELS.questions}`) });
  for (const button of [table.nextIssue, questions]) {
    const box = await button.boundingBox();
    expect([box!.x >= 0, box!.x + box!.width <= 390, box!.width > 60]).toEqual([true, true, true]);
  }
  await questions.click();
  const panel = page.getByRole("complementary", { name: PANEL_LABELS.columnsAndQuestions });
  await panel.getByRole("article").first().waitFor();
});

it("finds a column in a long list, goes to it, and hides it, by keys", async () => {
  const titles = Array.from({ length: 40 }, (_, index) => `amount ${index + 1}`);
  const rows = Array.from({ length: 12 }, (_, row) => titles.map((_, column) => row * column + 7).join(";"));
  const { page, table } = await product.openTable("wide.csv", [titles.join(";"), ...rows].join("\n"));
  await page.keyboard.press("F9");
  const panel = page.getByRole("complementary", { name: PANEL_LABELS.columnsAndQuestions });
  await panel.getByRole("textbox", { name: "Search columns" }).fill("amount 3");
  const list = panel.getByRole("region", { name: "Columns" }).getByRole("listitem");
  await expect.poll(() => list.count()).toBe(11);
  await list.first().getByRole("button").first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("h");
  await panel.getByRole("button", { name: "Show amount 30" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await table.header("amount 31").and(page.locator(":focus")).waitFor();
  await page.getByRole("button", { name: LABELS.hiddenColumns(1) }).waitFor();
});
