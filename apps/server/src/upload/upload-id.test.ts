import { describe, expect, it } from "vitest";
import { uploadId } from "./upload-id.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[48][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe("uploadId", () => {
  it("is new each time without a key", () => {
    expect(uploadId(undefined, "s", "d")).toMatch(UUID);
    expect(uploadId(undefined, "s", "d")).not.toBe(uploadId(undefined, "s", "d"));
  });

  it("is the same for the same key, session and content", () => {
    expect(uploadId("k", "s", "d")).toMatch(UUID);
    expect(uploadId("k", "s", "d")).toBe(uploadId("k", "s", "d"));
  });

  it.each([
    ["another key", ["l", "s", "d"]],
    ["another session", ["k", "t", "d"]],
    ["another content", ["k", "s", "e"]],
    ["what only looks the same in one line", ["k,s", "", "d"]],
  ] as const)("differs for %s", (_, [key, session, digest]) => {
    expect(uploadId(key, session, digest)).not.toBe(uploadId("k", "s", "d"));
  });

  it.each([
    ["empty", ""],
    ["too long", "k".repeat(256)],
    ["given twice", ["a", "b"]],
  ])("refuses a key that is %s", (_, key) => {
    expect(() => uploadId(key, "s", "d")).toThrow(expect.objectContaining({ code: "invalid_request" }));
  });
});
