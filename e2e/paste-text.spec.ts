/** Paste text: the type size, the limit of 10,000 characters with its way out, and the table it becomes. */
import { LABELS, LIMITS } from "@limpid/contract";
import { describe, expect, it } from "vitest";
import { TablePage } from "./pages/table-page.ts";
import { UploadPage } from "./pages/upload-page.ts";
import { openProduct } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openProduct();

const ROWS = "city;founded\nBern;03.02.1191\nBasel;25.12.1226\n";
/** Just over the limit, and still a table. */
const TOO_MUCH = `name,amount\n${"Ada Meier,12.50\n".repeat(Math.ceil(LIMITS.pasteCharacters / 16))}`;

describe("pasted text", () => {
  it("becomes a table", async () => {
    const { page } = await product.visit("/upload");
    const { paste } = new UploadPage(page);
    const table = new TablePage(page);
    expect(await paste.start.isEnabled()).toBe(false);
    await paste.input.fill(ROWS);
    await paste.start.click();
    await table.says(LABELS.fileCleaned);
    await table.shows(1, "city", "Bern");
    await table.shows(2, "founded", "1226-12-25");
  });

  it.each([
    ["5 rows", "a\nb\nc\nd\ne", "24px"],
    ["6 rows", "a\nb\nc\nd\ne\nf", "18px"],
  ])("is shown in its size: %s", async (_, text, size) => {
    const { page } = await product.visit("/upload");
    const { paste } = new UploadPage(page);
    await paste.input.fill(text);
    await expect.poll(() => paste.fontSize()).toBe(size);
    await shoot(page, `upload-pasted-${size}`);
  });

  it("that is too long is not cut in silence but offered as a file", async () => {
    const { page } = await product.visit("/upload");
    const upload = new UploadPage(page);
    const table = new TablePage(page);
    expect(await upload.paste.input.getAttribute("maxlength")).toBe(String(LIMITS.pasteCharacters));

    await upload.pasteFromClipboard(TOO_MUCH);
    await upload.alert.filter({ hasText: "10,000 fit in here" }).waitFor();
    expect(await upload.paste.input.inputValue()).toBe("");
    await shoot(page, "upload-pasted-too-long");

    await upload.paste.card.getByRole("button", { name: "Upload it as a file" }).click();
    await table.says(LABELS.fileCleaned);
    await table.shows(1, "name", "Ada Meier");
  });

  it("can be typed up to the limit and no further", async () => {
    const { page } = await product.visit("/upload");
    const { paste } = new UploadPage(page);
    await paste.input.fill("x".repeat(LIMITS.pasteCharacters));
    await paste.input.press("End");
    await page.keyboard.type("yz");
    expect(await paste.input.inputValue()).toHaveLength(LIMITS.pasteCharacters);
  });
});
