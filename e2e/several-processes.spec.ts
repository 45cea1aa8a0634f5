/** The whole story on three web and two worker processes, some of which are killed on the way: nobody need notice. */
import { LABELS } from "@limpid/contract";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RoundRobin, startRoundRobin } from "../tools/testing/round-robin.ts";
import { type S3Server, startS3Server } from "../tools/testing/s3-server.ts";
import { type Installation, openInstallation, type TestServer } from "../tools/testing/start-server.ts";
import { SearchPage } from "./pages/search-page.ts";
import { SqlPage } from "./pages/sql-page.ts";
import { TablePage } from "./pages/table-page.ts";
import { UploadPage } from "./pages/upload-page.ts";
import { productAt } from "./product.ts";
import { readCsv } from "./read-exports.ts";

const POSTGRES = process.env.TEST_DATABASE_URL;
/** Five processes start beside other tests. */
const MANY_PROCESSES_MS = 90_000;
const FERRIES = "day;ferry\n13/02/2024;Nordlys\n14/03/2024;Polarlys\n15/04/2024;Vesteralen\n";
const LONG = `id,date,amount\n${Array.from({ length: 30_000 }, (_, row) => `${row},${1 + (row % 28)}/0${1 + (row % 9)}/2024,${row}.50`).join("\n")}\n`;

describe.skipIf(POSTGRES === undefined)("three web and two worker processes with a bucket", () => {
  let store: S3Server;
  let installation: Installation;
  let proxy: RoundRobin;
  const webs: TestServer[] = [];
  const workers: TestServer[] = [];
  const product = productAt(() => proxy.url);

  beforeAll(async () => {
    store = await startS3Server();
    installation = await openInstallation(POSTGRES ?? "", {
      ...store.settings,
      WORKERS: "1",
      CLEAN_ROW_LIMIT: "0",
      RATE_LIMIT_PER_MINUTE: "100000",
    });
    webs.push(...(await Promise.all([1, 2, 3].map(() => installation.start("web")))));
    workers.push(...(await Promise.all([1, 2].map(() => installation.start("worker", { LOG_LEVEL: "info" })))));
    proxy = await startRoundRobin(webs.map(({ url }) => url));
  });
  afterAll(async () => {
    proxy?.close();
    await Promise.all([...webs, ...workers].map((process) => process.stop()));
    await installation?.remove();
    await store?.close();
  });

  async function edit(page: Page, table: TablePage, row: number, text: string): Promise<void> {
    await table.activate(row, "ferry");
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
    await table.says("All changes saved");
  }

  it("serve a table from the upload to the query, in two windows, while a web process is killed", async () => {
    const { page, context, faults } = await product.visit("/upload");
    context.setDefaultTimeout(MANY_PROCESSES_MS);
    faults.allow(/Failed to load resource|net::ERR_/, "a process is killed in the middle of its replies");
    const upload = new UploadPage(page);
    await upload.visibility.selectOption("public");
    const table = await upload.cleanFile("fjord_ferries.csv", FERRIES);
    const other = await context.newPage();
    await other.goto(page.url());
    const second = new TablePage(other);
    await second.says(LABELS.fileLoaded);

    await edit(page, table, 1, "Kong Harald");
    await second.shows(1, "ferry", "Kong Harald");
    await edit(other, second, 2, "Richard With");
    await table.shows(2, "ferry", "Richard With");

    await webs[0]?.kill();
    await edit(page, table, 3, "Nordkapp");
    await second.shows(3, "ferry", "Nordkapp");
    await edit(other, second, 1, "Havila");
    await table.shows(1, "ferry", "Havila");
    await other.keyboard.press("Control+z");
    await table.shows(1, "ferry", "Kong Harald");

    const rows = readCsv((await table.export("csv")).bytes);
    expect(rows.map(({ day, ferry }) => [day, ferry])).toEqual([
      ["2024-02-13", "Kong Harald"],
      ["2024-03-14", "Richard With"],
      ["2024-04-15", "Nordkapp"],
    ]);
    const id = await table.tableId();
    const sql = new SqlPage((await product.visit("/sql")).page);
    await sql.write(`select ferry from "${id}" order by ferry`);
    await sql.run.click();
    await sql.shows(1, ["Kong Harald"]);
    const search = new SearchPage((await product.visit("/search")).page);
    await search.search("fjord feries");
    await search.card("Fjord ferries").waitFor();
  });

  it("clean a long file to its end, although the worker process that has begun is killed", async () => {
    const { page, context } = await product.visit("/upload");
    context.setDefaultTimeout(MANY_PROCESSES_MS);
    const upload = new UploadPage(page);
    await upload.drop([{ name: "long.csv", text: LONG }]);
    await upload.file.start.click();
    const id = await new TablePage(page).tableId();
    const begun = (): TestServer | undefined =>
      workers.find((worker) => worker.output().includes(`"${id}","attempt":0`));
    await expect.poll(begun).toBeDefined();
    await begun()?.kill();
    const table = new TablePage(page);
    await table.says(LABELS.fileCleaned);
    await table.shows(1, "date", "2024-01-01");
  });
});
