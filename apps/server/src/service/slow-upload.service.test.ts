/** Uploads that come twice, in part or hardly at all: one job, nothing left behind, and everybody else served. */

import { readdir } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { CONDITION_MS } from "../../../../tools/testing/patience.ts";
import { startServer, type TestServer } from "../../../../tools/testing/start-server.ts";

const SLOW_UPLOADS = 200;
const STALL_SECONDS = 2;

/** It ends uploads that stall soon; nothing else is tested there, for a busy machine stalls as well. */
let strict: TestServer;
let server: TestServer;
let client: ApiClient;

beforeAll(async () => {
  const settings = { TRUST_PROXY: "true" };
  [server, strict] = await Promise.all([
    startServer(settings),
    startServer({ ...settings, UPLOAD_STALL_SECONDS: String(STALL_SECONDS) }),
  ]);
  client = await ApiClient.connect(server.url);
});
afterAll(async () => {
  await Promise.all([server.remove(), strict.remove()]);
});

describe("an Idempotency-Key", () => {
  it("makes one job of the same upload sent in parallel and once more", async () => {
    const parallel = await Promise.all(Array.from({ length: 8 }, () => uploadWithKey("one", "a,b\n1,2\n")));
    const [job = ""] = parallel;
    expect((await client.finish(job)).msg).toBe("Finished");
    const again = await uploadWithKey("one", "a,b\n1,2\n");
    expect(new Set([...parallel, again]).size).toBe(1);
    const told = (await client.messages(job)).filter(({ message }) => message.msg === "Ingested");
    expect(told).toHaveLength(1);
  });

  it("never gives the table of another file or of another session", async () => {
    const job = await uploadWithKey("two", "a,b\n1,2\n");
    const stranger = await ApiClient.connect(server.url);
    const others = [
      await uploadWithKey("two", "a,b\n1,3\n"),
      await uploadWithKey("three", "a,b\n1,2\n"),
      await uploadWithKey("two", "a,b\n1,2\n", stranger),
    ];
    expect(new Set([job, ...others]).size).toBe(4);
  });

  it("of 256 characters is refused", async () => {
    const { status, body } = await postWithKey("k".repeat(256), "a,b\n1,2\n");
    expect([status, body]).toMatchObject([422, { code: "invalid_request" }]);
  });
});

describe("an upload", () => {
  it("that is broken off leaves no file and no error", async () => {
    const sockets = Array.from({ length: 20 }, (_, index) => openUpload(client, `10.0.1.${index}`));
    await until(server, async () => (await incoming(server)).length === sockets.length);
    for (const socket of sockets) socket.destroy();
    await until(server, async () => (await incoming(server)).length === 0);
    expect(server.output()).not.toContain("request failed");
  });

  it("of a byte now and then is ended, and everybody else is served meanwhile", async () => {
    const visitor = await ApiClient.connect(strict.url);
    const sockets = Array.from({ length: SLOW_UPLOADS }, (_, index) => openUpload(visitor, `10.0.2.${index}`));
    const replies = Promise.all(sockets.map(dripUntilAnswered));
    await until(strict, async () => (await incoming(strict)).length > 0);

    const job = await visitor.upload("a,b\n1,2\n");
    expect((await visitor.finish(job)).msg).toBe("Finished");

    for (const reply of await replies) {
      expect(reply).toMatch(/^HTTP\/1\.1 408 /);
      expect(reply).toContain('"code":"upload_too_slow"');
    }
    await until(strict, async () => (await incoming(strict)).length === 0);
    expect(strict.output()).not.toContain("request failed");
  });
});

async function uploadWithKey(key: string, data: string, sender = client): Promise<string> {
  const { status, body } = await postWithKey(key, data, sender);
  expect(status).toBe(200);
  return body.result_uuid;
}

function postWithKey(key: string, data: string, sender = client) {
  const body = { session_uuid: sender.session, data: Buffer.from(data).toString("base64"), filename: "a.csv" };
  return sender.post<{ result_uuid: string }>("/api/v1/file", body, { "idempotency-key": key });
}

/** Begins an upload of a megabyte, as somebody behind a proxy, and sends little of it. */
function openUpload({ url, session }: ApiClient, from: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // The server closes some of them while they are written to.
  socket.on("error", () => undefined);
  const head = `POST /api/v1/file HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: ${from}\r\n`;
  const start = `{"session_uuid":"${session}","data":"QUJD`;
  socket.write(`${head}Content-Type: application/json\r\nContent-Length: 1000000\r\n\r\n${start}`);
  return socket;
}

/** Reads the server's answer, though it reset the connection afterwards because more came than it wanted. */
function dripUntilAnswered(socket: Socket): Promise<string> {
  let text = "";
  const dripping = setInterval(() => void socket.write("Q"), 100);
  return new Promise((resolve) => {
    socket.on("data", (chunk) => {
      clearInterval(dripping);
      text += String(chunk);
    });
    socket.once("close", () => {
      clearInterval(dripping);
      resolve(text);
    });
  });
}

function incoming({ dataDir }: TestServer): Promise<string[]> {
  return readdir(join(dataDir, "incoming")).catch(() => []);
}

async function until(asked: TestServer, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + CONDITION_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`It did not come so:\n${asked.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
