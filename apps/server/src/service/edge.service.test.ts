/** What Node, the router and a proxy do before any call: broken addresses, methods, names, forwarded addresses, open streams. */
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { ERRORS, type ErrorCode } from "@limpid/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { sharedServer } from "../../../../tools/testing/shared-servers.ts";
import { startServer, type TestServer } from "../../../../tools/testing/start-server.ts";

const STREAMS_PER_SESSION = 2;
const STREAMS_PER_ADDRESS = 4;
/** The far end of Node's limit of 16 kB. */
const LONG = "a".repeat(30_000);

let server: TestServer;
let client: ApiClient;
let job: string;

beforeAll(async () => {
  server = await startServer({
    PUBLIC_URL: "https://limpid.example.org",
    ALLOWED_HOSTS: "other.example.org",
    TRUST_PROXY: "true",
    STREAMS_PER_SESSION: String(STREAMS_PER_SESSION),
    STREAMS_PER_ADDRESS: String(STREAMS_PER_ADDRESS),
  });
  client = await ApiClient.connect(server.url);
  job = await client.uploadCleaned("a,b\n1,2\n3,4\n", { listed: true });
});
afterAll(() => server.remove());

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Unlike fetch, with any method, host and path. */
function ask(url: string, method = "GET", headers: Record<string, string> = {}): Promise<Reply> {
  const { hostname, port } = new URL(url);
  const path = url.slice(url.indexOf("/", "http://".length));
  return new Promise((resolve, reject) => {
    const request = httpRequest({ hostname, port, path, method, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (piece: string) => {
        text += piece;
      });
      response.once("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    request.once("error", reject).end();
  });
}

function expectProblem({ status, headers, text }: Reply, code: ErrorCode): void {
  expect([status, JSON.parse(text).code]).toEqual([ERRORS[code].status, code]);
  expect(headers["content-type"]).toContain("application/problem+json");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["content-security-policy"]).toContain("default-src");
  expect(text).not.toMatch(/FST_|node_modules|at \w+ \(/);
}

describe("an address", () => {
  it.each([
    ["a broken escape", "/%zz", "not_found"],
    ["a broken escape of the API", "/api/v1/%zz", "not_found"],
    ["half an escape", "/api/v1/table/%", "unknown_job"],
    ["bytes that are no UTF-8", "/api/v1/table/%ff%fe", "unknown_job"],
    ["a zero byte", "/api/v1/table/%00", "unknown_job"],
    ["an id of 10,000 characters", `/api/v1/table/${"a".repeat(10_000)}`, "invalid_request"],
    ["a way out of the folder", "/assets/..%2f..%2f..%2fetc/passwd", "not_found"],
    ["two slashes", "//etc/passwd", "not_found"],
  ] as const)("with %s is answered by the error table, with all headers", async (_, path, code) => {
    expectProblem(await ask(server.url + path), code);
  });

  it.each(["/%zz", "/reasoner/v1/%ff"])("of the reasoner's port that is broken is, too: %s", async (path) => {
    expectProblem(await ask(sharedServer("plain").reasonerUrl + path), "not_found");
  });
});

describe("a body", () => {
  it.each(["/api/v1/file", "/api/v1/url", "/reasoner/v1", "/reasoner/v1/multi"])(
    "that is missing is said to be, where it is read as it comes: %s",
    async (path) => {
      expectProblem(await ask(server.url + path, "POST"), "invalid_request");
      if (path.startsWith("/reasoner"))
        expectProblem(await ask(sharedServer("plain").reasonerUrl + path, "POST"), "invalid_request");
    },
  );
});

describe("a method", () => {
  it.each([
    ["DELETE", "/api/v1/hello", "POST"],
    ["GET", "/api/v1/hello", "POST"],
    ["PUT", "/api/v1/table/anything", "GET, HEAD"],
    ["DELETE", "/table/anything", "GET, HEAD"],
    ["PATCH", "/api/v1/data/clean/page/anything", "GET, HEAD, POST"],
    ["TRACE", "/upload", "GET, HEAD"],
    ["QUERY", "/api/v1/settings", "GET, HEAD"],
  ])("that a path does not answer is refused with those that it does: %s %s", async (method, path, allowed) => {
    const reply = await ask(server.url + path, method);
    expectProblem(reply, "method_not_allowed");
    expect(reply.headers.allow).toBe(allowed);
  });

  it("of the reasoner's port likewise", async () => {
    const reply = await ask(`${sharedServer("plain").reasonerUrl}/reasoner/v1/multi`);
    expectProblem(reply, "method_not_allowed");
    expect(reply.headers.allow).toBe("POST");
  });

  it("that HTTP does not know, and what is no HTTP, is refused by the error table", async () => {
    for (const bytes of ["FROB / HTTP/1.1\r\nhost: localhost\r\n\r\n", "nonsense\r\n\r\n"]) {
      const text = await sendRaw(bytes);
      expect(text).toMatch(/^HTTP\/1\.1 400 .*"code":"broken_request"/s);
      expect(text).toContain("x-content-type-options: nosniff");
    }
    expect(await sendRaw(`GET /${LONG} HTTP/1.1\r\nhost: localhost\r\n\r\n`)).toContain('"code":"headers_too_large"');
    expect(await sendRaw(`GET / HTTP/1.1\r\nhost: localhost\r\nx: ${LONG}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
  });

  it.each([
    "POST /api/v1/hello HTTP/1.1\r\nhost: localhost\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    "POST /api/v1/hello HTTP/1.1\r\nhost: localhost\r\ncontent-length: 4\r\ncontent-length: 5\r\n\r\nabcde",
    "POST /api/v1/hello HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n",
  ])("with two lengths, as those who smuggle requests write it, is refused", async (bytes) => {
    expect(await sendRaw(bytes)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

function sendRaw(bytes: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding("utf8").on("data", (piece) => {
      text += String(piece);
    });
    socket.once("close", () => resolve(text)).once("error", reject);
  });
}

describe("the name of the service", () => {
  it.each([
    "evil.example",
    "evil.example:8080",
    "limpid.example.org.evil.example",
    "127.0.0.1.evil.example",
    "EVIL.example.",
  ])("is not %s: who asks for it may have been led here", async (host) => {
    for (const path of ["/", "/api/v1/settings", "/healthz", `/api/v1/table/${job}`])
      expectProblem(
        await ask(server.url + path, "GET", { host, "x-forwarded-host": "limpid.example.org" }),
        "unknown_host",
      );
  });

  it.each([
    "limpid.example.org",
    "LIMPID.example.org:443",
    "other.example.org",
    "localhost:1",
    "127.0.0.1",
    "[::1]:80",
    "web",
  ])("may be %s", async (host) => {
    expect((await ask(`${server.url}/api/v1/settings`, "GET", { host })).status).toBe(200);
  });

  it("is looked at by a server for this machine alone, which has no public address", async () => {
    for (const url of [sharedServer("plain").url, sharedServer("plain").reasonerUrl]) {
      expectProblem(await ask(`${url}/healthz`, "GET", { host: "evil.example" }), "unknown_host");
      expect((await ask(`${url}/healthz`, "GET", { host: "localhost" })).status).toBe(200);
    }
  });

  it("with https makes the cookie one for https, also where the proxy does not say so", async () => {
    const { headers } = await client.post("/api/v1/hello", { device_uuid: "x" });
    expect(headers.get("set-cookie")).toMatch(/; Secure; SameSite=Lax$/);
    expect(headers.get("strict-transport-security")).toContain("max-age=");
  });
});

describe("a forwarded address", () => {
  it("is the one that the proxy has written, whatever the caller wrote before", async () => {
    const left: number[] = [];
    for (const spoofed of ["1.1.1.1", "2.2.2.2", "3.3.3.3, 4.4.4.4"]) {
      const headers = { "x-forwarded-for": `${spoofed}, 203.0.113.9` };
      left.push(Number((await ask(`${server.url}/api/v1/settings`, "GET", headers)).headers["x-ratelimit-remaining"]));
    }
    expect(left).toEqual([left[0], left[0]! - 1, left[0]! - 2]);
    const other = await ask(`${server.url}/api/v1/settings`, "GET", { "x-forwarded-for": "1.1.1.1, 203.0.113.10" });
    expect(Number(other.headers["x-ratelimit-remaining"])).toBe(left[0]);
  });
});

describe("event streams", () => {
  const open = async (address: string, session?: string): Promise<{ status: number; close: () => void }> => {
    const end = new AbortController();
    const cookie = session === undefined ? {} : { cookie: `session_uuid=${session}` };
    const { status } = await fetch(`${server.url}/api/v1/events/dataframe/${job}`, {
      headers: { "x-forwarded-for": address, ...cookie },
      signal: end.signal,
    });
    return { status, close: () => end.abort() };
  };

  it("of one address and of one session are so many, others have theirs, and places are given back", async () => {
    const own = await Promise.all([0, 1].map(() => open("203.0.113.1", client.session)));
    expect(own.map(({ status }) => status)).toEqual([200, 200]);
    expect((await open("203.0.113.2", client.session)).status).toBe(ERRORS.too_many_streams.status);
    const others = await Promise.all([0, 1].map(() => open("203.0.113.1")));
    expect(others.map(({ status }) => status)).toEqual([200, 200]);
    const refused = await ask(`${server.url}/api/v1/job_status/${job}`, "GET", { "x-forwarded-for": "203.0.113.1" });
    expectProblem(refused, "too_many_streams");
    expect(refused.headers["retry-after"]).toBe("5");
    // Otherwise connections that were refused would take the places of others all the same.
    expect(refused.headers.connection).toBe("close");
    const neighbour = await open("203.0.113.3");
    expect(neighbour.status).toBe(200);
    for (const stream of [...own, ...others, neighbour]) stream.close();
    await expect.poll(async () => tryAndClose("203.0.113.1", client.session)).toBe(200);
  });

  const tryAndClose = async (address: string, session: string): Promise<number> => {
    const { status, close } = await open(address, session);
    close();
    return status;
  };

  it("of a job that has ended are ended also for those who have its last event, or name one that has yet to come", async () => {
    const told = await client.messages(job);
    const last = Number(told.at(-1)!.id);
    for (const id of [last, last + 1, 999_999_999_999_999]) expect(await client.messages(job, String(id))).toEqual([]);
    expect(await client.messages(job, String(last - 1))).toHaveLength(1);
  });

  it("of a table tell the next edit to those who name an event that has yet to come", async () => {
    const events = client.follow(`/api/v1/events/dataframe/${job}`, "999999999999999");
    const next = events.next();
    await client.editOutput(job, 0, 0, "7");
    expect((await next).value).toMatchObject({ data: { event: "pr", data: { value: "7" } } });
    await events.return(undefined);
  });
});

describe("what a browser says of itself", () => {
  const nested = (levels: number): string => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;

  it.each([
    [
      "a position of 20,000 levels",
      `{"device_uuid":"x","client_info":{"geolocation":${nested(20_000)}}}`,
      "body_too_large",
    ],
    [
      "a position of 1,000 levels",
      `{"device_uuid":"x","client_info":{"geolocation":${nested(1000)}}}`,
      "invalid_request",
    ],
    [
      "lists of 10,000 levels",
      `{"device_uuid":"x","device_details":{"a":${"[".repeat(9999)}${"]".repeat(9999)}}}`,
      "invalid_request",
    ],
    [
      "a megabyte of details",
      JSON.stringify({ device_uuid: "x", device_details: { a: "x".repeat(1e6) } }),
      "body_too_large",
    ],
  ] as const)("is refused when it is %s", async (_, body, code) => {
    const { status, body: problem } = await client.post<{ code: string }>("/api/v1/hello", body);
    expect([status, problem.code]).toEqual([ERRORS[code].status, code]);
  });

  it("is taken as browsers say it", async () => {
    const coords = { latitude: 47.4, longitude: 8.5, accuracy: 10, altitude: null };
    const client_info = { user_agent: "Mozilla/5.0", language: "de-CH", geolocation: { coords, timestamp: 1 } };
    const { status } = await client.post("/api/v1/hello", { device_uuid: "x", device_details: {}, client_info });
    expect(status).toBe(200);
  });
});

describe("edits", () => {
  it("with an id that is none are refused, on every database", async () => {
    for (const id of ["not-a-uuid", "__proto__", "", "1".repeat(36)])
      expect((await client.editOutput(job, 0, 0, "8", id)).status).toBe(422);
  });

  it("under an id that another edit has are refused; the same one again is not made twice", async () => {
    const id = crypto.randomUUID();
    const other = await client.uploadCleaned("a,b\n1,2\n");
    const first = await client.editOutput(job, 0, 0, "10", id);
    expect(first.body).toMatchObject({ accepted: true });
    expect((await client.editOutput(job, 0, 0, "10", id)).body).toEqual(first.body);
    for (const [table, row, column, value] of [
      [job, 0, 0, "11"],
      [job, 1, 0, "10"],
      [job, 0, 1, "10"],
      [other, 0, 0, "10"],
    ] as const) {
      const { status, body } = await client.editOutput(table, row, column, value, id);
      expect([status, body]).toEqual([409, expect.objectContaining({ code: "edit_id_taken" })]);
    }
    expect((await client.cleanPage(job, 0)).body.data[0]?.cells[0]).toMatchObject({ output: "10" });
    expect((await client.table(other)).body).toMatchObject({ basics: { dl_version: 1 } });
  });
});

it("files and answers of the API are not for search engines", async () => {
  for (const path of [`/api/v1/get/${job}/csv`, `/api/v1/table/${job}`, "/api/v1/settings"])
    expect((await ask(server.url + path)).headers["x-robots-tag"]).toBe("noindex");
  expect((await ask(`${server.url}/robots.txt`)).text).toContain("Disallow: /api/");
});

it("pages of tables that are open by their link alone are not, and those of public ones are", async () => {
  const hidden = await client.uploadCleaned("a,b\n1,2\n", { listed: false });
  for (const path of ["table", "embed"])
    expect((await ask(`${server.url}/${path}/${hidden}`)).headers["x-robots-tag"]).toBe("noindex");
  expect((await ask(`${server.url}/table/${job}`)).headers["x-robots-tag"]).toBeUndefined();
});
