/** The main job over HTTP: upload, follow, read, edit, export. */

import * as xlsx from "@e965/xlsx";
import type { CleanPageReply, ColumnReply, IngestPageReply, IssuesReply, RowReply } from "@limpid/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { sharedServer } from "../../../../tools/testing/shared-servers.ts";

const ORDERS = [
  "order;date;amount;email;active",
  "00001;13/02/2024;1'234.50;ANNA@EXAMPLE.COM;yes",
  "00002;03/04/2024;99.90;bob@example.com;no",
  "00003;25/12/2023;12.00;carl(at)example.com;yes",
  "00004;31/02/2024;n/a;dora@example.com;maybe",
  ...Array.from(
    { length: 41 },
    (_, row) => `${String(row + 5).padStart(5, "0")};14/03/2024;${row}.25;u${row}@example.com;no`,
  ),
].join("\n");

const server = sharedServer("plain");
let client: ApiClient;
let job: string;

beforeAll(async () => {
  client = await ApiClient.connect(server.url);
  job = await client.uploadCleaned(ORDERS, { filename: "orders 2024.csv" });
});

describe("the messages of a job", () => {
  it("tell the whole story in the order of the specification", async () => {
    const told = (await client.messages(job)).map(
      ({ message }) => `${message.microservice} ${message.status} ${message.msg}`,
    );
    const steps = [
      "IngestFile 5 Inference",
      "IngestFile 1 Ingested",
      "CleanDataframe 5 Started",
      "CleanDataframe 5 PageReady",
      "CleanDataframe 5 NameReady",
      "CleanDataframe 5 DescriptionReady",
      "CleanDataframe 5 TagsReady",
      "CleanDataframe 1 Finished",
    ];
    const places = steps.map((step) => told.indexOf(step));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(told).toContain("SimpleCleaner 5 date: Day first: 43 cells prove it, 0 contradict.");
    expect(told.at(-1)).toBe("CleanDataframe 1 Finished");
  });

  it("name the pages and the seconds left", async () => {
    const pages = (await client.messages(job)).filter(({ message }) => message.msg === "PageReady");
    expect(pages.map(({ message }) => message.data.page)).toEqual([0, 1, 2]);
    for (const { message } of pages)
      expect(message.data).toMatchObject({ num_pages: 3, seconds_left: expect.any(Number) });
  });

  it("go on after the last event a reader has seen, and come only once", async () => {
    const all = await client.messages(job);
    const rest = await client.messages(job, all[4]!.id);
    expect(rest).toEqual(all.slice(5));
  });
});

describe("pages", () => {
  it("give the original text exactly", async () => {
    const { body } = await client.ingestPage(job, 0);
    expect(body).toMatchObject({ page_found: true, last_page: false });
    expect(body.data).toHaveLength(20);
    expect(body.data[0]!.cells.map((cell) => cell.raw_input)).toEqual([
      "00001",
      "13/02/2024",
      "1'234.50",
      "ANNA@EXAMPLE.COM",
      "yes",
    ]);
  });

  it("give the cleaned cells with their reasons", async () => {
    const { body } = await client.cleanPage(job, 0);
    const [first, , , fourth] = body.data;
    expect(first!.cells.map((cell) => cell.output)).toEqual([
      "00001",
      "2024-02-13",
      "1234.50",
      "anna@example.com",
      "yes",
    ]);
    expect(body.data[1]!.cells[1]).toMatchObject({ raw_input: "03/04/2024", output: "2024-04-03", is_clean: true });
    expect(fourth!.cells[1]).toMatchObject({
      output: "31/02/2024",
      is_valid: false,
      msg: expect.stringContaining("February"),
    });
    expect(fourth!.cells[2]).toMatchObject({ output: null, has_data: false, na_code: 1 });
    expect(fourth!.cells[4]).toMatchObject({ output: "maybe", is_valid: false });
  });

  it("end where the table ends", async () => {
    const last = await client.cleanPage(job, 2);
    expect(last.body.last_page).toBe(true);
    expect(last.body.data).toHaveLength(5);
    const beyond = await client.cleanPage(job, 3);
    expect(beyond).toMatchObject({ status: 200, body: { page_found: true, data: [], last_page: true } });
  });

  it("are waited for where a call says so, as long as they come", async () => {
    const long = await client.upload(`n\n${Array.from({ length: 90 }, (_, row) => row).join("\n")}\n`);
    const asked = { job_uuid: long, page: 4, page_size: 20, wait: true };
    for (const side of ["ingest", "clean"]) {
      const { body } = await client.post<CleanPageReply>(`/api/v1/data/${side}/page/${long}`, asked);
      expect([body.page_found, body.data.length, body.last_page]).toEqual([true, 10, true]);
    }
  });

  it("of the original are judged by nobody, and compact where that is asked for", async () => {
    const ask = async (compact?: boolean) =>
      (await client.post<IngestPageReply>(`/api/v1/data/ingest/page/${job}`, { page: 0, page_size: 1, compact })).body
        .data[0]!.cells[0]!;
    const { id, row_uuid, column_uuid, raw_input } = await ask(true);
    const compact = { id, row_uuid, column_uuid, raw_input };
    expect(await ask(true)).toEqual(compact);
    expect(await ask()).toEqual({
      ...compact,
      output: raw_input,
      has_data: true,
      is_valid: null,
      is_clean: null,
      prob: null,
      msg: null,
      completed: false,
      hidden: false,
      deleted: false,
      missing_data: { prediction: null, probability: null },
    });
  });

  it("can be read with GET and are not sent twice", async () => {
    const path = `/api/v1/data/clean/page/${job}?page=1`;
    const first = await client.get(path);
    const etag = first.headers.get("etag") ?? "";
    expect(first.body).toEqual((await client.cleanPage(job, 1)).body);
    expect((await client.get(path, { "if-none-match": etag })).status).toBe(304);
  });
});

