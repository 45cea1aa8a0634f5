/** Computed columns over HTTP: rows are put in order and chosen by what they show, it is found and counted, as pages and exports show it. */
import type { DistributionReply, FindReply, ProfileReply, SelectRowsReply, SelectRowsRequest } from "@limpid/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { sharedInProcess } from "../../../../tools/testing/in-process-server.ts";

const SITES = ["example.org", "mail.example.com", "example.ch", "www.example.net"];
const ROWS = 96;
const FILE = [
  "day;mail;price",
  "31.02.2024;n/a;CHF 5.10",
  ...Array.from({ length: ROWS - 1 }, (_, index) => {
    const row = index + 1;
    const day = `${String(1 + ((row * 7) % 28)).padStart(2, "0")}.${String(1 + ((row * 5) % 12)).padStart(2, "0")}.${1990 + ((row * 11) % 35)}`;
    return `${day};user${row}@${SITES[row % 4]};${row % 2 === 0 ? "CHF" : "EUR"} ${row}.25`;
  }),
].join("\n");

const [DAY, MAIL] = [0, 1];

let client: ApiClient;
let job: string;

beforeEach(async () => {
  client = await ApiClient.connect((await sharedInProcess()).url);
  job = await client.uploadCleaned(FILE, { filename: "orders.csv" });
});

type Refused = { readonly code?: string; readonly detail?: string };

/** The number of the new column, by which calls name it. */
async function enrich(source: number, value: string): Promise<number> {
  expect((await client.enrich(job, source, value)).body).toMatchObject({ accepted: true });
  const columns = await client.columns(job);
  const id = columns.find(({ idx }) => idx === source)?.id;
  const made = columns.find(({ made_of }) => made_of?.column_uuid === id && made_of?.component === value);
  return made?.idx ?? -1;
}

/** What the page shows of a column, row by row. */
async function shown(column: number): Promise<readonly (string | null)[]> {
  const { data } = (await client.cleanPage(job, 0, ROWS)).body;
  return data.map(({ cells }) => cells[column]?.output ?? null);
}

/** What the export has of it. */
async function exported(title: string): Promise<readonly (string | null)[]> {
  const { body } = await client.get<Record<string, string | number | null>[]>(`/api/v1/get/${job}/json`);
  return body.map((row) => (row[title] === null ? null : String(row[title] ?? "")));
}

const selectRows = (choice: SelectRowsRequest) =>
  client.post<SelectRowsReply & Refused>(`/api/v1/rows/${job}`, { limit: ROWS, ...choice });
const rowsOf = async (choice: SelectRowsRequest) => (await selectRows(choice)).body.rows;
const profileOf = async (column: number) =>
  (await client.get<ProfileReply>(`/api/v1/profile/${job}?column=${column}`)).body;
const spreadOf = async (column: number) =>
  (await client.get<DistributionReply>(`/api/v1/distribution/${job}?column=${column}`)).body;
const find = async (query: string) => (await client.get<FindReply>(`/api/v1/find/${job}?${query}`)).body;

/** Orders rows as by hand: rows without data last, those that are alike as in the table. */
function inOrder(values: readonly (string | null)[], keyOf: (value: string) => number | string): number[] {
  const rows = values.flatMap((value, row) => (value === null ? [] : [{ row, key: keyOf(value) }]));
  rows.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : one.row - other.row));
  return [...rows.map(({ row }) => row), ...values.flatMap((value, row) => (value === null ? [row] : []))];
}
const where = (values: readonly (string | null)[], fits: (value: string | null) => boolean): number[] =>
  values.flatMap((value, row) => (fits(value) ? [row] : []));
