/** Drop a CSV: raw rows, cleaned rows, the next issue, an edit that lasts, and four exports that hold it. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { LABELS } from "@limpid/contract";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { changeScheme } from "./accessibility.ts";
import { type ExportName, TablePage } from "./pages/table-page.ts";
import { UploadPage } from "./pages/upload-page.ts";
import { openProduct, type TableOptions } from "./product.ts";
import { type ExportedRow, readCsv, readExcel, readJson, readParquet } from "./read-exports.ts";
import { shoot, shootForDocs } from "./shots.ts";

const ORDERS = fileURLToPath(new URL("files/orders.csv", import.meta.url));
const PROGRESS = /^Page \d+ of 3 cleaned \| \d+ seconds left$/;

const product = openProduct();

describe("a dropped CSV", () => {
  it("shows the raw rows first, and then the cleaned ones in their place", async () => {
    const { page } = await product.visit("/upload");
    const table = new TablePage(page);
    const release = await holdCleanedPages(page);

    await dropOrders(page);
    await table.shows(1, "Order date", "28.07.2024");
    await table.shows(2, "Amount", "CHF 1'394.05");
    await shoot(page, "table-raw");

    release();
    await table.says(LABELS.fileCleaned);
    await table.shows(1, "Order date", "2024-07-28");
    await table.shows(2, "Amount", "1394.05");
    await table.shows(1, "Order no", "001041");
    await table.nextIssue.and(page.locator(":enabled")).waitFor();
  });

  it("tells its progress page by page, to the page and to its log", async () => {
    const { page } = await product.visit("/upload?debug=1");
    const table = new TablePage(page);
    await dropOrders(page);
    await table.says(LABELS.fileCleaned);

    const log = await table.openMenu("Debug");
    const told = (await log.getByRole("cell").allInnerTexts()).filter((text) => PROGRESS.test(text));
    expect(told.toReversed().map((text) => text.slice(0, 11))).toEqual(["Page 1 of 3", "Page 2 of 3", "Page 3 of 3"]);
  });

  it("has its information behind one line on a phone, unfolded by key", async () => {
    const { page } = await openOrders({ width: 390, height: 844, isOnlyRead: true });
    const line = page.getByRole("button", { name: /^Table Information: .+ rows × \d+ columns$/ });
    const created = page.getByText("Created", { exact: true });
    expect(await line.getAttribute("aria-expanded")).toBe("false");
    expect(await created.count()).toBe(0);
    await line.press("Enter");
    await created.waitFor();
    expect(await line.getAttribute("aria-expanded")).toBe("true");
  });

  it("goes from issue to issue, and round", async () => {
    const { page, table } = await openOrders({ isOnlyRead: true });
    for (const [index, cell] of [
      [1, "ada.meier(at)example"],
      [2, "31.02.2024"],
      [3, "Switzerlnd"],
      [4, "clara@@example.org"],
      [5, "CHF 12O.50"],
      [1, "ada.meier(at)example"],
    ] as const) {
      await table.nextIssue.click();
      await table.says(LABELS.showingIssue(index, 5));
      await table.active().filter({ hasText: cell }).waitFor();
    }
    await shoot(page, "table-issue");

    const issues = await table.openMenu("Issues");
    await issues.getByText(LABELS.issues(5)).waitFor();
    await issues.getByRole("switch", { name: LABELS.missingData }).click();
    await issues.getByText(LABELS.issues(9)).waitFor();
    await shoot(page, "table-issues-menu");
  });

  it("is edited by keyboard; the edit outlives a reload and is in every export", async () => {
    const { page, table } = await openOrders();
    await table.activate(5, "E-mail");
    await page.keyboard.press("F2");
    await table.cellBox.waitFor();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("ada.meier@example.org");
    await page.keyboard.press("Enter");
    await table.shows(5, "E-mail", "ada.meier@example.org");
    await table.says("All changes saved");

    await page.reload();
    await table.says(LABELS.fileLoaded);
    await table.shows(5, "E-mail", "ada.meier@example.org");
    await table.nextIssue.click();
    await table.says(LABELS.showingIssue(1, 4));

    for (const [name, extension, read] of EXPORTS) {
      const { fileName, bytes } = await table.export(name);
      expect(fileName).toBe(`orders-clean.${extension}`);
      const rows = await read(bytes);
      expect(rows, name).toHaveLength(57);
      expect(rows[4], name).toMatchObject({
        "Order no": "001045",
        Customer: "Nils Garcia",
        "E-mail": "ada.meier@example.org",
        "Order date": "2024-09-02",
        Amount: "479.61",
      });
      expect(rows[15]?.["E-mail"], name).toBe("");
    }
    await table.says(LABELS.csvReady);
  });
});

const EXPORTS: readonly (readonly [
  name: ExportName,
  extension: string,
  read: (bytes: Buffer) => readonly ExportedRow[] | Promise<readonly ExportedRow[]>,
])[] = [
  ["excel", "xlsx", readExcel],
  ["json", "json", readJson],
  ["parquet", "parquet", readParquet],
  ["csv", "csv", readCsv],
];

it("has its picture taken for the documentation, in light and in dark", async () => {
  const { page, table } = await openOrders({ isOnlyRead: true });
  await table.nextIssue.click();
  await table.says(LABELS.showingIssue(1, 5));
  await page.keyboard.press("Control+Enter");
  await table.details.waitFor();
  for (const [scheme, name] of [
    ["light", "table"],
    ["dark", "table-dark"],
  ] as const) {
    await changeScheme(page, scheme);
    await shoot(page, "table-details");
    await shootForDocs(page, name);
  }
});

async function dropOrders(page: Page): Promise<void> {
  const upload = new UploadPage(page);
  await upload.dropFile(ORDERS);
  await upload.file.start.click();
}

async function openOrders(options: TableOptions = {}) {
  return await product.openTable("orders.csv", await readFile(ORDERS, "utf8"), options);
}

/** Cleaning takes no time worth looking at, so the cleaned pages wait at the door. */
async function holdCleanedPages(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/v1/data/clean/page/**", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
