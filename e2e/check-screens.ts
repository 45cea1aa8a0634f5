/**
 * Every screen and state in one width: nothing overflows, and axe finds nothing serious, in light colours where it is
 * wide and in dark ones where it is narrow. Colours do not depend on the width, nor names and roles on the colours.
 */
import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { findGraveViolations } from "./accessibility.ts";
import { openProduct, type Theme } from "./product.ts";
import { type SampleTables, SCREENS, uploadSamples } from "./screens.ts";
import { shoot } from "./shots.ts";

const LOOKS = {
  wide: { width: 1440, height: 900, theme: "light" },
  narrow: { width: 390, height: 844, theme: "dark" },
} as const;

/** For a spec file of its own, so that the widths are looked at beside each other. */
export function checkScreens(size: keyof typeof LOOKS): void {
  const product = openProduct();
  const { theme: usualTheme, ...viewport } = LOOKS[size];
  const screens = SCREENS.filter(({ isWideOnly = false }) => size === "wide" || !isWideOnly);
  let samples: SampleTables;
  beforeAll(async () => {
    samples = await uploadSamples(product.url);
  });

  it.each(screens)("$name has no grave fault", async ({ name, path, scope, prepare, reach, ...screen }) => {
    const { isGuest = false, isWideOnly = false } = screen;
    const visit = await product.visit(path.replace(":id", samples.id).replace(":broken", samples.broken), {
      ...viewport,
      prepare,
      ...(!isGuest && { session: samples.session }),
    });
    await reach(visit);
    for (const theme of isWideOnly ? (["light", "dark"] as const) : [usualTheme]) {
      await changeTheme(visit.page, theme);
      await shoot(visit.page, name);
      expect(await findGraveViolations(visit.page, scope), theme).toEqual([]);
    }
    expect(await overflowPx(visit.page), "the page itself must not scroll sideways").toBe(0);
  });
}

/** Changes it as the system's setting would. */
async function changeTheme(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
}

function overflowPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
