/** A column can be taken out of sight, though not out of the table, put elsewhere, or kept in sight while the others go by. */
import { LABELS, PANEL_LABELS } from "@limpid/contract";
import { expect, it } from "vitest";
import { findGraveViolations } from "./accessibility.ts";
import { FindBar } from "./pages/find-bar.ts";
import type { TablePage } from "./pages/table-page.ts";
import { openProduct } from "./product.ts";
import { readCsv } from "./read-exports.ts";
import { shoot } from "./shots.ts";

const product = openProduct();
const FILE = ["name;town;day;note", ...Array.from({ length: 40 }, (_, row) => `Ada ${row};Bern;13.03.2024;n ${row}`)];

async function openTable() {
  return await product.openTable("people.csv", FILE.join("\n"));
}

const titlesOf = async (table: TablePage): Promise<readonly string[]> =>
  Promise.all(
    ["name", "town", "day", "note"].map(async (title) => ((await table.header(title).count()) === 0 ? "" : title)),
  );

async function hide(table: TablePage, title: string): Promise<void> {
  await table.columnMenu(title).click();
  await table.grid.page().getByRole("menuitem", { name: LABELS.hideColumn }).click();
  await table.header(title).waitFor({ state: "detached" });
}

it("hides columns, steps over them, says so, keeps them in exports and in the address", async () => {
  const { page, table } = await openTable();
  await hide(table, "town");
  await page.waitForURL(/hide=/);
  await page.keyboard.press("ArrowDown");
  await table.active().filter({ hasText: "2024-03-13" }).waitFor();
  await page.keyboard.press("ArrowLeft");
  await table.active().filter({ hasText: "Ada 0" }).waitFor();
  await hide(table, "note");
  await page.keyboard.press("End");
  await shoot(page, "hidden-columns");

  await page.reload();
  await table.says(LABELS.fileLoaded);
  expect(await titlesOf(table)).toEqual(["name", "", "day", ""]);
  const menu = await table.openMenu(LABELS.export);
  await menu.getByText(LABELS.exportHidden).waitFor();
  await page.keyboard.press("Escape");
  const [row] = readCsv((await table.export("csv")).bytes);
  expect(Object.keys(row ?? {})).toEqual(["name", "town", "day", "note"]);

  const hidden = await table.openMenu(LABELS.hiddenColumns(2));
  await shoot(page, "hidden-columns-menu");
  expect(await findGraveViolations(page)).toEqual([]);
  await hidden.getByRole("menuitem", { name: LABELS.showColumn("note") }).click();
  await table.header("note").waitFor();
  await table.openMenu(LABELS.hiddenColumns(1));
  await page.getByRole("menuitem", { name: LABELS.showAllColumns }).click();
  await table.header("town").waitFor();
  await page.waitForURL((url) => !url.search.includes("hide"));
});

it("shows a hidden column that is gone to, and changes none that nobody sees", async () => {
  const { page, table } = await openTable();
  await hide(table, "town");
  await table.activate(1, "name");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Delete");
  await table.says(LABELS.columnIsHidden("town"));
  await table.shows(1, "name", "Ada 0");

  await page.keyboard.press("Control+f");
  await page.keyboard.type("Bern");
  const finder = new FindBar(page, LABELS.find);
  await finder.says(LABELS.foundCells(40));
  await page.keyboard.press("Enter");
  await table.header("town").waitFor();
  await table.shows(1, "town", "Bern");
});

it("hides what the address says, as far as it is there", async () => {
  const { page, table } = await openTable();
  await page.goto(`${page.url()}?hide=2,99&freeze=70`);
  await table.says(LABELS.fileLoaded);
  expect(await titlesOf(table)).toEqual(["name", "", "day", "note"]);
  await page.goto(page.url().replace(/\?.*/, "?hide=1,2,3,4"));
  await table.says(LABELS.fileLoaded);
  expect(await titlesOf(table)).toEqual(["name", "town", "day", "note"]);
});

