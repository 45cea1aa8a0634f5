/** A table whose cleaning stopped at the limit is cleaned to the last row. */

import type { CleanAllReply, JobMessage } from "@limpid/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { type Answer, ApiClient } from "../../../../tools/testing/client.ts";
import { sharedServer } from "../../../../tools/testing/shared-servers.ts";
import { startServer } from "../../../../tools/testing/start-server.ts";

const ROWS = 230;
const BIG_ROWS = 30_000;
const file = (rows: number) =>
  `id,day\n${Array.from({ length: rows }, (_, row) => `${row},${String((row % 28) + 1).padStart(2, "0")}/03/2024`).join("\n")}\n`;

let client: ApiClient;

beforeAll(async () => {
  client = await ApiClient.connect(sharedServer("plain").url);
});

async function uploaded(rows: number, by = client): Promise<string> {
  return await by.uploadCleaned(file(rows));
}

const ask = (job: string, path = "", by = client): Promise<Answer<CleanAllReply & { code?: string }>> =>
  by.post(`/api/v1/clean_all/${job}${path}`, { session_uuid: by.session });

/** The job that has just ended may still be in the queue. */
async function start(job: string, by = client): Promise<CleanAllReply> {
  for (;;) {
    const { status, body } = await ask(job, "", by);
    if (status === 200) return body;
    if (body.code !== "not_cleaned_yet") throw new Error(JSON.stringify(body));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function told(job: string, after: CleanAllReply, by = client): Promise<JobMessage[]> {
  return (await by.messages(job, after.after_event_id)).map(({ message }) => message);
}

describe("cleaning all rows", () => {
  it("goes on to the end, page by page, and keeps the edits", async () => {
    const job = await uploaded(ROWS);
    await client.editOutput(job, 3, 1, "2024-12-24");
    expect((await client.table(job)).body).toMatchObject({
      cleaned_rows: 100,
      clean_row_limit: 100,
      clean_all: { state: "available" },
    });
    const messages = await told(job, await start(job));
    expect(messages.filter(({ msg }) => msg === "PageReady").at(-1)?.data).toMatchObject({ page: 11, num_pages: 12 });
    expect(messages.at(-1)).toMatchObject({ status: 1, msg: "Finished", data: { num_rows: ROWS } });

    const { body: table } = await client.table(job);
    expect(table).toMatchObject({
      cleaned_rows: ROWS,
      clean_row_limit: 0,
      num_pages: 12,
      clean_all: { state: "none" },
    });
    expect(table.basics.dl_version).toBe(3);
    const last = (await client.cleanPage(job, 11)).body;
    expect(last.last_page).toBe(true);
    expect(last.data.at(-1)?.cells[1]).toMatchObject({ raw_input: "06/03/2024", output: "2024-03-06" });
    expect((await client.cleanPage(job, 0)).body.data[3]?.cells[1]).toMatchObject({
      output: "2024-12-24",
      edited: true,
    });
    const csv = (await client.get<string>(`/api/v1/get/${job}/csv`)).body;
    expect(csv.trimEnd().split("\r\n")).toHaveLength(ROWS + 1);
    expect(csv).toContain("3,2024-12-24");
    expect((await ask(job)).body.code).toBe("all_cleaned");
  });

  it("is cancelled on request, leaves the table as it was, and can be started again", async () => {
    const job = await uploaded(BIG_ROWS);
    const running = await start(job);
    expect(running.state).toBe("running");
    expect((await client.table(job)).body.clean_all).toEqual(running);
    expect((await ask(job, "/cancel")).body.state).toBe("available");
    expect((await told(job, running)).at(-1)).toMatchObject({ status: 1, msg: "Cancelled" });
    expect((await client.table(job)).body).toMatchObject({ cleaned_rows: 100, basics: { dl_version: 1 } });
    expect((await client.cleanPage(job, 0)).status).toBe(200);
    expect((await told(job, await start(job))).at(-1)?.msg).toBe("Finished");
    expect((await client.table(job)).body.cleaned_rows).toBe(BIG_ROWS);
  });

  it("goes on after the server was killed", async () => {
    let server = await startServer({});
    try {
      const owner = await ApiClient.connect(server.url);
      const job = await uploaded(BIG_ROWS, owner);
      const running = await start(job, owner);
      await server.kill();
      server = await server.restart();
      const messages = await told(job, running, owner);
      expect(messages.at(-1)?.msg).toBe("Finished");
      const pages = messages.flatMap(({ msg, data }) => (msg === "PageReady" ? [data.page] : []));
      expect(new Set(pages).size).toBe(pages.length);
      const last = (await owner.cleanPage(job, BIG_ROWS / 20 - 1)).body.data.at(-1);
      expect(last?.cells[0]?.raw_input).toBe(String(BIG_ROWS - 1));
    } finally {
      await server.remove();
    }
  });

  it("is refused to strangers, who are not offered it", async () => {
    const job = await uploaded(ROWS);
    const stranger = await ApiClient.connect(client.url);
    expect((await ask(job, "", stranger)).body.code).toBe("not_owner");
    expect((await ask(job, "/cancel", stranger)).body.code).toBe("not_owner");
    expect((await stranger.table(job)).body.clean_all.state).toBe("none");
  });
});

it("is not offered where the operator does not allow it", async () => {
  const owner = await ApiClient.connect(sharedServer("firstRowsOnly").url);
  const job = await uploaded(ROWS, owner);
  expect((await owner.table(job)).body.clean_all.state).toBe("none");
  const { status, body } = await ask(job, "", owner);
  expect([status, body.code]).toEqual([403, "clean_all_off"]);
});
