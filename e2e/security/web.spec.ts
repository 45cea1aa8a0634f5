/** Rows 59 to 82 of the checklist: headers, sessions, other sites, wrong shapes, and lines for the Text Cleaner. */
import { randomUUID } from "node:crypto";
import {
  buildUrl,
  type EditReply,
  type ErrorCode,
  PATHS,
  type ReasonerReply,
  type SearchReply,
} from "@limpid/contract";
import { describe, expect, it } from "vitest";
import { describeRefusal, openAttacked } from "./attacked-server.ts";

const attacked = openAttacked();

describe("headers", () => {
  it.each(["/", "/upload", "/nowhere", "/%zz", "/api/v1/settings", "/api/v1/table/nothing", "/robots.txt", "/metrics"])(
    "row 60: keep the reply to itself: %s",
    async (path) => {
      const { headers } = await fetch(attacked().url + path, { redirect: "manual" });
      const policy = headers.get("content-security-policy") ?? "";
      for (const part of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy).toContain(part);
      expect(policy).not.toContain("unsafe");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("same-origin");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    },
  );

  it.each(["csv", "excel", "json", "parquet"])("row 61: make an export a file and nothing else: %s", async (format) => {
    const { url, table } = attacked();
    const { headers } = await fetch(`${url}/api/v1/get/${table}/${format}`);
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename/);
    expect(headers.get("content-type")).not.toContain("html");
    expect(headers.get("content-security-policy")).toContain("sandbox");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-robots-tag")).toBe("noindex");
  });

  it("row 62: give the session's cookie its guards, and an id that nobody guesses", async () => {
    const { attacker } = attacked();
    const ids = new Set<string>();
    for (let visit = 0; visit < 20; visit++) {
      const { body, headers } = await attacker.post<{ session_uuid: string }>("/api/v1/hello", { device_uuid: "x" });
      expect(headers.get("set-cookie")).toMatch(/^session_uuid=[0-9a-f-]{36}; Max-Age=432000; Path=\/; SameSite=Lax$/);
      ids.add(body.session_uuid);
    }
    expect(ids.size).toBe(20);
  });

  it.each(["https://evil.example", "null", "http://127.0.0.1:1"])(
    "row 72: let no other site read: %s",
    async (origin) => {
      const { url } = attacked();
      const preflight = { origin, "access-control-request-method": "POST", "access-control-request-headers": "x" };
      for (const [method, headers] of [
        ["OPTIONS", preflight],
        ["GET", { origin }],
      ] as const) {
        const reply = await fetch(`${url}/api/v1/settings`, { method, headers });
        expect(reply.headers.get("access-control-allow-origin")).toBeNull();
        expect(reply.headers.get("access-control-allow-credentials")).toBeNull();
      }
    },
  );
});

describe("sessions", () => {
  it("row 63: hear their own events alone", async () => {
    const { attacker, neighbour } = attacked();
    const guessed = "00000000-0000-4000-8000-000000000000";
    for (const [session, headers] of [
      [neighbour.session, { cookie: `session_uuid=${attacker.session}` }],
      [guessed, {}],
      [guessed, { cookie: `session_uuid=${guessed}` }],
    ] as const)
      expect(describeRefusal(await attacker.get(`/api/v1/events/session/${session}`, headers))).toBe("404 not_found");
  });

  it.each<[string, Record<string, string>, string]>([
    ["another site", { origin: "https://evil.example" }, "403 foreign_origin"],
    ["no origin", { origin: "null" }, "403 foreign_origin"],
    ["a form across sites", { "sec-fetch-site": "cross-site" }, "403 foreign_origin"],
    ["a form of texts", { "content-type": "text/plain" }, "415 unsupported_media"],
    ["a form of fields", { "content-type": "application/x-www-form-urlencoded" }, "415 unsupported_media"],
    ["a form of files", { "content-type": "multipart/form-data; boundary=x" }, "415 unsupported_media"],
  ])("row 64: take nothing from %s", async (_, headers, refusal) => {
    const { attacker, neighbour, table } = attacked();
    const body = { session_uuid: neighbour.session };
    expect(describeRefusal(await attacker.post(`/api/v1/table/${table}/delete`, body, headers))).toBe(refusal);
  });

  it("row 65: are those of the cookie, whatever the body says", async () => {
    const { attacker, neighbour, table } = attacked();
    const path = `/api/v1/table/${table}/describe`;
    const mine = { cookie: `session_uuid=${attacker.session}` };
    const asNeighbour = { session_uuid: neighbour.session, name: "Taken" };
    expect(describeRefusal(await attacker.post(path, asNeighbour, mine))).toBe("403 session_mismatch");
    expect(describeRefusal(await attacker.post(path, { ...asNeighbour, session_uuid: attacker.session }))).toBe(
      "403 not_owner",
    );
    expect((await neighbour.table(table)).body.name).not.toBe("Taken");
  });

  it("row 66: edit no cell of another table by the name of their own, and propose at most", async () => {
    const { attacker, neighbour, table } = attacked();
    const own = await attacker.upload("a,b\n1,2\n");
    await attacker.finish(own);
    const theirs = (await neighbour.cleanPage(table, 0)).body.data[0]?.cells[0];
    const body = {
      dt_utc: "2026-01-01 12:00:00",
      session_uuid: attacker.session,
      dataframe_uuid: own,
      action: "edit_cell_output",
      row_uuid: theirs?.row_uuid,
      column_uuid: theirs?.column_uuid,
      cell_uuid: theirs?.id,
      value: "x",
    };
    expect(describeRefusal(await attacker.post(`/api/v1/edit/cell/${theirs?.id}`, body))).toBe("404 unknown_element");
    const asTheirs = { ...body, dataframe_uuid: table };
    const proposed = await attacker.post<EditReply>(`/api/v1/edit/cell/${theirs?.id}`, asTheirs);
    expect([proposed.status, proposed.body.accepted]).toEqual([200, false]);
    expect((await neighbour.cleanPage(table, 0)).body.data[0]?.cells[0]).toEqual(theirs);
  });

  it("row 67: get nothing by fields that nobody asked for", async () => {
    const { attacker, neighbour, table } = attacked();
    const extra = { username: "root", is_owner: true, allow_edits: true, auto_accept: true, owner: attacker.session };
    const body = { session_uuid: attacker.session, name: "Mine", ...extra };
    expect(describeRefusal(await attacker.post(`/api/v1/table/${table}/describe`, body))).toBe("403 not_owner");
    const data = Buffer.from("a\n1\n").toString("base64");
    const upload = { session_uuid: attacker.session, data, filename: "a.csv", ...extra };
    const { body: made } = await attacker.post<{ result_uuid: string }>("/api/v1/file", upload);
    await attacker.finish(made.result_uuid);
    expect((await attacker.table(made.result_uuid)).body.basics.username).toBeNull();
    expect((await neighbour.table(table)).body.allow_edits).toBe(true);
  });

  it("row 68: learn nothing of tables by guessing: each guess is answered alike", async () => {
    const { attacker } = attacked();
    const told = new Set<string>();
    for (let guess = 0; guess < 200; guess++) {
      const { status, body } = await attacker.get<{ instance: string }>(`/api/v1/table/${randomUUID()}`);
      told.add(JSON.stringify({ status, ...body, instance: "" }));
    }
    expect(told.size).toBe(1);
  });

  it("row 69, 71: find no unlisted table, and no key in what they find", async () => {
    const { attacker, table } = attacked();
    for (const [scope, text] of [
      ["id", table],
      ["name", "Test"],
      ["values", "Bern"],
    ]) {
      const body = { session_uuid: attacker.session, scope, search_text: text };
      const { body: found } = await attacker.post<SearchReply>("/api/v1/search", body);
      expect(found.results.map(({ id }) => id)).not.toContain(table);
      expect(JSON.stringify(found)).not.toMatch(/api_?key|session/i);
    }
    expect((await attacker.get<string>("/sitemap.xml")).body).not.toContain(table);
    expect((await fetch(`${attacked().url}/table/${table}`)).headers.get("x-robots-tag")).toBe("noindex");
  });
});

