import type { Locator, Page } from "playwright-core";

/** The pace of a quick typist: each key is a call to the server. */
const KEY_MS = 50;

/** The search screen, and the cards that it shares with feeds. */
export class SearchPage {
  readonly box;
  readonly scope;
  readonly sort;

  constructor(private readonly page: Page) {
    this.box = page.getByRole("searchbox", { name: "Search tables" });
    this.scope = page.getByRole("combobox", { name: "Search in" });
    this.sort = page.getByRole("combobox", { name: "Order" });
  }

  card(name: string): Locator {
    return this.page.getByRole("article", { name, exact: true });
  }

  /** Types as a person does: a search follows each key. */
  async search(text: string, scope?: string): Promise<void> {
    if (scope !== undefined) await this.scope.selectOption({ label: scope });
    await this.box.fill("");
    await this.box.pressSequentially(text, { delay: KEY_MS });
  }
}
