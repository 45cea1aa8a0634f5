/**
 * The whole way of somebody who has never been here: finds a table by what it is about, joins it to another one, shares
 * the result, puts it into a page, and reads it with a program.
 */
import { execFile, spawnSync } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { LABELS, type SearchReply } from "@limpid/contract";
import { beforeAll, expect, it, vi } from "vitest";
import { ApiClient } from "../tools/testing/client.ts";
import { CONDITION_MS } from "../tools/testing/patience.ts";
import { SearchPage } from "./pages/search-page.ts";
import { SqlPage } from "./pages/sql-page.ts";
import { TablePage } from "./pages/table-page.ts";
import { openProduct } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openProduct();
const hasPython = spawnSync("python3", ["--version"]).status === 0;
const MEANING = "lights for ships along the coast";
const LIGHTHOUSES = "beacon,municipality,lamp range nm\nPellworm,P1,24\nWesterheversand,P2,21\nAmrum,P3,23\n";
const MUNICIPALITIES = "municipality,inhabitants\nP1,1155\nP2,103\nP3,936\n";
const PYTHON = `
import csv, sys, urllib.request
rows = csv.DictReader(urllib.request.urlopen(sys.argv[1]).read().decode("utf-8").splitlines())
print(sum(int(row["inhabitants"]) for row in rows))
`;

let beacons: string;
let places: string;
let view: string | undefined;

beforeAll(async () => {
  const owner = await ApiClient.connect(product.url);
  beacons = await owner.upload(LIGHTHOUSES, { filename: "lighthouses.csv", listed: true });
  places = await owner.upload(MUNICIPALITIES, { filename: "municipalities.csv", listed: true });
  await Promise.all([owner.finish(beacons), owner.finish(places)]);
  // The meaning of a new table is found beside the service's other work.
  const asked = { session_uuid: owner.session, scope: "semantic", search_text: MEANING };
  const found = async () => (await owner.patient.post<SearchReply>("/api/v1/search", asked)).body.results;
  await vi.waitFor(async () => expect((await found()).map(({ id }) => id)).toContain(beacons), {
    timeout: CONDITION_MS,
  });
});

it("leads from a meaning to a program that reads the result", async () => {
  const { page, context } = await product.visit("/search");
  const search = new SearchPage(page);
  const found = search.card("Lighthouses");
  await search.search(MEANING, "Descriptions");
  await found.waitFor();
  await shoot(page, "stranger-finds-by-meaning");
  const opened = context.waitForEvent("page");
  await found.getByRole("link", { name: "Lighthouses", exact: true }).click();
  const tab = await opened;
  await new TablePage(tab).says(LABELS.fileLoaded);

  await tab.getByRole("contentinfo").getByRole("link", { name: "SQL" }).click();
  const sql = new SqlPage(tab);
  await sql.run.waitFor();
  await sql.write(
    `select beacon, inhabitants from "${beacons}" join "${places}" using (municipality) order by inhabitants`,
  );
  await sql.run.click();
  await sql.says(/^3 rows · 2 columns · /);
  await sql.shows(1, ["Westerheversand", "103"]);
  await shoot(tab, "stranger-joins");

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await sql.outcome.getByRole("button", { name: LABELS.copyLink }).click();
  await sql.says("Link copied");
  const link = await tab.evaluate(() => navigator.clipboard.readText());
  const friend = await product.visit(new URL(link).pathname);
  await new SqlPage(friend.page).shows(3, ["Pellworm", "1155"]);

  view = new URL(link).pathname.split("/").at(-1);
  await readsInPage(`<iframe src="${product.url}/embed/${beacons}" width="800" height="500"></iframe>`);

  async function readsInPage(snippet: string): Promise<void> {
    const blog = createServer(
      (_, reply) => void reply.setHeader("content-type", "text/html").end(`<h1>Blog</h1>${snippet}`),
    );
    await new Promise<void>((resolve) => blog.listen(0, "127.0.0.1", resolve));
    try {
      await friend.page.goto(`http://localhost:${(blog.address() as AddressInfo).port}/`);
      await friend.page.frameLocator("iframe").getByRole("gridcell", { name: "Pellworm" }).waitFor();
    } finally {
      blog.close();
      blog.closeAllConnections();
    }
  }
});

it.skipIf(!hasPython)("ends in Python, which reads the shared result", async () => {
  const read = await promisify(execFile)("python3", ["-c", PYTHON, `${product.url}/api/v1/get/${view}/csv`]);
  expect(read.stdout.trim()).toBe("2194");
});
