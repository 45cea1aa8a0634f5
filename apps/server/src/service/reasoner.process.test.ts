/** The date reasoner as a program meets it: on its own port and on the main one, within its limits, and under load. */
import { type ClientRequest, request } from "node:http";
import { ERRORS, REASONER_LIMITS } from "@limpid/contract";
import { ReasonerReply, ReasonerResult } from "@limpid/contract/schemas";
import { Check } from "typebox/value";
import { beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { sharedInProcess } from "../../../../tools/testing/in-process-server.ts";

const MULTI = "/reasoner/v1/multi";
const SINGLE = "/reasoner/v1";
const OPTIONS = { path: MULTI, format: "Excel", locale: "de_CH", fast: true, cache: true, debug: false };
const MEGABYTE = 1024 * 1024;
const JSON_TYPE = { "content-type": "application/json" };

const server = await sharedInProcess();
let own: ApiClient;
let main: ApiClient;

beforeAll(async () => {
  main = await ApiClient.connect(server.url);
  own = Object.assign(Object.create(ApiClient.prototype) as ApiClient, { url: server.reasonerUrl });
});

const clients = [["its own port", () => own] as const, ["the main port", () => main] as const];

describe.each(clients)("on %s", (_, client) => {
  it("reads lines as one column", async () => {
    const inputs = ["03/04/2024", "13/04/2024", "hello"];
    const { status, body } = await client().post<ReasonerReply>(MULTI, { ...OPTIONS, inputs, client_request_id: "7" });
    expect(status).toBe(200);
    expect(Check(ReasonerReply, body)).toBe(true);
    expect(body).toMatchObject({ completed: true, num_ambiguous_inputs: 0, num_errors: 0, client_request_id: "7" });
    expect(body.results.map(({ datetimes }) => datetimes)).toEqual([["2024-04-03"], ["2024-04-13"], []]);
    expect(body.results[0]?.msg).toContain("line 2");
  });

  it("reads one line with more time, and one as a datetime whatever it looks like", async () => {
    const solved = await client().post<ReasonerResult>(SINGLE, {
      ...OPTIONS,
      input: "03/04/2024",
      fast: false,
      cache: false,
      max_time_ms: 10_000,
      client_request_id: "8",
    });
    expect(Check(ReasonerResult, solved.body)).toBe(true);
    expect(solved.body).toMatchObject({ datetimes: ["2024-04-03", "2024-03-04"], is_datetime: true, fast: false });
    const retried = await client().post<ReasonerResult>(SINGLE, {
      ...OPTIONS,
      input: "hello",
      infer_datetime: false,
      request_uuid: "9",
    });
    expect(retried).toMatchObject({ status: 200, body: { raw_input_string: "hello", completed: true } });
  });

  it.each([
    ["no lines", MULTI, { ...OPTIONS }],
    ["lines that are numbers", MULTI, { ...OPTIONS, inputs: [1] }],
    ["an unknown format", MULTI, { ...OPTIONS, inputs: [], format: "roman" }],
    ["a locale that is none", MULTI, { ...OPTIONS, inputs: [], locale: "../etc" }],
    ["broken JSON", MULTI, '{"inputs":['],
    ["no line", SINGLE, { ...OPTIONS }],
    ["no time", SINGLE, { ...OPTIONS, input: "x", max_time_ms: 0 }],
  ])("refuses %s", async (_name, path, body) => {
    const answer = await client().post(path, body);
    expect(answer).toMatchObject({ status: 422, body: { code: "invalid_request" } });
    expect(answer.headers.get("content-type")).toContain("application/problem+json");
  });

  it("refuses more lines than it reads", async () => {
    const inputs = Array.from({ length: REASONER_LIMITS.lines + 1 }, () => "");
    expect(await client().post(MULTI, { ...OPTIONS, inputs })).toMatchObject({
      status: 413,
      body: { code: "too_many_lines", title: ERRORS.too_many_lines.title },
    });
  });

  it("refuses more bytes than it takes", async () => {
    const inputs = ["x".repeat(REASONER_LIMITS.bodyBytes)];
    const answer = await client().post(MULTI, { ...OPTIONS, inputs });
    expect(answer).toMatchObject({ status: 413, body: { code: "too_many_lines" } });
  });

  it.each([
    ["many lines", MULTI],
    ["one line", SINGLE],
  ])("refuses a hundred megabytes for %s, before they are sent whole", async (_name, path) => {
    const { status, body, sentBytes } = await sendEndlessly(client().url + path, 100 * MEGABYTE);
    expect({ status, code: JSON.parse(body).code }).toEqual({ status: 413, code: "too_many_lines" });
    expect(sentBytes).toBeLessThan(64 * MEGABYTE);
  });

  it("is there for others while a client sends slowly", async () => {
    const slow = Array.from({ length: 2 * REASONER_LIMITS.waitingRequests }, () => startToSend(client().url + MULTI));
    const { body } = await client().post<ReasonerReply>(MULTI, { ...OPTIONS, inputs: ["5 March 2024"] });
    expect(body.results[0]?.datetimes).toEqual(["2024-03-05"]);
    for (const request of slow) request.destroy();
  });

  it("reads the other lines when one is too long", async () => {
    const inputs = ["x".repeat(1_000_000), "5 March 2024", "\0", "\ud800", "9".repeat(9999)];
    const { body } = await client().post<ReasonerReply>(MULTI, { ...OPTIONS, inputs });
    expect(body.results[0]).toMatchObject({ completed: false, msg: expect.stringContaining("10,000") });
    expect(body.results[1]?.datetimes).toEqual(["2024-03-05"]);
    expect(body).toMatchObject({ completed: true, num_errors: 1 });
    expect(body.results.map(({ raw_input_string }) => raw_input_string)).toEqual(inputs);
  });
});

describe("time", () => {
  it.each([
    ["all ambiguous", "01/02/03 04/05/06 ".repeat(500)],
    ["digits only", "123456789".repeat(1100)],
    ["many words", "may sun mar sat dec ".repeat(490)],
  ])("is enough for a hard line: %s", async (_, input) => {
    const request = { ...OPTIONS, input, fast: false, cache: false, max_time_ms: 10_000 };
    const answer = await own.post<ReasonerResult>(SINGLE, request);
    expect(answer).toMatchObject({
      status: 200,
      body: { completed: true, timeout_reached: false, is_datetime: false, datetimes: [] },
    });
  });

  it("is short for what was asked before, in any format", async () => {
    const inputs = Array.from({ length: 5000 }, (_, line) => `${(line % 28) + 1}. March ${1900 + (line % 120)}`);
    const ask = async (format: string) =>
      (await own.post<ReasonerReply>(MULTI, { ...OPTIONS, inputs, format })).body.results[0]?.datetimes[0];
    expect(await ask("Excel")).toBe("1900-03-01");
    expect(await ask("long")).toBe("1. März 1900");
  });
});

describe("under load", () => {
  it("turns away what it cannot take, says when to come back, and goes on", async () => {
    const inputs = Array.from({ length: 2000 }, (_, line) => `${(line % 12) + 1}/${(line % 11) + 1}/2024`);
    const body = JSON.stringify({ ...OPTIONS, inputs, cache: false });
    const asked = Array.from({ length: 2 * REASONER_LIMITS.waitingRequests }, () => own.post(MULTI, body));
    const answers = await Promise.all(asked);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ body: { code: "overloaded" } });
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200).length).toBe(answers.length - refused.length);
    expect((await own.post(MULTI, { ...OPTIONS, inputs: ["x"] })).status).toBe(200);
  });

  it("leaves the web process free", async () => {
    const inputs = Array.from({ length: 50_000 }, (_, line) => `${(line % 12) + 1}/${(line % 11) + 1}/2024`);
    const column = main.post(MULTI, { ...OPTIONS, inputs, cache: false });
    let isDone = false;
    void column.finally(() => {
      isDone = true;
    });
    // Were the lines read by the web process, its first answer would come after theirs.
    for (let look = 0; look < 10; look++) expect((await main.get("/healthz")).status).toBe(200);
    expect(isDone).toBe(false);
    expect((await column).status).toBe(200);
  });
});

