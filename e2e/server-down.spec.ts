/** The server goes down and comes back: the page says so, stays usable, and goes on by itself. */
import { CLIENT_ERRORS, ERRORS, LABELS } from "@limpid/contract";
import { expect, it } from "vitest";
import { HomePage } from "./pages/home-page.ts";
import { TablePage } from "./pages/table-page.ts";
import { UploadPage } from "./pages/upload-page.ts";
import { openOwnProduct, type Visit } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openOwnProduct();

it("is told on every screen, keeps what is edited meanwhile, and is forgotten when it is over", async () => {
  const home = await product.visit("/");
  const upload = await product.visit("/upload");
  const table = await openSmallTable();
  const screens = [home, upload, table];
  for (const { faults } of screens) faults.allow(/Failed to load resource|net::ERR_/, "the server is away");
  const sessions = await Promise.all(screens.map(sessionOf));
  expect(sessions).not.toContain(undefined);

  await product.goDown();
  for (const [index, screen] of screens.entries()) {
    await maintenance(screen).waitFor();
    await shoot(screen.page, `maintenance-${["home", "upload", "table"][index]}`);
  }
  const { paste } = new UploadPage(upload.page);
  await paste.input.fill("name,amount\nAda,1.50\n");
  const edited = new TablePage(table.page);
  await edited.activate(1, "name");
  await table.page.keyboard.type("Grace");
  await table.page.keyboard.press("Enter");
  await edited.shows(1, "name", "Grace");
  await edited.says(LABELS.pendingChanges(1));

  await product.comeBack();
  for (const screen of screens) await maintenance(screen).waitFor({ state: "detached" });
  await edited.says("All changes saved");
  expect(await Promise.all(screens.map(sessionOf))).toEqual(sessions);
  await paste.start.click();
  const saved = new TablePage(upload.page);
  await saved.says(LABELS.fileCleaned);
  await saved.shows(1, "name", "Ada");
  await new HomePage(home.page).startCleaning.click();
  await home.page.getByRole("heading", { name: "Clean a file" }).waitFor();
  await table.page.reload();
  await edited.says(LABELS.fileLoaded);
  await edited.shows(1, "name", "Grace");
});

it("is waited for in silence where it has too much to do for a moment", async () => {
  const visit = await openSmallTable();
  const { page, faults } = visit;
  faults.allow(/Failed to load resource/, "calls are put off");
  let putOff = 0;
  await page.route("**/api/v1/{data,table,issues,edits}/**", async (route) => {
    if (++putOff > 8) return route.continue();
    const title = ERRORS.overloaded.title;
    const body = JSON.stringify({ code: "overloaded", status: 503, title });
    await route.fulfill({
      status: 503,
      contentType: "application/problem+json",
      headers: { "retry-after": "1" },
      body,
    });
  });
  await page.reload();
  await expect.poll(() => putOff).toBeGreaterThan(0);
  expect(await maintenance(visit).count()).toBe(0);
  await new TablePage(page).shows(1, "name", "Ada");
  expect(putOff).toBeGreaterThan(8);
  expect(await maintenance(visit).count()).toBe(0);
  expect(await page.getByText(ERRORS.overloaded.title).count()).toBe(0);
});

const openSmallTable = () => product.openTable("small.csv", "name,amount\nAda,1.50\nBob,2.75\n");

function maintenance({ page }: Visit) {
  return page.getByRole("status").getByText(CLIENT_ERRORS.maintenance, { exact: true });
}

async function sessionOf({ context }: Visit): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === "session_uuid")?.value;
}
