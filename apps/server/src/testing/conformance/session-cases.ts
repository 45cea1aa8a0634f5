/** §3 Session and device info, §4 Session and API key, §7 hello, events/session and api_key/validate, §8 the 401. */
import { describe, expect, it } from "vitest";
import type { Service } from "./service.ts";
import { allRows, cleaned, fileBody, Visitor } from "./visitor.ts";

const COOKIE_SECONDS = 5 * 24 * 60 * 60;
const NOBODY = "00000000-0000-4000-8000-000000000000";

export function sessionCases(service: () => Service): void {
  const check = (visitor: Visitor, api_key: string | null, session_uuid = visitor.session) =>
    visitor.post("/api/v1/api_key/validate", { session_uuid, api_key });

  describe("hello", () => {
    it.each([
      ["texts", { time_opened: "2026-01-01T12:00:00Z", timezone: 1, user_agent: "x", language: "de", referrer: "" }],
      ["numbers and nulls", { time_opened: 1_767_268_800_000, timezone: "2", geolocation: null, referrer: null }],
      ["objects", { geolocation: { coords: { latitude: 1 } }, language: ["de", "en"], user_agent: { brands: [] } }],
      ["nothing", null],
    ])("takes client info of %s, and answers with a session that its cookie keeps for five days", async (_, info) => {
      const visitor = new Visitor(service().base);
      const { status, headers } = await visitor.hello({
        device_uuid: "d",
        device_details: { os: 1 },
        client_info: info,
      });
      expect(status).toBe(200);
      expect(headers.get("set-cookie")).toMatch(new RegExp(`=${visitor.session};.*Max-Age=${COOKIE_SECONDS}`, "i"));
    });

    it("takes a device that says nothing of itself", async () => {
      const { status } = await new Visitor(service().base).hello({ device_uuid: null, device_details: null });
      expect(status).toBe(200);
    });
  });

  describe("the session's event stream", () => {
    it.each([true, false])("tells messages with msg and level (cookies: %s)", async (keepsCookies) => {
      const visitor = await Visitor.arrive(service().base, { keepsCookies });
      const stream = await visitor.listen(`/api/v1/events/session/${visitor.session}`);
      await cleaned(visitor, "a,b\n1,2\n");
      const [message] = await stream.until(({ length }) => length > 0);
      expect(message).toMatchObject({ msg: expect.any(String), level: expect.any(Number) });
      stream.close();
    });
  });

  describe("an API key", () => {
    it("that is none is invalid, and the session goes on", async () => {
      const visitor = await Visitor.arrive(service().base);
      expect(await check(visitor, "nonsense")).toMatchObject({ status: 200, body: { is_valid: false, api_key: null } });
      expect(await check(visitor, null)).toMatchObject({ status: 200, body: { is_valid: false } });
    });

    it.each([true, false])("leaves the session that it was given for usable (cookies: %s)", async (keepsCookies) => {
      const key = service().makeKey("ann");
      const visitor = await Visitor.arrive(service().base, { keepsCookies });
      const before = await cleaned(visitor, "a,b\n1,2\n");
      // At every keystroke, and once more.
      for (const typed of [key.slice(0, 5), key, key])
        expect(await check(visitor, typed)).toMatchObject({ status: 200, body: { is_valid: typed === key } });
      expect((await check(visitor, key)).body).toMatchObject({ is_valid: true, api_key: key, username: "ann" });

      const job = await cleaned(visitor, "name,town\nAda,Bern\n", { api_key: key });
      for (const table of [before, job]) {
        const [row] = await allRows(visitor, "clean", table);
        const cell = row?.cells[0];
        const edit = await visitor.post(`/api/v1/edit/cell/${cell.id}`, {
          dt_utc: "2026-01-01 12:00:00",
          session_uuid: visitor.session,
          dataframe_uuid: table,
          action: "edit_cell_output",
          row_uuid: cell.row_uuid,
          column_uuid: cell.column_uuid,
          cell_uuid: cell.id,
          value: "x",
        });
        expect(edit.status).toBe(200);
        expect((await allRows(visitor, "clean", table))[0]?.cells[0].output).toBe("x");
      }
      const { session: session_uuid } = visitor;
      const sql = await visitor.post("/api/v1/sql", { session_uuid, query: `select * from "${job}" limit 10` });
      expect(sql.status).toBe(200);
      for (const [call, body] of [
        ["search", { session_uuid, scope: "name", search_text: "people", sort_order: "my_files_first" }],
        ["feed", { session_uuid, feed_name: "latest", num_results: 30 }],
      ] as const)
        expect((await visitor.post(`/api/v1/${call}`, body)).status).toBe(200);
      const stream = await visitor.listen(`/api/v1/events/session/${session_uuid}`);
      expect(stream.status).toBe(200);
      stream.close();
    });

    it.each([true, false])(
      "is validated again after a 401, with a new session that works (cookies: %s)",
      async (keepsCookies) => {
        const key = service().makeKey("ben");
        const visitor = await Visitor.arrive(service().base, { keepsCookies });
        await check(visitor, key);
        const refused = await check(new Visitor(service().base), key, NOBODY);
        expect(refused.status).toBe(401);
        await visitor.hello();
        expect(await check(visitor, key)).toMatchObject({ status: 200, body: { is_valid: true, username: "ben" } });
        expect((await visitor.post("/api/v1/file", fileBody(visitor, "a\n1\n", { api_key: key }))).status).toBe(200);
        expect((await check(visitor, key)).body.is_valid).toBe(true);
      },
    );

    it.each([true, false])(
      "that is revoked ends its session with a 401, and nothing but that (cookies: %s)",
      async (keepsCookies) => {
        const key = service().makeKey("eve");
        const visitor = await Visitor.arrive(service().base, { keepsCookies });
        await check(visitor, key);
        const job = await cleaned(visitor, "a,b\n1,2\n", { api_key: key });
        service().revokeKeys("eve");
        expect((await check(visitor, key)).status).toBe(401);
        expect((await visitor.post("/api/v1/file", fileBody(visitor, "a\n1\n"))).status).toBe(401);
        await visitor.hello();
        expect((await check(visitor, key)).body).toMatchObject({ is_valid: false });
        expect(await allRows(visitor, "clean", job)).toHaveLength(1);
      },
    );

    it("that is wrong is refused with an upload", async () => {
      const visitor = await Visitor.arrive(service().base);
      expect((await visitor.post("/api/v1/file", fileBody(visitor, "a\n1\n", { api_key: "x" }))).status).toBe(401);
    });
  });
}
