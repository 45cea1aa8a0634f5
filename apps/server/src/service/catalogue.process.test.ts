/** Search and feeds over HTTP: what is found, by whom, and what nobody may see. */
import type { CatalogueTable, FeedReply, SearchReply, SearchRequest } from "@limpid/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { sharedInProcess } from "../../../../tools/testing/in-process-server.ts";

/** Words that no other test's tables have. */
const MARKER = "quokka";
const BIRDS = `Vogelart;Ort;counted on\n${["Amsel;Thun", "Elster;Spiez", "Elster;Thun"]
  .map((row, index) => `${row};1${index}.04.2024`)
  .join("\n")}\n`;

let owner: ApiClient;
let stranger: ApiClient;
let listed: string;
let hidden: string;

beforeAll(async () => {
  const { url } = await sharedInProcess();
  [owner, stranger] = [await ApiClient.connect(url), await ApiClient.connect(url)];
  listed = await upload(BIRDS, { filename: `${MARKER}_bird_counts.csv` });
  hidden = await upload(BIRDS.replaceAll("Thun", "Geheimnisstadt"), {
    filename: `${MARKER}_secret_birds.csv`,
    listed: false,
  });
});

/** Published, unless the fields say otherwise. */
async function upload(text: string, fields: object): Promise<string> {
  return await owner.uploadCleaned(text, { listed: true, ...fields });
}

async function search(text: string, fields: Partial<SearchRequest> = {}, by = stranger): Promise<CatalogueTable[]> {
  const body = { session_uuid: by.session, scope: "name", search_text: text, sort_order: "relevance", ...fields };
  const answer = await by.post<SearchReply>("/api/v1/search", body);
  expect(answer.status).toBe(200);
  return answer.body.results;
}

async function feed(name: string, fields: object = {}, by = stranger): Promise<FeedReply> {
  const body = { session_uuid: by.session, feed_name: name, num_results: 100, ...fields };
  const answer = await by.post<FeedReply>("/api/v1/feed", body);
  expect(answer.status).toBe(200);
  return answer.body;
}

const idsOf = (tables: readonly CatalogueTable[]) => tables.map(({ id }) => id);
/** The values of a table are looked at once it is cleaned, as the last step of its job, behind the tables of other tests. */
const found = (text: string, fields: Partial<SearchRequest>) =>
  expect.poll(async () => idsOf(await search(text, fields)));

describe("a listed table", () => {
  it("is found by its name with a typo, its id, its columns and its values", async () => {
    expect(idsOf(await search(`${MARKER} bird cuonts`))).toEqual([listed]);
    expect(idsOf(await search(listed.slice(0, 13), { scope: "id" }))).toEqual([listed]);
    expect(idsOf(await search("vogelart, ort", { scope: "columns" }))).toEqual([listed]);
    await found("elster spiez", { scope: "values" }).toEqual([listed]);
    expect(idsOf(await search("2024-04-12", { scope: "values" }))).toContain(listed);
  });

  it("is told of as specified, and nothing else of its owner", async () => {
    await found("elster", { scope: "values" }).toContain(listed);
    const [table] = await search(`${MARKER} bird counts`);
    expect(table).toEqual({
      id: listed,
      name: "Quokka bird counts",
      description: expect.stringContaining("3 rows in 3 columns"),
      source: `${MARKER}_bird_counts.csv`,
      username: null,
      mine: false,
      score: 1,
      quality: 1,
      judged_columns: 1,
      last_touch_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      version: 1,
      num_rows: 3,
      num_columns: 3,
      columns: ["Vogelart", "Ort", "counted on"],
      listed: true,
    });
    expect(JSON.stringify(table)).not.toContain(owner.session);
    expect(JSON.stringify(table)).not.toContain("api_key");
    expect((await search(`${MARKER} bird counts`, {}, owner))[0]?.mine).toBe(true);
  });

  it("follows what its owner changes", async () => {
    const id = await upload("Stadt\nAarau\nAarau\nOlten\n", { filename: `${MARKER} towns.csv` });
    await found("aarau", { scope: "values" }).toContain(id);
    for (const row of [0, 1]) await owner.editOutput(id, row, 0, "Wohlen");
    await found("wohlen", { scope: "values" }).toEqual([id]);
    expect(idsOf(await search("aarau", { scope: "values" }))).not.toContain(id);
    expect((await search(`${MARKER} towns`))[0]).toMatchObject({ id, version: 3 });
  });
});

describe("a table that is not listed", () => {
  it.each([
    ["name", `${MARKER} secret birds`],
    ["values", "Geheimnisstadt"],
    ["columns", "vogelart"],
    ["semantic", `${MARKER} secret birds`],
    ["username", ""],
  ] as const)("is not found in %s, not even by its owner", async (scope, text) => {
    for (const by of [owner, stranger]) expect(idsOf(await search(text, { scope }, by))).not.toContain(hidden);
    expect(idsOf(await search(hidden, { scope: "id" }, owner))).not.toContain(hidden);
  });

  it("is in the feed of its owner's tables and in no other", async () => {
    const mine = await feed("mine", {}, owner);
    expect(mine.results.find(({ id }) => id === hidden)).toMatchObject({ mine: true, listed: false });
    expect(idsOf((await feed("mine")).results)).toEqual([]);
    for (const name of ["latest", "quality", "popular"])
      for (const by of [owner, stranger]) expect(idsOf((await feed(name, {}, by)).results)).not.toContain(hidden);
  });
});

