import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { type RoundRobin, startRoundRobin } from "./round-robin.ts";

it("asks servers that are up, however many requests come at once, and says so where none is", async () => {
  const servers = [1, 2, 3].map(() => createServer((_, reply) => reply.end()).listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => once(server, "listening")));
  const proxy = await startRoundRobin(
    servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  );
  expect(await askAtOnce(proxy)).toEqual(new Set(["200"]));
  servers[0]?.close();
  expect(await askAtOnce(proxy)).toEqual(new Set(["200"]));
  for (const server of servers) server.close();
  expect(await askAtOnce(proxy)).toEqual(new Set(["502"]));
  proxy.close();
});

/** The statuses of sixty requests that the proxy finds waiting together. */
async function askAtOnce({ url }: RoundRobin): Promise<Set<string | undefined>> {
  const { port, hostname } = new URL(url);
  const sockets = Array.from({ length: 60 }, () => connect(Number(port), hostname));
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  // Taken by the proxy, so that what is written next reaches it together.
  await setTimeout(50);
  for (const socket of sockets) socket.write("GET / HTTP/1.1\r\nHost: limpid.test\r\n\r\n");
  const replies = await Promise.all(sockets.map((socket) => once(socket, "data")));
  for (const socket of sockets) socket.destroy();
  return new Set(replies.map(([bytes]) => String(bytes).split(" ")[1]));
}
