/** What the table screen says and does at its edges is true: double clicks, dropped files, failed exports, long texts. */
import { LABELS } from "@limpid/contract";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { TablePage } from "./pages/table-page.ts";
import { UploadPage } from "./pages/upload-page.ts";
import { openProduct } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openProduct();

async function open(text: string) {
  return await product.openTable("pasted.csv", text);
}

it("starts one upload by a double click on Start, which Cancel calls back", async () => {
  const { page } = await product.visit("/upload");
  const { paste } = new UploadPage(page);
  const table = new TablePage(page);
  let uploads = 0;
  let letThrough = (): void => {};
  await page.route("**/api/v1/file", async (route) => {
    uploads++;
    await new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await route.continue().catch(() => undefined);
  });
  await paste.input.fill("name,amount\nAda,1.50\nBob,2.75\n");
  await paste.start.dblclick();
  await expect.poll(() => uploads).toBe(1);
  const progress = page.getByRole("progressbar", { name: "Upload" });
  await progress.waitFor();
  await shoot(page, "upload-sending");
  const { x: cardLeft } = (await paste.card.boundingBox())!;
  expect((await progress.boundingBox())!.x, "it begins inside its card").toBeGreaterThan(cardLeft + 8);
  await page.getByRole("button", { name: "Cancel" }).click();
  await progress.waitFor({ state: "detached" });
  letThrough();
  expect(await paste.start.isEnabled()).toBe(true);
  expect(new URL(page.url()).pathname).toBe("/upload");

  await paste.start.dblclick();
  await expect.poll(() => uploads).toBe(2);
  letThrough();
  await table.says(LABELS.fileCleaned);
  expect(uploads).toBe(2);
});

it("shows a cell of several lines on one, and the row below whole", async () => {
  const { page, table } = await open('name,note\nAda,"first\nsecond\nthird"\nBob,short\n');
  await table.shows(1, "note", "first↵second↵third");
  const heights = await textHeights(page);
  expect(Math.max(...heights)).toBeLessThanOrEqual(32);
  await shoot(page, "table-line-breaks");
});

it("leads from an address to its page, safely", async () => {
  const { page, table } = await open(
    "name,website\nAda,https://a.example.org/x\nBob,javascript:alert(1)\nEve,https://e.example.org/\nMax,http://m.example.org/\n",
  );
  const link = (await table.cell(1, "website")).getByRole("link");
  expect(await link.getAttribute("href")).toBe("https://a.example.org/x");
  expect(await link.getAttribute("rel")).toContain("noopener");
  expect(await (await table.cell(2, "website")).getByRole("link").count()).toBe(0);
  await shoot(page, "table-links");
  await page.context().route("https://a.example.org/**", (route) => route.fulfill({ body: "there" }));
  const opened = page.waitForEvent("popup");
  await link.click();
  expect((await opened).url()).toBe("https://a.example.org/x");
});

it("marks a value that its column cannot hold, whoever gave it, and takes the mark back with it", async () => {
  const days = Array.from({ length: 12 }, (_, day) => `a,${day + 13}/03/2020`).join("\n");
  const { page, table } = await open(`name,day\n${days}\n`);
  await table.activate(2, "day");
  await page.keyboard.type("31/02/2020");
  await page.keyboard.press("Enter");
  const cell = await table.cell(2, "day");
  await expect.poll(() => cell.getAttribute("aria-invalid")).toBe("true");
  await table.shows(2, "day", "31/02/2020");
  await page.keyboard.press("F8");
  await table.says(LABELS.showingIssue(1, 1));
  await page.keyboard.press("Control+Enter");
  await table.details.getByText(/February/).waitFor();
  await shoot(page, "table-refused-value");
  await page.reload();
  await table.says(LABELS.fileLoaded);
  await expect.poll(() => cell.getAttribute("aria-invalid")).toBe("true");
});

it("offers a file that is dropped on a table as a new one, and cleans it on request", async () => {
  const { page, table } = await open("name,amount\nAda,1.50\nBob,2.75\n");
  const first = await table.tableId();
  await dropOnGrid(page, "second.csv", "city,founded\nBern,03.02.1191\n");
  await page.getByText(LABELS.fileDropped("second.csv")).waitFor();
  await shoot(page, "table-dropped-file");
  await page.getByRole("button", { name: LABELS.cleanDropped }).click();
  const { file } = new UploadPage(page);
  await file.card.getByText("second.csv").waitFor();
  await file.start.click();
  await table.says(LABELS.fileCleaned);
  await table.shows(1, "city", "Bern");
  expect(await table.tableId()).not.toBe(first);
});

