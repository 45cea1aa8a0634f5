import type { Locator, Page } from "playwright-core";

/** Lines on the left, what they mean on the right. */
export class TextCleanerPage {
  readonly lines;
  readonly results;
  readonly status;
  readonly clear;

  constructor(page: Page) {
    this.lines = page.getByRole("textbox", { name: "Lines to clean" });
    this.results = page.getByRole("region", { name: "Results" });
    this.status = page.getByRole("tabpanel", { name: "Text Cleaner" }).getByRole("status");
    this.clear = page.getByRole("button", { name: "Clear" });
  }

  /** The result beside a line, counted from 1. */
  result(line: number): Locator {
    return this.results.getByRole("listitem").nth(line - 1);
  }
}
