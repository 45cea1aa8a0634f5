/** Somebody settles what is left of a table by its questions, by keys alone, and thinks better of one answer. */
import { LABELS, PANEL_LABELS } from "@limpid/contract";
import { expect, it } from "vitest";
import { findGraveViolations } from "./accessibility.ts";
import { openProduct } from "./product.ts";
import { readCsv } from "./read-exports.ts";
import { shoot } from "./shots.ts";

const product = openProduct();

const TOWNS = ["Winterthur", "Schaffhausen", "Rapperswil"];
const VISITS = [
  "day;town;mail",
  ...Array.from({ length: 60 }, (_, row) => {
    const day = String((row % 28) + 1).padStart(2, "0");
    return `${day}.03.2024;${TOWNS[row % 3]};visitor${row}@example.org`;
  }),
  "31.02.2024;Winterthur;ada(at)example.org",
  "31.02.2024;Rapperswil;bob@example.org",
  "30.02.2024;Schaffhausen;cy@example.org",
  "07.03.2024;Winterhtur;dora@example.org",
  "08.03.2024;Winterhtur;eve@example.org",
].join("\n");

it("answers all questions by keys, undoes one, and is told what was done", async () => {
  const { page, table } = await product.openTable("visits.csv", VISITS);

  await page.getByRole("button", { name: /^Questions/ }).click();
  const panel = page.getByRole("complementary", { name: PANEL_LABELS.columnsAndQuestions });
  const questions = panel.getByRole("article");
  await questions.first().waitFor();
  await panel.getByText(PANEL_LABELS.decidedOf(0, 6)).waitFor();
  await shoot(page, "review-questions");
  expect(await findGraveViolations(page, "aside")).toEqual([]);
  // Each value stands under its own reason.
  const reasons = panel.getByText(/^3[01] February does not exist/);
  await expect.poll(() => reasons.allTextContents()).toHaveLength(2);
  const asked = await questions.count();

  // The impossible days: one value is set to a day, the other is no data.
  const days = questions.filter({ hasText: "30.02.2024" });
  await expect.poll(() => days.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press("1");
  await panel.getByText("Only “31.02.2024”").waitFor();
  await page.keyboard.press("e");
  await page.keyboard.type("2024-02-29");
  await page.keyboard.press("Enter");
  await panel.getByText(PANEL_LABELS.decidedOf(2, 6)).waitFor();
  await table.shows(61, "day", "2024-02-29");
  await expect.poll(() => panel.evaluate((one) => one.contains(document.activeElement))).toBe(true);

  const towns = questions.filter({ hasText: "Winterhtur" });
  await towns.focus();
  await page.keyboard.press("y");
  await panel.getByText(PANEL_LABELS.decidedOf(4, 6)).waitFor();
  await table.shows(64, "town", "Winterthur");
  await page.keyboard.press("Control+z");
  await panel.getByText(PANEL_LABELS.decidedOf(2, 6)).waitFor();
  await table.shows(64, "town", "Winterhtur");
  await expect.poll(() => towns.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press("Control+Shift+z");
  await panel.getByText(PANEL_LABELS.decidedOf(4, 6)).waitFor();
  expect(await questions.count()).toBe(asked - 1);

  await days.focus();
  await page.keyboard.press("m");
  await panel.getByText(PANEL_LABELS.decidedOf(5, 6)).waitFor();
  await questions.first().focus();
  await page.keyboard.press("n");
  await panel.getByText("No open questions").waitFor();
  await shoot(page, "review-certificate");
  const download = page.waitForEvent("download");
  await panel.getByRole("button", { name: PANEL_LABELS.exportAs(LABELS.exports.excel) }).click();
  expect((await download).suggestedFilename()).toMatch(/-clean\.xlsx$/);
  const rows = readCsv((await table.export("csv")).bytes).slice(-5);
  expect(rows.map(({ day, town }) => [day, town])).toEqual([
    ["2024-02-29", "Winterthur"],
    ["2024-02-29", "Rapperswil"],
    ["", "Schaffhausen"],
    ["2024-03-07", "Winterthur"],
    ["2024-03-08", "Winterthur"],
  ]);
  expect(rows[0]?.mail).toBe("ada(at)example.org");

  await panel.getByRole("button", { name: LABELS.whatChanged }).click();
  const changes = page.getByRole("complementary", { name: LABELS.whatChanged });
  await changes.getByRole("button", { expanded: false }).first().click();
  await changes.getByRole("button", { name: PANEL_LABELS.backToOriginal(62) }).click();
  await table.shows(64, "day", "07.03.2024");
  await shoot(page, "review-rejected");
  await page.keyboard.press("Control+z");
  await table.shows(64, "day", "2024-03-07");

  await page.reload();
  await table.says(LABELS.fileLoaded);
  await table.grid.focus();
  await page.keyboard.press("Control+End");
  await table.shows(64, "town", "Winterthur");
  const guest = await product.visit(`/table/${await table.tableId()}`);
  await guest.page.getByRole("button", { name: /^Questions/ }).click();
  await guest.page.getByText("No open questions").waitFor();
});
