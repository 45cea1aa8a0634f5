import { beforeAll, expect, it } from "vitest";
import { judgeScreen, reachScreen, type Width } from "./check-screens.ts";
import { openProduct } from "./product.ts";
import { FLOATING, type SampleTables, TABLE_MENUS, TABLE_SCREENS, uploadSamples } from "./screens.ts";

const WIDTHS: readonly Width[] = ["wide", "narrow"];
const product = openProduct();
let samples: SampleTables;
beforeAll(async () => {
  samples = await uploadSamples(product.url);
});

/** A phone shows a table in another way. */
it.each(TABLE_SCREENS)("$name has no grave fault", async (screen) => {
  for (const width of screen.isWideOnly ? WIDTHS.slice(0, 1) : WIDTHS) {
    const { page } = await reachScreen(product, samples, screen, width);
    await judgeScreen(page, screen);
  }
});

it.each(WIDTHS)("no menu and no dialog of a table has a grave fault: %s", async (width) => {
  const visit = await reachScreen(product, samples, { path: "/table/:id", reach: async () => {} }, width);
  for (const menu of TABLE_MENUS) {
    if (menu.isWideOnly && width === "narrow") continue;
    await menu.reach(visit);
    await judgeScreen(visit.page, { ...menu, scope: FLOATING });
    const floating = visit.page.locator(FLOATING);
    for (let left = await floating.count(); left > 0; left--) await visit.page.keyboard.press("Escape");
    await expect.poll(() => floating.count(), { message: menu.name }).toBe(0);
  }
});