it("a table that is being cleaned, or could not be read, is not shown", async () => {
  const broken = await owner.upload(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), {
    filename: `${MARKER}_broken.csv`,
  });
  await owner.finish(broken);
  expect(idsOf(await search(`${MARKER} broken`))).not.toContain(broken);
  expect(idsOf((await feed("latest")).results)).not.toContain(broken);
});

describe("a search", () => {
  it.each(["", "   ", "'; drop table tables --", '"', "%_%", "\\", "\u0000", "🙂", "\u202E", "x".repeat(1000)])(
    "for %j finds nothing and breaks nothing",
    async (text) => {
      for (const scope of ["name", "id", "username", "columns", "values", "semantic"] as const)
        expect(await search(text, { scope })).toEqual([]);
    },
  );

  it.each<[string, object, number]>([
    ["an unknown scope", { scope: "everything" }, 422],
    ["an unknown order", { sort_order: "size" }, 422],
    ["a text that is none", { search_text: ["a"] }, 422],
    ["a text of 1001 characters", { search_text: "x".repeat(1001) }, 422],
    ["a text of a megabyte", { search_text: "x".repeat(1024 * 1024) }, 413],
    ["no session", { session_uuid: undefined }, 422],
    ["an unknown session", { session_uuid: "00000000-0000-4000-8000-000000000000" }, 401],
  ])("with %s is refused", async (_, fields, status) => {
    const body = {
      session_uuid: stranger.session,
      scope: "name",
      search_text: "a",
      sort_order: "relevance",
      ...fields,
    };
    const answer = await stranger.post("/api/v1/search", body);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-type")).toContain("application/problem+json");
  });

  it("shows one's own first where that is asked for", async () => {
    const other = await stranger.uploadCleaned("a\n1\n", { filename: `${MARKER} listing.csv`, listed: true });
    const own = await upload("a\n1\n", { filename: `${MARKER} listing of other things.csv` });
    expect(idsOf(await search(`${MARKER} listing`, {}, owner)).slice(0, 2)).toEqual([other, own]);
    const first = await search(`${MARKER} listing`, { sort_order: "my_files_first" }, owner);
    expect(first.find(({ mine }) => !mine)?.id).toBe(other);
    expect(idsOf(first)).toEqual([...idsOf(first.filter(({ mine }) => mine)), other]);
  });
});

describe("the meaning of tables", () => {
  it("finds them without a word in common, and in another language", async () => {
    const beds = "hospital,region,beds\nSt. Mary,North,120\nCity Clinic,South,80\n";
    const id = await upload(beds, { filename: "hospital_beds.csv" });
    await found("how many patients can clinics take", { scope: "semantic" }).toContain(id);
    for (const text of ["Krankenhausbetten nach Region", "lits d'hôpitaux"])
      expect(idsOf(await search(text, { scope: "semantic" })), text).toContain(id);
    expect(await search("asdf qwer zxcv", { scope: "semantic" })).toEqual([]);
  });
});

describe("a feed", () => {
  it("of popular ones begins with what others have opened, not its owner", async () => {
    const id = await upload("a\n1\n", { filename: `${MARKER} popular.csv` });
    for (let visits = 0; visits < 3; visits++) await owner.table(id);
    for (let visitor = 0; visitor < 4; visitor++) await (await ApiClient.connect(owner.url)).table(id);
    await expect.poll(async () => idsOf((await feed("popular")).results)[0]).toBe(id);
  });

  it("begins with the newest, and goes on where a page ended", async () => {
    const uploaded: string[] = [];
    for (const name of ["one", "two", "three"])
      uploaded.unshift(await upload("a\n1\n", { filename: `${MARKER} ${name}.csv` }));
    const seen: string[] = [];
    for (let cursor: string | undefined; seen.length < 3; ) {
      const page = await feed("latest", { num_results: 1, ...(cursor !== undefined && { cursor }) });
      seen.push(...idsOf(page.results));
      cursor = page.next_cursor ?? undefined;
    }
    expect(seen).toEqual(uploaded);
  });

  it("is the latest where none is named, of thirty tables", async () => {
    const { body } = await stranger.post<FeedReply>("/api/v1/feed", { session_uuid: stranger.session });
    expect(idsOf(body.results)).toEqual(idsOf((await feed("latest", { num_results: 30 })).results));
  });

  it.each<[string, object, number, string]>([
    ["that there is not", { feed_name: "trending" }, 404, "unknown_feed"],
    ["of another kind", { feed_name: "__proto__" }, 404, "unknown_feed"],
    ["from an odd place", { cursor: "' or 1=1" }, 422, "invalid_request"],
    ["of too many tables", { num_results: 101 }, 422, "invalid_request"],
    ["of no tables", { num_results: 0 }, 422, "invalid_request"],
  ])("%s is refused", async (_, fields, status, code) => {
    const body = { session_uuid: stranger.session, feed_name: "latest", ...fields };
    expect(await stranger.post("/api/v1/feed", body)).toMatchObject({ status, body: { code } });
  });
});
