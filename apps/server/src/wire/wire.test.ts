import { cellToWire } from "@limpid/cells";
import type { JobMessage } from "@limpid/contract";
import { FINE_VERDICT } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { changeMessage, messageTo } from "./edit.ts";
import { done, failed, finished, isFinal, pageReady, progress, warning } from "./job-message.ts";
import { parametersToWire } from "./parameters.ts";

const TABLE = "3f2a0000-1111-4222-8333-444444444444";

describe("a cell on the wire", () => {
  const place = { tableId: TABLE, row: 2, column: 1 };
  const alternatives = [{ output: "", prob: 0.85 }];
  const asked = { ...FINE_VERDICT, kind: "proposed", raw: "999", output: "999", prob: 0.15, missing: 0.85 } as const;

  it("has the flags of the specification, in place of its kind", () => {
    const cell = cellToWire(place, { ...asked, rule: "missing.sentinel", alternatives }, undefined);
    expect(JSON.stringify(cell)).toBe(
      `{"id":"${cell.id}","row_uuid":"${cell.row_uuid}","column_uuid":"${cell.column_uuid}","raw_input":"999",` +
        `"output":"999","has_data":true,"is_valid":true,"is_clean":false,"prob":0.15,"msg":null,"completed":true,` +
        `"hidden":false,"deleted":false,"missing_data":{"prediction":"MISSING","probability":0.85},"na_code":0,` +
        `"rule":"missing.sentinel","alternatives":[{"output":"","prob":0.85}],"edited":false}`,
    );
  });

  it.each([
    ["invalid", { output: "999", has_data: true, is_valid: false, is_clean: false, na_code: 2 }],
    ["failed", { output: "999", has_data: true, is_valid: false, is_clean: false, na_code: 3 }],
    ["repaired", { output: "999", has_data: true, is_valid: true, is_clean: true, na_code: 0 }],
  ] as const)("is %s by its flags", (kind, flags) => {
    expect(cellToWire(place, { ...asked, kind }, undefined)).toMatchObject(flags);
  });

  it("says whether it was repaired", () => {
    const said = (["repaired", "written"] as const).map(
      (kind) => cellToWire(place, { ...asked, kind }, undefined).repair,
    );
    expect(said).toEqual([true, undefined]);
  });

  it("without data has no output, and is valid", () => {
    const missing = { ...FINE_VERDICT, kind: "missing", raw: "n/a", output: null, missing: 0.95 } as const;
    const flags = { output: null, has_data: false, is_valid: true, is_clean: true, na_code: 1 };
    expect(cellToWire(place, missing, undefined)).toMatchObject(flags);
  });

  it("of a column of addresses names its class, and leads to the address that is safe to open", () => {
    const link = { ...FINE_VERDICT, kind: "kept", raw: "https://a.example/x", output: "https://a.example/x" } as const;
    const linkPlace = { ...place, linkClass: "url" };
    expect(cellToWire(linkPlace, link, undefined)).toMatchObject({ entity: "url", url: "https://a.example/x" });
    const edit = [{ field: "output", value: "javascript:alert(1)" }] as const;
    const edited = cellToWire(linkPlace, link, edit);
    expect([edited.entity, edited.output, "url" in edited]).toEqual(["url", "javascript:alert(1)", false]);
  });

  it("shows its edits, which set the flags one by one", () => {
    const edits = [
      { field: "isValid", value: false },
      { field: "isClean", value: true },
    ] as const;
    const flags = { is_valid: false, is_clean: true, has_data: true, na_code: 2, edited: true };
    expect(cellToWire(place, asked, edits)).toMatchObject(flags);
  });
});

describe("messages of a job", () => {
  it.each<[JobMessage, string, number, string, object]>([
    [warning("odd", 4), "IngestFile", 5, "Warning", { message: "odd", row: 4, level: 1 }],
    [
      pageReady({ page: 1, pageCount: 2, secondsLeft: 3 }),
      "CleanDataframe",
      5,
      "PageReady",
      { page: 1, num_pages: 2, seconds_left: 3 },
    ],
    [finished(3), "CleanDataframe", 1, "Finished", { num_rows: 3 }],
    [failed("IngestFile", "Sorry"), "IngestFile", 3, "Sorry", { level: 2 }],
  ])("%j", (message, microservice, status, msg, data) => {
    expect(message).toEqual({ microservice, status, msg, data });
  });

  it.each<[boolean, JobMessage]>([
    [true, finished(3)],
    [true, done("CleanDataframe", "Cancelled")],
    [true, failed("IngestFile", "Sorry")],
    [true, failed("CleanDataframe", "Sorry")],
    [false, done("IngestFile", "Ingested")],
    [false, progress("CleanDataframe", "TagsReady", { tags: [] })],
  ])("ends it: %s, %j", (isLast, message) => {
    expect(isFinal(message)).toBe(isLast);
  });
});

it("an edit on the wire names its session to that session alone", () => {
  const edit = {
    tableId: TABLE,
    editUuid: "e",
    session: "secret",
    username: "ann",
    dtUtc: "2026-01-02T03:04:05.678Z",
    kind: "decision" as const,
    place: { row: null, column: 3 },
    value: { decision: "unit", option: "kg" },
  };
  const told = { message: changeMessage(edit), by: edit.session };
  expect(messageTo("secret", told)).toMatchObject({ data: { session_uuid: "secret", decision: "unit", value: "kg" } });
  const message = messageTo("another", told);
  expect(messageTo(null, told)).toEqual(message);
  const data = { dt_utc: "2026-01-02 03:04:05", session_uuid: null, decision: "unit", value: "kg" };
  expect(message).toMatchObject({ event: "change", data });
  expect(JSON.stringify(message)).not.toContain("secret");
});

it("parameters come in the order of the specification, as far as they are known", () => {
  expect(parametersToWire({ skiprows: 2, index: true, fileType: "csv" })).toEqual({
    file_type: "csv",
    index: "yes",
    skiprows: "2",
  });
});