describe("from a page", () => {
  const preflight = (origin: string) =>
    fetch(own.url + MULTI, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST", "access-control-request-headers": "content-type" },
    });

  it("of the same host it may be called on its own port", async () => {
    const answer = await preflight(server.url);
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-origin")).toBe(server.url);
    expect(answer.headers.get("access-control-allow-headers")).toContain("content-type");
    const reply = await own.post(MULTI, { ...OPTIONS, inputs: ["x"] }, { origin: server.url });
    expect(reply.headers.get("access-control-allow-origin")).toBe(server.url);
  });

  it.each(["https://example.org", "null"])("of %s it may not", async (origin) => {
    const answer = await preflight(origin);
    expect(answer.status).toBe(403);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });
});

interface Refusal {
  readonly status: number | undefined;
  readonly body: string;
  readonly sentBytes: number;
}

/** In chunks, so that only what arrives tells how large it is; stops when there is an answer. */
function sendEndlessly(url: string, mostBytes: number): Promise<Refusal> {
  return new Promise((resolve, reject) => {
    const chunk = Buffer.alloc(MEGABYTE, "x");
    let sentBytes = 0;
    const sending = request(url, { method: "POST", headers: JSON_TYPE }, (response) => {
      let body = "";
      response.on("data", (part) => {
        body += part;
      });
      response.on("end", () => {
        resolve({ status: response.statusCode, body, sentBytes });
        sending.destroy();
      });
      response.on("error", reject);
    });
    sending.on("error", reject);
    const send = (): void => {
      if (sentBytes >= mostBytes) return void sending.end();
      sentBytes += chunk.length;
      if (sending.write(chunk)) setImmediate(send);
      else sending.once("drain", send);
    };
    send();
  });
}

/** And does not go on. */
function startToSend(url: string): ClientRequest {
  const sending = request(url, { method: "POST", headers: { ...JSON_TYPE, "content-length": 1000 } });
  sending.on("error", () => undefined);
  sending.write('{"inputs":');
  return sending;
}
