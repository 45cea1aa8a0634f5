import { describe, expect, it } from "vitest";
import { isObject } from "./json-value.ts";
import { parseJson } from "./parse-json.ts";

describe("parseJson", () => {
  it.each([
    ["a number of many digits", "12345678901234567890.10", "12345678901234567890.10"],
    ["a number beyond all bounds", "1e400", "1e400"],
    ["negative zero", "-0", "-0"],
    ["escapes", '"\\u00fc\\n\\"\\/\\ud83d\\ude00"', 'ü\n"/😀'],
    ["a word", " true ", "true"],
    ["nothing", "null", null],
  ])("reads %s", (_, text, value) => {
    expect(parseJson(text)).toEqual({ kind: "value", value });
  });

  it.each([
    ["a trailing comma", "[1,2,]"],
    ["a comment", "[1] // one"],
    ["a single-quoted text", "['a']"],
    ["a number with a leading zero", "[012]"],
    ["a number without digits after the point", "[1.]"],
    ["undefined", "[undefined]"],
    ["a line break in a text", '["a\nb"]'],
    ["an unknown escape", '["\\x"]'],
    ["an unquoted key", "{a:1}"],
    ["a bracket too many", "[1]]"],
    ["a list that does not end", "[1,"],
    ["100,000 open brackets", "[".repeat(100_000)],
  ])("refuses %s", (_, text) => {
    expect(parseJson(text)).toMatchObject({ kind: "malformed" });
  });

  it("agrees with JSON.parse on every valid text without numbers and repeated keys", () => {
    const value = { a: ["x", null, { b: "", "": [] }], __: "\u2028\t", empty: {} };
    const parsed = parseJson(JSON.stringify(value));
    const document = parsed.kind === "value" ? parsed.value : undefined;
    if (!isObject(document)) throw new Error("not an object");
    expect(JSON.parse(document.source)).toEqual(value);
  });
});
