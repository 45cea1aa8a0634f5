/** Sessions and keys as people meet them: a key is made beside the running service, given, revoked; a session is ended. */
import { createHash } from "node:crypto";
import type { TableReply, ValidateKeyReply } from "@limpid/contract";
import { apiKeyStore } from "@limpid/database";
import { workBeside } from "@limpid/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, ApiClient } from "../../../../tools/testing/client.ts";
import { type InProcessServer, serveInProcess } from "../../../../tools/testing/in-process-server.ts";

/** The limit of the call. */
const CHECKS_PER_MINUTE = 600;

let server: InProcessServer;

beforeAll(async () => {
  server = await serveInProcess({ LOG_LEVEL: "info" });
});
afterAll(() => server.remove());

/** Works as `limpid keys` does while the service runs. */
const addKey = (user: string): Promise<string> => workBeside(server.dataDir, (db) => apiKeyStore.create(db, user));
const revokeKeys = (user: string, id?: string): Promise<number> =>
  workBeside(server.dataDir, (db) => apiKeyStore.revoke(db, user, id));

const cookieOf = (session: string) => ({ cookie: `session_uuid=${session}` });

const check = (
  client: ApiClient,
  session: string,
  key: string | null,
  headers: Record<string, string> = {},
): Promise<Answer<ValidateKeyReply>> =>
  client.post("/api/v1/api_key/validate", { session_uuid: session, api_key: key }, headers);

const allows = async (client: ApiClient, job: string, session: string): Promise<boolean> => {
  const { body } = await client.get<TableReply>(`/api/v1/table/${job}`, cookieOf(session));
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
    const key = await addKey("eve");
    const [client, other] = [await ApiClient.connect(server.url), await ApiClient.connect(server.url)];
    const id = (await check(client, client.session, key, cookieOf(client.session))).body.session_uuid!;
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
  it("has another id from then on where its cookie came along, and keeps its tables; alone, the former id is worth nothing", async () => {
    const key = await addKey("ann");
    const client = await ApiClient.connect(server.url);
    const { session: former } = client;
    const job = await client.uploadCleaned("a,b\n1,2\n");
    const { body, headers } = await check(client, former, key, cookieOf(former));
    expect(body).toMatchObject({ is_valid: true, api_key: key, username: "ann", session_uuid: expect.any(String) });
    const id = body.session_uuid!;
    expect(id).not.toBe(former);
    expect(headers.get("set-cookie")).toContain(`session_uuid=${id}; Max-Age=432000`);
    expect((await check(client, former, null)).status).toBe(401);
    expect((await check(client, former, null, cookieOf(former))).status).toBe(401);
    expect([await allows(client, job, former), await allows(client, job, id)]).toEqual([false, true]);
    expect((await check(client, id, key)).body).toEqual({ is_valid: true, api_key: key, username: "ann" });
    expect((await check(client, id, null)).body).toMatchObject({ username: "ann" });
    // A window that was open before, and one whose cookie is the former one: both learn the id.
    expect((await check(client, former, null, cookieOf(id))).body).toMatchObject({ username: "ann", session_uuid: id });
    const again = await check(client, former, key, cookieOf(former));
    expect(again.body).toMatchObject({ is_valid: true, session_uuid: id });
    expect(again.headers.get("set-cookie")).toContain(`session_uuid=${id};`);
  });

  it("keeps its id where there is no cookie", async () => {
    const key = await addKey("ann");
    const client = await ApiClient.connect(server.url);
    const job = await client.uploadCleaned("a,b\n1,2\n");
    const { body, headers } = await check(client, client.session, key);
    expect(body).toEqual({ is_valid: true, api_key: key, username: "ann" });
    expect(headers.get("set-cookie")).toBeNull();
    expect((await client.editOutput(job, 0, 0, "7")).body).toMatchObject({ accepted: true });
    expect((await check(client, client.session, null)).body).toMatchObject({ username: "ann" });
  });

  it("works in all windows of its visitor: the stream of each begins again, as the same session's", async () => {
    const key = await addKey("ann");
    const client = await ApiClient.connect(server.url);
    const { session: former } = client;
    const ended = (async () => {
      const names: string[] = [];
      for await (const { name } of client.follow(`/api/v1/events/session/${former}`)) names.push(name);
      return names;
    })();
    const id = (await check(client, former, key, cookieOf(former))).body.session_uuid!;
    expect(await ended).not.toContain("end");
    const upload = { session_uuid: former, data: Buffer.from("a\n1\n").toString("base64"), filename: "two.csv" };
    const other = await client.post<{ result_uuid: string }>("/api/v1/file", upload, cookieOf(id));
    expect(other.status).toBe(200);
    const window = Object.assign(await ApiClient.connect(server.url), { session: id });
    await window.finish(other.body.result_uuid);
    const told = window.follow(`/api/v1/events/session/${former}`, "0");
    expect((await told.next()).value).toMatchObject({ data: { url: `/table/${other.body.result_uuid}` } });
    await told.return(undefined);
    expect((await window.table(other.body.result_uuid)).body.basics.username).toBe("ann");
  });

  it("ends when the key is revoked, at once, and so does the key; another key of the user goes on", async () => {
    const [key, other] = [await addKey("bob"), await addKey("bob")];
    const client = await ApiClient.connect(server.url);
    const neighbour = await ApiClient.connect(server.url);
    const { session: former } = client;
    const id = (await check(client, former, key, cookieOf(former))).body.session_uuid!;
    await check(neighbour, neighbour.session, other);
    const job = await Object.assign(await ApiClient.connect(server.url), { session: id }).uploadCleaned("a,b\n1,2\n");
    await revokeKeys("bob", createHash("sha256").update(key).digest("hex").slice(0, 8));
    const refused = await check(client, id, key, cookieOf(id));
    expect(refused.body).toMatchObject({
      code: "no_session",
      title: expect.stringContaining("Your session has ended"),
    });
    expect((await check(client, former, key, cookieOf(id))).status).toBe(401);
    expect((await check(neighbour, neighbour.session, null)).status).toBe(200);
    // What §8 says of it: a new session, and the key once more. Nothing of the user's is lost.
    const renewed = await ApiClient.connect(server.url);
    expect((await check(renewed, renewed.session, key)).body).toMatchObject({ is_valid: false });
    expect((await check(renewed, renewed.session, other)).body).toMatchObject({ is_valid: true });
    expect((await renewed.editOutput(job, 0, 0, "7")).body).toMatchObject({ accepted: true });
    await revokeKeys("bob");
    expect((await check(neighbour, neighbour.session, null)).status).toBe(401);
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
