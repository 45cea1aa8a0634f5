/** axe-core in the page: what it finds serious or critical. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { shoot } from "./shots.ts";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const GRAVE: ReadonlySet<string> = new Set(["serious", "critical"]);

/** One line a violation of all rules, or of some: rule, what it means, and the elements. */
export async function findGraveViolations(
  page: Page,
  scope = "html",
  rules?: readonly string[],
): Promise<readonly string[]> {
  // The debugger may add a script where the content security policy lets no page do it.
  const hasAxe = await page.evaluate(() => "axe" in window);
  if (!hasAxe) await page.evaluate(await readFile(AXE, "utf8"));
  const { violations } = await page.evaluate(
    ({ selector, runOnly }) =>
      (window as unknown as { readonly axe: typeof axe }).axe.run(selector, {
        resultTypes: ["violations"],
        ...(runOnly !== undefined && { runOnly: [...runOnly] }),
      }),
    { selector: scope, runOnly: rules },
  );
  return violations
    .filter(({ impact }) => GRAVE.has(impact ?? ""))
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`);
}

/** Judges and shoots a screen in light and in dark: names and roles do not depend on the colours. */
export async function judgeInBothSchemes(page: Page, name: string, scope?: string): Promise<void> {
  for (const [colorScheme, rules] of [
    ["dark", undefined],
    ["light", ["color-contrast"]],
  ] as const) {
    await changeScheme(page, colorScheme);
    await shoot(page, name);
    expect(await findGraveViolations(page, scope, rules), colorScheme).toEqual([]);
  }
}

/** Changes the colours as the setting of the system would. */
export async function changeScheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
}
