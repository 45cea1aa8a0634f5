/** Somebody queries two tables, makes a mistake, and shares what came of it. */
import { LABELS, type SearchReply } from "@limpid/contract";
import { expect, it } from "vitest";
import { ApiClient } from "../tools/testing/client.ts";
import { SqlPage } from "./pages/sql-page.ts";
import { openProduct } from "./product.ts";
import { readCsv } from "./read-exports.ts";
import { shoot } from "./shots.ts";

const product = openProduct();
const ORDERS = "order day;customer;amount\n13/02/2024;anna;1'234.50\n14/02/2024;bert;99.90\n25/12/2023;anna;10.00\n";
const CUSTOMERS = "customer,City name\nanna,Zürich\nbert,Bern\n";

async function uploadTwo() {
  const client = await ApiClient.connect(product.url);
  const [orders, customers] = await Promise.all([
    client.upload(ORDERS, { filename: "Orders.csv" }),
    client.upload(CUSTOMERS, { filename: "CRM export.csv" }),
  ]);
  await Promise.all([client.finish(orders), client.finish(customers)]);
  return { session: client.session, orders, customers };
}

it("runs the sample, joins two tables, shows where a mistake is, and shares the view", async () => {
  const neighbour = await ApiClient.connect(product.url);
  await neighbour.uploadCleaned("peak,height\nBietschhorn,3934\nDoldenhorn,3638\n", {
    filename: "peaks.csv",
    listed: true,
  });
  const { session, orders, customers } = await uploadTwo();
  const { page, context, faults } = await product.visit("/sql", { session });
  faults.allow(/status of 422/, "the query has a mistake");
  const sql = new SqlPage(page);
  await expect.poll(() => sql.query()).toMatch(/^SELECT \* FROM ("CRM export"|Orders) LIMIT 10$/);
  expect([orders, customers].some((id) => page.url().includes(id))).toBe(false);
  await sql.run.click();
  await sql.grid.waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/view\/[0-9a-f-]{36}$/);

  await sql.write(
    `select "City name", sum(amount) as total\nfrom orders o join crm_export c using (customer)\ngroup by all order by 1`,
  );
  await page.keyboard.press("ControlOrMeta+Enter");
  await sql.says(/^2 rows · 2 columns · /);
  await sql.shows(1, ["Bern", "99.90"]);
  await sql.shows(2, ["Zürich", "1244.50"]);
  expect(await sql.titles()).toEqual(["City name", "total"]);
  await shoot(page, "sql-result");
  const rows = readCsv(await sql.export("csv"));
  expect(rows).toEqual([
    { "City name": "Bern", total: "99.90" },
    { "City name": "Zürich", total: "1244.50" },
  ]);

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await sql.outcome.getByRole("button", { name: LABELS.copyLink }).click();
  await sql.says("Link copied");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe(new URL(page.url()).pathname);

  await sql.write("select customer from crm_exprt");
  await sql.run.click();
  await sql.mistake.filter({ hasText: 'There is no table called "crm_exprt"' }).waitFor();
  expect(await sql.marked().textContent()).toBe("crm_exprt");
  await shoot(page, "sql-did-you-mean");
  await sql.mistake.getByRole("button", { name: "CRM export" }).click();
  await sql.shows(1, ["anna"]);
  expect(await sql.query()).toBe('select customer from "CRM export"');

  await sql.write(`select nope\nfrom "${orders}"`);
  await sql.run.click();
  await sql.mistake.filter({ hasText: "line 1, column 8" }).waitFor();
  await sql.mistake.filter({ hasText: 'Referenced column "nope" not found' }).waitFor();
  expect(await sql.marked().textContent()).toBe("nope");
  await shoot(page, "sql-mistake");

  // The catalogue comes to know of a table soon after it is cleaned.
  const asked = { session_uuid: neighbour.session, scope: "values", search_text: "bietschhorn" };
  const peaks = async () => (await neighbour.post<SearchReply>("/api/v1/search", asked)).body.results;
  await expect.poll(async () => (await peaks()).length).toBe(1);
  const guest = await product.visit(new URL(link).pathname);
  const seen = new SqlPage(guest.page);
  await seen.says(/^2 rows · 2 columns · /);
  await seen.shows(2, ["Zürich", "1244.50"]);
  await expect.poll(() => seen.query()).toContain("group by all");
  await seen.cell(1, 0).click();
  await guest.page.keyboard.type("Genf");
  await seen.shows(1, ["Bern"]);
  await seen.tables.getByText("Other tables").waitFor();
});

it("completes names, takes what is clicked, is worked by keys, and can be taken back", async () => {
  const { session, customers } = await uploadTwo();
  const { page } = await product.visit("/sql", { session });
  const sql = new SqlPage(page);
  await expect.poll(() => sql.query()).toContain("LIMIT 10");

  await sql.write(`select  from "${customers}"`);
  await page.keyboard.press("Home");
  for (let step = 0; step < "select ".length; step++) await page.keyboard.press("ArrowRight");
  await page.keyboard.type("City", { delay: 50 });
  const option = page.getByRole("option", { name: /City name/ }).first();
  await option.waitFor();
  await shoot(page, "sql-completion");
  // Enter is taken for a new line in the first moments of the list, so that fast typing is not completed by chance.
  await option.click();
  await expect.poll(() => sql.query()).toBe(`select "City name" from "${customers}"`);
  await page.keyboard.press("ControlOrMeta+Enter");
  await sql.shows(1, ["Zürich"]);

  await sql.write("select ");
  const table = sql.tables.locator("details").filter({ hasText: "CRM export" }).first();
  if ((await table.getAttribute("open")) === null) await table.locator("summary").click();
  await table.getByRole("button", { name: /^Insert City name/ }).click();
  await expect.poll(() => sql.query()).toBe('select "City name"');

  const before = Number(await sql.divider.getAttribute("aria-valuenow"));
  await sql.divider.focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(async () => Number(await sql.divider.getAttribute("aria-valuenow"))).toBeGreaterThan(before);

  await sql.write("select count(*) from range(2000000000) a, range(10) b");
  await sql.run.click();
  await sql.cancel.click();
  await sql.run.waitFor();
  await sql.write("select 42 as answer");
  await sql.run.click();
  await sql.shows(1, ["42"]);
});

it("says that a view is not there, and that a result has no rows", async () => {
  const missing = await product.visit("/view/00000000-0000-4000-8000-000000000000");
  missing.faults.allow(/status of 404/, "there is no such view");
  await new SqlPage(missing.page).mistake.filter({ hasText: "could not find this view" }).waitFor();

  const { page } = await product.visit("/sql");
  const sql = new SqlPage(page);
  await expect.poll(() => sql.query()).not.toBe("");
  await sql.write("select 1 where false");
  await sql.run.click();
  await page.getByRole("heading", { name: "The query returned no rows" }).waitFor();
});
