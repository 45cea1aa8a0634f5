/** A visitor gives a key, which makes the session the user's under another id, and ends the session. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { LABELS } from "@limpid/contract";
import type { BrowserContext } from "playwright-core";
import { expect, it } from "vitest";
import { HomePage } from "./pages/home-page.ts";
import { UploadPage } from "./pages/upload-page.ts";
import { openProduct } from "./product.ts";
import { sharedProduct } from "./shared-product.ts";

const product = openProduct();
const LIMPID = fileURLToPath(new URL("../dist/cli/main.js", import.meta.url));

function makeKey(user: string): string {
  const env = { ...process.env, DATA_DIR: sharedProduct().dataDir, DATABASE_URL: "" };
  return execFileSync(process.execPath, [LIMPID, "keys", "add", user], { env, encoding: "utf8", stdio: "pipe" }).trim();
}

const sessionIn = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === "session_uuid")?.value;

it("keeps the visitor's tables when a key is typed, and lets go of them when the session is ended", async () => {
  const { page, context, faults } = await product.visit("/upload");
  faults.allow(/401|403/, "an event stream of the session that is no more");
  const table = await new UploadPage(page).cleanText("city,amount\nBern,1.50\nBasel,2.75\n");
  const path = `/table/${await table.tableId()}`;
  const anonymous = await sessionIn(context);

  await page.goto(`${product.url}/`);
  const home = new HomePage(page);
  await home.enterApiKey.click();
  await home.keyBox.pressSequentially(makeKey("grace"));
  await page.getByText("@grace").waitFor();
  await expect.poll(() => sessionIn(context)).not.toBe(anonymous);
  const known = await sessionIn(context);

  const details = page.getByRole("button", { name: "Edit details" });
  await page.goto(product.url + path);
  await page.getByText("@grace").first().waitFor();
  await details.waitFor();

  await page.getByRole("tab", { name: LABELS.tabs.about }).click();
  await page.getByRole("button", { name: "End session" }).click();
  await page.getByText("Session ended. A new one has started.").waitFor();
  expect(await page.getByText("@grace").count()).toBe(0);
  expect([anonymous, known]).not.toContain(await sessionIn(context));

  await page.goto(product.url + path);
  await table.says(LABELS.fileLoaded);
  expect(await details.count()).toBe(0);
});
