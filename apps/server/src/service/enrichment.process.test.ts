/** Columns are made of components of other ones over HTTP: in pages, exports and queries, for everybody. */
import { randomUUID } from "node:crypto";
import type { ColumnReply, ComponentsReply, EditLogReply, EditReply, SqlReply, TableMessage } from "@limpid/contract";
import { columnId } from "@limpid/table";
import { beforeEach, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { sharedInProcess } from "../../../../tools/testing/in-process-server.ts";

const FILE = [
  "day;mail;price",
  "13.03.2024;Ann@Example.ORG;CHF 12.50",
  "14.03.2024;bob@mail.example.com;CHF 99.90",
  "29.12.2024;n/a;CHF 7.00",
  "31.02.2024;dora@example.org;CHF 5.10",
  ...Array.from({ length: 30 }, (_, row) => `${10 + (row % 19)}.04.2023;user${row}@example.org;CHF ${row}.25`),
].join("\n");

let client: ApiClient;
let job: string;
let columns: ColumnReply[];

beforeEach(async () => {
  client = await ApiClient.connect((await sharedInProcess()).url);
  job = await client.uploadCleaned(FILE, { filename: "orders.csv" });
  columns = await columnsNow();
});

type Refused = { readonly code?: string; readonly detail?: string };

const columnsNow = async () => (await client.post<ColumnReply[]>(`/api/v1/data/clean/columns/${job}`, {})).body;
const cookieOf = (by: ApiClient) => ({ cookie: `session_uuid=${by.session}` });

/** The session is that of the cookie, as the specification has it. */
const enrich = (column: number, value: string, by = client, fields: object = {}) => {
  const column_uuid = columns[column]?.id ?? "";
  const body = {
    dataframe_uuid: job,
    action: "enrich_column_from_component",
    affects: "enrich",
    column_uuid,
    value,
    ...fields,
  };
  return by.post<EditReply & Refused>(`/api/v1/edit/enrich/${column_uuid}`, body, cookieOf(by));
};
const undo = (editUuid: string, undone = true) =>
  client.post(`/api/v1/review/${job}/undo`, { session_uuid: client.session, edit_uuid: editUuid, undone });
const componentsOf = async (column: number, row?: number) => {
  const asked = row === undefined ? "" : `&row=${row}`;
  const path = `/api/v1/components/${job}?column=${column}${asked}`;
  return (await client.get<ComponentsReply>(path)).body.components;
};
const rowsNow = async (rows: number) =>
  (await client.cleanPage(job, 0, rows)).body.data.map(({ cells }) => cells.map(({ output }) => output));
const csvNow = async () => (await client.get<string>(`/api/v1/get/${job}/csv`)).body.split(/\r?\n/);

describe("a column of components", () => {
  it("stands right after its source, with values that follow it", async () => {
    expect((await enrich(0, "year")).body).toMatchObject({ accepted: true });
    expect((await enrich(1, "domain")).status).toBe(200);
    expect((await enrich(0, "iso_week")).status).toBe(200);
    const now = await columnsNow();
    expect(now.map(({ title, idx, computed }) => [title, idx, computed])).toEqual([
      ["day", 0, false],
      ["day_year", 3, true],
      ["day_iso_week", 5, true],
      ["mail", 1, false],
      ["mail_domain", 4, true],
      ["price", 2, false],
    ]);
    expect(now[1]?.made_of).toMatchObject({ column_uuid: columns[0]?.id, component: "year" });
    expect(await rowsNow(4)).toEqual([
      ["2024-03-13", "Ann@Example.ORG", "12.50", "2024", "example.org", "2024-W11"],
      ["2024-03-14", "bob@mail.example.com", "99.90", "2024", "mail.example.com", "2024-W11"],
      ["2024-12-29", null, "7.00", "2024", null, "2024-W52"],
      ["31.02.2024", "dora@example.org", "5.10", null, "example.org", null],
    ]);
    await client.editOutput(job, 3, 0, "2025-01-01");
    expect((await rowsNow(4))[3]).toEqual([
      "2025-01-01",
      "dora@example.org",
      "5.10",
      "2025",
      "example.org",
      "2025-W01",
    ]);
    const cells = (await client.cleanPage(job, 0, 1)).body.data[0]?.cells ?? [];
    expect(cells.map(({ column_uuid }) => column_uuid)).toEqual(
      now.toSorted((one, other) => one.idx - other.idx).map(({ id }) => id),
    );
    expect(cells[3]).toMatchObject({ rule: "component", is_clean: true, is_valid: true, edited: false });
  });

  it("says what was in the text as it was read, where the cell no longer does", async () => {
    await enrich(2, "currency");
    expect(await rowsNow(1)).toEqual([["2024-03-13", "Ann@Example.ORG", "12.50", "CHF"]]);
    // What somebody has written says it no more.
    await client.editOutput(job, 0, 2, "13.00");
    expect((await rowsNow(1))[0]?.[3]).toBeNull();
  });

  it("follows the title of its source, is undone, and comes back with the same id", async () => {
    await enrich(0, "year");
    await enrich(0, "month");
    const [, year, month] = await columnsNow();
    await client.post(`/api/v1/edit/column/${columns[0]?.id}`, {
      dt_utc: "2026-01-01 12:00:00",
      session_uuid: client.session,
      dataframe_uuid: job,
      action: "edit_column_title",
      column_uuid: columns[0]?.id,
      value: "Ordered",
    });
    expect((await columnsNow()).map(({ title }) => title)).toEqual([
      "Ordered",
      "Ordered_year",
      "Ordered_month",
      "mail",
      "price",
    ]);
    await undo(year?.made_of?.edit_uuid ?? "");
    const without = await columnsNow();
    expect(without.map(({ idx, id }) => [idx, id])).toEqual([
      [0, columns[0]?.id],
      [3, month?.id],
      [1, columns[1]?.id],
      [2, columns[2]?.id],
    ]);
    expect((await rowsNow(1))[0]).toEqual(["2024-03-13", "Ann@Example.ORG", "12.50", "3"]);
    await undo(year?.made_of?.edit_uuid ?? "", false);
    expect((await columnsNow())[1]?.id).toBe(year?.id);
    const log = (await client.get<EditLogReply>(`/api/v1/edits/${job}`, cookieOf(client))).body;
    expect(log.steps.map(({ kind, column, after }) => [kind, column, after])).toEqual([
      ["title", 0, "Ordered"],
      ["component", 0, "month"],
      ["component", 0, "year"],
    ]);
  });

  it("is in exports, with its type, and in queries", async () => {
    await client.editOutput(job, 3, 0, "2025-01-01");
    await enrich(0, "year");
    await enrich(1, "domain");
    await enrich(2, "currency");
    const [titles, first, second, third, fourth] = await csvNow();
    expect([titles, first, second, third, fourth]).toEqual([
      "day,day_year,mail,mail_domain,price,price_currency",
      "2024-03-13,2024,Ann@Example.ORG,example.org,12.50,CHF",
      "2024-03-14,2024,bob@mail.example.com,mail.example.com,99.90,CHF",
      "2024-12-29,2024,,,7.00,CHF",
      "2025-01-01,2025,dora@example.org,example.org,5.10,CHF",
    ]);
    const { body: json } = await client.get<Record<string, unknown>[]>(`/api/v1/get/${job}/json`);
    expect(json[0]).toMatchObject({ day_year: 2024, mail_domain: "example.org" });
    const query = `select day_year, count(*) from "${job}" where typeof(day_year) = 'BIGINT' group by 1 order by 1`;
    const { view_uuid: view } = (await client.post<SqlReply>("/api/v1/sql", { session_uuid: client.session, query }))
      .body;
    const counted = (await client.cleanPage(view, 0)).body.data.map(({ cells }) => cells.map(({ output }) => output));
    expect(counted).toEqual([
      ["2023", "30"],
      ["2024", "3"],
      ["2025", "1"],
    ]);
  });

  it("is told to whoever looks", async () => {
    const edit = randomUUID();
    await enrich(0, "weekday", client, { edit_uuid: edit });
    for await (const { data } of client.follow(`/api/v1/events/dataframe/${job}`, "0")) {
      expect((data as Extract<TableMessage, { event: "pr" }>).data).toMatchObject({
        action: "enrich_column_from_component",
        affects: "enrich",
        column_uuid: columns[0]?.id,
        value: "weekday",
        edit_uuid: edit,
      });
      break;
    }
  });
});

describe("components", () => {
  it("are named with examples, of a column and of a cell", async () => {
    const ofDays = await componentsOf(0);
    expect(ofDays.map(({ name }) => name)).toEqual(expect.arrayContaining(["year", "quarter", "weekday", "iso_week"]));
    expect(ofDays.find(({ name }) => name === "weekday")).toEqual({
      name: "weekday",
      is_column: false,
      values: [
        { output: "2024-03-13", component: "Wednesday" },
        { output: "2024-03-14", component: "Thursday" },
        { output: "2024-12-29", component: "Sunday" },
      ],
    });
    await enrich(1, "domain");
    expect(await componentsOf(1, 1)).toContainEqual({
      name: "domain",
      is_column: true,
      values: [{ output: "bob@mail.example.com", component: "mail.example.com" }],
    });
    expect(await componentsOf(1, 2)).toEqual([]);
  });
});

describe("what cannot be", () => {
  it("is refused with the reason, and changes nothing", async () => {
    const unknown = await enrich(0, "domain");
    expect([unknown.status, unknown.body.code]).toEqual([422, "edit_refused"]);
    expect(unknown.body.detail).toContain("year");
    expect((await enrich(0, "__proto__")).status).toBe(422);
    const gone = columnId(job, 9);
    columns[9] = { ...columns[0], id: gone } as ColumnReply;
    expect((await enrich(9, "year")).status).toBe(404);
    columns.length = 3;
    const stranger = await ApiClient.connect(client.url);
    expect((await enrich(0, "year", stranger)).body).toEqual({ accepted: false, version: 1 });
    expect((await client.post(`/api/v1/components/${job}`, {})).status).toBe(405);
    expect((await client.get(`/api/v1/components/${job}?column=99`)).status).toBe(404);
    expect((await client.get(`/api/v1/components/${job}?column=0&row=999`)).status).toBe(404);
    expect(await columnsNow()).toEqual(columns);
  });

  it("is not made twice, and no cell of it is edited", async () => {
    const { version } = (await enrich(0, "year")).body;
    expect((await enrich(0, "year")).body).toEqual({ accepted: true, version });
    expect(await columnsNow()).toHaveLength(4);
    const edited = await client.editOutput(job, 0, 3, "1999");
    expect(edited.status).toBe(404);
    expect((await rowsNow(1))[0]?.[3]).toBe("2024");
  });
});
