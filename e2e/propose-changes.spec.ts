/** Two people side by side: a reader proposes, the owner sees it come in, accepts, rejects, and lets changes in at once. */
import { LABELS, PANEL_LABELS } from "@limpid/contract";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { judgeInBothSchemes } from "./accessibility.ts";
import { TablePage } from "./pages/table-page.ts";
import { openProduct } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openProduct();

const TOWNS = ["name,town", ...["Ada", "Bob", "Cy", "Dora", "Eve"].map((name) => `${name},Bern`)].join("\n");

const DAYS = Array.from({ length: 12 }, (_, row) => `Ada ${row},2024-03-${10 + row}`).join("\n");

async function openSideBySide() {
  const owner = await product.openTable("towns.csv", TOWNS);
  const { table: owned } = owner;
  const reader = await product.visit(`/table/${owner.id}`);
  const seen = new TablePage(reader.page);
  await seen.says(LABELS.fileLoaded);
  return { owner: owner.page, owned, reader: reader.page, seen };
}

async function type(page: Page, table: TablePage, row: number, title: string, text: string): Promise<void> {
  await table.activate(row, title);
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

const marks = async (table: TablePage, row: number, title: string) =>
  (await (await table.cell(row, title)).getAttribute("data-marks")) ?? "";
const proposals = (page: Page) => page.getByRole("complementary", { name: LABELS.proposals });

async function openProposals(page: Page, table: TablePage) {
  await table.menu(LABELS.proposals).click();
  await proposals(page).waitFor();
  return proposals(page);
}

it("shows the owner what a reader proposes while it is made, who accepts one and rejects one", async () => {
  const { owner, owned, reader, seen } = await openSideBySide();
  await reader.getByText(LABELS.mayPropose(null), { exact: true }).waitFor();
  expect(await reader.getByText(LABELS.readOnly, { exact: true }).count()).toBe(0);

  await type(reader, seen, 2, "name", "Bruno");
  await seen.says(LABELS.proposed(null));
  await seen.shows(2, "name", "Bruno");
  expect(await marks(seen, 2, "name")).toContain("pending");
  await owned.says(LABELS.pendingChanges(1));
  await owned.shows(2, "name", "Bob");
  await expect.poll(() => marks(owned, 2, "name")).toContain("proposed");

  await type(reader, seen, 3, "name", "Cyril");
  await seen.shows(3, "name", "Cyril");
  await owned.menu(LABELS.proposals).filter({ hasText: "2" }).waitFor();
  const panel = await openProposals(owner, owned);
  const entries = panel.getByRole("article");
  await expect.poll(() => entries.count()).toBe(2);
  expect(await entries.first().innerText()).toMatch(/name, row 2\s+Bob → Bruno[\s\S]+somebody\s+Accept\s+Reject/);
  await judgeInBothSchemes(owner, "proposals-owner");

  await panel.getByRole("button", { name: "Accept: name, row 2" }).click();
  await owned.shows(2, "name", "Bruno");
  await entries.first().focus();
  await owner.keyboard.press("n");
  await panel.getByText(PANEL_LABELS.noProposals).waitFor();
  await owned.shows(3, "name", "Cy");
  for (const [page, table] of [
    [reader, seen],
    [owner, owned],
  ] as const) {
    await table.shows(2, "name", "Bruno");
    await table.shows(3, "name", "Cy");
    await page.reload();
    await table.says(LABELS.fileLoaded);
    await table.shows(2, "name", "Bruno");
    await table.shows(3, "name", "Cy");
  }
  await owner.keyboard.press("Control+z");
  await owned.shows(2, "name", "Bob");
  await seen.shows(2, "name", "Bob");
});

it("keeps what waits over a reload, lets the reader take it back, and shows what was changed meanwhile", async () => {
  const { owner, owned, reader, seen } = await openSideBySide();
  await type(reader, seen, 1, "name", "Adele");
  await seen.says(LABELS.proposed(null));
  await type(reader, seen, 4, "name", "Doris");
  await owned.menu(LABELS.proposals).filter({ hasText: "2" }).waitFor();
  await type(owner, owned, 1, "name", "Adriana");
  await owned.shows(1, "name", "Adriana");
  await owned.says("All changes saved");
  for (const page of [owner, reader]) await page.reload();
  await seen.says(LABELS.fileLoaded);
  await seen.shows(1, "name", "Adele");
  const panel = await openProposals(owner, owned);
  await panel.getByText(PANEL_LABELS.changedSince("“Adriana”")).waitFor();
  expect(await panel.getByRole("article").first().innerText()).toMatch(/Ada → Adele/);
  await shoot(owner, "proposals-conflict");

  const mine = await openProposals(reader, seen);
  await mine.getByText(PANEL_LABELS.changedSince("“Adriana”")).waitFor();
  await judgeInBothSchemes(reader, "proposals-reader");
  await mine.getByRole("button", { name: "Withdraw: name, row 4" }).click();
  await seen.shows(4, "name", "Dora");
  await mine.getByText("withdrawn").waitFor();
  await expect.poll(() => panel.getByRole("button", { name: /^Accept:/ }).count()).toBe(1);

  for (const [page, name] of [
    [owner, "proposals-owner-narrow"],
    [reader, "proposals-reader-narrow"],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 });
    await judgeInBothSchemes(page, name);
  }
});

