/**
 * How many decisions finish a table, by keys alone: each answer is one. The tables with known errors lie beside the
 * project where it is developed; without them, only the made one is decided.
 */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PANEL_LABELS } from "@limpid/contract";
import type { Locator, Page, Route } from "playwright-core";
import { expect, it } from "vitest";
import { openOwnProduct } from "./product.ts";

const product = openOwnProduct({ CLEAN_ROW_LIMIT: "0" });
const MINUTES = 60_000;

const known = (name: string): string =>
  fileURLToPath(new URL(`../../shared/eval/cleaning/errors/${name}/dirty.csv`, import.meta.url));

/** The night tries all of them. */
const MOST = { flights: 28, hospital: 12, beers: 12 } as const;
const TRIED = Object.entries(MOST).slice(0, process.env.KNOWN_TABLES === "all" ? undefined : 1);

it.skipIf(!existsSync(known("flights"))).each(TRIED)(
  "%s is finished by %i decisions at most",
  async (name, most) => {
    expect(await decideAll(readFileSync(known(name), "utf8"))).toBeLessThanOrEqual(most);
  },
  3 * MINUTES,
);

it(
  "2,000 orders with four kinds of faults are finished by eight decisions at most",
  async () => {
    expect(await decideAll(orders())).toBeLessThanOrEqual(8);
  },
  3 * MINUTES,
);

it("the next question is there before the server has replied, and no answer is lost", async () => {
  const { page, panel } = await openReview(orders());
  const held: Route[] = [];
  await page.route("**/decide", (route) => void held.push(route));
  const questions = await panel.getByRole("article").count();
  for (let left = questions; left > 0; left--) {
    await expect.poll(() => focused(page).count()).toBe(1);
    await page.keyboard.press("n");
    await expect.poll(() => panel.getByRole("article").count()).toBe(left - 1);
  }
  await panel.getByText("Saving…").waitFor();
  expect(held).toHaveLength(questions);
  for (const route of held) await route.continue();
  await panel.getByText("No open questions").waitFor();
});

async function openReview(text: string): Promise<{ readonly page: Page; readonly panel: Locator }> {
  const { page } = await product.openTable("table.csv", text);
  await page.getByRole("button", { name: /^Questions/ }).click();
  const panel = page.getByRole("complementary", { name: PANEL_LABELS.columnsAndQuestions });
  await panel.getByRole("article").first().waitFor();
  return { page, panel };
}

/** Takes what is proposed, and keeps what has no proposal, in all columns that a rule asks about. */
async function decideAll(text: string): Promise<number> {
  const { page, panel } = await openReview(text);
  const done = panel.getByText("No open questions");
  for (let decisions = 0; ; decisions++) {
    await panel.locator("article:focus").or(done).first().waitFor();
    if (await done.isVisible()) return decisions;
    const before = await panel.getByRole("status").textContent();
    if ((await focused(page).getByRole("checkbox", { checked: false }).count()) > 0) await page.keyboard.press("a");
    const proposals = focused(page).getByRole("button", { name: /^(Accept|Use the)/ });
    await page.keyboard.press((await proposals.count()) > 0 ? "y" : "n");
    await expect.poll(() => panel.getByRole("status").textContent()).not.toBe(before);
    if ((await focused(page).count()) === 0) await waitUntilSaved(page);
    // A user of keys is where the next question is.
    await expect.poll(() => focused(page).or(done).count()).toBeGreaterThan(0);
  }
}

/** Each saved answer is progress, however long the table takes to be cleaned after it. */
async function waitUntilSaved(page: Page): Promise<void> {
  const pending = () => page.getByText(/changes? pending/).allTextContents();
  for (let before = await pending(); before.length > 0; before = await pending())
    await expect.poll(pending).not.toEqual(before);
}

const focused = (page: Page) => page.locator("article:focus");

function orders(): string {
  const goods = [
    ["00417", "Desk lamp", "Lighting"],
    ["00420", "Office chair", "Furniture"],
    ["00433", "Whiteboard", "Supplies"],
  ];
  const rows = Array.from({ length: 2000 }, (_, row) => {
    const [sku = "", item = "", group = ""] = goods[row % 3] ?? [];
    const day = row % 100 === 50 ? "31.02.2024" : `${String((row % 28) + 1).padStart(2, "0")}.03.2024`;
    const misspelt = row % 200 === 7 ? item.replace("e", "") : item;
    const mail = row % 250 === 9 ? `buyer${row}(at)example.org` : `buyer${row}@example.org`;
    const wrong = row % 400 === 11 ? "Garden" : group;
    return [10_000 + row, day, sku, misspelt, wrong, mail, `${(row % 90) + 10},50`].join(";");
  });
  return ["order;day;sku;item;group;mail;amount", ...rows].join("\n");
}
