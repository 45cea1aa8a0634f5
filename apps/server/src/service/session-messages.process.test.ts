/** Messages that a session gets wherever it is: about its tables, and from the operator. */
import type { SessionMessage } from "@limpid/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { type InProcessServer, serveInProcess } from "../../../../tools/testing/in-process-server.ts";

let server: InProcessServer;
beforeAll(async () => {
  server = await serveInProcess({
    LOG_LEVEL: "silent",
    SERVICE_MESSAGE: "Closed on Sunday from 8 to 9",
    SERVICE_MESSAGE_URL: "https://example.org/status",
  });
});
afterAll(() => server.remove());

/** Waits for a number of events of the session's stream, from its beginning or after one. */
async function hear(client: ApiClient, count: number, lastEventId?: string) {
  const heard: { readonly name: string; readonly id: string; readonly data: unknown }[] = [];
  for await (const event of client.follow(`/api/v1/events/session/${client.session}`, lastEventId)) {
    heard.push(event);
    if (heard.length === count) break;
  }
  return heard;
}

const OPERATOR: SessionMessage = { msg: "Closed on Sunday from 8 to 9", level: 1, url: "https://example.org/status" };

it("is told of its tables with links, and goes on where it was; others are not", async () => {
  const [client, other] = [await ApiClient.connect(server.url), await ApiClient.connect(server.url)];
  const first = hear(client, 3);
  const elsewhere = hear(other, 3);
  const [start] = await hear(client, 1);
  expect(start).toMatchObject({ name: "start", data: {} });
  const job = await client.uploadCleaned("town;amount\nBern;1\nChur;2\n", { filename: "towns.csv" });
  const heard = await first;
  expect(heard.map(({ name }) => name)).toEqual(["start", "message", "message"]);
  expect(heard[1]?.data).toEqual(OPERATOR);
  expect(heard[2]?.data).toEqual({ msg: expect.stringContaining("is cleaned"), level: 0, url: `/table/${job}` });

  const failed = await client.upload("", { filename: "none.csv" });
  await client.finish(failed);
  const [next] = await hear(client, 1, heard[2]?.id);
  expect(next?.data).toMatchObject({ level: 2, url: `/table/${failed}` });
  // A visitor who comes back has seen all that.
  const anew = await hear(client, 2);
  expect(anew.map(({ data }) => data)).toEqual([{}, OPERATOR]);

  const third = await other.uploadCleaned("a\n1\n", { filename: "a.csv" });
  expect((await elsewhere)[2]?.data).toMatchObject({ url: `/table/${third}` });
});

it("is told without a cookie, too, where its id is known", async () => {
  const { session } = await ApiClient.connect(server.url);
  const reply = await fetch(`${server.url}/api/v1/events/session/${session}`);
  expect([reply.status, reply.headers.get("content-type")]).toEqual([200, expect.stringMatching("text/event-stream")]);
  await reply.body?.cancel();
});
