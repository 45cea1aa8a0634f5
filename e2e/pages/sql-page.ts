import { buffer } from "node:stream/consumers";
import { LABELS } from "@limpid/contract";
import type { Locator, Page } from "playwright-core";

/** The SQL screen: editor, list of tables, result. */
export class SqlPage {
  readonly editor;
  readonly run;
  readonly cancel;
  readonly mistake;
  readonly outcome;
  readonly tables;
  readonly grid;
  readonly divider;

  constructor(private readonly page: Page) {
    this.editor = page.getByRole("textbox", { name: "Query" });
    this.run = page.getByRole("button", { name: "Run" });
    this.cancel = page.getByRole("button", { name: "Cancel" });
    this.mistake = page.getByRole("alert");
    this.outcome = page.getByRole("region", { name: "Result of the query" });
    this.tables = page.getByRole("region", { name: "Tables" });
    this.grid = page.getByRole("grid", { name: "Result" });
    this.divider = page.getByRole("separator", { name: "Height of the editor" });
  }

  async query(): Promise<string> {
    return (await this.editor.locator(".cm-line").allTextContents()).join("\n");
  }

  /** Replaces all that the editor has. */
  async write(query: string): Promise<void> {
    await this.editor.focus();
    await this.page.keyboard.press("Escape");
    await this.page.keyboard.press("ControlOrMeta+A");
    await this.page.keyboard.insertText(query);
    await this.page.keyboard.press("Escape");
  }

  /** Waits until the line above the result says this. */
  async says(text: string | RegExp): Promise<void> {
    await this.outcome.getByText(text).waitFor();
  }

  titles(): Promise<string[]> {
    return this.grid.getByRole("columnheader").locator("[title]").allTextContents();
  }

  /** Waits until the row shows these texts; rows count from 1. */
  async shows(row: number, texts: readonly string[]): Promise<void> {
    for (const [index, text] of texts.entries()) await this.cell(row, index).filter({ hasText: text }).waitFor();
  }

  cell(row: number, column: number): Locator {
    return this.grid.locator(`[role=row][aria-rowindex="${row + 1}"] > [aria-colindex="${column + 2}"]`);
  }

  /** The text of the editor that is marked as wrong. */
  marked(): Locator {
    return this.editor.locator(".cm-lintRange-error");
  }

  async export(name: keyof typeof LABELS.exports): Promise<Buffer> {
    await this.outcome.getByRole("button", { name: LABELS.export }).click();
    const [download] = await Promise.all([
      this.page.waitForEvent("download"),
      this.page.getByRole("menuitem", { name: LABELS.exports[name] }).click(),
    ]);
    return buffer(await download.createReadStream());
  }
}
