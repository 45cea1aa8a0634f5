import { TEXT_CLEANER_LABELS } from "@limpid/contract";
import type { Locator, Page } from "playwright-core";
import { Frame } from "./frame.ts";

/** Lines on the left, what they mean on the right. */
export class TextCleanerPage {
  readonly lines;
  readonly results;
  readonly status;
  readonly clear;
  readonly copy;
  readonly format;
  readonly locale;
  readonly nextIssue;
  readonly menu;
  readonly fileInput;

  constructor(private readonly page: Page) {
    const panel = page.getByRole("tabpanel", { name: "Text Cleaner" });
    this.lines = page.getByRole("textbox", { name: "Lines to clean" });
    this.results = page.getByRole("region", { name: "Results" });
    this.status = panel.getByRole("status").first();
    this.clear = panel.getByRole("button", { name: TEXT_CLEANER_LABELS.clear });
    this.copy = panel.getByRole("button", { name: /^Cop/ });
    this.format = panel.getByLabel(TEXT_CLEANER_LABELS.format);
    this.locale = panel.getByLabel(TEXT_CLEANER_LABELS.locale, { exact: true });
    this.nextIssue = panel.getByRole("button", { name: "Next" });
    this.menu = page.getByRole("dialog", { name: /^Line \d+$/ });
    this.fileInput = panel.getByLabel("Text file");
  }

  async open(): Promise<void> {
    await new Frame(this.page).openTab("textCleaner");
    await this.lines.waitFor();
  }

  /** Puts the lines in, and waits until they are read. */
  async clean(...lines: readonly string[]): Promise<void> {
    await this.lines.fill(lines.join("\n"));
    await this.isDone(lines.length);
  }

  /** Gives the lines as a file, which takes any number of them. */
  async import(...lines: readonly string[]): Promise<void> {
    await this.fileInput.setInputFiles({
      name: "lines.txt",
      mimeType: "text/plain",
      buffer: Buffer.from(lines.join("\n")),
    });
    await this.isDone(lines.length);
  }

  private async isDone(lines: number): Promise<void> {
    await this.status.filter({ hasText: `Processed ${lines} rows` }).waitFor();
    await this.results.getByRole("listitem").first().waitFor();
  }

  /** The result beside a line, counted from 1. */
  result(line: number): Locator {
    return this.results.locator(`li[aria-posinset="${line}"]`);
  }

  async shows(line: number, text: string): Promise<void> {
    await this.result(line).filter({ hasText: text }).waitFor();
  }

  async openMenu(line: number): Promise<Locator> {
    await this.cell(line).click();
    await this.menu.waitFor();
    return this.menu;
  }

  /** A menu is in sight a moment before it takes the keyboard. */
  async menuHasKeyboard(): Promise<void> {
    await this.page.locator("[role=dialog]:focus-within").waitFor();
  }

  async closeMenu(): Promise<void> {
    await this.menuHasKeyboard();
    await this.page.keyboard.press("Escape");
    await this.menu.waitFor({ state: "detached" });
  }

  /** What an open menu offers, in its order. */
  offers(): Promise<string[]> {
    return this.menu.locator("button, a, input").evaluateAll((controls) =>
      controls.map((control) => {
        const title = control instanceof HTMLInputElement ? control.placeholder : control.firstChild?.textContent;
        return title ?? "";
      }),
    );
  }

  /** What opens a result's menu, and has the keyboard's focus. */
  cell(line: number): Locator {
    return this.result(line).locator("[aria-haspopup]");
  }

  /** The one-click choice of an ambiguous line. */
  reading(line: number, datetime: string): Locator {
    return this.result(line).getByRole("button", { name: datetime, exact: true });
  }

  async thingsToFix(count: number): Promise<void> {
    await this.page.getByText(TEXT_CLEANER_LABELS.found(count), { exact: true }).waitFor();
  }
}
