/** Exports that take long: given up, and asked for by many at once. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import * as XLSX from "@e965/xlsx";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { CONDITION_MS } from "../../../../tools/testing/patience.ts";
import { startServer, type TestServer } from "../../../../tools/testing/start-server.ts";

const LONG_ROWS = 20_000;
const LONG = `a,b,c,d,e,f\n${Array.from({ length: LONG_ROWS }, (_, row) => `x${row},${row}.50,note ${row},y${row},z${row},w${row}`).join("\n")}\n`;

let server: TestServer;
let client: ApiClient;

beforeAll(async () => {
  server = await startServer({ CLEAN_ROW_LIMIT: "0", LOG_LEVEL: "silent" });
  client = await ApiClient.connect(server.url);
});
afterAll(() => server.remove());

async function bytesOf(path: string): Promise<Buffer> {
  const response = await fetch(`${server.url}/api/v1/get/${path}`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

const filesOf = (job: string): string[] =>
  readdirSync(join(server.dataDir, "tables", job.slice(0, 2), job), { recursive: true }).map(String);

describe("a long export", () => {
  let job: string;
  beforeAll(async () => {
    job = await client.uploadCleaned(LONG, { filename: "long.csv" });
  });

  const atWork = async (): Promise<number> => {
    const { body } = await client.get<string>("/metrics");
    return Number(/limpid_calls\{lane="tables",state="running"\} (\d+)/.exec(body)?.[1]);
  };
  const until = async (condition: () => Promise<boolean>): Promise<void> => {
    const deadline = Date.now() + CONDITION_MS;
    while (!(await condition())) if (Date.now() > deadline) throw new Error("It did not come to that");
  };

  it("is ended when nobody waits for it, leaves nothing, and is made when asked for again", async () => {
    const gone = new AbortController();
    const given = fetch(`${server.url}/api/v1/get/${job}/excel`, { signal: gone.signal });
    await until(async () => (await atWork()) === 1);
    gone.abort();
    await expect(given).rejects.toThrow();
    await until(async () => (await atWork()) === 0);
    // The worker is gone a moment before what it left behind.
    const leftovers = () => filesOf(job).filter((name) => name.includes(".tmp-") || name.endsWith(".xlsx"));
    await expect.poll(leftovers).toEqual([]);
    const book = XLSX.read(await bytesOf(`${job}/excel`), { dense: true, sheets: "Table" });
    expect(book.Sheets.Table!["!ref"]).toBe(`A1:F${LONG_ROWS + 1}`);
  });

  it("does not keep pages waiting, and is made once for all who ask", async () => {
    const asked = ["json", "json", "csv", "csv?escape=excel"].map((path) => bytesOf(`${job}/${path}`));
    const pages = await Promise.all([0, 100, 900].map((page) => client.cleanPage(job, page)));
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [one, same, csv, forExcel] = await Promise.all(asked);
    expect(one!.equals(same!)).toBe(true);
    expect(JSON.parse(String(one))).toHaveLength(LONG_ROWS);
    expect(String(csv).split("\r\n")[LONG_ROWS]).toBe(
      `x${LONG_ROWS - 1},${LONG_ROWS - 1}.50,note ${LONG_ROWS - 1},y${LONG_ROWS - 1},z${LONG_ROWS - 1},w${LONG_ROWS - 1}`,
    );
    expect(String(forExcel)).toBe(`\uFEFF${String(csv)}`);
  });
});
