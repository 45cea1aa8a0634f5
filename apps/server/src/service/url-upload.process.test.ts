/** Files from URLs, with a real web server on this machine that the configuration allows. */
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { type InProcessServer, serveInProcess } from "../../../../tools/testing/in-process-server.ts";

const CSV = "id,name\n1,Ann\n2,Bob\n";

let site: Server;
let host: string;
let server: InProcessServer;
let client: ApiClient;
const requests: { path: string; headers: NodeJS.Dict<string | string[]> }[] = [];

const PAGES: Readonly<Record<string, (reply: ServerResponse) => void>> = {
  "/people.csv": (reply) => reply.end(CSV),
  "/packed.csv": (reply) => reply.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(CSV)),
  "/bomb.csv": (reply) =>
    reply.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(30_000_000, "a"))),
  "/named": (reply) => reply.writeHead(200, { "content-disposition": 'attachment; filename="report.csv"' }).end(CSV),
  "/moved": (reply) => reply.writeHead(302, { location: "/people.csv" }).end(),
  "/loop": (reply) => reply.writeHead(302, { location: "/loop" }).end(),
  "/inside": (reply) => reply.writeHead(302, { location: "http://169.254.169.254/latest/meta-data" }).end(),
  "/file": (reply) => reply.writeHead(302, { location: "file:///etc/passwd" }).end(),
  "/gone": (reply) => reply.writeHead(410).end(),
  "/endless": (reply) => {
    reply.writeHead(200);
    const timer = setInterval(() => reply.write(Buffer.alloc(500_000, "a,b\n")), 1);
    reply.once("close", () => clearInterval(timer));
  },
  "/page.html": (reply) =>
    reply.writeHead(200, { "content-type": "text/html", "set-cookie": "a=b" }).end("<!doctype html><title>x</title>"),
};

beforeAll(async () => {
  site = createServer((request, reply) => {
    requests.push({ path: request.url ?? "", headers: request.headers });
    const page = PAGES[request.url ?? ""];
    if (page === undefined) reply.writeHead(404).end();
    else page(reply);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  server = await serveInProcess({ FETCH_ALLOWED_HOSTS: host, MAX_UPLOAD_MB: "2" });
  client = await ApiClient.connect(server.url);
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await server.remove();
});

async function finish(path: string): Promise<{ status: number; msg: string; job: string }> {
  const { body } = await client.uploadUrl(`http://${host}${path}`);
  const job = body.result_uuid ?? "";
  const { status, msg } = await client.finish(job);
  return { status, msg, job };
}

describe("a URL", () => {
  it.each([
    ["/people.csv", "People"],
    ["/packed.csv", "Packed"],
    ["/named", "Report"],
    ["/moved", "People"],
  ])("is read and named: %s", async (path, name) => {
    const { status, job } = await finish(path);
    expect(status).toBe(1);
    expect((await client.table(job)).body).toMatchObject({ name, basics: { num_rows: 2 } });
  });

  it("is asked for without cookies or credentials", () => {
    for (const { headers } of requests) {
      expect(headers.cookie).toBeUndefined();
      expect(headers.authorization).toBeUndefined();
      expect(headers["user-agent"]).toBe("Limpid");
    }
  });

  it.each([
    ["/bomb.csv", /More than \d+ bytes/],
    ["/endless", /More than \d+ bytes/],
    ["/loop", /redirects too often/],
    ["/inside", /Only https:\/\/ is read/],
    ["/file", /Only https:\/\/ is read/],
    ["/gone", /status 410/],
    ["/missing.csv", /status 404/],
    ["/page.html", /web page/i],
  ])("that cannot be read ends in a clear message: %s", async (path, reason) => {
    const { status, msg } = await finish(path);
    expect(status).toBe(3);
    expect(msg).toMatch(/^Sorry, could not read this file: /);
    expect(msg).toMatch(reason);
  });

  it.each([
    ["https://127.0.0.1/x", "forbidden_host"],
    ["https://localhost/x", "forbidden_host"],
    ["https://0/", "forbidden_host"],
    ["https://[::1]/", "forbidden_host"],
    ["https://[::ffff:127.0.0.1]/", "forbidden_host"],
    ["https://[64:ff9b::7f00:1]/", "forbidden_host"],
    ["https://0x7f.1/", "forbidden_host"],
    ["https://2130706433/", "forbidden_host"],
    ["https://①②⑦.⓪.⓪.①/", "forbidden_host"],
    ["https://169.254.169.254/latest", "forbidden_host"],
    ["https://10.0.0.1/", "forbidden_host"],
    ["https://example.org:22/", "forbidden_host"],
    ["https://example.org:6379/", "forbidden_host"],
    ["http://example.org/a.csv", "bad_url"],
    ["ftp://example.org/a.csv", "bad_url"],
    ["file:///etc/passwd", "bad_url"],
    ["https://user:secret@example.org/", "bad_url"],
    ["https:example.org", "bad_url"],
    ["https:///etc/passwd", "bad_url"],
    ["https://example.org\\@127.0.0.1/", "bad_url"],
    ["nonsense", "bad_url"],
  ])("that may not be read is refused at once: %s", async (address, code) => {
    const answer = await client.uploadUrl(address);
    expect(answer).toMatchObject({ status: 422, body: { code } });
  });

  it("of a table of this very service is taken from its store", async () => {
    const original = await client.uploadCleaned(CSV, { filename: "mine.csv" });
    const { body } = await client.uploadUrl(`${server.url}/table/${original}`);
    expect(body.result_uuid).not.toBe(original);
    await client.finish(body.result_uuid ?? "");
    expect((await client.table(body.result_uuid ?? "")).body).toMatchObject({ name: "Mine", basics: { num_rows: 2 } });
  });

  it("of an example of this very service is that example", async () => {
    const { body } = await client.uploadUrl(`${server.url.toUpperCase()}/examples/contacts.csv`);
    await client.finish(body.result_uuid ?? "");
    expect((await client.table(body.result_uuid ?? "")).body).toMatchObject({ name: "Contacts" });
  });

  it.each([
    "",
    "/",
    "/upload",
    "/examples/nothing.csv",
    "/examples/..%2findex.html",
    "/table/00000000-0000-4000-8000-000000000000",
  ])("of this very service at which no file is, is not found: %j", async (path) => {
    const answer = await client.uploadUrl(`${server.url}${path}`);
    expect(answer).toMatchObject({ status: 404, body: { code: "unknown_job" } });
  });
});
