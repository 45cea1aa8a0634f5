import { describe, expect, it } from "vitest";
import { UploadBody } from "./upload-body.ts";

function read(json: string, piece = 7): { rest: unknown; data: string } {
  const body = new UploadBody();
  const bytes = Buffer.from(json);
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += piece) parts.push(...body.push(bytes.subarray(at, at + piece)));
  const { rest, last } = body.end();
  return { rest, data: Buffer.concat([...parts, last]).toString("utf8") };
}

const BASE64 = Buffer.from("id;name\n1;Zürich\n").toString("base64");

describe("UploadBody", () => {
  it.each([1, 2, 7, 64, 10_000])("takes the data out of the body in pieces of %i bytes", (piece) => {
    const json = JSON.stringify({ session_uuid: "s", data: BASE64, filename: 'a"b\\.csv', page_size: 20 });
    expect(read(json, piece)).toEqual({
      data: "id;name\n1;Zürich\n",
      rest: { session_uuid: "s", data: "", filename: 'a"b\\.csv', page_size: 20 },
    });
  });

  it("is not misled by the word data elsewhere", () => {
    const json = JSON.stringify({ filename: "data", path: '"data":"x"', nested: { data: "kept" }, data: BASE64 });
    expect(read(json, 3)).toEqual({
      data: "id;name\n1;Zürich\n",
      rest: { filename: "data", path: '"data":"x"', nested: { data: "kept" }, data: "" },
    });
  });

  it.each([1, 3, 5, 10_000])("takes off what a browser puts before base64, in pieces of %i bytes", (piece) => {
    const json = (head: string) => `{"data":"${head}${BASE64}"}`;
    for (const head of ["data:text/csv;base64,", "DATA:;base64,", "data:text\\/csv;charset=utf-8;base64,"])
      expect(read(json(head), piece).data).toBe("id;name\n1;Zürich\n");
    const likeAHead = Buffer.from("data", "base64").toString("utf8");
    expect(read('{"data":"data"}', piece).data).toBe(likeAHead);
    expect(read('{"data":"dat="}', piece).data).toBe(Buffer.from("dat=", "base64").toString("utf8"));
    for (const wrong of ["data:text/csv,", "data:text/csv;base64;", `data:${"x".repeat(2000)}`])
      expect(() => read(json(wrong), piece)).toThrow(expect.objectContaining({ fault: "bad_base64" }));
  });

  it("takes escaped slashes and line breaks, and spaces around the colon", () => {
    const withSlash = Buffer.from([255, 239, 255]).toString("base64");
    expect(withSlash).toContain("/");
    const body = new UploadBody();
    const parts = body.push(Buffer.from(`{ "data" : "${withSlash.replaceAll("/", "\\/")}\\r\\n" }`));
    const { last } = body.end();
    expect(Array.from(Buffer.concat([...parts, last]))).toEqual([255, 239, 255]);
  });

  it.each([
    ["a body cut off in the data", `{"data":"${BASE64}`, "not_json"],
    ["no JSON", "hello", "not_json"],
    ["signs outside base64", `{"data":"ab*d"}`, "bad_base64"],
    ["an unknown escape in the data", `{"data":"abcd\\u0041"}`, "bad_base64"],
    ["a body with too much beside the data", `{"path":"${"x".repeat(70_000)}"}`, "too_long"],
  ])("refuses %s", (_, json, fault) => {
    expect(() => read(json)).toThrow(expect.objectContaining({ fault }));
  });
});
