/** A file was read wrongly: its owner sees how it would be read otherwise, applies it, and keeps the earlier work. */
import { LABELS } from "@limpid/contract";
import { describe, expect, it } from "vitest";
import { ReadingEditorPage } from "./pages/reading-editor-page.ts";
import type { TablePage } from "./pages/table-page.ts";
import { openProduct, type Visit } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openProduct();

/** Every line looks like the others, so the first one is taken for a row or for names; either can be wrong. */
const PLANTS = "plant;height;colour\n1;12;red\n2;15;blue\n3;17;green\n4;11;white\n";

async function startWith(text: string): Promise<Visit & { readonly table: TablePage }> {
  return await product.openTable("plants.csv", text);
}

async function change(visit: Visit, table: TablePage, row: number, title: string, text: string): Promise<void> {
  await table.activate(row, title);
  await visit.page.keyboard.type(text);
  await visit.page.keyboard.press("Enter");
  await table.says("All changes saved");
}

describe("reading a file differently", () => {
  it("shows the first rows at once, makes a new table, and keeps an edit and the earlier reading", async () => {
    const { table, ...visit } = await startWith(PLANTS);
    const { page } = visit;
    const first = await table.tableId();
    await change(visit, table, 2, "colour", "navy");

    const editor = new ReadingEditorPage(page);
    await editor.open(table);
    expect(await editor.apply.isEnabled()).toBe(false);
    await editor.headerRows.fill("0");
    await editor.row(1).filter({ hasText: "plantheightcolour" }).waitFor();
    await shoot(page, "reading-preview");
    await editor.apply.click();

    await page.waitForURL((url) => !url.pathname.endsWith(first));
    await table.says(LABELS.fileCleaned);
    await table.shows(1, "column_3", "colour");
    await table.shows(3, "column_3", "navy");
    await shoot(page, "reading-applied");

    await page.getByRole("link", { name: first.slice(0, 8) }).click();
    await page.waitForURL(`**/table/${first}`);
    await table.says(LABELS.fileLoaded);
    await table.shows(2, "colour", "navy");
    await page.getByText("A newer reading of this file exists.").waitFor();
    await shoot(page, "reading-earlier");
  });

  it("goes back to what was found, and says when changes cannot come along", async () => {
    const { table, ...visit } = await startWith(PLANTS);
    const { page } = visit;
    await change(visit, table, 1, "colour", "crimson");
    const editor = new ReadingEditorPage(page);
    await editor.open(table);
    await editor.choose("Column delimiter", "Comma");
    await editor.summary.filter({ hasText: "1 column" }).waitFor();
    await editor.reset.click();
    await editor.summary.filter({ hasText: "3 columns" }).waitFor();
    expect(await editor.apply.isEnabled()).toBe(false);

    await editor.choose("Column delimiter", "Other…");
    await editor.dialog.getByRole("textbox", { name: "Column delimiter, other" }).fill(";1");
    await editor.dialog.getByRole("button", { name: "Detect Column delimiter again" }).click();
    await editor.summary.filter({ hasText: "3 columns" }).waitFor();
    await expect.poll(() => editor.control("Column delimiter").inputValue()).toBe("Semicolon");
    await editor.control("Encoding").fill("windows-1252");
    await page.getByRole("option", { name: "windows-1252" }).waitFor();
    await page.keyboard.press("Escape");

    await editor.choose("Column delimiter", "Comma");
    await editor.summary.filter({ hasText: "1 column" }).waitFor();
    await editor.apply.click();
    await page.getByRole("button", { name: "Warnings 1" }).click();
    await page.getByText("1 of 1 earlier change could not be kept").waitFor();
  });

  it("is not offered to a guest", async () => {
    const { table } = await product.openTable("plants.csv", PLANTS, { isGuest: true });
    const panel = await table.openMenu(LABELS.fileInformation);
    await panel.getByText("column delimiter").waitFor();
    expect(await panel.getByRole("button", { name: LABELS.readDifferently }).count()).toBe(0);
  });
});
