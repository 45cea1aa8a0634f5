/** CSV as programs and spreadsheets want it, over HTTP: its signs, the texts as they were read, and flags. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import Papa from "papaparse";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { type InProcessServer, serveInProcess } from "../../../../tools/testing/in-process-server.ts";

const ROWS = [
  "day;amount;note",
  "13/02/2024;1'234.50;=1+1",
  '31/02/2024;99.90;"b, c; d"',
  "25/12/2023;n/a;c",
  ...Array.from({ length: 40 }, (_, row) => `14/03/2024;${row}.25;c${row}`),
].join("\n");

let server: InProcessServer;
let client: ApiClient;
let job: string;

beforeAll(async () => {
  server = await serveInProcess({ CLEAN_ROW_LIMIT: "0", LOG_LEVEL: "silent" });
  client = await ApiClient.connect(server.url);
  job = await client.uploadCleaned(ROWS, { filename: "days.csv" });
});
afterAll(() => server.remove());

/** With its byte order mark, if it has one. */
async function csvOf(query: string, id = job): Promise<string> {
  const response = await fetch(`${server.url}/api/v1/get/${id}/csv${query}`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer()).toString("utf8");
}

const firstLines = async (query: string, id = job): Promise<string[]> =>
  (await csvOf(query, id)).split("\r\n").slice(0, 4);

const PLAIN = ["day,amount,note", "2024-02-13,1234.50,=1+1", '31/02/2024,99.90,"b, c; d"', "2023-12-25,,c"];

describe("CSV with options", () => {
  it("is as before without any, whatever was asked for before", async () => {
    expect(await firstLines("")).toEqual(PLAIN);
    await firstLines("?bom=true&delimiter=semicolon&cells=both&flags=true");
    expect(await firstLines("")).toEqual(PLAIN);
    expect(await firstLines("?bom=false&delimiter=comma&cells=cleaned&flags=false")).toEqual(PLAIN);
    const [title, first, ...more] = PLAIN;
    expect(await firstLines("?escape=excel")).toEqual([`\uFEFF${title}`, first?.replace("=1+1", "'=1+1"), ...more]);
  });

  it("has its signs, and quotes what holds one", async () => {
    expect(await firstLines("?bom=true&delimiter=semicolon")).toEqual([
      "\uFEFFday;amount;note",
      "2024-02-13;1234.50;=1+1",
      '31/02/2024;99.90;"b, c; d"',
      "2023-12-25;;c",
    ]);
    expect(await firstLines("?delimiter=pipe&escape=excel&bom=false")).toEqual([
      "day|amount|note",
      "2024-02-13|1234.50|'=1+1",
      "31/02/2024|99.90|b, c; d",
      "2023-12-25||c",
    ]);
    expect((await firstLines("?delimiter=tab"))[1]).toBe("2024-02-13\t1234.50\t=1+1");
  });

  it("has the texts as they were read, in place of the cleaned ones or behind them, and flags", async () => {
    expect(await firstLines("?cells=raw")).toEqual([
      "day,amount,note",
      "13/02/2024,1'234.50,=1+1",
      '31/02/2024,99.90,"b, c; d"',
      "25/12/2023,n/a,c",
    ]);
    expect(await firstLines("?cells=both&flags=true&delimiter=pipe")).toEqual([
      "day|day_raw|day_flag|amount|amount_raw|amount_flag|note|note_raw|note_flag",
      "2024-02-13|13/02/2024|written|1234.50|1'234.50|written|=1+1|=1+1|ok",
      "31/02/2024|31/02/2024|not valid|99.90|99.90|ok|b, c; d|b, c; d|ok",
      "2023-12-25|25/12/2023|written||n/a|missing|c|c|ok",
    ]);
  });

  it("is read back by another reader", async () => {
    for (const [name, delimiter] of [
      ["semicolon", ";"],
      ["tab", "\t"],
      ["pipe", "|"],
    ] as const) {
      const { data, errors } = Papa.parse<string[]>(await csvOf(`?delimiter=${name}`), {
        delimiter,
        skipEmptyLines: true,
      });
      expect(errors).toEqual([]);
      expect(data.map((row) => row.join("\u0001"))).toEqual(
        Papa.parse<string[]>(await csvOf(""), { skipEmptyLines: true }).data.map((row) => row.join("\u0001")),
      );
    }
  });

  it("follows edits, and has neither what was read nor flags of a column that is made of another one", async () => {
    const own = await client.uploadCleaned(ROWS, { filename: "edited.csv" });
    expect((await firstLines("?flags=true", own))[2]).toBe('31/02/2024,not valid,99.90,ok,"b, c; d",ok');
    await client.editOutput(own, 1, 0, "2024-02-29");
    expect((await client.enrich(own, 0, "year")).status).toBe(200);
    const lines = await firstLines("?cells=both&flags=true", own);
    expect(lines[0]).toBe("day,day_raw,day_flag,day_year,amount,amount_raw,amount_flag,note,note_raw,note_flag");
    expect(lines[2]).toBe('2024-02-29,31/02/2024,edited,2024,99.90,99.90,ok,"b, c; d","b, c; d",ok');
    expect((await firstLines("?cells=raw", own))[0]).toBe("day,amount,note");
  });

  it("keeps each form in a file of its own", async () => {
    const own = await client.uploadCleaned(ROWS, { filename: "forms.csv" });
    for (const query of [
      "",
      "?escape=excel",
      "?bom=true",
      "?escape=excel&bom=false",
      "?delimiter=tab&cells=raw&flags=true",
    ])
      await csvOf(query, own);
    expect(readdirSync(join(server.dataDir, "tables", own.slice(0, 2), own, "exports")).sort()).toEqual([
      "v1-bom.csv",
      "v1-excel-plain.csv",
      "v1-excel.csv",
      "v1-tab-raw-flags.csv",
      "v1.csv",
    ]);
  });
});

describe("an option", () => {
  it.each(["bom=2", "delimiter=;", "delimiter=", "cells=all", "flags=maybe"])(
    "that there is not is refused: %s",
    async (query) => {
      expect((await client.get(`/api/v1/get/${job}/csv?${query}`)).status).toBe(422);
    },
  );

  it.each(["excel?flags=true", "json?cells=both", "parquet?bom=true", "json?delimiter=tab"])(
    "that only CSV has is refused elsewhere: %s",
    async (path) => {
      const { status, body } = await client.get<{ code: string; detail: string }>(`/api/v1/get/${job}/${path}`);
      expect([status, body.code]).toEqual([422, "invalid_request"]);
      expect(body.detail).toContain("only CSV has it");
    },
  );

  it("of cells is refused for the result of a query, which has its signs", async () => {
    const { body } = await client.post<{ view_uuid: string }>("/api/v1/sql", {
      session_uuid: client.session,
      query: `select note, amount from "${job}" limit 2`,
    });
    expect(await csvOf("?bom=true&delimiter=tab", body.view_uuid)).toBe(
      "\uFEFFnote\tamount\r\n=1+1\t1234.50\r\nb, c; d\t99.90\r\n",
    );
    for (const query of ["cells=both", "cells=raw", "flags=true"])
      expect((await client.get(`/api/v1/get/${body.view_uuid}/csv?${query}`)).status).toBe(422);
  });
});
