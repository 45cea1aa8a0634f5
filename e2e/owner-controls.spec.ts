/** The owner says what a table is, publishes it and makes it private, embeds it, deletes it, and thinks better of it. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { LABELS } from "@limpid/contract";
import { expect, it } from "vitest";
import { TablePage } from "./pages/table-page.ts";
import { UploadPage } from "./pages/upload-page.ts";
import { openProduct } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openProduct();

const PEOPLE =
  "mail,amount\nada@example.org,1.50\nbob@example.org,2.75\ncy@example.org,3.10\ndora@example.org,4.00\neve@example.org,5.25\n";

async function paste(text: string, visibility: "private" | "public" = "private") {
  const { page, context, faults } = await product.visit("/upload");
  const upload = new UploadPage(page);
  await upload.visibility.selectOption(visibility);
  const table = await upload.cleanText(text);
  return { page, context, faults, table, path: `/table/${await table.tableId()}` };
}

it("publishes a private table once they have read what will be seen, and makes it private again", async () => {
  const { page, path } = await paste(PEOPLE);
  const guest = await product.visit(path);
  await new TablePage(guest.page).says(LABELS.fileLoaded);
  const isPublic = async () =>
    (await guest.context.request.get(`${product.url}/sitemap.xml`)).text().then((map) => map.includes(path));
  expect(await isPublic()).toBe(false);

  await page.getByRole("button", { name: `${LABELS.publish}…` }).click();
  const dialog = page.getByRole("dialog", { name: "Who can find this table" });
  await dialog.getByText("mail (E-mail address)").waitFor();
  await shoot(page, "table-publish");
  await dialog.getByRole("button", { name: LABELS.publish, exact: true }).click();
  await page.getByText(LABELS.isPublic).waitFor();
  expect(await isPublic()).toBe(true);
  // An owner who has read the warning is not asked once more.
  expect(await page.getByRole("region", { name: "Public table" }).count()).toBe(0);

  await new TablePage(page).openMenu(LABELS.share);
  await page.getByRole("menuitem", { name: LABELS.makePrivate }).click();
  await dialog.getByText(LABELS.publicBy.owner).waitFor();
  await shoot(page, "table-make-private");
  await dialog.getByRole("button", { name: LABELS.makePrivate }).click();
  await page.getByText(LABELS.isPrivate).waitFor();
  expect(await isPublic()).toBe(false);
  await guest.page.reload();
  await new TablePage(guest.page).says(LABELS.fileLoaded);
});

it("is asked about personal data in a table that was public from the start, names and tags the table, deletes it and brings it back", async () => {
  const { page, table, path, faults } = await paste(PEOPLE, "public");
  faults.allow(/410/, "the table is deleted");
  const catalogue = page.getByRole("region", { name: "Public table" });
  await catalogue.getByText("mail (E-mail address)").waitFor();
  await shoot(page, "table-personal-data");
  await catalogue.getByRole("button", { name: LABELS.makePrivate }).click();
  await catalogue.waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Edit details" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit details" });
  expect(await dialog.getByRole("switch").isChecked()).toBe(false);
  await dialog.getByLabel("Name").fill("Club members");
  await dialog.getByLabel(LABELS.tags).fill("club");
  await page.keyboard.press("Enter");
  await dialog.getByText("club", { exact: true }).waitFor();
  await shoot(page, "table-details");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("heading", { level: 1, name: "Club members" }).waitFor();

  const guest = await product.visit(path);
  guest.faults.allow(/404/, "the table is deleted");
  const seen = new TablePage(guest.page);
  await seen.says(LABELS.fileLoaded);
  await guest.page.getByRole("heading", { level: 1, name: "Club members" }).waitFor();
  await guest.page.getByText("club", { exact: true }).waitFor();
  expect(await guest.page.getByRole("button", { name: "Edit details" }).count()).toBe(0);

  await page.getByRole("button", { name: "Edit details" }).click();
  await dialog.getByRole("button", { name: "Delete this table" }).click();
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("heading", { name: "This table was deleted" }).waitFor();
  await shoot(page, "table-deleted");
  await guest.page.reload();
  await guest.page.getByRole("heading", { name: "Sorry, could not find this file" }).waitFor();

  await page.reload();
  await page.getByRole("button", { name: "Undo" }).click();
  await table.says(LABELS.fileLoaded);
  await page.getByRole("heading", { level: 1, name: "Club members" }).waitFor();
});

it("puts the table into another site's page, to be read there", async () => {
  const { page, context, table } = await paste("city,amount\nBern,1.50\nBasel,2.75\n");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await (await table.openMenu(LABELS.share)).getByRole("menuitem", { name: "Embed in a page" }).click();
  await page.getByRole("dialog", { name: "Embed in a page" }).getByRole("button", { name: "Copy" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("<iframe");
  const snippet = await page.evaluate(() => navigator.clipboard.readText());

  const blog = createServer(
    (_, reply) => void reply.setHeader("content-type", "text/html").end(`<h1>Blog</h1>${snippet}`),
  );
  await new Promise<void>((resolve) => blog.listen(0, "127.0.0.1", resolve));
  try {
    await page.goto(`http://localhost:${(blog.address() as AddressInfo).port}/`);
    const frame = page.frameLocator("iframe");
    await frame.getByRole("gridcell", { name: "Bern" }).waitFor();
    expect(await frame.getByRole("region", { name: "Toolbar" }).count()).toBe(0);
    expect(await frame.getByRole("contentinfo").count()).toBe(0);
    await shoot(page, "embedded-in-a-blog");
    const opened = context.waitForEvent("page");
    await frame.getByRole("link").first().click();
    expect(new URL((await opened).url()).pathname).toMatch(/^\/table\//);
    await page.getByRole("heading", { name: "Blog" }).waitFor();
  } finally {
    blog.close();
    blog.closeAllConnections();
  }
});
