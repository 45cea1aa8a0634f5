import type { Locator, Page } from "playwright-core";

/** The bar above the cells that finds, and where it may, replaces. */
export class FindBar {
  readonly region;
  readonly regularExpression;
  readonly close;

  constructor(page: Page, name?: string) {
    this.region = page.getByRole("search", name === undefined ? {} : { name });
    this.regularExpression = this.region.getByRole("button", { name: "Regular expression" });
    this.close = this.region.getByRole("button", { name: "Close" });
  }

  /** Waits until it says how much was found. */
  async says(text: string | RegExp): Promise<void> {
    await this.region.getByRole("status").filter({ hasText: text }).waitFor();
  }

  box(name?: string): Locator {
    return this.region.getByRole("textbox", name === undefined ? {} : { name });
  }
}
