import { LABELS } from "@limpid/contract";
import type { Page } from "playwright-core";

/** The intro page. */
export class HomePage {
  readonly title;
  readonly startCleaning;
  readonly enterApiKey;
  readonly keyBox;

  constructor(page: Page) {
    this.title = page.getByRole("heading", { level: 1 });
    this.startCleaning = page.getByRole("button", { name: LABELS.startCleaning });
    this.enterApiKey = page.getByRole("button", { name: LABELS.enterApiKey });
    this.keyBox = page.getByRole("textbox", { name: "API key" });
  }
}
