/** What the built service replies of a table, before and after edits of its cells, as lines of text without ids. */
import type { CleanPageReply, IssuesReply } from "@limpid/contract";
import type { ApiClient } from "../../tools/testing/client.ts";

const PAGE_ROWS = 500;
const REPORTS = ["csv", "json"];

export async function describeReplies(client: ApiClient, file: Uint8Array, fileName: string): Promise<string[]> {
  const job = await client.upload(file, { filename: fileName });
  const { msg } = await client.finish(job);
  if (msg !== "Finished") return [msg];
  const before = await readTable(client, job);
  await editCells(client, job);
  return withoutIds(job, [...before, "After edits", ...(await readTable(client, job))]);
}

async function readTable(client: ApiClient, job: string): Promise<string[]> {
  const lines = [...(await readPages(client, job))];
  const texts = [
    `/api/v1/issues/${job}`,
    `/api/v1/changes/${job}?limit=200`,
    ...["changed", "missing", "flagged", "edited"].map((kind) => `/api/v1/changes/${job}?limit=200&kind=${kind}`),
    ...REPORTS.map((format) => `/api/v1/changes/${job}/${format}`),
    ...REPORTS.map((format) => `/api/v1/get/${job}/${format}`),
  ];
  for (const path of texts) {
    const { status, body } = await client.get<unknown>(path);
    lines.push(`${status} ${path}`, ...(typeof body === "string" ? body.split("\n") : linesOf(body)));
  }
  return lines;
}

async function readPages(client: ApiClient, job: string): Promise<string[]> {
  const lines: string[] = [];
  for (let page = 0; ; page++) {
    const { body } = await client.cleanPage(job, page, PAGE_ROWS);
    lines.push(...body.data.flatMap(({ cells }) => cells.map((cell) => JSON.stringify(cell))));
    if (body.last_page) return lines;
  }
}

/** A value, a flag of each kind, and what is taken back again; in cells with issues and without. */
async function editCells(client: ApiClient, job: string): Promise<void> {
  const { issues } = (await client.get<IssuesReply>(`/api/v1/issues/${job}`)).body;
  const places = [{ row: 0, column: 0 }, { row: 1, column: 0 }, ...issues.slice(0, 6)];
  for (const [index, { row, column }] of places.entries()) {
    const cell = (await client.cleanPage(job, row, 1)).body.data[0]?.cells[column];
    if (cell === undefined) continue;
    for (const [action, value] of EDITS[index % EDITS.length] ?? []) await edit(client, job, cell, action, value);
  }
}

type Edit = readonly [action: string, value: string | boolean | null];

const EDITS: readonly (readonly Edit[])[] = [
  [["output", "mine"]],
  [["has_data", false]],
  [["is_clean", true]],
  [["is_valid", false]],
  [
    ["output", "mine"],
    ["has_data", false],
    ["has_data", true],
  ],
];

async function edit(
  client: ApiClient,
  job: string,
  cell: CleanPageReply["data"][number]["cells"][number],
  action: string,
  value: Edit[1],
): Promise<void> {
  const { status } = await client.post(`/api/v1/edit/cell/${cell.id}`, {
    dt_utc: "2026-01-01 12:00:00",
    session_uuid: client.session,
    dataframe_uuid: job,
    action: `edit_cell_${action}`,
    row_uuid: cell.row_uuid,
    column_uuid: cell.column_uuid,
    cell_uuid: cell.id,
    value,
  });
  if (status !== 200) throw new Error(`The edit ${action} was refused with ${status}`);
}

/** A list's items each have a line. */
function linesOf(body: unknown): string[] {
  return JSON.stringify(body).replaceAll("},{", "},\n{").split("\n");
}

/** Ids of rows, columns and cells begin with the id of their table. */
function withoutIds(job: string, lines: readonly string[]): string[] {
  return lines.map((line) => line.replaceAll(job, "TABLE").replaceAll(job.slice(0, 13), "TABLE"));
}
