/** What is asked about a table again and again is answered by the edits that hold at that moment, by any visitor. */
import { randomUUID } from "node:crypto";
import {
  type ChangesReply,
  type EditCellsReply,
  type EditLogReply,
  type EditReply,
  type FindReply,
  type IssuesReply,
  LIMITS,
  type ProfileReply,
} from "@limpid/contract";
import { editStore } from "@limpid/database";
import { workBeside } from "@limpid/database/testing";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { type InProcessServer, sharedInProcess } from "../../../../tools/testing/in-process-server.ts";

const ROWS = 60;
const FILE = ["town;note", ...Array.from({ length: ROWS }, (_, row) => `Chur;number ${row}`)].join("\n");

let server: InProcessServer;
let client: ApiClient;
let job: string;

beforeAll(async () => {
  server = await sharedInProcess();
});

beforeEach(async () => {
  client = await ApiClient.connect(server.url);
  job = await client.uploadCleaned(FILE, { filename: "towns.csv" });
});

/** In how many cells each call sees the text, which no cell has but by edits. */
async function seen(text = "Bern") {
  const [found, profile, log, changes, issues] = await Promise.all([
    client.get<FindReply>(`/api/v1/find/${job}?text=${text}`),
    client.get<ProfileReply>(`/api/v1/profile/${job}?column=0`),
    client.get<EditLogReply>(`/api/v1/edits/${job}`),
    client.get<ChangesReply>(`/api/v1/changes/${job}?kind=edited`),
    client.get<IssuesReply>(`/api/v1/issues/${job}`),
  ]);
  const versions = new Set([found, profile, log, changes].map(({ body }) => body.version));
  expect(versions.size).toBe(1);
  expect(issues.status).toBe(200);
  return {
    found: found.body.count,
    value: profile.body.values.find(({ value }) => value === text)?.count ?? 0,
    edited: log.body.changed,
    changes: changes.body.matching,
  };
}

const alike = (cells: number) => ({ found: cells, value: cells, edited: cells, changes: cells });

const fill = (rows: number, batch = randomUUID()) =>
  client.post<EditCellsReply>(`/api/v1/edit/cells/${job}`, {
    session_uuid: client.session,
    edit_uuid: batch,
    first_row: 0,
    last_row: rows - 1,
    first_column: 0,
    last_column: 0,
    values: [["Bern"]],
  });
const turn = (batch: string, undone: boolean) =>
  client.post<EditReply>(`/api/v1/review/${job}/undo`, { session_uuid: client.session, edit_uuid: batch, undone });

describe("edits are seen at once", () => {
  it("one by one, as a block, undone and done again", async () => {
    expect(await seen()).toEqual(alike(0));
    await client.editOutput(job, ROWS - 1, 0, "Bern");
    expect(await seen()).toEqual(alike(1));
    const batch = randomUUID();
    await fill(40, batch);
    expect(await seen()).toEqual(alike(41));
    await turn(batch, true);
    expect(await seen()).toEqual(alike(1));
    await client.editOutput(job, 3, 0, "Bern");
    expect(await seen()).toEqual(alike(2));
    await turn(batch, false);
    expect(await seen()).toEqual(alike(41));
    await client.editOutput(job, 3, 0, "Chur");
    expect(await seen()).toEqual(alike(40));
  });

  it("when another process has written them", async () => {
    await fill(10);
    expect(await seen()).toEqual(alike(10));
    await workBeside(server.dataDir, async (db) => {
      for (const row of [20, 21])
        await editStore.append(db, {
          tableId: job,
          editUuid: randomUUID(),
          session: client.session,
          username: null,
          dtUtc: new Date(),
          kind: "cell",
          place: { row, column: 0 },
          value: { field: "output", value: "Bern" },
        });
    });
    expect(await seen()).toEqual(alike(12));
  });

  it("after the table was cleaned anew", async () => {
    await fill(10);
    expect(await seen()).toEqual(alike(10));
    const { status } = await client.post<EditReply>(`/api/v1/edit/table/${job}`, {
      dt_utc: "2026-01-01 12:00:00",
      session_uuid: client.session,
      dataframe_uuid: job,
      action: "edit_table_settings",
      settings: { forms: "keep", repairs: "propose" },
    });
    expect(status).toBe(200);
    expect(await seen()).toEqual(alike(10));
    await client.editOutput(job, 30, 0, "Bern");
    expect(await seen()).toEqual(alike(11));
  });

  it("while they are being made", async () => {
    const editing = (async () => {
      for (let row = 0; row < 20; row++) await client.editOutput(job, row, 0, "Bern");
    })();
    for (let asked = 0; asked < 10; asked++) {
      const { body } = await client.get<FindReply>(`/api/v1/find/${job}?text=Bern`);
      // The version of the table counts its edits.
      expect(body.count).toBe(body.version - 1);
      expect(body.cells).toHaveLength(Math.min(body.count, LIMITS.listedChanges));
    }
    await editing;
    expect(await seen()).toEqual(alike(20));
  });
});
