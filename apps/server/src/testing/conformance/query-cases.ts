/** §2 SQL, Search and Feed screens; §3 Catalogue table; §7 tags, sql, search, feed. */
import { beforeAll, describe, expect, it } from "vitest";
import type { Service } from "./service.ts";
import { cleaned, type Json, Visitor } from "./visitor.ts";

/** §3, without api_key: see docs/departures.md. */
const TABLE = [
  "id",
  "name",
  "description",
  "source",
  "username",
  "score",
  "quality",
  "last_touch_date",
  "version",
  "num_rows",
  "num_columns",
];
const SCOPES = ["semantic", "name", "id", "username", "columns", "values"] as const;
const PAGES = 5;
/** A table is found by its values and meaning once they were looked at, behind whatever else there is to do. */
const FOUND_MS = 120_000;

export function queryCases(service: () => Service): void {
  let visitor: Visitor;
  let job: string;

  beforeAll(async () => {
    visitor = await Visitor.arrive(service().base);
    const key = service().makeKey("lighthouse-keeper");
    const lines = Array.from({ length: 25 }, (_, row) => `Lamp ${row},${row}`);
    const file = ["lantern,oil_level", ...lines, ...Array.from({ length: 3 }, () => "Quinquereme,99")].join("\n");
    const rest = { filename: "lighthouses.csv", api_key: key };
    job = await cleaned(visitor, file, rest);
  });

  const post = (call: string, body: Json) =>
    visitor.post(`/api/v1/${call}`, { session_uuid: visitor.session, ...body });

  describe("a query", () => {
    it("gives a view with columns, rows, five pages, exports, and streams that end", async () => {
      const reply = await post("sql", { query: `select * from "${job}" limit 10` });
      const view = String(reply.body.view_uuid);
      expect([reply.status, view]).toEqual([200, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
      for (const side of ["ingest", "clean"]) {
        const columns = (await visitor.post(`/api/v1/data/${side}/columns/${view}`, { job_uuid: view })).body;
        expect((columns as unknown as Json[]).map(({ title }) => title)).toEqual(["lantern", "oil_level"]);
        const rows = (await visitor.post(`/api/v1/data/${side}/rows/${view}`, { job_uuid: view })).body;
        expect(rows).toHaveLength(10);
        for (let page = 0; page < PAGES; page += 1) {
          const ask = { job_uuid: view, page, page_size: 20, wait: false, regenerate: false };
          const { status, body } = await visitor.post(`/api/v1/data/${side}/page/${view}`, ask);
          expect([status, body.page_found, body.data.length, body.last_page]).toEqual([
            200,
            true,
            page === 0 ? 10 : 0,
            true,
          ]);
        }
      }
      for (const format of ["csv", "excel", "json", "parquet"])
        expect((await visitor.download(`/api/v1/get/${view}/${format}`)).status).toBe(200);
      for (const stream of ["job_status", "events/dataframe"]) {
        const listener = await visitor.listen(`/api/v1/${stream}/${view}`);
        expect([listener.status, await listener.untilEnd()]).toEqual([200, []]);
      }
    });

    it("that is none is refused, and says why", async () => {
      const { status, body } = await post("sql", { query: "selekt" });
      expect([Math.floor(status / 100), typeof body.title]).toEqual([4, "string"]);
    });
  });

  it.each([[["Apple", "Kiwi"]], ["Apple,Kiwi"], [""]])("tags as %j are answered with a view", async (query) => {
    expect(await post("tags", { query })).toMatchObject({ status: 200, body: { view_uuid: expect.any(String) } });
  });

  describe("a search", () => {
    const textOf: Readonly<Record<(typeof SCOPES)[number], () => string>> = {
      semantic: () => "lighthouses with lamps and oil",
      name: () => "lighthouses",
      id: () => job,
      username: () => "lighthouse-keeper",
      columns: () => "lantern",
      values: () => "Quinquereme",
    };

    it.each(SCOPES)(
      "by %s finds the table, in both orders",
      async (scope) => {
        for (const sort_order of ["relevance", "my_files_first"]) {
          const find = async () => {
            const { body } = await post("search", { scope, search_text: textOf[scope](), sort_order });
            return (body.results as Json[]).find(({ id }) => id === job);
          };
          await expect.poll(find, { timeout: FOUND_MS }).toBeDefined();
          const table = await find();
          expect(Object.keys(table ?? {})).toEqual(expect.arrayContaining(TABLE));
          expect(table).toMatchObject({ username: "lighthouse-keeper", num_rows: 28, num_columns: 2 });
        }
      },
      2 * FOUND_MS,
    );

    it("for nothing finds nothing", async () => {
      const body = { scope: "name", search_text: "", sort_order: "relevance" };
      expect(await post("search", body)).toMatchObject({ status: 200, body: { results: [] } });
    });
  });

  it("the feed tells of the latest tables, as many as are asked for", async () => {
    const { status, body } = await post("feed", { feed_name: "latest", num_results: 30 });
    const results = body.results as Json[];
    expect([status, results.some(({ id }) => id === job), results.length <= 30]).toEqual([200, true, true]);
    for (const table of results) expect(Object.keys(table)).toEqual(expect.arrayContaining(TABLE));
    expect((await post("feed", { feed_name: "latest", num_results: 1 })).body.results).toHaveLength(1);
  });
}
