/**
 * An installation of several processes on one PostgreSQL, and one folder or bucket, behind a proxy that gives each request to the
 * next one: it is one service, whichever of them answers, and whichever is killed, nothing that was acknowledged is lost.
 */
import { readdirSync } from "node:fs";
import type { ColumnReply, EditReply, FindReply, JobMessage, TableMessage } from "@limpid/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { type RoundRobin, startRoundRobin } from "../../../../tools/testing/round-robin.ts";
import { type Installation, openInstallation, type TestServer } from "../../../../tools/testing/start-server.ts";

const POSTGRES = process.env.TEST_DATABASE_URL;
const ROWS = 24_000;
const BIG = `id,date,amount\n${Array.from({ length: ROWS }, (_, row) => `${row},${1 + (row % 28)}/0${1 + (row % 9)}/2024,${row}.50`).join("\n")}\n`;
/** Its days can be read in two orders. */
const AMBIGUOUS = Array.from({ length: 400 }, (_, row) => `0${1 + (row % 9)}/0${1 + (row % 8)}/2024;${row}`);
const FRIENDS = { scope: "name", search_text: "friends", sort_order: "relevance" };
const SMALL = "day,who\n2024-02-13,ann\n2024-03-14,bob\n2024-04-15,cy\n";

/** With a bucket: bucket.service.test.ts, and the browser's story of several processes. */
describe.skipIf(POSTGRES === undefined)("two web and two worker processes with a folder", () => {
  let installation: Installation;
  let webs: TestServer[];
  let workers: TestServer[];
  let proxy: RoundRobin;
  /** Through the proxy. */
  let client: ApiClient;

  beforeAll(async () => {
    installation = await openInstallation(POSTGRES ?? "", {
      CLEAN_ROW_LIMIT: "0",
      WORKERS: "1",
      RANGE_CELLS: "20000",
    });
    const { start } = installation;
    // All at once, on a database without tables.
    const [one, other, ...rest] = await Promise.all([
      start("web"),
      start("web"),
      start("worker", { LOG_LEVEL: "info" }),
      start("worker", { LOG_LEVEL: "info" }),
    ]);
    webs = [one, other];
    workers = rest;
    proxy = await startRoundRobin(webs.map(({ url }) => url));
    client = await ApiClient.connect(proxy.url);
  });
  afterAll(async () => {
    proxy?.close();
    await Promise.all([...(webs ?? []), ...(workers ?? [])].map((process) => process.stop()));
    await installation?.remove();
  });

  /** The session at one of the web processes. */
  const at = (web: number): ApiClient => ApiClient.as(webs[web]?.url ?? "", client.session);
  const outputs = async (asked: ApiClient, job: string, column: number): Promise<(string | null)[]> =>
    (await asked.cleanPage(job, 0)).body.data.map(({ cells }) => cells[column]?.output ?? null);

  it("are one service for a table: its story, pages, edits and their order, undo, files, queries and search", async () => {
    const job = await at(0).upload(SMALL, { filename: "visits of friends.csv", listed: true });
    const stories = await Promise.all([at(0).messages(job), at(1).messages(job)]);
    expect(stories[0]).toEqual(stories[1]);
    expect(stories[1]?.at(-1)?.message.msg).toBe("Finished");

    const versions: number[] = [];
    for (let edit = 0; edit < 6; edit++)
      versions.push((await at(edit % 2).editOutput(job, 0, 1, `value ${edit}`)).body.version ?? 0);
    expect(versions).toEqual([2, 3, 4, 5, 6, 7]);
    const bob = "51111111-2222-4333-8444-555555555555";
    await at(0).editOutput(job, 1, 1, "robert", bob);
    const seen = [await outputs(at(0), job, 1), await outputs(at(1), job, 1)];
    expect(seen).toEqual([
      ["value 5", "robert", "cy"],
      ["value 5", "robert", "cy"],
    ]);
    const found = await at(1).get<FindReply>(`/api/v1/find/${job}?text=robert`);
    expect(found.body.count).toBe(1);

    const undo = { session_uuid: client.session, edit_uuid: bob, undone: true };
    expect((await at(1).post(`/api/v1/review/${job}/undo`, undo)).status).toBe(200);
    expect(await outputs(at(0), job, 1)).toEqual(["value 5", "bob", "cy"]);

    const files = await Promise.all([0, 1, 0, 1].map((web) => at(web).get<string>(`/api/v1/get/${job}/csv`)));
    expect(new Set(files.map(({ body }) => body)).size).toBe(1);
    expect(files[0]?.body).toContain("2024-02-13,value 5");
    const queried = { session_uuid: client.session, query: `select who from "${job}" order by day` };
    const views = await Promise.all([0, 1].map((web) => at(web).post<{ num_rows: number }>("/api/v1/sql", queried)));
    expect(views.map(({ status, body }) => [status, body.num_rows])).toEqual([
      [200, 3],
      [200, 3],
    ]);
    for (const web of [0, 1])
      await expect
        .poll(async () =>
          JSON.stringify((await at(web).post("/api/v1/search", { ...FRIENDS, session_uuid: client.session })).body),
        )
        .toContain(job);
    // Whatever was made left nothing half-done.
    const folder = readdirSync(installation.dataDir, { recursive: true });
    expect(folder.filter((name) => String(name).includes(".tmp-"))).toEqual([]);
  });

  it("let choices for one table take turns, and show first cells to whoever follows at another process", async () => {
    const job = await client.uploadCleaned(`day;amount\n${AMBIGUOUS.join("\n")}`);
    const { body: columns } = await at(1).post<ColumnReply[]>(`/api/v1/data/clean/columns/${job}`, {});
    const day = columns[0];
    const order = day?.decisions?.find(({ id }) => id === "date_order");
    const choose = (web: number, option: number) =>
      at(web).post<EditReply>(`/api/v1/edit/column/${day?.id}`, {
        dt_utc: "2026-01-01 12:00:00",
        session_uuid: client.session,
        dataframe_uuid: job,
        action: "edit_column_decision",
        decision: "date_order",
        column_uuid: day?.id,
        value: order?.options[option]?.id,
      });
    const heard: string[] = [];
    const toldOf = (data: unknown): boolean => {
      heard.push((data as TableMessage).event);
      return heard.filter((event) => event === "change").length === 2;
    };
    const following = follow(at(1), `/api/v1/events/dataframe/${job}`, toldOf, "0");
    // The stream is followed once the edit before has come.
    await at(0).editOutput(job, 1, 1, "7");
    await expect.poll(() => heard).toContain("pr");
    expect((await choose(0, 1)).body.version).toBe(3);
    expect(heard).toContain("cleaning");
    const replies = await Promise.all([choose(0, 0), choose(1, 1)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies.map(({ body }) => body.version).sort()).toEqual([4, 5]);
    await following;
    const later = replies[0].body.version === 5 ? 0 : 1;
    const now = (await at(0).post<ColumnReply[]>(`/api/v1/data/clean/columns/${job}`, {})).body[0];
    expect(now?.decisions?.find(({ id }) => id === "date_order")?.in_force).toBe(order?.options[later]?.id);
    expect(await outputs(at(1), job, 0)).toEqual(await outputs(at(0), job, 0));
  });

  it("end a table whose worker is killed in the middle of cleaning it", async () => {
    const job = await client.upload(BIG);
    const cleaning = () => workers.findIndex((worker) => worker.output().includes(`"${job}","attempt":0`));
    await expect.poll(cleaning).not.toBe(-1);
    await untilTold(job, "Ingested");
    await workers[cleaning()]?.kill();
    expect((await client.finish(job)).msg).toBe("Finished");
    const last = (await client.cleanPage(job, ROWS / 20 - 1)).body;
    expect([last.last_page, last.data.at(-1)?.cells[0]?.raw_input]).toEqual([true, String(ROWS - 1)]);
    const pages = (await client.messages(job)).flatMap(({ message }) =>
      message.msg === "PageReady" ? [message.data.page] : [],
    );
    expect(new Set(pages).size).toBe(pages.length);
  });

  it("go on where a web process is killed: a stream misses nothing, and edits that were acknowledged are there", async () => {
    const job = await client.uploadCleaned(SMALL);
    const heard: string[] = [];
    let lastId = "0";
    const [first, second] = [webs[0], webs[1]];
    const stream = (async (): Promise<void> => {
      while (heard.at(-1) !== "end") {
        // Its process may be killed; a browser comes again.
        await follow(
          client,
          `/api/v1/events/dataframe/${job}`,
          (data, id) => {
            const { event, data: edit } = data as { event: string; data: { action: string; value: string } };
            if (id !== "") lastId = id;
            if (event !== "pr" || edit.action !== "edit_cell_output") return false;
            heard.push(edit.value);
            return edit.value === "end";
          },
          lastId,
        ).catch(() => undefined);
      }
    })();
    const said: string[] = [];
    for (let edit = 0; edit < 30; edit++) {
      if (edit === 15) await second?.kill();
      const reply = await client.editOutput(job, edit % 3, 1, `edit ${edit}`).catch(() => undefined);
      if (reply?.status === 200) said.push(`edit ${edit}`);
    }
    await client.editOutput(job, 0, 1, "end");
    await stream;
    expect(said.length).toBeGreaterThan(20);
    // An edit whose messages broke off in the middle is streamed once more.
    expect([...new Set(heard)].filter((value) => said.includes(value))).toEqual(said);
    expect(first && (await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

  async function untilTold(job: string, msg: JobMessage["msg"]): Promise<void> {
    await follow(client, `/api/v1/job_status/${job}`, (data) => (data as JobMessage).msg === msg);
  }
});

/** Until it has heard what it waits for. */
async function follow(
  asked: ApiClient,
  path: string,
  isLast: (data: unknown, id: string) => boolean,
  lastId?: string,
): Promise<void> {
  for await (const { data, id } of asked.follow(path, lastId)) if (isLast(data, id)) return;
  throw new Error(`${path} ended before`);
}

describe("a process with a role", () => {
  it("that needs a PostgreSQL says so", async () => {
    const { startServer } = await import("../../../../tools/testing/start-server.ts");
    await expect(startServer({ ROLE: "web" })).rejects.toThrow(
      'ROLE="web": an SQLite file has a single process; set DATABASE_URL to a PostgreSQL',
    );
  });
});
