/** Sessions and keys as people meet them: a key is made beside the running service, given, revoked; a session is ended. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { TableReply, ValidateKeyReply } from "@limpid/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, ApiClient } from "../../../../tools/testing/client.ts";
import { startServer, type TestServer } from "../../../../tools/testing/start-server.ts";

const LIMPID = fileURLToPath(new URL("../../../../dist/cli/main.js", import.meta.url));
/** As the call has it. */
const CHECKS_PER_MINUTE = 600;

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "info" });
});
afterAll(() => server.remove());

function limpid(...args: readonly string[]): string {
  const env = { ...process.env, DATA_DIR: server.dataDir, DATABASE_URL: "" };
  return execFileSync(process.execPath, [LIMPID, ...args], { env, encoding: "utf8" }).trim();
}

const check = (client: ApiClient, session: string, key: string | null): Promise<Answer<ValidateKeyReply>> =>
  client.post("/api/v1/api_key/validate", { session_uuid: session, api_key: key });

const allows = async (client: ApiClient, job: string, session: string): Promise<boolean> => {
  const { body } = await client.get<TableReply>(`/api/v1/table/${job}`, { cookie: `session_uuid=${session}` });
  return body.allow_edits;
};

describe("the log", () => {
  const linesOf = (tableId: string): Record<string, unknown>[] =>
    server
      .output()
      .split("\n")
      .filter((line) => line.startsWith("{") && line.includes(tableId))
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  it("says what owners did with a table and what others tried, and holds no session, key or cell", async () => {
    const key = limpid("keys", "add", "eve");
    const [client, other] = [await ApiClient.connect(server.url), await ApiClient.connect(server.url)];
    const id = (await check(client, client.session, key)).body.session_uuid!;
    const owner = Object.assign(await ApiClient.connect(server.url), { session: id });
    const job = await owner.uploadCleaned("a,b\n1,2\n");
    await owner.editOutput(job, 0, 0, "a secret");
    await owner.post(`/api/v1/table/${job}/delete`, { session_uuid: id });
    await owner.post(`/api/v1/table/${job}/restore`, { session_uuid: id });
    const refused = await other.post<{ instance: string }>(`/api/v1/table/${job}/delete`, {
      session_uuid: other.session,
    });
    await expect
      .poll(() => linesOf(job).filter(({ msg }) => msg === "an owner's call"))
      .toEqual(
        ["editCell", "deleteTable", "restoreTable"].map((call) =>
          expect.objectContaining({ call, tableId: job, username: "eve", reqId: expect.any(String) }),
        ),
      );
    await expect.poll(() => server.output()).toContain(`"reqId":"${refused.body.instance}","code":"not_owner"`);
    for (const secret of [id, client.session, other.session, key, "a secret"])
      expect(server.output()).not.toContain(secret);
  });
});

describe("a session that is given a key", () => {
  it("has another id from then on and keeps its tables; the former id is worth nothing", async () => {
    const key = limpid("keys", "add", "ann");
    const client = await ApiClient.connect(server.url);
    const job = await client.uploadCleaned("a,b\n1,2\n");
    const { body, headers } = await check(client, client.session, key);
    expect(body).toMatchObject({ is_valid: true, api_key: key, username: "ann", session_uuid: expect.any(String) });
    const id = body.session_uuid!;
    expect(id).not.toBe(client.session);
    expect(headers.get("set-cookie")).toContain(`session_uuid=${id}; Max-Age=432000`);
    expect((await check(client, client.session, null)).status).toBe(401);
    expect([await allows(client, job, client.session), await allows(client, job, id)]).toEqual([false, true]);
    expect((await check(client, id, key)).body).toEqual({ is_valid: true, api_key: key, username: "ann" });
    expect((await check(client, id, null)).body).toMatchObject({ username: "ann" });
  });

  it("ends when the key is revoked, at once, and so does the key; another key of the user goes on", async () => {
    const [key, other] = [limpid("keys", "add", "bob"), limpid("keys", "add", "bob")];
    const client = await ApiClient.connect(server.url);
    const neighbour = await ApiClient.connect(server.url);
    const id = (await check(client, client.session, key)).body.session_uuid!;
    const otherId = (await check(neighbour, neighbour.session, other)).body.session_uuid!;
    const [keyId = ""] = limpid("keys", "list", "bob").split("\t");
    limpid("keys", "revoke", "bob", keyId);
    const left = await Promise.all([id, otherId].map((session) => check(client, session, null)));
    expect(left.map(({ status }) => status).sort()).toEqual([200, 401]);
    limpid("keys", "revoke", "bob");
    expect((await check(neighbour, otherId, null)).status).toBe(401);
    for (const revoked of [key, other]) {
      const { status } = await client.get("/api/v1/sql/tables", { authorization: `Bearer ${revoked}` });
      expect(status).toBe(401);
    }
  });

  it("may ask for so many keys a minute, and is told when it asks for more", async () => {
    const client = await ApiClient.connect(server.url);
    let status = 200;
    for (let asked = 0; asked <= CHECKS_PER_MINUTE && status === 200; asked += 50) {
      const answers = Array.from({ length: 50 }, (_, index) => check(client, client.session, `guess ${asked + index}`));
      status = Math.max(...(await Promise.all(answers)).map((answer) => answer.status));
    }
    expect(status).toBe(429);
  });
});

describe("a session that its owner ends", () => {
  it("is known no more, and its cookie is erased; its tables can be read and not changed", async () => {
    const client = await ApiClient.connect(server.url);
    const job = await client.uploadCleaned("a,b\n1,2\n");
    const { status, body, headers } = await client.post("/api/v1/session/end", { session_uuid: client.session });
    expect([status, body]).toEqual([200, { ended: true }]);
    expect(headers.get("set-cookie")).toMatch(/^session_uuid=; .*Expires=Thu, 01 Jan 1970/);
    expect((await client.tryUpload("a\n1\n")).status).toBe(401);
    expect((await client.editOutput(job, 0, 0, "7")).status).toBe(401);
    expect(await allows(client, job, client.session)).toBe(false);
    expect((await client.cleanPage(job, 0)).status).toBe(200);
  });
});
