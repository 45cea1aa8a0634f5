/**
 * Every call, asked with values made from its schema and with values that are none of it, from a fixed seed: no reply is a
 * fault of ours, and each refusal is one of the error table. `FUZZ_REQUESTS` says how many.
 */
import { buildUrl, type CallId } from "@limpid/contract";
import { CALLS, type CallSpec } from "@limpid/contract/schemas";
import { expect, it } from "vitest";
import { ApiClient } from "../../tools/testing/client.ts";
import { knownValues } from "../../tools/testing/known-values.ts";
import { describeRefusal, openAttacked } from "./attacked-server.ts";
import { makeValue, type Random, seededRandom } from "./make-value.ts";

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 500);
/** With so many, chance leaves out no call. */
const REQUESTS_FOR_ALL = 10_000;
const AT_A_TIME = 8;
/** Streams have no end, and these two take away what the others need: see uploads.spec.ts and web.spec.ts. */
const LEFT_OUT: readonly CallId[] = ["jobStatus", "tableEvents", "sessionEvents", "endSession", "deleteTable"];
/** Each of these starts work that goes on after its reply. */
const COSTLY: readonly CallId[] = ["uploadFile", "uploadUrl", "readAgain", "cleanAll", "sql", "previewReading"];
const COSTLY_SHARE = 0.02;

const attacked = openAttacked({ VISITOR_TABLES: "1000000", ADDRESS_TABLES: "1000000" });

it(`no call is broken by ${REQUESTS} requests`, { timeout: 1_800_000 }, async () => {
  const { url } = attacked();
  const client = await ApiClient.connect(url);
  const { table, values } = await knownValues(client);
  const known: Readonly<Record<string, unknown>> = { ...values, view_uuid: table, page: 0 };
  const random = seededRandom(17);
  const calls = (Object.keys(CALLS) as CallId[]).filter((id) => !LEFT_OUT.includes(id));
  const told = new Map<string, number>();
  for (let sent = 0; sent < REQUESTS; sent += AT_A_TIME) {
    const asked = Array.from({ length: AT_A_TIME }, () => choose(calls, random));
    const replies = await Promise.all(asked.map((id) => ask(client, id, known, random)));
    for (const reply of replies) told.set(reply, (told.get(reply) ?? 0) + 1);
  }
  expect([...told.keys()].filter((reply) => !/ (?:200|4\d\d \w+)$/.test(reply))).toEqual([]);
  const reached = new Set([...told.keys()].map((reply) => reply.split(" ")[0]));
  expect(reached.size).toBeGreaterThan(calls.length / 2);
  if (REQUESTS >= REQUESTS_FOR_ALL) expect(calls.filter((id) => !reached.has(id))).toEqual([]);
});

function choose(calls: readonly CallId[], random: Random): CallId {
  for (;;) {
    const id = calls[Math.floor(random() * calls.length)] ?? "health";
    if (!COSTLY.includes(id) || random() < COSTLY_SHARE * 5) return id;
  }
}

/** The call, and what it answered. */
async function ask(
  client: ApiClient,
  id: CallId,
  known: Readonly<Record<string, unknown>>,
  random: Random,
): Promise<string> {
  const { method, params, query, body }: CallSpec = CALLS[id];
  const make = (schema: CallSpec["body"]) => (schema === undefined ? {} : makeValue(schema, random, known));
  const path = buildUrl(id, { params: inAddress(make(params)), query: inAddress(make(query)) });
  const answer = await (method === "GET" ? client.get(path) : client.post(path, make(body)));
  return `${id} ${answer.status < 300 ? "200" : describeRefusal(answer)}`;
}

/** An address has texts alone, and no half of a pair of UTF-16. */
function inAddress(values: unknown): Record<string, string> {
  const texts = Object.entries(values as object).map(([name, value]) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return [name, text.replace(/[\ud800-\udfff]/g, "\ufffd")] as const;
  });
  return Object.fromEntries(texts);
}
