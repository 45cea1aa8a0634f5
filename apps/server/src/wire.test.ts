import type { JobEvent } from "@limpid/store";
import { describe, expect, it } from "vitest";
import { jobEventToWire, PARAMETER_NAMES, parametersToWire, tableEventToWire } from "./wire.ts";

const TABLE = "3f2a0000-1111-4222-8333-444444444444";

describe("events of a job on the wire", () => {
  it.each<[JobEvent, string, number, string, object]>([
    [
      { kind: "parameter", name: "delimiter", value: "\t" },
      "IngestFile",
      5,
      "Inference",
      { name: "delimiter", value: "TAB" },
    ],
    [
      { kind: "parameter", name: "header", value: false },
      "IngestFile",
      5,
      "Inference",
      { name: "header", value: "no" },
    ],
    [{ kind: "parameter", name: "toString", value: 1 }, "IngestFile", 5, "Inference", { name: "toString", value: "1" }],
    [{ kind: "warning", message: "odd", row: 4 }, "IngestFile", 5, "Warning", { message: "odd", row: 4, level: 1 }],
    [{ kind: "ingested", rowCount: 3, columnCount: 4 }, "IngestFile", 1, "Ingested", { num_rows: 3, num_columns: 4 }],
    [{ kind: "evidence", text: "Day first" }, "SimpleCleaner", 5, "Day first", { level: 0 }],
    [{ kind: "started", pageCount: 2 }, "CleanDataframe", 5, "Started", { num_pages: 2 }],
    [
      { kind: "page", page: 1, pageCount: 2, secondsLeft: 3 },
      "CleanDataframe",
      5,
      "PageReady",
      { page: 1, num_pages: 2, seconds_left: 3 },
    ],
    [{ kind: "compared", pages: [0, 4] }, "CleanDataframe", 5, "RowsCompared", { pages: [0, 4] }],
    [{ kind: "name", name: "Orders" }, "CleanDataframe", 5, "NameReady", { name: "Orders" }],
    [{ kind: "tags", tags: ["a"] }, "CleanDataframe", 5, "TagsReady", { tags: ["a"] }],
    [{ kind: "cleaned", rowCount: 3 }, "CleanDataframe", 1, "Finished", { num_rows: 3 }],
    [{ kind: "cancelled" }, "CleanDataframe", 1, "Cancelled", {}],
    [{ kind: "failed", phase: "ingest", reason: "Sorry" }, "IngestFile", 3, "Sorry", { level: 2 }],
    [{ kind: "failed", phase: "clean", reason: "Sorry" }, "CleanDataframe", 3, "Sorry", { level: 2 }],
  ])("%j", (event, microservice, status, msg, data) => {
    expect(jobEventToWire(event)).toEqual({ microservice, status, msg, data });
  });
});

it("an edit on the wire names no session", () => {
  const edit = {
    tableId: TABLE,
    editUuid: "e",
    session: "secret",
    username: "ann",
    dtUtc: "2026-01-02T03:04:05.678Z",
    field: "decision" as const,
    rowIndex: null,
    columnIndex: 3,
    value: { decision: "unit", option: "kg" },
  };
  const { data } = tableEventToWire({ kind: "edit", edit });
  expect(data).toMatchObject({ dt_utc: "2026-01-02 03:04:05", session_uuid: null, decision: "unit", value: "kg" });
  expect(JSON.stringify(data)).not.toContain("secret");
});

it("parameters come in the order of the specification, as far as they are known", () => {
  expect(PARAMETER_NAMES).toHaveLength(10);
  expect(parametersToWire({ skiprows: 2, index: true, fileType: "csv" })).toEqual({
    file_type: "csv",
    index: "yes",
    skiprows: "2",
  });
});
