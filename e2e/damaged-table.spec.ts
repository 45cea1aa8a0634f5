/** A table of which a file was damaged on the disk says so, and its owner has it made again. */
import { truncateSync } from "node:fs";
import { ERRORS, LABELS } from "@limpid/contract";
import { LocalBlobs, TableFiles } from "@limpid/files";
import { expect, it } from "vitest";
import { ApiClient } from "../tools/testing/client.ts";
import { TablePage } from "./pages/table-page.ts";
import { openProduct } from "./product.ts";
import { sharedProduct } from "./shared-product.ts";
import { shoot } from "./shots.ts";

const product = openProduct();

const FILE = "name,day\nAnn,01.03.2024\nBob,31.02.2024\nEve,04.03.2024\n";

it("says so to whoever opens it, and is whole again when its owner says so", async () => {
  const owner = await ApiClient.connect(product.url);
  const table = await owner.uploadCleaned(FILE);
  await owner.editOutput(table, 0, 0, "Anna");
  truncateSync(new TableFiles(new LocalBlobs(sharedProduct().dataDir), table).path("review.parquet"), 50);

  const { page, faults } = await product.visit(`/table/${table}`, { session: owner.session });
  faults.allow(/status of 500/, "a damaged file is the story");
  const damage = page.getByRole("region", { name: "Damage" });
  await damage.getByText(LABELS.damageRepairable).waitFor();
  await new TablePage(page).says(ERRORS.table_damaged.title);
  await shoot(page, "table-damaged");

  const guest = await product.visit(`/table/${table}`);
  guest.faults.allow(/status of 500/, "a damaged file is the story");
  await guest.page.getByText(LABELS.damageLost).waitFor();
  expect(await guest.page.getByRole("button", { name: LABELS.repairTable }).count()).toBe(0);

  await damage.getByRole("button", { name: LABELS.repairTable }).click();
  const whole = new TablePage(page);
  await whole.shows(1, "name", "Anna");
  expect(await damage.count()).toBe(0);
});
