import { buffer } from "node:stream/consumers";
import { LABELS, PANEL_LABELS } from "@limpid/contract";
import type { Locator, Page } from "playwright-core";

export type ExportName = keyof typeof LABELS.exports;

/** A table: its facts, its toolbar, its cells. Rows are counted as the screen counts them, from 1. */
export class TablePage {
  readonly grid;
  readonly toolbar;
  readonly status;
  readonly details;
  readonly nextIssue;
  readonly cellBox;

  constructor(private readonly page: Page) {
    this.grid = page.getByRole("grid", { name: "Cells" });
    this.toolbar = page.getByRole("region", { name: "Toolbar" });
    this.status = this.toolbar.getByRole("status").or(this.toolbar.getByRole("alert"));
    this.details = page.getByRole("complementary", { name: "Cell details" });
    this.nextIssue = this.toolbar.getByRole("button", { name: LABELS.nextIssue, exact: true });
    this.cellBox = this.grid.getByRole("textbox");
  }

  /** Waits until the toolbar says this. */
  async says(text: string | RegExp): Promise<void> {
    await this.status.filter({ hasText: text }).waitFor();
  }

  header(title: string): Locator {
    const menu = this.page.getByRole("button", { name: LABELS.columnMenu(title), exact: true });
    return this.grid.getByRole("columnheader").filter({ has: menu });
  }

  /** What a column can hold, opened from its header. */
  async openClasses(title: string): Promise<Locator> {
    await this.header(title).locator("[aria-haspopup=dialog]").click();
    const panel = this.page.getByRole("dialog", { name: new RegExp(`^${escapeRegExp(title)}: `) });
    await panel.waitFor();
    return panel;
  }

  async cell(row: number, title: string): Promise<Locator> {
    const column = await this.header(title).getAttribute("aria-colindex");
    return this.grid.locator(`[role=row][aria-rowindex="${row + 1}"] > [aria-colindex="${column}"]`);
  }

  /** Waits until the cell shows this text, and nothing else. */
  async shows(row: number, title: string, text: string): Promise<void> {
    const exactly = new RegExp(`^${escapeRegExp(text)}$`);
    await (await this.cell(row, title)).locator("> span:not([hidden])").filter({ hasText: exactly }).waitFor();
  }

  async activate(row: number, title: string): Promise<void> {
    await (await this.cell(row, title)).click();
  }

  active(): Locator {
    return this.grid.locator("[role=gridcell]:focus");
  }

  menu(name: string): Locator {
    return this.toolbar.getByRole("button", { name: new RegExp(`^${escapeRegExp(name)}`) });
  }

  async openMenu(name: string): Promise<Locator> {
    await this.menu(name).click();
    const panel = this.page.getByRole("dialog", { name }).or(this.page.getByRole("menu", { name }));
    await panel.waitFor();
    return panel;
  }

  /** What cleaning has changed. */
  openChanges(): Promise<Locator> {
    return this.openFromChanges(LABELS.whatChanged);
  }

  /** What people have changed; who may not edit has none of their own. */
  openEdits(name: string = LABELS.myEdits): Promise<Locator> {
    return this.openFromChanges(name);
  }

  private async openFromChanges(name: string): Promise<Locator> {
    const menu = await this.openMenu("Changes");
    await menu.getByRole("button", { name, exact: true }).click();
    return await this.panel(name);
  }

  /** Its values by frequency, from the menu of its header. */
  async openValues(title: string): Promise<Locator> {
    await this.columnMenu(title).click();
    await this.page.getByRole("menuitem", { name: PANEL_LABELS.columnValues }).click();
    return await this.panel(PANEL_LABELS.valuesOf(title));
  }

  columnMenu(title: string): Locator {
    return this.header(title).getByRole("button", { name: LABELS.columnMenu(title) });
  }

  private async panel(name: string): Promise<Locator> {
    const panel = this.page.getByRole("complementary", { name });
    await panel.waitFor();
    return panel;
  }

  /** Exports the table as a person would, and gives the saved file. */
  async export(name: ExportName): Promise<{ readonly fileName: string; readonly bytes: Buffer }> {
    return await this.exportBy(LABELS.exports[name]);
  }

  /** The same by the name of any entry of the menu. */
  async exportBy(entry: string): Promise<{ readonly fileName: string; readonly bytes: Buffer }> {
    const panel = await this.openMenu(LABELS.export);
    const saved = this.page.waitForEvent("download");
    await panel.getByRole("menuitem", { name: entry, exact: true }).click();
    const download = await saved;
    return { fileName: download.suggestedFilename(), bytes: await buffer(await download.createReadStream()) };
  }

  /** The id of the table, from its address. */
  async tableId(): Promise<string> {
    await this.page.waitForURL(/\/table\/[^/]+$/);
    return new URL(this.page.url()).pathname.split("/").at(-1) ?? "";
  }
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
