/** Row 59 of the checklist: markup and scripts in all that a visitor can write are shown as the text that they are. */
import { LABELS } from "@limpid/contract";
import { expect, it } from "vitest";
import { UploadPage } from "../pages/upload-page.ts";
import { openProduct } from "../product.ts";

const product = openProduct();

const IMAGE = "<img src=x onerror=document.documentElement.dataset.taken=1>";
const SCRIPT = "</script><script>document.documentElement.dataset.taken=1</script>";
const STYLE = "<style>*{display:none}</style>";

it("stays text in cells, titles, names, descriptions, tags, on the table's page and in the catalogue", async () => {
  const { page } = await product.visit("/upload");
  const text = `id,${IMAGE}\n1,${SCRIPT}\n2,${STYLE}\n3,${IMAGE}\n`;
  const table = await new UploadPage(page).cleanText(text);
  const path = `/table/${await table.tableId()}`;
  await page.getByRole("button", { name: "Edit details" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit details" });
  await dialog.getByLabel("Name").fill(`Markup ${SCRIPT}`);
  await dialog.getByLabel("Description").fill(IMAGE);
  await dialog.getByLabel(LABELS.tags).fill(STYLE);
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });

  const expectText = async (address: string, text: string): Promise<void> => {
    await page.goto(product.url + address);
    await page.getByText(text).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.taken)).toBeUndefined();
    expect(await page.locator('img[src="x"]').count()).toBe(0);
  };
  await expectText(path, IMAGE);
  await expectText("/feed/mine", `Markup ${SCRIPT}`);
  await expectText(path.replace("table", "embed"), IMAGE);
});
