/** Text Cleaner, first cut: each line beside its datetime, and one line deciding what another leaves open. */
import { expect, it } from "vitest";
import { Frame } from "./pages/frame.ts";
import { TextCleanerPage } from "./pages/text-cleaner-page.ts";
import { openProduct } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openProduct();

it("shows an ambiguous line as such until another line decides it", async () => {
  const { page } = await product.visit("/upload");
  await new Frame(page).openTab("textCleaner");
  const cleaner = new TextCleanerPage(page);
  await cleaner.lines.fill("03/04/2024\nnot a date");
  await cleaner.result(1).filter({ hasText: "Datetime is ambiguous" }).waitFor();
  await cleaner.result(2).filter({ hasText: "not a date" }).waitFor();
  await cleaner.status.filter({ hasText: /^Processed 2 rows in \d+\.\d\d seconds\.$/ }).waitFor();
  await shoot(page, "text-cleaner-ambiguous");

  await cleaner.lines.fill("03/04/2024\n25/12/2023");
  await cleaner
    .result(1)
    .filter({ hasText: /2024-04-03|03\.04\.2024/ })
    .waitFor();
  await expect.poll(() => cleaner.results.getByText("Datetime is ambiguous").count()).toBe(0);
  await shoot(page, "text-cleaner-decided");

  await cleaner.clear.click();
  await cleaner.result(1).waitFor({ state: "detached" });
  expect(await cleaner.lines.inputValue()).toBe("");
});
