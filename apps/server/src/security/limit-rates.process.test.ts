import { apiKeyStore } from "@limpid/database";
import Fastify from "fastify";
import { afterEach, expect, it } from "vitest";
import { problemHandler } from "../problem-replies.ts";
import { openTestApp, type TestApp } from "../testing/open-test-app.ts";
import { limitRates } from "./limit-rates.ts";

const PATH = "/api/v1/settings";

let app: TestApp;

afterEach(() => app.close());

const from = (address: string, headers: Record<string, string> = {}) => ({
  "x-forwarded-for": address,
  ...headers,
});

type Reply = Awaited<ReturnType<TestApp["get"]>>;

function expectLimit(reply: Reply, detail: string): void {
  expect(reply.statusCode).toBe(429);
  expect(reply.json()).toMatchObject({ code: "rate_limited", detail });
  const seconds = Number(reply.headers["retry-after"]);
  expect(seconds).toBeGreaterThan(5);
  expect(seconds).toBeLessThanOrEqual(60);
}

it("a session is limited, from whatever addresses it calls, and others are not", async () => {
  app = await openTestApp({ RATE_LIMIT_PER_SESSION: "3", TRUST_PROXY: "true" });
  const [one, other] = [await app.greet(), await app.greet()];
  const call = (address: string, session: string) =>
    app.get(PATH, from(address, { cookie: `session_uuid=${session}` }));
  for (const address of ["203.0.113.1", "203.0.113.2", "203.0.113.3"])
    expect((await call(address, one)).statusCode).toBe(200);
  expectLimit(await call("203.0.113.4", one), "This session may make 3 calls a minute");
  expect((await call("203.0.113.1", other)).statusCode).toBe(200);
  expect((await app.get(PATH, from("203.0.113.1"))).statusCode).toBe(200);
});

it("a session that a script names in the body is the same", async () => {
  app = await openTestApp({ RATE_LIMIT_PER_SESSION: "2" });
  const session = await app.greet();
  const feed = () => app.post("/api/v1/feed", { session_uuid: session });
  expect([(await feed()).statusCode, (await feed()).statusCode]).toEqual([200, 200]);
  expectLimit(await feed(), "This session may make 2 calls a minute");
  expectLimit(await app.get(PATH, { cookie: `session_uuid=${session}` }), "This session may make 2 calls a minute");
});

it("a key is limited, in the header and in the body, whatever session it comes with", async () => {
  app = await openTestApp({ RATE_LIMIT_PER_KEY: "2", TRUST_PROXY: "true" });
  const [key, other] = [
    await apiKeyStore.create(app.context.database.db, "ann"),
    await apiKeyStore.create(app.context.database.db, "eve"),
  ];
  const call = (address: string, by: string) => app.get(PATH, from(address, { authorization: `Bearer ${by}` }));
  expect((await call("203.0.113.1", key)).statusCode).toBe(200);
  const validate = { session_uuid: await app.greet(), api_key: key };
  expect((await app.post("/api/v1/api_key/validate", validate)).statusCode).toBe(200);
  expectLimit(await call("203.0.113.2", key), "This key may make 2 calls a minute");
  expect((await call("203.0.113.2", other)).statusCode).toBe(200);
});

it("an address is that of its network, which has all of it", async () => {
  app = await openTestApp({ RATE_LIMIT_PER_MINUTE: "2", TRUST_PROXY: "true" });
  const call = async (address: string) => (await app.get(PATH, from(address))).statusCode;
  expect(await call("2001:db8:1:2::1")).toBe(200);
  expect(await call("2001:db8:1:2:ffff::7")).toBe(200);
  expect(await call("2001:db8:1:2:8::9")).toBe(429);
  expect(await call("2001:db8:1:3::1")).toBe(200);
});

it("without a trusted proxy, a forwarded address is not believed", async () => {
  app = await openTestApp({ RATE_LIMIT_PER_MINUTE: "2" });
  const call = async (address: string) => (await app.get(PATH, from(address))).statusCode;
  expect([await call("203.0.113.1"), await call("203.0.113.2"), await call("203.0.113.3")]).toEqual([200, 200, 429]);
});

it("what sessions and keys may follows what an address may, unless it is said", async () => {
  app = await openTestApp({ RATE_LIMIT_PER_MINUTE: "500" });
  expect(app.context.config.rateLimits).toEqual({ address: 500, session: 250, key: 500 });
});

it("who has called often is remembered beside thousands of other sessions", async () => {
  const small = Fastify();
  small.setErrorHandler(problemHandler(1));
  await limitRates(small, { rateLimits: { address: 1_000_000, session: 2, key: 1_000_000 } });
  small.post("/", async () => "");
  const call = async (session: string) =>
    (await small.inject({ method: "POST", url: "/", payload: { session_uuid: session } })).statusCode;
  expect([await call("often"), await call("often")]).toEqual([200, 200]);
  for (let other = 0; other < 6000; other += 1) await call(`other ${other}`);
  expect(await call("often")).toBe(429);
  await small.close();
});
