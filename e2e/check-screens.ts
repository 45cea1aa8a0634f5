/**
 * Every screen and state in two widths: nothing overflows, and axe finds nothing serious, in light colours where it is
 * wide and in dark ones where it is narrow. Colours do not depend on the width, nor names and roles on the colours.
 */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { changeScheme, findGraveViolations, judgeInBothSchemes } from "./accessibility.ts";
import type { Product, Visit } from "./product.ts";
import type { SampleTables, Screen } from "./screens.ts";
import { shoot } from "./shots.ts";

const LOOKS = {
  wide: { width: 1440, height: 900, theme: "light" },
  narrow: { width: 390, height: 844, theme: "dark" },
} as const;
export type Width = keyof typeof LOOKS;

export async function reachScreen(
  product: Product,
  samples: SampleTables,
  { path, prepare, reach, isGuest = false }: Pick<Screen, "path" | "prepare" | "reach" | "isGuest">,
  width: Width,
): Promise<Visit> {
  const visit = await product.visit(path.replace(":id", samples.id).replace(":broken", samples.broken), {
    ...LOOKS[width],
    prepare,
    ...(!isGuest && { session: samples.session }),
  });
  await reach(visit);
  return visit;
}

export async function judgeScreen(
  page: Page,
  { name, scope, isWideOnly = false }: Pick<Screen, "name" | "scope" | "isWideOnly">,
): Promise<void> {
  if (isWideOnly) await judgeInBothSchemes(page, name, scope);
  else {
    await shoot(page, name);
    expect(await findGraveViolations(page, scope), name).toEqual([]);
  }
  expect(await overflowPx(page), `${name}: the page itself must not scroll sideways`).toBe(0);
}

/** Gives an open page the room of a phone, and dark colours. */
export async function makeNarrow(page: Page): Promise<void> {
  const { theme, ...size } = LOOKS.narrow;
  await page.setViewportSize(size);
  await changeScheme(page, theme);
  // What follows the width is drawn with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

function overflowPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
