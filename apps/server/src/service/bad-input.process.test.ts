/** What users and attackers get wrong with real files and sockets; what a call alone refuses is in refusals.process.test.ts. */
import { readdir } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { type EditReply, ERRORS } from "@limpid/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { type InProcessServer, serveInProcess } from "../../../../tools/testing/in-process-server.ts";

const LIMIT_MB = 1;

let server: InProcessServer;
let client: ApiClient;

beforeAll(async () => {
  server = await serveInProcess({ MAX_UPLOAD_MB: String(LIMIT_MB) });
  client = await ApiClient.connect(server.url);
});
afterAll(() => server.remove());

interface Refusal {
  readonly code: string;
  readonly title: string;
  readonly status: number;
}

describe("uploads", () => {
  it("are cut at the limit when the length is not announced", async () => {
    const status = await sendInPieces(`{"session_uuid":"${client.session}","data":"`, "QUJD".repeat(16_384), 40);
    expect(status).toBe(413);
    expect(await readdir(join(server.dataDir, "incoming")).catch(() => [])).toEqual([]);
  });
});

describe("files", () => {
  const wide = Array.from({ length: 1000 }, (_, index) => `c${index}`).join(",");
  it.each([
    { name: "only a header", data: "a,b,c\n", titles: ["a", "b", "c"], rows: 0 },
    { name: "one column", data: "name\nAnn\nBob\n", titles: ["name"], rows: 2 },
    { name: "ragged rows", data: "a,b\n1,2\n3\n4,5,6\n", titles: ["a", "b", "column_3"], rows: 3 },
    {
      name: "double and empty headers",
      data: "a,a,,b\n1,2,3,4\n5,6,7,8\n",
      titles: ["a", "a_2", "column_3", "b"],
      rows: 2,
    },
    {
      name: "headers that are members of objects",
      data: "__proto__,constructor,toString\n1,2,3\n4,5,6\n",
      titles: ["__proto__", "constructor", "toString"],
      rows: 2,
    },
    { name: "1,000 columns", data: `${wide}\n${wide.replaceAll("c", "")}\n`, titles: wide.split(","), rows: 1 },
  ])("with $name are read", async ({ data, titles, rows }) => {
    const job = await client.upload(data);
    expect(await client.finish(job)).toMatchObject({ microservice: "CleanDataframe", status: 1 });
    const { body } = await client.post<{ title: string }[]>(`/api/v1/data/clean/columns/${job}`, {});
    expect(body.map((column) => column.title)).toEqual(titles);
    const page = await client.cleanPage(job, 0);
    expect(page.body).toMatchObject({ page_found: true, last_page: true });
    expect(page.body.data).toHaveLength(rows);
    expect((await client.get(`/api/v1/get/${job}/csv`)).status).toBe(200);
  });

  it.each([
    ["nothing in them", ""],
    ["only a byte order mark", "\uFEFF"],
    ["only line ends", "\n\n\r\n"],
    ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489", "hex")],
    ["a program", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(400)])],
    ["a PDF", Buffer.from("%PDF-1.7\n%âãÏÓ\n1 0 obj\n<</Type/Catalog>>\nendobj\n")],
  ])("with %s named .csv end in a clear message", async (_, data) => {
    const job = await client.upload(data, { filename: "table.csv" });
    const last = await client.finish(job);
    expect(last).toMatchObject({ microservice: "IngestFile", status: 3 });
    expect(last.msg).toMatch(/^Sorry, could not read this file: \S.+/);
    expect((await client.table(job)).body).toMatchObject({ status: "failed", error: last.msg });
    expectRefusal(await client.post<Refusal>(`/api/v1/data/ingest/page/${job}`, { page: 0 }), 422, "unreadable_file");
    expectRefusal(await client.get<Refusal>(`/api/v1/get/${job}/csv`), 422, "unreadable_file");
    expectRefusal(await client.get<Refusal>(`/api/v1/issues/${job}`), 422, "unreadable_file");
  });

  it("keep nasty names out of paths and headers", async () => {
    for (const [filename, stem] of [
      ["../../etc/passwd", "passwd"],
      ["a\r\nSet-Cookie: x=1.csv", "a_Set-Cookie_ x=1"],
      [`${"x".repeat(5000)}.csv`, "x".repeat(60)],
      ['<img onerror="x">.csv', "img onerror=_x_"],
      ["\u202Egnp.csv", "gnp"],
      ["nul\u0000.csv", "nul_"],
    ] as const) {
      const job = await client.uploadCleaned("a,b\n1,2\n", { filename });
      const answer = await client.get(`/api/v1/get/${job}/csv`);
      const [, plain] =
        /^attachment; filename="([^"\r\n]+)"; filename\*=UTF-8''[\w.%-]+$/.exec(
          answer.headers.get("content-disposition") ?? "",
        ) ?? [];
      expect(plain).toBe(`${stem}-clean.csv`);
    }
  });
});

describe("edits", () => {
  let job: string;
  let cell: { id: string; row_uuid: string; column_uuid: string };
  beforeAll(async () => {
    job = await client.uploadCleaned("a,b\n1,2\n3,4\n");
    cell = (await client.cleanPage(job, 0)).body.data[0]!.cells[1]!;
  });

  function edit(changes: Record<string, unknown> = {}): Record<string, unknown> {
    return {
      dt_utc: "2026-01-01 12:00:00",
      session_uuid: client.session,
      dataframe_uuid: job,
      action: "edit_cell_output",
      row_uuid: cell.row_uuid,
      column_uuid: cell.column_uuid,
      cell_uuid: cell.id,
      value: "x",
      ...changes,
    };
  }

  it("of another session change nothing: they are proposals, or refused", async () => {
    const stranger = await ApiClient.connect(server.url);
    const { status, body } = await stranger.post<EditReply>(
      `/api/v1/edit/cell/${cell.id}`,
      edit({ session_uuid: stranger.session }),
    );
    expect([status, body.accepted]).toEqual([200, false]);
    const lent = await stranger.post<Refusal>(`/api/v1/edit/cell/${cell.id}`, edit(), {
      cookie: `session_uuid=${stranger.session}`,
    });
    expectRefusal(lent, 403, "session_mismatch");
    expect((await client.cleanPage(job, 0)).body.data[0]!.cells[1]!.output).toBe("2");
  });
});

function expectRefusal(
  answer: { status: number; body: Refusal; headers: Headers },
  status: number,
  code: string,
): void {
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  expect(answer.headers.get("content-type")).toContain("application/problem+json");
  expect(Object.keys(ERRORS)).toContain(code);
  expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/);
}

/** A chunked request without a length; resolves with the status of the answer. */
function sendInPieces(start: string, piece: string, pieces: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${server.url}/api/v1/file`, {
      method: "POST",
      headers: { "content-type": "application/json" },
    });
    request.once("response", (response) => {
      resolve(response.statusCode ?? 0);
      request.destroy();
    });
    request.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE" && error.code !== "ECONNRESET") reject(error);
    });
    request.write(start);
    for (let sent = 0; sent < pieces; sent++) request.write(piece);
  });
}
