/** axe-core in the page: what it finds serious or critical. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const GRAVE: ReadonlySet<string> = new Set(["serious", "critical"]);

/** One line a violation: rule, what it means, and the elements. */
export async function findGraveViolations(page: Page, scope = "html"): Promise<readonly string[]> {
  // The debugger may add a script where the content security policy lets no page do it.
  const hasAxe = await page.evaluate(() => "axe" in window);
  if (!hasAxe) await page.evaluate(await readFile(AXE, "utf8"));
  const { violations } = await page.evaluate(
    (selector) =>
      (window as unknown as { readonly axe: typeof axe }).axe.run(selector, { resultTypes: ["violations"] }),
    scope,
  );
  return violations
    .filter(({ impact }) => GRAVE.has(impact ?? ""))
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`);
}
