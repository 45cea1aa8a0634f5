/** A choice is seen in the first cells of its column before the whole table is cleaned by it. */
import { randomUUID } from "node:crypto";
import type { CellReply, ColumnReply, EditReply, TableMessage } from "@limpid/contract";
import { expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { sharedInProcess } from "../../../../tools/testing/in-process-server.ts";

const FILE = [
  "day;amount",
  ...Array.from({ length: 400 }, (_, row) => `0${1 + (row % 9)}/0${1 + (row % 8)}/2024;${row}`),
];

it("is told to who follows the table, before the reply, as the cells are then", async () => {
  const client = await ApiClient.connect((await sharedInProcess()).url);
  const job = await client.uploadCleaned(FILE.join("\n"));
  const { body: columns } = await client.post<ColumnReply[]>(`/api/v1/data/clean/columns/${job}`, {});
  const day = columns[0];
  const order = day?.decisions?.find(({ id }) => id === "date_order");
  expect(order?.options.length).toBeGreaterThan(1);
  // An edit of a person's lies over what cleaning makes.
  await client.editOutput(job, 1, 0, "2020-01-01");
  const told = new Map<number, CellReply[]>();
  const heard: string[] = [];
  const following = (async () => {
    for await (const { data } of client.follow(`/api/v1/events/dataframe/${job}`, "0")) {
      const message = data as TableMessage;
      heard.push(message.event);
      if (message.event === "cleaning") {
        expect(message.data).toMatchObject({ edit_uuid: EDIT, column_uuid: day?.id });
        told.set(message.data.first_row, message.data.cells);
      }
      if (message.event === "change" && message.data.edit_uuid === EDIT) return;
    }
  })();
  // The stream is followed once the edit before has come.
  await expect.poll(() => heard).toContain("pr");
  const { body } = await client.post<EditReply>(`/api/v1/edit/column/${day?.id}`, {
    dt_utc: "2026-01-01 12:00:00",
    session_uuid: client.session,
    dataframe_uuid: job,
    edit_uuid: EDIT,
    action: "edit_column_decision",
    decision: "date_order",
    column_uuid: day?.id,
    value: order?.options[1]?.id,
  });
  expect(body.accepted).toBe(true);
  await following;
  expect([...told.keys()]).toEqual([0, 20, 40, 60, 80]);
  const now = (await client.cleanPage(job, 0)).body.data.map(({ cells }) => cells[0]);
  expect(told.get(0)).toEqual(now);
  expect(now[1]?.output).toBe("2020-01-01");
  expect(now[4]?.output).toMatch(/^2024-0\d-0\d$/);
});

const EDIT = randomUUID();