it("says that an export failed, and makes it on Retry", async () => {
  const { page, table, faults } = await open("name,amount\nAda,1.50\nBob,2.75\n");
  const id = await table.tableId();
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  faults.allow(/Cannot download the table as csv|net::ERR_/, "the export is broken off");
  await page.route(`**/api/v1/get/${id}/csv`, (route) => route.abort(), { times: 1 });
  await (await table.openMenu(LABELS.export)).getByRole("menuitem", { name: LABELS.exports.csv, exact: true }).click();
  const alert = page.getByRole("alert").filter({ hasText: LABELS.exportFailed("CSV", "") });
  await alert.waitFor();
  await shoot(page, "table-failed-export");
  const saved = page.waitForEvent("download");
  await alert.getByRole("button", { name: "Retry" }).click();
  expect((await saved).suggestedFilename()).toMatch(/-clean\.csv$/);
  await alert.waitFor({ state: "detached" });
  // The specification (§8) wants it in the log.
  expect(logged.join("\n")).toContain("Cannot download the table as csv");
});

function textHeights(page: Page): Promise<number[]> {
  return page
    .locator("[role=gridcell] > span:not([hidden])")
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height));
}

async function dropOnGrid(page: Page, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content ?? ""], fileName ?? ""));
      return transfer;
    },
    [name, text],
  );
  const grid = page.getByRole("grid", { name: "Cells" });
  await grid.dispatchEvent("dragover", { dataTransfer });
  await grid.dispatchEvent("drop", { dataTransfer });
}

describe("the numbers of a long table", () => {
  const ROWS = 1300;
  const BAD = 13;
  const LAST_BAD = 1250;
  /** Every hundredth day cannot be, in rows that are here and in rows that are not. */
  const lines = Array.from({ length: ROWS }, (_, row) => {
    const day = row % 100 === 50 ? "31.02.2024" : `${String((row % 16) + 13)}.03.2024`;
    return `name ${row};${day}`;
  });

  it("are the same wherever they stand: after all is cleaned, after an edit, an undo, and in a second window", async () => {
    const { page, context, table } = await product.openTable("days.csv", ["name;day", ...lines].join("\n"));
    await agree(page, table, 1);

    const other = await context.newPage();
    const second = new TablePage(other);
    await other.goto(page.url());
    await second.says(LABELS.fileLoaded);
    await page.getByRole("button", { name: LABELS.cleanAllRows(ROWS) }).click();
    await table.says(LABELS.allRowsCleaned);
    await agree(page, table, BAD);
    await agree(other, second, BAD);

    await table.grid.focus();
    await page.keyboard.press("F8");
    await table.says(LABELS.showingIssue(1, BAD));
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText("29.02.2024");
    await page.keyboard.press("Enter");
    await agree(page, table, BAD - 1);
    await agree(other, second, BAD - 1);
    await page.keyboard.press("Control+z");
    await agree(page, table, BAD);
    await agree(other, second, BAD);

    // A row that the second window has not got.
    await table.grid.focus();
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("Shift+F8");
    await table.says(LABELS.showingIssue(BAD, BAD));
    // The original says the same, and cannot be decided.
    const last = page.locator(`[role=gridcell][data-row="${LAST_BAD}"][data-marks~="invalid"]:focus`);
    await last.filter({ hasText: "31.02.2024" }).waitFor();
    await page.keyboard.press("n");
    await agree(page, table, BAD - 1);
    await agree(other, second, BAD - 1);
  });

  /** Issues, the bar of the column, and what is left to decide. */
  async function agree(page: Page, table: TablePage, issues: number): Promise<void> {
    const bar = table.header("day").getByRole("img", { name: /good/ });
    await expect.poll(() => table.menu("Issues").textContent()).toBe(`Issues${issues}`);
    await expect.poll(() => bar.getAttribute("aria-label")).toMatch(new RegExp(`, ${issues} flagged, `));
    const panel = await table.openChanges();
    await panel.getByRole("heading", { name: `Flagged ${issues}` }).waitFor();
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
  }
});

it("shows how sure the cells are on average, of the table and of a column, as they are now", async () => {
  const { page, table } = await open("name,mail\nAda,ada@example.org\nBob,bob(at)example\nEve,eve@example.org\nMax,\n");
  const confidence = async (): Promise<number> => {
    const panel = await table.openMenu(LABELS.fileInformation);
    const text = (await panel.getByText(/^Average confidence/).textContent()) ?? "";
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    return Number.parseFloat(text.replace(/^\D+/, ""));
  };
  const before = await confidence();
  await table.activate(2, "mail");
  await page.keyboard.type("bob@example.org");
  await page.keyboard.press("Enter");
  await expect.poll(confidence).toBeGreaterThan(before);
  await (await table.openClasses("mail")).getByText(/^Average confidence/).waitFor();
});
