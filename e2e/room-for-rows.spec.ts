/** The screen is for the rows: they begin near its top, and what stands around them leaves them room. */
import { LABELS } from "@limpid/contract";
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { findGraveViolations } from "./accessibility.ts";
import { openProduct } from "./product.ts";
import { shoot } from "./shots.ts";

const FIRST_ROW_PX = 180;
const LAPTOPS = [
  [1366, 768],
  [1280, 800],
  [1024, 768],
] as const;
const PEOPLE = [
  "name;mail;day",
  ...Array.from({ length: 130 }, (_, row) => `Ada Novak;ada${row}@example.org;13.03.2024`),
];

const product = openProduct();

it("begins the rows within 180 px of the top of each laptop", async () => {
  const { page, table } = await open(PEOPLE, 1440, 900);
  const notices = [page.getByRole("region", { name: "Cleaning", exact: true }), publicNotice(page)];
  for (const notice of notices) await notice.waitFor();
  const first = await table.cell(1, "day");
  for (const [width, height] of LAPTOPS) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => (await boxOf(first)).y, { message: `${width} px` }).toBeLessThanOrEqual(FIRST_ROW_PX);
    await shoot(page, "room-for-rows");
    for (const notice of notices) expect((await boxOf(notice)).y, "below the rows").toBeGreaterThan(FIRST_ROW_PX);
    expect((await boxOf(first)).y, "once the notices are there").toBeLessThanOrEqual(FIRST_ROW_PX);
  }
  expect(await findGraveViolations(page)).toEqual([]);

  const description = page.getByRole("button", { name: "Description and tags" });
  await page.getByText(/^130 rows in 3 columns/).waitFor();
  await description.click();
  await page.getByRole("listitem").filter({ hasText: "E-mail address" }).waitFor();
  expect((await boxOf(first)).y).toBeGreaterThan(FIRST_ROW_PX);
});

it("keeps rows, tools and notices apart when a laptop's page is zoomed to 200 %", async () => {
  const { page, table } = await open(PEOPLE, 683, 384);
  const notice = publicNotice(page);
  await notice.waitFor();
  await shoot(page, "room-for-rows-zoomed");
  const first = await boxOf(await table.cell(1, "day"));
  expect(first.y).toBeGreaterThanOrEqual(await endOf(table.toolbar));
  expect(first.y + first.height).toBeLessThanOrEqual((await boxOf(notice)).y);
  expect(await endOf(notice)).toBeLessThanOrEqual(384);
  await table.activate(1, "name");
  await page.keyboard.press("Control+End");
  const last = await boxOf(table.active());
  expect(last.y + last.height).toBeLessThanOrEqual((await boxOf(notice)).y);
});

it.each([
  [390, 844],
  [640, 360],
])("shows the issues first at %i × %i, and the rows when they are asked for", async (width, height) => {
  const { page, table } = await open([...PEOPLE, "Ada Novak;nobody;13.03.2024"], 1366, 768, false);
  await page.setViewportSize({ width, height });
  const issues = page.getByRole("region", { name: "Issues", exact: true });
  await issues.waitFor();
  expect(await table.grid.count()).toBe(0);
  await page.getByRole("button", { name: LABELS.showTable }).click();
  await expect.poll(() => page.getByRole("button", { name: LABELS.findAndReplace }).isEnabled()).toBe(true);
  await shoot(page, "table-on-a-phone");
  const cell = await table.cell(2, "mail");
  await cell.click();
  expect(await endOf(cell)).toBeLessThanOrEqual(height);
  await page.keyboard.type("grace@example.org");
  await page.keyboard.press("Enter");
  await expect.poll(async () => await (await table.cell(2, "mail")).innerText()).toContain("grace@example.org");
  expect(await findGraveViolations(page)).toEqual([]);
  await page.getByRole("button", { name: LABELS.showIssues }).click();
  await issues.waitFor();
});

it("shows one drawer at a time where there is no room for two", async () => {
  const { page, table } = await open(PEOPLE, 1024, 768);
  const values = await table.openValues("mail");
  await table.activate(2, "name");
  await page.keyboard.press("Control+Enter");
  await table.details.waitFor();
  expect(await values.isVisible()).toBe(false);
  await shoot(page, "one-drawer");
  await table.details.getByRole("button", { name: "Close" }).click();
  await values.waitFor();

  await page.keyboard.press("Control+Enter");
  await table.details.waitFor();
  await table.openChanges();
  expect(await table.details.count()).toBe(0);
});

it("keeps the cell in sight that the details are about, beside them", async () => {
  const { page, table } = await open(PEOPLE, 768, 1024);
  const cell = await table.cell(2, "day");
  await cell.click();
  await page.keyboard.press("Control+Enter");
  await table.details.waitFor();
  const edge = (await boxOf(table.details)).x;
  await expect
    .poll(async () => {
      const { x, width } = await boxOf(cell);
      return x + width;
    })
    .toBeLessThanOrEqual(edge);
});

it("sets a column that reads from right to left on one side, whatever a value begins with", async () => {
  const lines = ["مدينة;n", "القاهرة;1", "Paris;2", "بيروت;3", "12 شارع;4", "دمشق;5"];
  const { page, table } = await open(lines, 1366, 768);
  const ends = await Promise.all(
    lines.slice(1).map(async (_, row) => (await table.cell(row + 1, "مدينة")).evaluate(endOfText)),
  );
  await shoot(page, "right-to-left");
  expect(new Set(ends.map(Math.round)).size, ends.join(", ")).toBe(1);
});

it("cuts off no class of a column where a very wide screen has room for it", async () => {
  const { table } = await open(PEOPLE, 3840, 2160);
  const name = table.header("name").getByText("Person's name", { exact: true });
  await name.waitFor();
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
});

async function open(lines: readonly string[], width: number, height: number, isOnlyRead = true) {
  return await product.openTable("people.csv", lines.join("\n"), {
    width,
    height,
    isOnlyRead,
    fields: { listed: true },
  });
}

const publicNotice = (page: Page): Locator => page.getByRole("region", { name: "Public table" });

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error("It is not shown");
  return box;
}

async function endOf(element: Locator): Promise<number> {
  const { y, height } = await boxOf(element);
  return y + height;
}

function endOfText(cell: Element): number {
  const range = document.createRange();
  range.selectNodeContents(cell.querySelector("[dir]")!);
  return range.getBoundingClientRect().right;
}
