/** A table becomes ready while its owner is on another screen: a message there has the way to it. */
import { LABELS } from "@limpid/contract";
import { expect, it } from "vitest";
import { ApiClient } from "../tools/testing/client.ts";
import { TablePage } from "./pages/table-page.ts";
import { openProduct } from "./product.ts";

const product = openProduct();

it("says on another screen that a table is cleaned, and leads there", async () => {
  const client = await ApiClient.connect(product.url);
  const { page } = await product.visit("/search", { session: client.session });
  await page.getByRole("searchbox").or(page.getByRole("textbox")).first().waitFor();
  const job = await client.upload("town;amount\nBern;1\nChur;2\n", { filename: "towns.csv" });
  const link = page.getByRole("status").getByRole("link", { name: /is cleaned$/ });
  await link.waitFor();
  expect(await link.getAttribute("href")).toBe(`/table/${job}`);
  await link.click();
  const table = new TablePage(page);
  await table.says(LABELS.fileLoaded);
});
