/** §3 Job, cell, column and row; §4 File job flow; §7 file, url, job_status, data, uuid, get; §8 413; §9 limits. */
import { describe, expect, it } from "vitest";
import type { Service } from "./service.ts";
import { allRows, base64, cleaned, fileBody, type Json, Visitor } from "./visitor.ts";

const PEOPLE = [
  "name,day,amount",
  "Ada,13/02/2024,1.50",
  "Bob,14/02/2024,",
  ...Array.from({ length: 48 }, (_, row) => `Person ${row},15/02/2024,${row}.25`),
].join("\n");

/** §3. */
const CELL = [
  "id",
  "row_uuid",
  "column_uuid",
  "raw_input",
  "output",
  "has_data",
  "is_valid",
  "is_clean",
  "prob",
  "msg",
  "completed",
  "hidden",
  "deleted",
  "missing_data",
];
const COLUMN = ["id", "title", "field", "idx", "has_data", "entity"];
const ENTITY = ["name", "predicted_class", "class_p", "likely", "all_probs"];
const UPLOAD_LIMIT = 10 * 1024 * 1024;

export function jobCases(service: () => Service): void {
  const arrive = () => Visitor.arrive(service().base);

  describe("an upload", () => {
    it.each<[string, string, Json]>([
      ["a file", "file", {}],
      ["pasted text", "file", { is_copy_paste: true, filename: null, path: "" }],
      ["base64 as browsers hand it out", "file", { data: `data:text/csv;base64,${base64("a,b\n1,2\n")}` }],
    ])("of %s answers with result_uuid", async (_, call, rest) => {
      const visitor = await arrive();
      const reply = await visitor.post(`/api/v1/${call}`, fileBody(visitor, "a,b\n1,2\n", rest));
      expect(reply).toMatchObject({ status: 200, body: { result_uuid: expect.any(String) } });
    });

    it.each(["url", "file"])("of a URL, sent to /%s, loads what is there", async (call) => {
      const visitor = await arrive();
      const source = await cleaned(visitor, "name,town\nAda,Bern\n");
      const address = `${service().base}/table/${source}`;
      const body = fileBody(visitor, address, { is_url: true, filename: null });
      const { body: reply } = await visitor.post(`/api/v1/${call}`, body);
      await (await visitor.listen(`/api/v1/job_status/${reply.result_uuid}`)).untilEnd();
      const rows = await allRows(visitor, "clean", String(reply.result_uuid));
      expect(rows[0]?.cells.map(({ output }: Json) => output)).toEqual(["Ada", "Bern"]);
    });

    it("above 10 MB is refused with 413, and at 10 MB it is not", async () => {
      const visitor = await arrive();
      const upload = (bytes: number) =>
        visitor.post("/api/v1/file", fileBody(visitor, Buffer.alloc(bytes, "a,b\n1,2\n")));
      expect((await upload(UPLOAD_LIMIT + 1)).status).toBe(413);
      expect((await upload(UPLOAD_LIMIT)).status).toBe(200);
    });
  });

  describe("a job", () => {
    it("tells its steps in their order, and what it tells of is there when it tells it", async () => {
      const visitor = await arrive();
      const { body } = await visitor.post("/api/v1/file", fileBody(visitor, PEOPLE));
      const job = String(body.result_uuid);
      const page = (side: string, wait = false) =>
        visitor.post(`/api/v1/data/${side}/page/${job}`, { job_uuid: job, page: 0, page_size: 20, wait });
      const stream = await visitor.listen(`/api/v1/job_status/${job}`);
      const is = (microservice: string, status: number) => (message: Json) =>
        message.microservice === microservice && message.status === status;
      await stream.until((messages) => messages.some(is("IngestFile", 1)));
      expect((await page("ingest")).body).toMatchObject({ page_found: true, last_page: false });
      await stream.until((messages) => messages.some(is("CleanDataframe", 5)));
      const messages = await stream.untilEnd();
      for (const { microservice, status, msg, data } of messages)
        expect([typeof microservice, typeof status, typeof msg, typeof data]).toEqual([
          "string",
          "number",
          "string",
          "object",
        ]);
      expect(messages.at(-1)).toMatchObject({ microservice: "CleanDataframe", status: 1 });
      const first = (wanted: (message: Json) => boolean) => messages.findIndex(wanted);
      expect(first(is("IngestFile", 1))).toBeLessThan(first(is("CleanDataframe", 5)));
      expect(messages.filter(({ msg, status }) => msg === "Inference" && status === 5).length).toBeGreaterThan(5);
      const ready = messages.filter(({ msg }) => msg === "PageReady");
      expect(ready.at(-1)?.data).toMatchObject({ num_pages: 3 });
      for (const name of ["BasicMetaDataReady", "DescriptionReady", "NameReady", "TagsReady"])
        expect(messages.some(({ msg }) => msg === name)).toBe(true);
      expect(stream.heard.at(-1)?.name).toBe("end");
    });

    it("whose file cannot be read says so with status 3", async () => {
      const visitor = await arrive();
      const { body } = await visitor.post("/api/v1/file", fileBody(visitor, "", { filename: "none.csv" }));
      const messages = await (await visitor.listen(`/api/v1/job_status/${body.result_uuid}`)).untilEnd();
      expect(messages.at(-1)).toMatchObject({ status: 3, msg: expect.any(String) });
    });

    it("that goes on behind a page that is waited for answers with it, or after a bounded time without it", async () => {
      const visitor = await arrive();
      const { body } = await visitor.post("/api/v1/file", fileBody(visitor, PEOPLE));
      const ask = { job_uuid: body.result_uuid, page: 0, page_size: 20, wait: true };
      const begun = Date.now();
      const { status, body: page } = await visitor.post(`/api/v1/data/clean/page/${body.result_uuid}`, ask);
      expect([status, typeof page.page_found]).toEqual([200, "boolean"]);
      expect(Date.now() - begun).toBeLessThan(20_000);
    });
  });

  describe("a table", () => {
    it("has its cells, columns and rows on both sides, page by page to the last one", async () => {
      const visitor = await arrive();
      const job = await cleaned(visitor, PEOPLE);
      for (const side of ["ingest", "clean"] as const) {
        const [columns, ids] = await Promise.all(
          ["columns", "rows"].map(async (what) => {
            return (await visitor.post(`/api/v1/data/${side}/${what}/${job}`, { job_uuid: job }))
              .body as unknown as Json[];
          }),
        );
        expect(columns?.map(({ title }) => title)).toEqual(["name", "day", "amount"]);
        for (const column of columns ?? []) expect(Object.keys(column)).toEqual(expect.arrayContaining(COLUMN));
        const rows = await allRows(visitor, side, job);
        expect(ids?.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
        expect(ids?.map(({ idx }) => idx)).toEqual(Array.from({ length: 50 }, (_, index) => index));
        for (const { cells } of rows)
          for (const cell of cells) expect(Object.keys(cell)).toEqual(expect.arrayContaining(CELL));
        const [, bob] = rows;
        expect(rows[0]?.cells[0]).toMatchObject({ raw_input: "Ada", output: "Ada", has_data: true });
        expect(bob?.cells[2].has_data).toBe(false);
        expect(bob?.cells[2].is_valid === false && bob.cells[2].has_data).toBe(false);
      }
      const cleanColumns = (await visitor.post(`/api/v1/data/clean/columns/${job}`, { job_uuid: job })).body;
      for (const { entity } of cleanColumns as unknown as Json[])
        expect(Object.keys(entity)).toEqual(expect.arrayContaining(ENTITY));
      const [first] = await allRows(visitor, "clean", job);
      expect(first?.cells[1]).toMatchObject({ output: "2024-02-13", is_valid: true, is_clean: true, completed: true });
      expect(first?.cells[1].prob).toBeGreaterThan(0);
      expect(first?.cells[1].missing_data).toMatchObject({
        prediction: expect.any(String),
        probability: expect.any(Number),
      });
    });

    it("has an empty last page where a page beyond the last is asked for", async () => {
      const visitor = await arrive();
      const job = await cleaned(visitor, PEOPLE);
      for (const side of ["ingest", "clean"])
        for (const page of [3, 4, 1000]) {
          const ask = { job_uuid: job, page, page_size: 20, wait: false, regenerate: true };
          const { status, body } = await visitor.post(`/api/v1/data/${side}/page/${job}`, ask);
          expect([status, body]).toEqual([200, { page_found: true, data: [], last_page: true }]);
        }
    });

    it.each([
      ["csv", /\.csv$/, (bytes: Buffer) => bytes.toString("utf8").includes("Ada,2024-02-13")],
      ["excel", /\.xlsx$/, (bytes: Buffer) => bytes.subarray(0, 2).toString() === "PK"],
      ["json", /\.json$/, (bytes: Buffer) => JSON.stringify(JSON.parse(bytes.toString("utf8"))).includes("Ada")],
      ["parquet", /\.parquet$/, (bytes: Buffer) => bytes.subarray(0, 4).toString() === "PAR1"],
    ] as const)("is exported as %s", async (format, extension, isRight) => {
      const visitor = await arrive();
      const job = await cleaned(visitor, PEOPLE);
      const { status, bytes, name } = await visitor.download(`/api/v1/get/${job}/${format}`);
      expect([status, isRight(bytes)]).toEqual([200, true]);
      expect(name).toMatch(extension);
    });
  });

  it("ids come by the hundred, all different", async () => {
    const { body } = await new Visitor(service().base).get(`/api/v1/uuid/100/${Math.random()}`);
    const ids = body as unknown as string[];
    expect([ids.length, new Set(ids).size]).toEqual([100, 100]);
  });
}