describe("shapes", () => {
  it.each<[string, string]>([
    ["page=1&page=2", "422 invalid_request"],
    ["page=-1", "422 invalid_request"],
    ["page=1e400", "422 invalid_request"],
    ["page=NaN", "422 invalid_request"],
    ["page=0&page_size=1000000000", "422 invalid_request"],
    ["page=0&page_size=0", "422 invalid_request"],
    ["page[]=0", "422 invalid_request"],
  ])("row 76: of a page are bounded: %s", async (query, refusal) => {
    const { attacker, table } = attacked();
    expect(describeRefusal(await attacker.get(`/api/v1/data/clean/page/${table}?${query}`))).toBe(refusal);
  });

  it.each(["1000000000", "-1", "0", "x", "%00", "1001"])(
    "row 77: of a number of ids are bounded: %s",
    async (count) => {
      expect(describeRefusal(await attacked().attacker.get(`/api/v1/uuid/${count}/x`))).toBe("422 invalid_request");
    },
  );

  it("rows 75, 78: that no call knows are refused by every call, without a word of the inside", async () => {
    const { attacker, table } = attacked();
    const nonsense = [
      "",
      "null",
      "[]",
      '"x"',
      "{",
      "[[[[",
      '{"__proto__":{"a":1}}',
      "\u0000",
      `{"a":${"9".repeat(5000)}}`,
    ];
    const params = { job_uuid: table, cell_id: "x", column_id: "x" };
    for (const [id, { method }] of Object.entries(PATHS) as [keyof typeof PATHS, { method: string }][]) {
      if (method !== "POST") continue;
      for (const body of nonsense) {
        const answer = await attacker.post(buildUrl(id, { params }), body);
        // Everybody gets the rows and columns of a table, and a body is not looked at.
        if (answer.status !== 200) expect([id, describeRefusal(answer)[0]]).toEqual([id, "4"]);
      }
    }
  });

  it("row 81: of lines are bounded, and a hard line does not cost the others theirs", async () => {
    const { attacker } = attacked();
    const lines = [
      "1".repeat(10_000),
      "/".repeat(9_999),
      "x".repeat(20_000),
      "3 May 2024",
      "31/02/2024",
      "Person 3",
      "29/02/2023",
    ];
    const body = { inputs: lines, format: "ISO 8601", locale: "en_GB" };
    const { status, body: reply } = await attacker.post<ReasonerReply>("/reasoner/v1/multi", body);
    expect(status).toBe(200);
    expect(reply.results).toHaveLength(lines.length);
    expect(reply.results[3]?.datetimes[0]).toContain("2024-05-03");
    for (const wrong of [4, 6])
      expect(JSON.stringify(reply.results[wrong]?.datetimes)).not.toMatch(/2024-03-02|2023-03-01/);
    const many = { ...body, inputs: Array.from({ length: 100_001 }, () => "1") };
    expect(describeRefusal(await attacker.post("/reasoner/v1/multi", many))).toBe(
      `413 ${"too_many_lines" satisfies ErrorCode}`,
    );
  });
});