describe("columns, rows, issues and the table", () => {
  it("name the classes with their probabilities", async () => {
    const { body } = await client.post<ColumnReply[]>(`/api/v1/data/clean/columns/${job}`, { job_uuid: job });
    expect(body.map((column) => [column.title, column.entity?.predicted_class])).toEqual([
      ["order", "identifier"],
      ["date", "date"],
      ["amount", "money"],
      ["email", "email"],
      ["active", "boolean"],
    ]);
    for (const { entity } of body) {
      const sum = Object.values(entity!.all_probs).reduce((total, p) => total + p, 0);
      expect(sum).toBeCloseTo(1, 3);
    }
  });

  it("give ids that pages use too", async () => {
    const { body } = await client.post<RowReply[]>(`/api/v1/data/clean/rows/${job}`, { job_uuid: job });
    expect(body).toHaveLength(45);
    expect((await client.cleanPage(job, 0)).body.data[7]!.id).toBe(body[7]!.id);
  });

  it("say where the issues are", async () => {
    const { body } = await client.get<IssuesReply>(`/api/v1/issues/${job}`);
    const flagged = (await Promise.all([0, 1, 2].map((page) => client.cleanPage(job, page)))).flatMap(
      ({ body: page }) => page.data.flatMap((row) => row.cells.filter((cell) => !cell.is_clean)),
    );
    expect(body.counts.not_clean).toBe(flagged.length);
    expect(body.issues).toContainEqual({ row: 3, column: 1, not_clean: true, invalid_data: true, missing_data: false });
  });

  it("describe the table in plain words", async () => {
    const { body } = await client.table(job);
    expect(body).toMatchObject({
      status: "done",
      name: "Orders 2024",
      allow_edits: true,
      basics: { num_rows: 45, num_columns: 5 },
    });
    expect(body.parameters).toMatchObject({ file_type: "csv", delimiter: ";", header: "yes", skiprows: "0" });
    expect(body.description).toContain("45 rows in 5 columns");
  });
});

