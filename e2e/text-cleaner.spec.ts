/** Text Cleaner: each line beside its datetime, what is open to be decided, and the result to take away. Its menus have component tests. */
import { TEXT_CLEANER_LABELS } from "@limpid/contract";
import { expect, it } from "vitest";
import { TextCleanerPage } from "./pages/text-cleaner-page.ts";
import { openProduct, type Visit, type VisitOptions } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openProduct();
it("offers both readings of an ambiguous line, settles all alike, copies the result, and writes it otherwise", async () => {
  const { cleaner, page, context } = await openCleaner();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await cleaner.clean("03/04/2024", "05/06/2024", "2024-02-13 14:05");
  await cleaner.thingsToFix(2);
  await cleaner.copy.hover();
  await page.getByRole("tooltip").filter({ hasText: TEXT_CLEANER_LABELS.notAllClean }).waitFor();
  await shoot(page, "text-cleaner-ambiguous");

  await cleaner.reading(1, "2024-03-04").click();
  await cleaner.shows(1, "2024-03-04");
  await cleaner.thingsToFix(1);
  await page.getByRole("button", { name: "Apply to 1 similar line" }).click();
  await cleaner.shows(2, "2024-05-06");
  await cleaner.thingsToFix(0);

  await cleaner.copy.click();
  await cleaner.copy.filter({ hasText: "Copied" }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("2024-03-04\n2024-05-06\n2024-02-13 14:05:00");
  await shoot(page, "text-cleaner-decided");

  const menu = await cleaner.openMenu(3);
  await menu.getByRole("button", { name: TEXT_CLEANER_LABELS.components }).click();
  await menu.getByText("Tuesday").waitFor();
  await cleaner.closeMenu();
  await cleaner.format.selectOption({ label: "Full Format" });
  await cleaner.shows(3, "Dienstag, 13. Februar 2024");
  await cleaner.shows(1, "Montag, 4. März 2024");
  await cleaner.locale.selectOption({ label: "English GB" });
  await cleaner.shows(3, "Tuesday");
  await cleaner.clean("07/08/2024", "25/12/2023");
  await cleaner.shows(1, "day first, inferred from line 2");
});

it("can be done without a mouse", async () => {
  const { cleaner, page } = await openCleaner();
  const { keyboard } = page;
  await cleaner.clean("2024-01-01", "03/04/2024", "hello", "05/06/2024");
  await cleaner.lines.focus();
  await keyboard.press("F8");
  await expect.poll(() => isFocused(cleaner, 2)).toBe(true);
  await keyboard.press("2");
  await cleaner.shows(2, "2024-03-04");
  await keyboard.press("F8");
  await expect.poll(() => isFocused(cleaner, 3)).toBe(true);
  await keyboard.press("l");
  await cleaner.thingsToFix(1);
  await keyboard.press("F8");
  await expect.poll(() => isFocused(cleaner, 4)).toBe(true);
  await keyboard.press("Enter");
  await cleaner.menuHasKeyboard();
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await cleaner.shows(4, "2024-05-06");
  await cleaner.thingsToFix(0);
  await expect.poll(() => isFocused(cleaner, 4)).toBe(true);
  await keyboard.press("Home");
  await expect.poll(() => isFocused(cleaner, 1)).toBe(true);
  await keyboard.press("Enter");
  await cleaner.menuHasKeyboard();
  await keyboard.press("Escape");
  await cleaner.menu.waitFor({ state: "detached" });
  await expect.poll(() => isFocused(cleaner, 1)).toBe(true);
});

it("shows the mouse, too, where the next thing to fix is", async () => {
  const { cleaner, page } = await openCleaner();
  const dates = Array.from({ length: 60 }, (_, day) => `2024-01-${String((day % 28) + 1).padStart(2, "0")}`);
  await cleaner.clean(...dates, "31/02/2024", "2024-02-01");
  await cleaner.nextIssue.click();
  const isActive = () => cleaner.cell(61).evaluate((cell) => cell === document.activeElement);
  await expect.poll(isActive).toBe(true);
  expect(await cleaner.cell(61).evaluate((cell) => getComputedStyle(cell).outlineStyle)).toBe("solid");
  const pane = await cleaner.results.boundingBox();
  const line = await cleaner.cell(61).boundingBox();
  if (pane === null || line === null) throw new Error("The results are not in the page");
  expect(line.y).toBeGreaterThanOrEqual(pane.y);
  expect(line.y + line.height).toBeLessThanOrEqual(pane.y + pane.height);
  await shoot(page, "text-cleaner-next");
});

it("keeps both panes level, and few results in the page, with ten thousand lines", async () => {
  const { cleaner } = await openCleaner();
  const lines = Array.from({ length: 10_000 }, (_, line) => `${(line % 28) + 1} March ${1900 + (line % 120)}`);
  await cleaner.import(...lines);
  expect(await cleaner.results.getByRole("listitem").count()).toBeLessThan(100);
  await cleaner.lines.evaluate((pane) => pane.scrollTo(0, pane.scrollHeight / 2));
  const tops = () =>
    Promise.all([cleaner.lines, cleaner.results].map((pane) => pane.evaluate((element) => element.scrollTop)));
  await expect.poll(async () => new Set(await tops()).size).toBe(1);
  await cleaner.results.evaluate((pane) => pane.scrollTo(0, 200_000));
  await cleaner.shows(5890, "1909-03-10");
  await expect.poll(tops).toEqual([200_000, 200_000]);
  expect(await cleaner.results.getByRole("listitem").count()).toBeLessThan(100);
});

it("shows each reason on a phone, below what it is about, and scrolls both panes to their ends", async () => {
  const { cleaner, page } = await openCleaner({ width: 390, height: 844 });
  await cleaner.clean(
    "Q3 2024",
    "31.02.2024",
    "5 Mar 2024 14:30 CET",
    ...Array.from({ length: 20 }, () => "2024-03-05"),
  );
  await cleaner.lines.evaluate((pane) => pane.scrollTo(0, 0));
  const [open, refused, dropped] = [
    cleaner.result(1).getByTitle("A quarter, written as its first month"),
    cleaner.result(2).getByText("31 February does not exist"),
    cleaner.result(3).getByText("dropped: time zone +01:00"),
  ];
  for (const reason of [open, refused, dropped]) {
    await reason.waitFor();
    expect(await reason.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  }
  const button = await cleaner.result(1).getByRole("button", { name: "2024-07" }).boundingBox();
  expect(button!.y + button!.height).toBeLessThanOrEqual((await open.boundingBox())!.y + 1);
  await shoot(page, "text-cleaner-phone");

  const left = (pane: Element) => pane.scrollHeight - pane.clientHeight - pane.scrollTop;
  await cleaner.results.evaluate((pane) => pane.scrollTo(0, pane.scrollHeight));
  await cleaner.shows(23, "2024-03-05");
  await expect.poll(() => cleaner.lines.evaluate(left)).toBeLessThan(2);
  expect(await cleaner.results.evaluate(left)).toBeLessThan(2);
});

async function openCleaner(options?: VisitOptions): Promise<Visit & { cleaner: TextCleanerPage }> {
  const visit = await product.visit("/upload", options);
  const cleaner = new TextCleanerPage(visit.page);
  await cleaner.open();
  return { ...visit, cleaner };
}

function isFocused(cleaner: TextCleanerPage, line: number): Promise<boolean> {
  return cleaner.cell(line).evaluate((element) => element === document.activeElement);
}
