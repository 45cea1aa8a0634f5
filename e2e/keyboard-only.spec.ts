/** Without a mouse: from the intro page to a cleaned table, from issue to issue, an edit, the details and back. */
import { LABELS } from "@limpid/contract";
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { HomePage } from "./pages/home-page.ts";
import { TablePage } from "./pages/table-page.ts";
import { UploadPage } from "./pages/upload-page.ts";
import { openProduct } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openProduct();
const MAX_TABS = 40;

it("leads from the intro page to a cleaned and corrected table", async () => {
  const { page } = await product.visit("/");
  const { keyboard } = page;
  const table = new TablePage(page);
  const home = new HomePage(page);
  const { paste } = new UploadPage(page);

  await home.startCleaning.waitFor();
  await tabTo(page, home.startCleaning);
  await shoot(page, "home-focus");
  await keyboard.press("Enter");
  await paste.input.waitFor();
  await tabTo(page, paste.input);
  await keyboard.insertText("name,mail,day\nAda,ada(at)example,2024-02-13\nBob,bob@example.org,31.02.2024\n");
  await tabTo(page, paste.start);
  await keyboard.press("Enter");
  await table.says(LABELS.fileCleaned);
  // The button that began it is gone: the keyboard is in the table.
  await table.active().filter({ hasText: "Ada" }).waitFor();

  await keyboard.press("F8");
  await table.says(LABELS.showingIssue(1, 2));
  await table.active().filter({ hasText: "ada(at)example" }).waitFor();
  await keyboard.press("Enter");
  await table.cellBox.waitFor();
  await keyboard.press("Control+A");
  await keyboard.insertText("ada@example.org");
  await keyboard.press("Enter");
  await table.shows(1, "mail", "ada@example.org");
  await table.says("All changes saved");

  await keyboard.press("F8");
  await table.says(LABELS.showingIssue(1, 1));
  await keyboard.press("Control+Enter");
  await table.details.getByText("31 February does not exist.").waitFor();
  await keyboard.press("ArrowUp");
  await table.details.getByText("row 1").waitFor();
  await keyboard.press("Escape");
  await table.details.waitFor({ state: "detached" });
  await table.active().filter({ hasText: "2024-02-13" }).waitFor();
});

it("reaches every control of the toolbar, and leaves a menu where it was opened", async () => {
  const { page, table } = await product.openTable("amounts.csv", "name,amount\nAda,1.50\nBob,x\n");
  const { keyboard } = page;
  for (const name of ["File Information", "Issues", LABELS.showMissingAs, LABELS.export, LABELS.share, "Changes"]) {
    await tabTo(page, table.menu(name));
    await keyboard.press("Enter");
    // A menu is in sight a moment before it takes the keyboard.
    await page.locator(":is([role=dialog], [role=menu]):focus-within").waitFor();
    await keyboard.press("Escape");
    await expect.poll(() => isFocused(table.menu(name)), { message: name }).toBe(true);
  }
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    if (await isFocused(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${MAX_TABS} times Tab did not lead to ${String(target)}`);
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