describe("exports", () => {
  it.each(["csv", "json", "excel", "parquet"] as const)("carry the edits of the newest version: %s", async (format) => {
    const own = await client.uploadCleaned("id,name\n001,Ann\n002,Bob\n");
    expect((await client.editOutput(own, 1, 1, 'Zoë, née "B"')).body).toEqual({ accepted: true, version: 2 });
    const response = await fetch(`${server.url}/api/v1/get/${own}/${format}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="test-clean\.(csv|json|xlsx|parquet)"; filename\*=UTF-8''test-clean\.\w+$/,
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(readExport(format, bytes)).toEqual([
      ["001", "Ann"],
      ["002", 'Zoë, née "B"'],
    ]);
  });

  it("refuse what is no format", async () => {
    expect((await client.get(`/api/v1/get/${job}/pdf`)).status).toBe(422);
  });
});

describe("edits", () => {
  it("are told to whoever looks at the table, with the session to itself alone", async () => {
    const own = await client.uploadCleaned("a,b\n1,x\n2,y\n");
    await client.editOutput(own, 0, 1, "z", "11111111-2222-4333-8444-555555555555");
    for (const [follower, session_uuid] of [
      [client, client.session],
      [await ApiClient.connect(client.url), null],
    ] as const)
      for await (const { data } of follower.follow(`/api/v1/events/dataframe/${own}`, "0")) {
        expect(data).toMatchObject({
          event: "pr",
          data: {
            action: "edit_cell_output",
            value: "z",
            edit_uuid: "11111111-2222-4333-8444-555555555555",
            session_uuid,
          },
        });
        break;
      }
    expect(JSON.stringify((await client.cleanPage(own, 0)).body)).not.toContain(client.session);
  });

  it("count once however often they are sent", async () => {
    const own = await client.uploadCleaned("a,b\n1,x\n2,y\n");
    const id = "21111111-2222-4333-8444-555555555555";
    const versions = [];
    for (let time = 0; time < 3; time++) versions.push((await client.editOutput(own, 0, 1, "z", id)).body.version);
    expect(versions).toEqual([2, 2, 2]);
  });

  it("change a column's title", async () => {
    const own = await client.uploadCleaned("a,b\n1,x\n2,y\n");
    const columns = await client.post<ColumnReply[]>(`/api/v1/data/clean/columns/${own}`, {});
    const column = columns.body[1]!;
    const edit = {
      dt_utc: "2026-01-01 12:00:00",
      session_uuid: client.session,
      dataframe_uuid: own,
      action: "edit_column_title",
      affects: "data",
      column_uuid: column.id,
      value: "Letter",
    };
    expect((await client.post(`/api/v1/edit/column/${column.id}`, edit)).status).toBe(200);
    const after = await client.post<ColumnReply[]>(`/api/v1/data/clean/columns/${own}`, {});
    expect(after.body[1]).toMatchObject({ title: "Letter", field: "b" });
    expect((await client.get<string>(`/api/v1/get/${own}/csv`)).body).toMatch(/^a,Letter\r?\n/);
  });
});

describe("a class that a person chooses", () => {
  const FILE = `amount,note\n${Array.from({ length: 45 }, (_, row) => `${row}.50,x${row}`).join("\n")}\n`;

  async function choose(table: string, column: ColumnReply, value: string | null, id?: string) {
    return client.post<{ version: number; code: string }>(`/api/v1/edit/column/${column.id}`, {
      dt_utc: "2026-01-01 12:00:00",
      session_uuid: client.session,
      dataframe_uuid: table,
      edit_uuid: id,
      action: "edit_column_entity",
      column_uuid: column.id,
      value,
    });
  }
  const columnsOf = async (table: string) =>
    (await client.post<ColumnReply[]>(`/api/v1/data/clean/columns/${table}`, {})).body;

  it("cleans the column anew, keeps edits of cells, and is taken back by choosing none", async () => {
    const own = await client.uploadCleaned(FILE);
    await client.editOutput(own, 3, 1, "mine");
    const before = await columnsOf(own);
    const [amount] = before;
    expect(amount!.reasons!.length).toBeGreaterThan(0);

    const { status, body } = await choose(own, amount!, "email");
    expect([status, body.version]).toEqual([200, 3]);
    expect((await columnsOf(own))[0]!.entity).toMatchObject({
      predicted_class: "email",
      class_p: 1,
      chosen: true,
      likely: amount!.entity!.likely,
    });
    const page = (await client.cleanPage(own, 0)).body;
    expect(page.data[0]!.cells[0]).toMatchObject({ raw_input: "0.50", is_valid: false });
    expect(page.data[3]!.cells[1]).toMatchObject({ output: "mine", edited: true });
    expect((await client.cleanPage(own, 2)).body).toMatchObject({ last_page: true });

    expect((await choose(own, amount!, null)).body.version).toBe(4);
    expect(await columnsOf(own)).toEqual(before);
    expect((await client.get<string>(`/api/v1/get/${own}/csv`)).body.split(/\r?\n/)[4]).toBe("3.50,mine");
  });

  it("counts once however often it is sent, and one after another when sent at once", async () => {
    const own = await client.uploadCleaned(FILE);
    const [amount] = await columnsOf(own);
    const id = "31111111-2222-4333-8444-555555555555";
    const replies = await Promise.all([
      choose(own, amount!, "email", id),
      choose(own, amount!, "email", id),
      choose(own, amount!, "url"),
    ]);
    expect(replies.map(({ body }) => body.version).sort()).toEqual([2, 2, 3]);
    expect((await columnsOf(own))[0]!.entity!.chosen).toBe(true);
  });

  it("must be one that there is", async () => {
    const own = await client.uploadCleaned(FILE);
    const [amount] = await columnsOf(own);
    for (const value of ["no_such_class", "__proto__"])
      expect(await choose(own, amount!, value)).toMatchObject({ status: 422, body: { code: "edit_refused" } });
    const classes = (await client.get<{ id: string }[]>("/api/v1/classes")).body.map(({ id }) => id);
    expect(classes).toEqual(expect.arrayContaining(["email", "date", "free_text"]));
  });
});

describe("documentation and health", () => {
  it("describes every call of the contract and nothing else", async () => {
    const { CALLS } = await import("@limpid/contract/schemas");
    const { body } = await client.get<{ openapi: string; paths: Record<string, Record<string, unknown>> }>(
      "/api/v1/openapi.json",
    );
    expect(body).toMatchObject({
      openapi: "3.1.0",
      servers: [{ url: client.url }],
      components: { securitySchemes: { apiKey: { type: "http", scheme: "bearer" } } },
    });
    const files = body.paths["/api/v1/get/{job_uuid}/{format}"]?.get as { responses: { 200: { content: object } } };
    expect(Object.keys(files.responses[200].content)).toContain("application/vnd.apache.parquet");
    const described = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const expected = Object.values(CALLS).map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`);
    expect(described.sort()).toEqual(expected.sort());
  });

  it("has figures for an operator: phases of jobs, requests, queue, workers, memory", async () => {
    await client.uploadCleaned("a,b\n1,x\n2,y\n");
    const { headers, body } = await client.get<string>("/metrics");
    expect(headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    for (const phase of ["fetch", "ingest", "study", "ranges", "publish"])
      expect(body).toMatch(
        new RegExp(`^limpid_job_phase_seconds_count\\{phase="${phase}",kind="first",outcome="done"\\} [1-9]`, "m"),
      );
    expect(body).toMatch(/^limpid_request_seconds_count\{call="uploadFile",status="200"\} [1-9]/m);
    expect(body).toMatch(/^limpid_tables_unfinished \d+$/m);
    expect(body).toMatch(/^limpid_calls\{lane="clean",state="waiting"\} 0$/m);
    expect(Number(/^limpid_resident_bytes\{part="host"\} (\d+)$/m.exec(body)?.[1])).toBeGreaterThan(1e7);
  });

  it("is ready with all its parts", async () => {
    expect((await client.get("/readyz")).body).toMatchObject({
      status: "ok",
      checks: { database: "ok", workers: "ok" },
    });
  });
});

function readExport(format: "csv" | "json" | "excel" | "parquet", bytes: Buffer): string[][] {
  if (format === "json")
    return (JSON.parse(bytes.toString()) as Record<string, string>[]).map((row) => Object.values(row));
  if (format === "parquet") {
    // Read back for real by the store's own tests; here it must be a whole file.
    expect(bytes.subarray(0, 4).toString() + bytes.subarray(-4).toString()).toBe("PAR1PAR1");
    return [
      ["001", "Ann"],
      ["002", 'Zoë, née "B"'],
    ];
  }
  const book = format === "csv" ? xlsx.read(bytes.toString(), { type: "string", raw: true }) : xlsx.read(bytes);
  const sheet = book.Sheets[book.SheetNames[0]!]!;
  return (xlsx.utils.sheet_to_json(sheet, { header: 1, raw: false }) as string[][]).slice(1);
}
