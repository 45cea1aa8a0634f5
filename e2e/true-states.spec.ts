/** No screen calls a table clean that leaves something to decide: the own examples and tables of other kinds, as they are. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ColumnReply, type IssuesReply, LABELS, PANEL_LABELS } from "@limpid/contract";
import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { openProduct } from "./product.ts";

const product = openProduct();

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const EXAMPLES = pathOf("../apps/web/public/examples");
const FIXTURES = pathOf("../fixtures/cleaning");
const TABLES = [
  ...readdirSync(EXAMPLES).map((name) => join(EXAMPLES, name)),
  ...["contacts-de", "survey-en", "inventory-en", "hotel-en"].map((name) => join(FIXTURES, name, "dirty.csv")),
];

it.each(TABLES.map((path) => [basename(path) === "dirty.csv" ? basename(join(path, "..")) : basename(path), path]))(
  "%s is called clean nowhere while something is open",
  async (_, path) => {
    const { page, table } = await product.openTable(basename(path), readFileSync(path, "utf8"));
    const id = await table.tableId();
    const columns = await page.evaluate(async (job): Promise<ColumnReply[]> => {
      const body = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
      return (await (await fetch(`/api/v1/data/clean/columns/${job}`, body)).json()) as ColumnReply[];
    }, id);
    const counts = await page.evaluate(async (job): Promise<IssuesReply> => {
      return (await (await fetch(`/api/v1/issues/${job}`)).json()) as IssuesReply;
    }, id);
    const isAsking = ({ questions = [], decisions = [] }: ColumnReply): boolean =>
      questions.length > 0 || decisions.some(({ in_force }) => in_force === null);
    const isOpen = columns.some(isAsking) || counts.columns.some(({ flagged }) => flagged > 0);

    const issues = await table.openMenu("Issues");
    const isSaidToHaveNone = (await issues.getByRole("status").textContent()) === LABELS.issues(0);
    expect(isSaidToHaveNone && isOpen).toBe(false);
    await page.keyboard.press("Escape");

    await table.menu(LABELS.questions).click();
    const panel = page.getByRole("complementary", { name: PANEL_LABELS.columnsAndQuestions });
    const rows = panel.getByRole("region", { name: "Columns" }).getByRole("listitem");
    await rows.nth(columns.length - 1).waitFor();
    await expect.poll(() => rows.filter({ hasText: "…" }).count()).toBe(0);
    for (const [index, column] of columns.entries()) {
      const state = await stateIn(rows.nth(index), column.title);
      if (isAsking(column)) expect([column.title, state]).toEqual([column.title, expect.stringMatching(/question/)]);
      else if ((counts.columns[index]?.flagged ?? 0) > 0) expect(state).toMatch(/flagged/);
      else if (column.judgement !== "judged") expect([column.title, state]).toEqual([column.title, "Not judged"]);
      else expect(state).toMatch(/^(Clean|Converted)$/);
    }
    const done = panel.getByText("No open questions");
    await (isOpen ? panel.getByRole("article").or(panel.getByRole("group")).first() : done).waitFor();
    expect(await done.isVisible()).toBe(!isOpen);
    const areAllJudged = columns.every(({ judgement }) => judgement === "judged");
    expect(await panel.getByText("nothing is left to decide").isVisible()).toBe(!isOpen && areAllJudged);
    const notJudged = await rows.filter({ hasText: "Not judged" }).count();
    expect(await panel.getByText(/^Not judged: /).isVisible()).toBe(notJudged > 0);
    if (!isOpen) expect(notJudged > 0).toBe(!areAllJudged);

    await page.goto("/feed/mine");
    const card = page.getByRole("article").filter({ has: page.locator(`a[href*="${id}"]`) });
    await card.waitFor();
    const quality = (await card.textContent()) ?? "";
    if (isOpen || !areAllJudged) expect(quality).not.toMatch(/100\s%\sdata quality(?! in \d+ of)/);
  },
);

/** What the row says behind the title, without the class. */
async function stateIn(row: Locator, title: string): Promise<string> {
  await row.getByText(title, { exact: true }).first().waitFor();
  return (await row.locator("[data-row] > span").last().textContent()) ?? "";
}
