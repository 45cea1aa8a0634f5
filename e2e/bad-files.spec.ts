/** What cannot be read says so, in the words of the specification, and nothing is stuck. */
import { CLIENT_ERRORS, ERRORS, LABELS, LIMITS } from "@limpid/contract";
import { describe, expect, it } from "vitest";
import { TablePage } from "./pages/table-page.ts";
import { UploadPage } from "./pages/upload-page.ts";
import { openProduct } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openProduct();

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const LIMIT_BYTES = 10 * 1024 * 1024;

describe("a file", () => {
  it("that is a picture named .csv cannot be read", async () => {
    const { page } = await product.visit("/upload");
    const { file } = new UploadPage(page);
    await file.input.setInputFiles({ name: "holiday.csv", mimeType: "text/csv", buffer: PNG });
    await file.start.click();
    await page.getByRole("heading", { name: CLIENT_ERRORS.couldNotRead }).waitFor();
    await new TablePage(page).status.filter({ hasText: CLIENT_ERRORS.couldNotRead }).waitFor();
    await page.getByText("This is a PNG image, not a table", { exact: true }).waitFor();
    await shoot(page, "table-unreadable");
    await page.getByRole("link", { name: "Back to File Cleaner" }).click();
    await page.waitForURL("**/upload");
  });

  it("over the limit is refused when it is chosen", async () => {
    const { page } = await product.visit("/upload");
    const { file } = new UploadPage(page);
    await file.card.getByText(LABELS.uploadLimit(LIMITS.uploadMb)).waitFor();
    await file.input.setInputFiles(tooBig("big.csv"));
    await file.card.getByRole("alert").getByText(ERRORS.file_too_large.title, { exact: true }).waitFor();
    expect(await file.start.count()).toBe(0);
    await shoot(page, "upload-too-large");
  });

  it("over the limit is refused by the server too, should the page not know of it", async () => {
    const { page, faults } = await product.visit("/upload");
    faults.allow(/status of 413.*\/api\/v1\/file/, "the refusal is the story");
    await page.route("**/api/v1/settings", async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ response: reply, json: { ...(await reply.json()), upload_mb: 20 } });
    });
    await page.reload();
    const { file } = new UploadPage(page);
    await file.card.getByText(LABELS.uploadLimit(20)).waitFor();
    await file.input.setInputFiles(tooBig("big.csv"));
    await file.start.click();
    await file.card.getByRole("alert").getByText(ERRORS.file_too_large.title, { exact: true }).waitFor();
    expect(await file.start.isEnabled()).toBe(true);
  });

  it("that does not come alone is not taken", async () => {
    const { page } = await product.visit("/upload");
    const upload = new UploadPage(page);
    await upload.drop([
      { name: "a.csv", text: "a\n1\n" },
      { name: "b.csv", text: "b\n2\n" },
    ]);
    await upload.file.card.getByRole("alert").getByText(CLIENT_ERRORS.oneFileOnly, { exact: true }).waitFor();
    expect(await upload.file.start.count()).toBe(0);
    await upload.drop([{ name: "a.csv", text: "a\n1\n" }]);
    await upload.file.start.waitFor();
    expect(await upload.alert.count()).toBe(0);
  });
});

it("a table nobody knows cannot be found", async () => {
  const { page, faults } = await product.visit("/table/00000000-0000-4000-8000-000000000000");
  faults.allow(/status of 404.*\/api\/v1\/table\//, "the table is not there");
  await page.getByRole("heading", { name: CLIENT_ERRORS.couldNotFind }).waitFor();
  expect(await new TablePage(page).toolbar.count(), "nothing can be done with it").toBe(0);
  await shoot(page, "table-unknown");
});

function tooBig(name: string) {
  return { name, mimeType: "text/csv", buffer: Buffer.alloc(LIMIT_BYTES + 1, "a,b\n") };
}
