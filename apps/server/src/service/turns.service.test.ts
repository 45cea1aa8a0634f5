/** Visitors take turns: neither the heavy files of one nor the slow sites he names keep another one waiting. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { startServer, type TestServer } from "../../../../tools/testing/start-server.ts";

let site: Server;
let server: TestServer;
let heavy: ApiClient;
let light: ApiClient;

beforeAll(async () => {
  // A line a second, for ever.
  site = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/csv" });
    const timer = setInterval(() => response.write("a,b\n"), 1000);
    response.on("close", () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const place = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  // Longer than a busy machine takes for the small file of another visitor.
  const fetching = { FETCH_ALLOWED_HOSTS: place, FETCH_SECONDS: "10" };
  server = await startServer({ WORKERS: "1", CLEAN_ROW_LIMIT: "0", ...fetching });
  [heavy, light] = [await ApiClient.connect(server.url), await ApiClient.connect(server.url)];
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await server.remove();
});

it("a small file is cleaned while the many of another visitor wait", async () => {
  const lines = Array.from({ length: 20_000 }, (_, row) => `Person ${(row * 7919) % 6007},${1 + (row % 28)}.03.2024`);
  const done: string[] = [];
  const jobs: Promise<unknown>[] = [];
  for (const name of ["heavy 1", "heavy 2", "heavy 3"]) {
    const job = await heavy.upload(["name,day", ...lines, name].join("\n"));
    jobs.push(heavy.finish(job).then(() => done.push(name)));
  }
  await light.uploadCleaned("name,day\nAnn,01.03.2024\n");
  expect(done).not.toContain("heavy 2");
  await Promise.all(jobs);
  expect(done).toEqual(["heavy 1", "heavy 2", "heavy 3"]);
});

it("slow sites of one visitor hold up nobody, and what cannot be read of them is said", async () => {
  const { port } = site.address() as AddressInfo;
  const slow = await Promise.all(
    Array.from({ length: 5 }, (_, index) => heavy.uploadUrl(`http://127.0.0.1:${port}/${index}.csv`)),
  );
  expect(slow.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const ended: string[] = [];
  const ends = slow.map(async ({ body }) => ended.push((await heavy.finish(body.result_uuid ?? "")).msg));
  const job = await light.upload("name,day\nEve,02.03.2024\n");
  expect((await light.finish(job)).msg).toBe("Finished");
  expect(ended).toEqual([]);
  await Promise.race(ends);
  expect(ended[0]).toContain("could not read this file");
});
