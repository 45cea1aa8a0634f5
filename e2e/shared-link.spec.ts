/** Another visitor opens the shared link: the table is there to be read, and what is changed there is only proposed. */
import { LABELS } from "@limpid/contract";
import { expect, it } from "vitest";
import { TablePage } from "./pages/table-page.ts";
import { openProduct } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openProduct();

it("shows another visitor the table with the owner's edit, and keeps what is typed there as a proposal", async () => {
  const owner = await product.openTable("pasted.csv", "name,mail\nAda,ADA@Example.ORG\nBob,bob(at)example\n");
  const { table: owned } = owner;
  await owned.activate(2, "mail");
  await owner.page.keyboard.type("bob@example.org");
  await owner.page.keyboard.press("Enter");
  await owned.says("All changes saved");
  await owner.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await (await owned.openMenu(LABELS.share)).getByRole("menuitem", { name: LABELS.copyLink }).click();
  await owned.says("Link copied");
  const link = await owner.page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe(`/table/${await owned.tableId()}`);

  const guest = await product.visit(new URL(link).pathname);
  const seen = new TablePage(guest.page);
  await seen.says(LABELS.fileLoaded);
  await seen.shows(1, "mail", "ADA@Example.ORG");
  await seen.shows(2, "mail", "bob@example.org");
  await guest.page.getByText(LABELS.mayPropose(null), { exact: true }).waitFor();
  expect(await owner.page.getByText(LABELS.mayPropose(null), { exact: true }).count()).toBe(0);

  await seen.activate(1, "name");
  await guest.page.keyboard.type("Mallory");
  await guest.page.keyboard.press("Enter");
  await seen.says(LABELS.proposed(null));
  await owned.menu(LABELS.proposals).filter({ hasText: "1" }).waitFor();
  await owned.shows(1, "name", "Ada");
  expect((await owned.export("csv")).bytes.toString()).not.toContain("Mallory");
  await shoot(guest.page, "table-guest");

  const embedded = await product.visit(`/embed/${await owned.tableId()}`);
  const framed = new TablePage(embedded.page);
  await framed.shows(1, "name", "Ada");
  await framed.activate(1, "name");
  await embedded.page.keyboard.type("Mallory");
  expect(await framed.cellBox.count()).toBe(0);
});

it("shows a visitor an edit while it is made", async () => {
  const owner = await product.openTable("pasted.csv", "name,amount\nAda,1.50\nBob,2.75\n");
  const { table: owned } = owner;

  const guest = await product.visit(`/table/${await owned.tableId()}`);
  const seen = new TablePage(guest.page);
  await seen.says(LABELS.fileLoaded);
  await owned.activate(2, "name");
  await owner.page.keyboard.type("Bruno");
  await owner.page.keyboard.press("Enter");
  await seen.shows(2, "name", "Bruno");
});
