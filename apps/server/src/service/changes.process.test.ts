/** What was changed in a table, over HTTP: counts, pages, files. */
import type { ChangesReply, IssuesReply } from "@limpid/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { sharedInProcess } from "../../../../tools/testing/in-process-server.ts";

const FILE = [
  "day;note",
  "13/02/2024;ok",
  "31/02/2024;n/a",
  ...Array.from({ length: 60 }, (_, row) => `14/03/2024;${row % 10 === 0 ? "n/a" : "ok"}`),
].join("\n");

let client: ApiClient;
let job: string;

beforeAll(async () => {
  client = await ApiClient.connect((await sharedInProcess()).url);
  job = await client.uploadCleaned(FILE, { filename: "days.csv" });
});

const ask = async (query = "") => (await client.get<ChangesReply>(`/api/v1/changes/${job}${query}`)).body;

describe("a value that a person gives a cell", () => {
  const show = async (row: number) => (await client.cleanPage(job, row, 1)).body.data[0]?.cells[0];

  it("is checked by the class of its column: what cannot be stays, and is neither valid nor clean", async () => {
    const { body } = await client.editOutput(job, 4, 0, "31/02/2020");
    expect(body.refusal).toMatch(/February/);
    const refused = { output: "31/02/2020", is_valid: false, is_clean: false, na_code: 2, edited: true };
    expect(await show(4)).toMatchObject({ ...refused, msg: body.refusal });
    const { issues } = (await client.get<IssuesReply>(`/api/v1/issues/${job}`)).body;
    expect(issues).toContainEqual({ row: 4, column: 0, not_clean: true, invalid_data: true, missing_data: false });
    expect((await client.editOutput(job, 4, 0, "14/03/2024")).body.refusal).toBeUndefined();
    expect(await show(4)).toMatchObject({ output: "14/03/2024", is_valid: true, is_clean: true });
    await client.editOutput(job, 4, 0, "2024-03-14");
  });
});

describe("the changes of a table", () => {
  it("are counted by rule and column, and come page by page", async () => {
    const all = await ask("?kind=changed");
    expect(all.rules[0]).toMatchObject({ kind: "changed", total: 61, columns: [{ column: 0, count: 61 }] });
    expect(all.rules[0]?.title).toMatch(/^[A-Z]/);
    expect(all.matching).toBe(61);
    expect(all.changes).toHaveLength(50);
    expect(all.changes[0]).toMatchObject({ row: 0, column: 0, raw_input: "13/02/2024", output: "2024-02-13" });
    expect((await ask("?kind=changed&offset=50")).changes).toHaveLength(11);
    expect((await ask("?kind=flagged")).changes).toMatchObject([{ row: 1, column: 0, output: "31/02/2024" }]);
    const missing = await ask("?kind=missing&limit=1");
    expect(missing.matching).toBe(7);
    expect(missing.changes).toMatchObject([{ row: 1, column: 1, raw_input: "n/a", output: null }]);
    expect(await ask("?column=99")).toMatchObject({ matching: 0, changes: [] });
  });

  it("know the edits at once", async () => {
    await client.editOutput(job, 1, 0, "2024-02-29");
    const after = await ask("?kind=edited");
    expect(after.changes).toMatchObject([{ row: 1, column: 0, raw_input: "31/02/2024", output: "2024-02-29" }]);
    expect((await ask("?kind=flagged")).matching).toBe(0);
  });

  it("are there as files, and as a page that can do nothing", async () => {
    const csv = await client.get<string>(`/api/v1/changes/${job}/csv`);
    expect(csv.headers.get("content-disposition")).toBe(`attachment; filename="${job}-changes.csv"`);
    expect(csv.body).toContain("2,day,Edited by people,31/02/2024,2024-02-29,edit");
    const json = await client.get<{ changes: unknown[] }>(`/api/v1/changes/${job}/json`);
    expect(json.body.changes).toHaveLength((await ask()).matching);
    const page = await client.get<string>(`/api/v1/changes/${job}/html`);
    expect(page.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
    expect(page.headers.get("content-disposition")).toBe("inline");
    expect(page.body).toContain("What changed: ");
    const again = await client.get(`/api/v1/changes/${job}/html`, { "if-none-match": page.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  });

  it.each([
    ["a table that there is not", `/api/v1/changes/${"0".repeat(8)}-0000-0000-0000-${"0".repeat(12)}`, 404],
    ["a file of it", "/api/v1/changes/nothing/csv", 404],
    ["a page too long", "JOB?limit=501", 422],
    ["a kind that there is not", "JOB?kind=all", 422],
    ["a format that there is not", "JOB/exe", 422],
  ])("are refused for %s", async (_, path, status) => {
    expect((await client.get(path.replace("JOB", `/api/v1/changes/${job}`))).status).toBe(status);
  });
});