const counted = (values: readonly (string | null)[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) if (value !== null) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

/** All that can be asked of a column says what the page and the export show of it. */
async function expectAsShown(column: number, title: string, order: "number" | "text"): Promise<void> {
  const values = await shown(column);
  expect(values.filter((value) => value !== null).length).toBeGreaterThan(ROWS / 2);
  expect(await exported(title)).toEqual(values);
  const keyOf = order === "number" ? Number : (value: string) => value.toLowerCase();
  expect(await rowsOf({ sort: [{ column }] })).toEqual(inOrder(values, keyOf));
  const wanted = values.find((value) => value !== null) ?? "";
  expect(await rowsOf({ values: [{ column, any_of: [wanted] }] })).toEqual(where(values, (value) => value === wanted));
  expect(await rowsOf({ values: [{ column, any_of: [null] }] })).toEqual(where(values, (value) => value === null));
  expect(await rowsOf({ cells: [{ column, kind: "missing" }] })).toEqual(where(values, (value) => value === null));
  expect(await rowsOf({ cells: [{ column, kind: "edited" }] })).toEqual([]);
  const { rows, missing, distinct, values: frequent } = await profileOf(column);
  const counts = counted(values);
  expect({ rows, missing, distinct }).toEqual({
    rows: ROWS,
    missing: where(values, (value) => value === null).length,
    distinct: Object.keys(counts).length,
  });
  expect(Object.fromEntries(frequent.map(({ value, count }) => [value, count]))).toEqual(counts);
  expect((await spreadOf(column)).order).toBe(order);
  const found = await find(`text=${encodeURIComponent(wanted)}&whole_cell=true&column=${column}`);
  expect(found.cells).toEqual(where(values, (value) => value === wanted).map((row) => ({ row, column })));
}

describe("a computed column", () => {
  it("is asked as any other one, and follows the edits of its source", async () => {
    const year = await enrich(DAY, "year");
    const domain = await enrich(MAIL, "domain");
    const week = await enrich(DAY, "iso_week");
    const kinds = [
      [year, "day_year", "number"],
      [domain, "mail_domain", "text"],
      [week, "day_iso_week", "text"],
    ] as const;
    for (const [column, title, order] of kinds) await expectAsShown(column, title, order);

    await client.editOutput(job, 0, DAY, "2031-05-06");
    await client.editOutput(job, 7, DAY, "");
    await client.editOutput(job, 3, MAIL, "Ann@Zebra.org");
    expect((await shown(year))[0]).toBe("2031");
    expect((await shown(domain))[3]).toBe("zebra.org");
    for (const [column, title, order] of kinds) await expectAsShown(column, title, order);
    expect((await rowsOf({ sort: [{ column: year, descending: true }] }))[0]).toBe(0);
  });

  it("puts rows in order together with others, and is chosen by ranges and patterns", async () => {
    const year = await enrich(DAY, "year");
    const domain = await enrich(MAIL, "domain");
    const [years, domains] = [await shown(year), await shown(domain)];
    const byBoth = await rowsOf({ sort: [{ column: domain, descending: true }, { column: year }] });
    const expected = inOrder(years, Number).sort((one, other) => {
      const [left, right] = [domains[one] ?? "", domains[other] ?? ""];
      return left < right ? 1 : left > right ? -1 : 0;
    });
    expect(byBoth).toEqual(expected);
    expect(await rowsOf({ ranges: [{ column: year, from: "2000", to: "2004" }] })).toEqual(
      where(years, (value) => value !== null && Number(value) >= 2000 && Number(value) <= 2004),
    );
    expect(await rowsOf({ patterns: [{ column: domain, any_of: ["a.a"] }] })).toEqual(
      where(domains, (value) => value !== null && /^[a-z]+\.[a-z]+$/.test(value)),
    );
    const refused = await selectRows({ ranges: [{ column: domain, from: "1" }] });
    expect(refused.body.code).toBe("invalid_request");
    // With columns of the file beside them, in one choice.
    expect(
      await rowsOf({
        values: [{ column: domain, any_of: ["example.ch"] }],
        ranges: [{ column: DAY, from: "2000-01-01" }],
        sort: [{ column: DAY, descending: true }],
      }),
    ).toEqual(
      inOrder(await shown(DAY), String)
        .toReversed()
        .filter((row) => domains[row] === "example.ch" && Number(years[row]) >= 2000),
    );
  });

  it("keeps its texts apart from those of others that were removed, and leaves out what is left out", async () => {
    const year = await enrich(DAY, "year");
    const domain = await enrich(MAIL, "domain");
    expect(await rowsOf({ values: [{ column: year, any_of: ["example.ch"] }] })).toEqual([]);
    const chosen = await rowsOf({ values: [{ column: domain, any_of: ["example.ch"] }] });
    const made = (await client.columns(job)).find(({ idx }) => idx === year)?.made_of?.edit_uuid;
    await client.post(`/api/v1/review/${job}/undo`, { session_uuid: client.session, edit_uuid: made, undone: true });
    // The other one has its number now.
    expect(await rowsOf({ values: [{ column: year, any_of: ["example.ch"] }] })).toEqual(chosen);
    expect((await selectRows({ sort: [{ column: domain }] })).body.code).toBe("unknown_element");
    const rows = [{ first_row: chosen[0], last_row: chosen[0] }];
    const leftOut = { session_uuid: client.session, rows, left_out: true };
    expect((await client.post(`/api/v1/edit/rows/${job}`, leftOut)).status).toBe(200);
    expect(await rowsOf({ values: [{ column: year, any_of: ["example.ch"] }] })).toEqual(chosen.slice(1));
  });

  it("is found among all columns, and nothing is replaced in it", async () => {
    const domain = await enrich(MAIL, "domain");
    const { count, cells } = await find("text=example.ch");
    const rows = where(await shown(domain), (value) => value === "example.ch");
    expect(count).toBe(2 * rows.length);
    expect(cells.slice(0, 4)).toEqual(
      rows.slice(0, 2).flatMap((row) => [
        { row, column: MAIL },
        { row, column: domain },
      ]),
    );
    expect((await find("text=example.ch&replacement=x")).count).toBe(rows.length);
    const body = { session_uuid: client.session, text: "example.ch", replacement: "x" };
    const refused = await client.post<Refused>(`/api/v1/find/${job}/replace`, { ...body, column: domain });
    expect([refused.status, refused.body.code]).toEqual([422, "edit_refused"]);
    expect(refused.body.detail).toContain("cannot be edited");
  });

  it("follows another class of its source", async () => {
    const domain = await enrich(MAIL, "domain");
    expect((await rowsOf({ cells: [{ column: domain, kind: "missing" }] })).length).toBe(1);
    expect((await client.chooseClass(job, MAIL, "free_text")).status).toBe(200);
    const values = await shown(domain);
    expect(await rowsOf({ cells: [{ column: domain, kind: "missing" }] })).toEqual(
      where(values, (value) => value === null),
    );
    expect(values.filter((value) => value === null).length).toBeGreaterThan(1);
  });
});
