/** Pictures of the screens, for people: with SHOTS=1 in `e2e/shots/`, which is not kept; `docs/images/` is. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { toPalettePng } from "./palette-png.ts";

const SHOTS = fileURLToPath(new URL("shots", import.meta.url));
const IMAGES = fileURLToPath(new URL("../docs/images", import.meta.url));

/** Takes a picture if somebody asked for pictures. */
export async function shoot(page: Page, screen: string): Promise<void> {
  if (process.env.SHOTS === "1") await shootAlways(page, screen);
}

/** Named by screen, theme and width. */
export async function shootAlways(page: Page, screen: string): Promise<void> {
  const theme = await page.evaluate(() => document.documentElement.dataset.mantineColorScheme ?? "light");
  const name = [screen, theme, page.viewportSize()?.width]
    .join("-")
    .replaceAll(/[^\w-]+/g, "-")
    .toLowerCase();
  await save(page, join(SHOTS, `${name}.png`));
}

/** The pictures of the documentation change only when someone asks for it with UPDATE_IMAGES=1. */
export async function shootForDocs(page: Page, name: string): Promise<void> {
  if (process.env.UPDATE_IMAGES !== "1") return;
  const path = join(IMAGES, `${name}.png`);
  await save(page, path);
  await writeFile(path, await toPalettePng(page, await readFile(path)));
}

async function save(page: Page, path: string): Promise<void> {
  await mkdir(join(path, ".."), { recursive: true });
  await page.screenshot({ path, animations: "disabled", caret: "hide" });
}
