/** Files that pass every guard and still need more memory than a process has: a refusal for them, service for all others. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeZip } from "../../../../packages/ingest/src/testing/make-zip.ts";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { startServer, type TestServer } from "../../../../tools/testing/start-server.ts";

const ROWS = 250_000;
const CELLS_A_ROW = 16;
const TOO_MUCH = "takes more memory than there is";

let server: TestServer;
let client: ApiClient;

beforeAll(async () => {
  server = await startServer({ WORKERS: "2", WORKER_MEMORY_MB: "256" });
  client = await ApiClient.connect(server.url);
});
afterAll(() => server.remove());

describe("a workbook of four million cells in half a megabyte", () => {
  it("is refused, while other tables are cleaned and read", async () => {
    const healthy = await client.upload("a,b\n1,2\n3,4\n");
    const hostile = await client.upload(hostileWorkbook(), { filename: "table.xlsx" });
    const after = await client.upload("a,b\n5,6\n7,8\n");
    expect(await client.finish(hostile)).toMatchObject({
      microservice: "IngestFile",
      status: 3,
      msg: `Sorry, could not read this file: Reading it ${TOO_MUCH}`,
    });
    for (const job of [healthy, after]) expect((await client.finish(job)).msg).toBe("Finished");

    expect((await preview(healthy)).status).toBe(200);
    const refused = await preview(hostile);
    expect(refused.status).toBe(422);
    // On a busy machine its time may be over before its memory is.
    expect(["unreadable_file", "reading_too_slow"]).toContain(refused.body.code);
    expect((await preview(after)).status).toBe(200);
  });

  it("leaves as many processes as before", async () => {
    const jobs = await Promise.all([client.upload("a\n1\n"), client.upload("a\n2\n"), client.upload("a\n3\n")]);
    for (const job of jobs) expect((await client.finish(job)).msg).toBe("Finished");
  });
});

function preview(job: string) {
  return client.post<{ code?: string }>(`/api/v1/read/${job}/preview`, { session_uuid: client.session, choices: {} });
}

function hostileWorkbook(): Uint8Array {
  const office = "http://schemas.openxmlformats.org";
  const row = `<row>${"<c><v>1</v></c>".repeat(CELLS_A_ROW)}</row>`;
  const type = (part: string, kind: string): string =>
    `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;
  const types = type("/xl/workbook.xml", "sheet.main") + type("/xl/worksheets/sheet1.xml", "worksheet");
  const relations = `${office}/officeDocument/2006/relationships`;
  return makeZip([
    { name: "[Content_Types].xml", content: `<Types xmlns="${office}/package/2006/content-types">${types}</Types>` },
    {
      name: "xl/workbook.xml",
      content: `<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${relations}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: `<Relationships><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    { name: "xl/worksheets/sheet1.xml", content: `<worksheet><sheetData>${row.repeat(ROWS)}</sheetData></worksheet>` },
  ]);
}
