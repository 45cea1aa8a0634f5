import { LABELS } from "@limpid/contract";
import type { Locator, Page } from "playwright-core";
import type { TablePage } from "./table-page.ts";

/** Read it differently: the choices, and the first rows as they would be read. */
export class ReadingEditorPage {
  readonly dialog;
  readonly apply;
  readonly reset;
  readonly headerRows;
  readonly summary;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole("dialog", { name: LABELS.readDifferently });
    this.apply = this.dialog.getByRole("button", { name: "Apply" });
    this.reset = this.dialog.getByRole("button", { name: "Reset" });
    this.headerRows = this.dialog.getByRole("textbox", { name: "Header rows" });
    this.summary = this.dialog.getByRole("status");
  }

  async open(table: TablePage): Promise<void> {
    const panel = await table.openMenu(LABELS.fileInformation);
    await panel.getByRole("button", { name: LABELS.readDifferently }).click();
    await this.dialog.getByRole("table").waitFor();
  }

  control(label: string): Locator {
    return this.dialog.getByRole("combobox", { name: label });
  }

  async choose(label: string, option: string): Promise<void> {
    await this.control(label).click();
    await this.page.getByRole("option", { name: option, exact: true }).click();
  }

  /** A row of the preview, from 1. */
  row(row: number): Locator {
    return this.dialog.getByRole("row").nth(row);
  }
}