it("decides alike proposals at once, a title too, and has changes in force at once where the owner says so", async () => {
  const { owner, owned, reader, seen } = await openSideBySide();
  for (const row of [1, 2, 3]) {
    await type(reader, seen, row, "town", "Biel");
    await seen.shows(row, "town", "Biel");
  }
  await seen.header("name").getByRole("button", { name: "name" }).first().dblclick();
  await reader.getByRole("textbox", { name: "Title of name" }).fill("Who");
  await reader.keyboard.press("Enter");
  await seen.header("name").getByRole("button", { name: "Who" }).waitFor();
  await owned.menu(LABELS.proposals).filter({ hasText: "4" }).waitFor();
  const panel = await openProposals(owner, owned);
  await shoot(owner, "proposals-kinds");
  await panel.getByRole("button", { name: "Accept 3: town, Biel" }).click();
  for (const row of [1, 2, 3]) await owned.shows(row, "town", "Biel");
  await panel.getByRole("button", { name: "Accept: Title of the column" }).click();
  await owned.header("Who").waitFor();

  await panel.getByRole("switch", { name: PANEL_LABELS.autoAccept }).click();
  await expect.poll(() => panel.getByRole("switch", { name: PANEL_LABELS.autoAccept }).isChecked()).toBe(true);
  await type(reader, seen, 5, "Who", "Eva");
  await seen.shows(5, "Who", "Eva");
  await owned.shows(5, "Who", "Eva");
  expect(await owned.menu(LABELS.proposals).count()).toBe(0);
  await reader.reload();
  await reader.getByText(LABELS.mayChange, { exact: true }).waitFor();
  await seen.shows(5, "Who", "Eva");
});

it("lets a reader propose a column, which everybody sees once the owner accepts it", async () => {
  const owner = await product.openTable("days.csv", `name,day\n${DAYS}`);
  const { table: owned } = owner;
  const { page: reader } = await product.visit(`/table/${await owned.tableId()}`);
  const seen = new TablePage(reader);
  await seen.says(LABELS.fileLoaded);
  await seen.header("day").click({ button: "right" });
  const items = reader.getByRole("group", { name: LABELS.proposeAsColumn });
  await items.getByRole("menuitem", { name: "year" }).first().click();
  await seen.says(LABELS.proposed(null));
  await seen.header("day").click({ button: "right" });
  await items.getByRole("menuitem", { name: LABELS.proposedAsColumn }).waitFor();
  await reader.keyboard.press("Escape");

  const panel = await openProposals(owner.page, owned);
  await panel.getByRole("article").filter({ hasText: "year" }).waitFor();
  expect(await panel.getByRole("article").innerText()).toMatch(/Column of day\s+→ year/);
  await judgeInBothSchemes(owner.page, "proposals-column", "aside");
  await panel.getByRole("button", { name: "Accept: Column of day" }).click();
  for (const table of [owned, seen]) await table.shows(1, "day_year", "2024");
});
