/** A value at which cleaning hangs, throws or ends its process is a cell with an error; all others are cleaned. */
import { fileURLToPath } from "node:url";
import type { CellReply } from "@limpid/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { startServer, type TestServer } from "../../../../tools/testing/start-server.ts";

const TRAPS = fileURLToPath(new URL("../../../../tools/testing/trap-values.cjs", import.meta.url));
/** Even a busy machine starts a process and asks all classes within it; the other tests are done meanwhile. */
const STALL_SECONDS = 12;
const ROWS = 400;
const RANGE_ROWS = 100;
const ENDED = "Could not be cleaned: every worker that tried it stopped.";
const REASONS: Readonly<Record<string, string>> = {
  Hangwil: ENDED,
  Throwwil: "Could not be cleaned: the class has a fault",
  Endwil: ENDED,
};

let server: TestServer;
let client: ApiClient;

beforeAll(async () => {
  server = await startServer({
    NODE_OPTIONS: `--require ${TRAPS}`,
    CLEAN_ROW_LIMIT: "0",
    WORKERS: "2",
    RANGE_CELLS: String(2 * RANGE_ROWS),
    WORKER_STALL_SECONDS: String(STALL_SECONDS),
    LOG_LEVEL: "silent",
  });
  client = await ApiClient.connect(server.url);
});
afterAll(() => server.remove());

/** Towns and days; the towns of some rows are others. */
function fileWith(others: Readonly<Record<number, string>>, rows: number): string {
  const line = (row: number): string => `${others[row] ?? `Ort ${row % 7}`},${(row % 9) + 10}/03/2024`;
  return `town,day\n${Array.from({ length: rows }, (_, row) => line(row)).join("\n")}\n`;
}

async function cellsOf(job: string, rows: number): Promise<readonly (readonly CellReply[])[]> {
  const { body } = await client.cleanPage(job, 0, rows);
  return body.data.map(({ cells }) => cells);
}

async function expectAllButThese(others: Readonly<Record<number, string>>, rows: number): Promise<void> {
  const job = await client.upload(fileWith(others, rows));
  expect((await client.finish(job)).msg).toBe("Finished");
  const cells = await cellsOf(job, rows);
  expect(cells).toHaveLength(rows);
  for (const [row, [town, day]] of cells.entries()) {
    const raw = others[row];
    if (raw === undefined) expect(town).toMatchObject({ output: `Ort ${row % 7}`, na_code: 0, is_clean: true });
    else expect(town).toMatchObject({ raw_input: raw, na_code: 3, is_clean: false, msg: REASONS[raw] });
    expect(day).toMatchObject({ output: `2024-03-${(row % 9) + 10}`, is_clean: true });
  }
}

describe.concurrent("a value that cannot be cleaned", () => {
  it.each([[["Hangwil"]], [["Throwwil", "Endwil"]]])(
    "is told with its reason on a page that is complete: %s",
    async (towns) => {
      await expectAllButThese(Object.fromEntries(towns.map((town, index) => [4 + 5 * index, town])), 20);
    },
  );

  it("ends none of the ranges of a long table, wherever it stands", async () => {
    await expectAllButThese({ 30: "Throwwil", 151: "Endwil", 390: "Endwil" }, ROWS);
  });
});
