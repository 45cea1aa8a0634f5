import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { LABELS } from "@limpid/contract";
import type { Locator, Page } from "playwright-core";
import { TablePage } from "./table-page.ts";

export interface DroppedFile {
  readonly name: string;
  readonly text: string;
}

/** The File Cleaner before a job: three ways in. */
export class UploadPage {
  readonly file;
  readonly url;
  readonly paste;
  readonly alert;
  readonly visibility;

  constructor(private readonly page: Page) {
    this.file = new Way(page, "A file", page.getByLabel(LABELS.chooseOrDrop));
    this.url = new Way(page, "A URL", page.getByRole("textbox", { name: "URL of a file" }));
    this.paste = new Way(page, "Pasted text", page.getByRole("textbox", { name: "Paste raw data" }));
    this.alert = page.getByRole("alert");
    this.visibility = page.getByRole("combobox", { name: LABELS.visibility });
  }

  async dropFile(path: string): Promise<void> {
    await this.drop([{ name: basename(path), text: await readFile(path, "utf8") }]);
  }

  /** Moves them as a hand would: over the page, then let go anywhere on it. */
  async drop(files: readonly DroppedFile[]): Promise<void> {
    const dataTransfer = await this.page.evaluateHandle((dropped) => {
      const transfer = new DataTransfer();
      for (const { name, text } of dropped) transfer.items.add(new File([text], name));
      return transfer;
    }, files);
    const target = this.page.getByRole("main");
    await target.dispatchEvent("dragover", { dataTransfer });
    await this.page.getByText("Drop the file to choose it").waitFor();
    await target.dispatchEvent("drop", { dataTransfer });
    await this.page.getByText("Drop the file to choose it").waitFor({ state: "detached" });
  }

  /** Drops a file, and gives its table once it is cleaned. */
  async cleanFile(name: string, text: string): Promise<TablePage> {
    await this.drop([{ name, text }]);
    return await this.clean(this.file);
  }

  /** The same of a text that is typed or pasted. */
  async cleanText(text: string): Promise<TablePage> {
    await this.paste.input.fill(text);
    return await this.clean(this.paste);
  }

  private async clean({ start }: Way): Promise<TablePage> {
    await start.click();
    const table = new TablePage(this.page);
    await table.says(LABELS.fileCleaned);
    return table;
  }

  async pasteFromClipboard(text: string): Promise<void> {
    await this.paste.input.evaluate((area, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", pasted);
      area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  }
}

class Way {
  readonly card;
  readonly start;

  constructor(
    page: Page,
    name: string,
    readonly input: Locator,
  ) {
    this.card = page.getByRole("form", { name });
    this.start = this.card.getByRole("button", { name: LABELS.start, exact: true });
  }

  borderColour(): Promise<string> {
    return this.input.evaluate((element) => getComputedStyle(element).borderTopColor);
  }

  fontSize(): Promise<string> {
    return this.input.evaluate((element) => getComputedStyle(element).fontSize);
  }
}
