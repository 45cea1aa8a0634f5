/** What a session is told wherever it is: of its tables, and what the operator has to say. */
import type { SessionMessage } from "@limpid/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { startServer, type TestServer } from "../../../../tools/testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    LOG_LEVEL: "silent",
    SERVICE_MESSAGE: "Closed on Sunday from 8 to 9",
    SERVICE_MESSAGE_URL: "https://example.org/status",
  });
});
afterAll(() => server.remove());

interface Heard {
  readonly name: string;
  readonly id: string;
  readonly data: unknown;
}

/** So many events of a stream, from its beginning or after one. */
async function hear(session: string, count: number, lastEventId?: string): Promise<Heard[]> {
  const headers = {
    cookie: `session_uuid=${session}`,
    ...(lastEventId !== undefined && { "last-event-id": lastEventId }),
  };
  const signal = AbortSignal.timeout(30_000);
  const reply = await fetch(`${server.url}/api/v1/events/session/${session}`, { headers, signal });
  const heard: Heard[] = [];
  let text = "";
  for await (const chunk of reply.body ?? []) {
    text += Buffer.from(chunk as Uint8Array).toString();
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1];
      const data = field("data");
      if (data !== undefined)
        heard.push({ name: field("event") ?? "message", id: field("id") ?? "", data: JSON.parse(data) });
      if (heard.length === count) return heard;
    }
  }
  return heard;
}

const OPERATOR: SessionMessage = { msg: "Closed on Sunday from 8 to 9", level: 1, url: "https://example.org/status" };

it("is told of its tables with links, and goes on where it was; others are not", async () => {
  const [client, other] = [await ApiClient.connect(server.url), await ApiClient.connect(server.url)];
  const first = hear(client.session, 3);
  const elsewhere = hear(other.session, 3);
  const [start] = await hear(client.session, 1);
  expect(start).toMatchObject({ name: "start", data: {} });
  const job = await client.uploadCleaned("town;amount\nBern;1\nChur;2\n", { filename: "towns.csv" });
  const heard = await first;
  expect(heard.map(({ name }) => name)).toEqual(["start", "message", "message"]);
  expect(heard[1]?.data).toEqual(OPERATOR);
  expect(heard[2]?.data).toEqual({ msg: expect.stringContaining("is cleaned"), level: 0, url: `/table/${job}` });

  const failed = await client.upload("", { filename: "none.csv" });
  await client.finish(failed);
  const [next] = await hear(client.session, 1, heard[2]?.id);
  expect(next?.data).toMatchObject({ level: 2, url: `/table/${failed}` });
  // Who comes anew has seen all that.
  const anew = await hear(client.session, 2);
  expect(anew.map(({ data }) => data)).toEqual([{}, OPERATOR]);

  const third = await other.uploadCleaned("a\n1\n", { filename: "a.csv" });
  expect((await elsewhere)[2]?.data).toMatchObject({ url: `/table/${third}` });
});
