import { LABELS } from "@limpid/contract";
import type { Locator, Page } from "playwright-core";

/** What stands around every screen. */
export class Frame {
  readonly footer;
  readonly logo;
  readonly tabs;
  readonly body;

  constructor(private readonly page: Page) {
    this.footer = page.getByRole("contentinfo");
    this.logo = page.getByRole("link", { name: "Limpid, start page" });
    this.tabs = page.getByRole("tablist", { name: "Tools" });
    this.body = page.getByRole("main");
  }

  badge(text: string): Locator {
    return this.page.getByRole("banner").getByText(text, { exact: true });
  }

  async openTab(name: keyof typeof LABELS.tabs): Promise<void> {
    await this.page.getByRole("tab", { name: LABELS.tabs[name] }).click();
  }
}