it("puts a column elsewhere on the screen, in the address and not in the file", async () => {
  const { page, table } = await openTable();
  const leftToRight = async (): Promise<readonly string[]> => {
    const places = await Promise.all(
      ["name", "town", "day", "note"].map(async (title) => ({
        title,
        x: (await table.header(title).boundingBox())!.x,
      })),
    );
    return places.toSorted((one, other) => one.x - other.x).map(({ title }) => title);
  };
  const list = page.getByRole("region", { name: "Columns" });
  const row = (title: string) => list.getByRole("listitem").filter({ hasText: title });
  await table.menu(LABELS.questions).click();
  await table.activate(1, "name");
  for (const title of ["name", "town", "day", "note"]) await row(title).filter({ hasNotText: "…" }).waitFor();
  await row("day").dragTo(row("name"));
  await page.waitForURL(/[?]order=3$/);
  expect(await leftToRight()).toEqual(["day", "name", "town", "note"]);
  await table.grid.locator("[role=gridcell][tabindex='0']").filter({ hasText: "Ada 0" }).waitFor();
  await shoot(page, "moved-columns");
  expect(await findGraveViolations(page)).toEqual([]);

  await table.columnMenu("note").click();
  await page.getByRole("menuitem", { name: LABELS.moveLeft }).click();
  await expect.poll(leftToRight).toEqual(["day", "name", "note", "town"]);
  await row("note").getByRole("button").first().focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(leftToRight).toEqual(["day", "note", "name", "town"]);

  await page.reload();
  await table.says(LABELS.fileLoaded);
  expect(await leftToRight()).toEqual(["day", "note", "name", "town"]);
  await table.activate(1, "note");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Delete");
  await table.says(LABELS.movedCells);
  await table.shows(1, "name", "Ada 0");
  const [line] = readCsv((await table.export("csv")).bytes);
  expect(Object.keys(line ?? {})).toEqual(["name", "town", "day", "note"]);
  await table.menu(LABELS.questions).click();
  await page.getByRole("button", { name: PANEL_LABELS.fileOrder }).click();
  await expect.poll(leftToRight).toEqual(["name", "town", "day", "note"]);
  await page.waitForURL((url) => !url.search.includes("order"));
});

it("freezes the first columns, which stay while the others go by, also after a reload", async () => {
  const titles = Array.from({ length: 14 }, (_, column) => `c${column}`);
  const lines = Array.from({ length: 60 }, (_, row) => titles.map((title) => `${title} ${row}`).join(";"));
  const { page, table } = await product.openTable("wide.csv", [titles.join(";"), ...lines].join("\n"));
  const place = async (title: string) => (await (await table.cell(2, title)).boundingBox())!;
  await hide(table, "c0");
  const before = await place("c2");
  await table.columnMenu("c2").click();
  await page.getByRole("menuitem", { name: LABELS.freezeUpTo }).click();
  await page.waitForURL(/freeze=3/);
  await table.activate(1, "c2");
  await page.keyboard.press("End");
  await table.active().filter({ hasText: "c13 0" }).waitFor();
  await shoot(page, "frozen-columns");
  expect(await place("c2")).toEqual(before);
  expect(await findGraveViolations(page)).toEqual([]);

  await page.keyboard.press("Control+ArrowLeft");
  await table.active().filter({ hasText: "c1 0" }).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  const beside = await table.active().filter({ hasText: "c3 0" }).boundingBox();
  expect(beside!.x, "what is gone to stands beside them, not below").toBeGreaterThanOrEqual(before.x + before.width);

  await page.reload();
  await table.says(LABELS.fileLoaded);
  await table.activate(1, "c2");
  await page.keyboard.press("End");
  await table.active().filter({ hasText: "c13 0" }).waitFor();
  expect(await place("c2")).toEqual(before);
  await table.columnMenu("c2").click();
  await page.getByRole("menuitem", { name: LABELS.freezeNone }).click();
  await page.waitForURL((url) => !url.search.includes("freeze"));
  await table.activate(1, "c3");
  await page.keyboard.press("End");
  await table.active().filter({ hasText: "c13 0" }).waitFor();
  expect((await place("c2")).x).toBeLessThan(before.x);
});
